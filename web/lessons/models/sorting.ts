import type { LoadFile } from '../../training/files';
import { digitsAndStop } from '../../training/tasks/sequences';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody } from '../lesson';
import { readingPreset } from './preset';

const stop = '|';

/** A language model trained to sort six digits. */
export async function sorting(files?: LoadFile): Promise<ModelBody> {
  const weights = await loadWeights('sorting', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'314152', stop, ...'11234'], key: [] },
      query: { input: 'x', words: digitsAndStop, positions: 'learned_positions' },
    }),
    trained: {
      examples: [
        { input: '3 1 4 1 5 2 |', target: '1 1 2 3 4 5' },
        { input: '7 5 3 1 2 0 |', target: '0 1 2 3 5 7' },
        { input: '6 2 6 4 0 2 |', target: '0 2 2 4 6 6' },
      ],
      after: stop,
      end: '',
      watched: 'layer_0/self',
      measured: weights.measured,
    },
  };
}
