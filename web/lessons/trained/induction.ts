import type { Files } from '../../training/files';
import { loadWeights } from '../../training/trained/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';

/** A language model of two layers that learned to go on with what comes again. */
export async function induction(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('induction', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'mefljbadhomefljbadhomefl'], key: [] },
      query: { input: 'x', words: [...'abcdefghijklmnop'] },
    }),
    trained: {
      examples: [
        { given: 'm e f l j b a d h o m e', written: 'f l j b a d h o m e f l j' },
        { given: 'c m d k a j l h n c m d', written: 'k a j l h n c m d k a j l' },
        { given: 'c f m o i k h e p n c f', written: 'm o i k h e p n c f m o i' },
      ],
      after: '',
      end: '',
      watched: 'layer_1/self',
      measured: weights.measured,
    },
    opening: 'layer_1/self/head_0/weights',
    follows: { n: 12 },
    exhibits: ['sentence', 'trained-heads', 'training-induction'],
    steps: languageModelSteps({
      'layer_*/self/head_*/weights': {
        prose:
          'Softmax, row by row: [[row:layer_*/self/head_*/weights:r]] attends most to [[col:layer_*/self/head_*/weights:max]], ' +
          'with [[layer_*/self/head_*/weights:r,max]]. What a head has learned to look for, the figure below tells by its weights.',
        aside:
          'To go on with what comes again takes two steps. A head of the first layer writes into each row which word stood ' +
          'before it; a head of the second looks for the row whose note is the present word, and finds what came next. ' +
          'Elhage et al. 2021 call it an induction head. One layer cannot do it.',
      },
    }),
  };
}
