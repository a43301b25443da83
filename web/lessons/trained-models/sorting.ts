import type { LoadFile } from '../../training/files';
import { digitsAndStop } from '../../training/tasks/sequences';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';
import { tokenAttention } from './token-attention';

const stop = '|';

/** A language model trained to sort six digits. */
export async function sorting(files?: LoadFile): Promise<LessonBody> {
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
    opening: 'layer_0/self/head_0/weights',
    activeRows: { n: 6 },
    figures: ['sentence', 'trained-heads'],
    guide: () => import('./guides/sorting').then((module) => module.sortingGuide),
    steps: languageModelSteps({
      ...tokenAttention,
      'layer_*/ffn/ffn_output': {
        prose:
          'The feed-forward network works on each row separately: it multiplies by a matrix, replaces what is below 0 by 0, and ' +
          'multiplies by a second matrix. This is its result. For [[row:layer_*/ffn/ffn_output:r]] it begins with ' +
          '[[layer_*/ffn/ffn_output:r,0]].',
      },
      'layer_*/self/head_*/weights': {
        prose:
          'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. From the stop on, ' +
          'each row has to find the next digit in order: [[row:layer_*/self/head_*/weights:r]] gives the largest weight, ' +
          '[[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]].',
        aside:
          'Small digits count first, large ones last. Of 300 texts that the model had never seen, the row of the stop looks most ' +
          'at the digit that it writes in 296, the last row in 287, those in between in 155 to 192: they take a little of many ' +
          'digits, and the rest of the layer works out which comes next. Equal digits get nearly equal weights. This head goes ' +
          'by what stands there; one that reverses, by where.',
      },
    }),
  };
}
