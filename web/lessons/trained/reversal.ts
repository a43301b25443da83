import type { Files } from '../../training/files';
import { lettersAndStop } from '../../training/tasks/sequences';
import { loadWeights } from '../../training/trained/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';

const stop = '|';

/** A language model that learned to write six letters backwards. */
export async function reversal(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('reversal', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'facade', stop, ...'edaca'], key: [] },
      query: { input: 'x', words: lettersAndStop },
    }),
    trained: {
      examples: [
        { given: 'f a c a d e |', written: 'e d a c a f' },
        { given: 'b g e f c h |', written: 'h c f e g b' },
        { given: 'a b d h b b |', written: 'b b h d b a' },
      ],
      after: stop,
      end: '',
      watched: 'layer_0/self',
      measured: weights.measured,
    },
    opening: 'layer_0/self/head_0/weights',
    follows: { n: 6 },
    exhibits: ['sentence', 'trained-heads', 'training-reversal'],
    steps: languageModelSteps({
      'layer_*/self/head_*/weights': {
        prose:
          'From the stop on, each row must say one letter more of the way back. [[row:layer_*/self/head_*/weights:r]] looks at ' +
          '[[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]], and no key gets more.',
        aside:
          'One row down, one column to the left: the rows below the stop lie along the other diagonal. The words do not ' +
          'say where they stand. Without positions there would be nothing to turn round.',
      },
    }),
  };
}
