import type { Files } from '../../training/files';
import { digitsAndStop } from '../../training/tasks/sequences';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';

const stop = '|';

/** A language model that learned to put six digits in order. */
export async function sorting(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('sorting', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'314152', stop, ...'11234'], key: [] },
      query: { input: 'x', words: digitsAndStop },
    }),
    trained: {
      examples: [
        { given: '3 1 4 1 5 2 |', written: '1 1 2 3 4 5' },
        { given: '7 5 3 1 2 0 |', written: '0 1 2 3 5 7' },
        { given: '6 2 6 4 0 2 |', written: '0 2 2 4 6 6' },
      ],
      after: stop,
      end: '',
      watched: 'layer_0/self',
      measured: weights.measured,
    },
    opening: 'layer_0/self/head_0/weights',
    activeRows: { n: 6 },
    figures: ['sentence', 'trained-heads'],
    steps: languageModelSteps({
      'layer_*/self/head_*/weights': {
        prose:
          'From the stop on, each row must say the next digit in order. [[row:layer_*/self/head_*/weights:r]] looks at ' +
          '[[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]], and no key gets more.',
        aside:
          'Small digits count first, large ones last. Of 300 texts that the model had never seen, the row of the stop looks most ' +
          'at the digit that it writes in 296, the last row in 287, those in between in 155 to 192: they take a little of many ' +
          'digits, and the rest of the layer works out which comes next. Equal digits get nearly equal weights. This head goes ' +
          'by what stands there; one that reverses, by where.',
      },
    }),
  };
}
