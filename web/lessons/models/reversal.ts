import type { LoadFile } from '../../training/files';
import { lettersAndStop, reorderingLength } from '../../training/tasks/sequences';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import type { Example, ModelBody, Trained } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset } from './preset';

const stop = '|';

const examples: readonly [Example, ...Example[]] = [
  { input: 'f a c a d e |', target: 'e d a c a f' },
  { input: 'b g e f c h |', target: 'h c f e g b' },
  { input: 'a b d h b b |', target: 'b b h d b a' },
];

/** The letters of the first example in another order: the same input to a model without positions. */
const anagram: Example = { input: 'd e c a f a |', target: 'a f a c e d' };

function body(weights: Weights, trained: Pick<Trained, 'examples' | 'baseline'>): ModelBody {
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'facade', stop, ...'edaca'], key: [] },
      query: { input: 'x', words: lettersAndStop, positions: 'learned_positions' },
      longest: reorderingLength,
    }),
    trained: { after: stop, end: '', watched: 'layer_0/self', measured: weights.measured, ...trained },
  };
}

/** A language model trained to reverse six letters. */
export async function reversal(files?: LoadFile): Promise<ModelBody> {
  return body(await loadWeights('reversal', files), { examples });
}

/** The same model trained without positions. */
export async function reversalWithoutPositions(files?: LoadFile): Promise<ModelBody> {
  return body(await loadWeights('reversal-without-positions', files), {
    examples: [examples[0], anagram, ...examples.slice(1)],
    baseline: baselineOf('reversal'),
  });
}
