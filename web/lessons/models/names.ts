import type { LoadFile } from '../../training/files';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody } from '../lesson';
import { readingPreset } from './preset';

const edge = '.';

/** A language model trained on first names, letter by letter. */
export async function names(files?: LoadFile): Promise<ModelBody> {
  const weights = await loadWeights('names', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [edge, ...'marri'], key: [] },
      query: { input: 'x', words: [edge, ...'abcdefghijklmnopqrstuvwxyz'], positions: 'learned_positions' },
    }),
    trained: {
      examples: [
        { input: '. m a r r i', target: 'l e e .' },
        { input: '. x e n', target: 'i a .' },
        { input: '. t r i s', target: 't a n .' },
        { input: '. d e m e t', target: 'r i u s .' },
      ],
      after: '',
      end: edge,
      watched: 'layer_1/self',
      measured: weights.measured,
    },
  };
}
