import type { Files } from '../../training/files';
import { loadWeights } from '../../training/trained/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';

const stop = '|';

/** A language model that learned to say six symbols backwards. */
export async function reversal(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('reversal', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'164527', stop, ...'72546'], key: [] },
      query: { input: 'x', words: [...'01234567', stop] },
    }),
    trained: {
      examples: [
        { given: '1 6 4 5 2 7 |', written: '7 2 5 4 6 1' },
        { given: '0 5 7 2 3 5 |', written: '5 3 2 7 5 0' },
        { given: '0 1 3 7 1 1 |', written: '1 1 7 3 1 0' },
      ],
      after: stop,
      end: '',
      watched: 'layer_0/self',
      measured: weights.measured,
    },
    opening: 'layer_0/self/head_0/weights',
    follows: { n: 6 },
    exhibits: ['sentence', 'trained-heads'],
    steps: languageModelSteps({
      'layer_*/self/head_*/weights': {
        prose:
          'From the stop on, each row must say one symbol more of the way back. [[row:layer_*/self/head_*/weights:r]] looks at ' +
          '[[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]], and no key gets more.',
        aside:
          'One row down, one column to the left: the rows below the stop lie along the other diagonal. The words do not ' +
          'say where they stand. Without positions there would be nothing to turn round.',
      },
    }),
  };
}
