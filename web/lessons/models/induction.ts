import type { LoadFile } from '../../training/files';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody, Trained } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset } from './preset';

/** A model on repeated sequences. */
function body(weights: Weights, trained: Pick<Trained, 'watched' | 'baseline'>): ModelBody {
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'mefljbadhomefljbadhomefl'], key: [] },
      query: { input: 'x', words: [...'abcdefghijklmnop'], positions: 'learned_positions' },
    }),
    trained: {
      examples: [
        { input: 'm e f l j b a d h o m e', target: 'f l j b a d h o m e f l j' },
        { input: 'c m d k a j l h n c m d', target: 'k a j l h n c m d k a j l' },
        { input: 'c f m o i k h e p n c f', target: 'm o i k h e p n c f m o i' },
      ],
      after: '',
      end: '',
      measured: weights.measured,
      ...trained,
    },
  };
}

/** A language model of two layers trained to continue repeated sequences. */
export async function induction(files?: LoadFile): Promise<ModelBody> {
  return body(await loadWeights('induction', files), { watched: 'layer_1/self' });
}

/** The same with one layer: its keys do not know the previous token. */
export async function inductionInOneLayer(files?: LoadFile): Promise<ModelBody> {
  return body(await loadWeights('induction-one-layer', files), {
    watched: 'layer_0/self',
    baseline: baselineOf('induction'),
  });
}
