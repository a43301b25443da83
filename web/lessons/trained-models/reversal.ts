import type { LoadFile } from '../../training/files';
import { lettersAndStop, reorderingLength } from '../../training/tasks/sequences';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import type { Example, LessonBody } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset } from './preset';
import { languageModelSteps, type StepOverrides } from './steps';
import { tokenAttention } from './token-attention';

const stop = '|';

const examples: readonly [Example, ...Example[]] = [
  { input: 'f a c a d e |', target: 'e d a c a f' },
  { input: 'b g e f c h |', target: 'h c f e g b' },
  { input: 'a b d h b b |', target: 'b b h d b a' },
];

/** The letters of the first example in another order: the same input to a model without positions. */
const anagram: Example = { input: 'd e c a f a |', target: 'a f a c e d' };

type LessonParts = Pick<LessonBody, 'opening' | 'figures'> & {
  readonly examples: readonly Example[];
  readonly overrides: StepOverrides;
};

function reversalLesson(weights: Weights, { examples, overrides, ...own }: LessonParts) {
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'facade', stop, ...'edaca'], key: [] },
      query: { input: 'x', words: lettersAndStop, positions: 'learned_positions' },
      longest: reorderingLength,
    }),
    trained: { examples, after: stop, end: '', watched: 'layer_0/self', measured: weights.measured },
    ...own,
    steps: languageModelSteps({ ...tokenAttention, ...overrides }),
  };
}

/** A language model trained to reverse six letters. */
export async function reversal(files?: LoadFile): Promise<LessonBody> {
  return {
    ...reversalLesson(await loadWeights('reversal', files), {
      examples,
      opening: 'layer_0/self/head_0/weights',
      figures: ['sentence', 'trained-heads', 'training-reversal'],
      overrides: {
        'layer_*/self/head_*/weights': {
          prose:
            'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. From the stop on, ' +
            'each row has to find the next letter of the answer: [[row:layer_*/self/head_*/weights:r]] gives the largest weight, ' +
            '[[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]].',
          aside:
            'One row down, one column to the left: below the stop, the large weights lie along the other diagonal. Letters alone ' +
            'do not say where they stand. Without positions there would be no order to reverse.',
        },
      },
    }),
    activeRows: { n: 6 },
    guide: () => import('./guides/reversal').then((module) => module.reversalGuide),
  };
}

/** The same model trained without positions. */
export async function reversalWithoutPositions(files?: LoadFile): Promise<LessonBody> {
  const body = reversalLesson(await loadWeights('reversal-without-positions', files), {
    examples: [examples[0], anagram, ...examples.slice(1)],
    opening: 'layer_0/self/head_0/scores',
    figures: ['sentence', 'trained-heads'],
    overrides: {
      word_vectors: {
        aside:
          'This model adds no positions, and never did in training. The rows of the same letter stay equal.',
      },
      'layer_*/self/head_*/scores': {
        prose:
          'A score says how well a query and a key match: their numbers are multiplied pair by pair and added up. A letter has one ' +
          'query and one key, wherever it stands: all rows of [[row:layer_*/self/head_*/scores:r]] begin with ' +
          '[[layer_*/self/head_*/scores:r,0]] and are equal to the last bit, and so are its columns.',
        aside:
          'To reverse, each row has to find one place further back than the row before. No number here depends on a place, ' +
          'whatever the parameters are. In deeper models the mask alone can reveal places (Haviv et al. 2022); with one layer, ' +
          'no training helps.',
      },
      'layer_*/self/head_*/weights': {
        prose:
          'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. ' +
          '[[row:layer_*/self/head_*/weights:r]] gives the largest, [[layer_*/self/head_*/weights:r,max]], to ' +
          '[[col:layer_*/self/head_*/weights:max]], and as much to the same letter in other places. No row can tell the first ' +
          'from the last.',
        aside:
          'Only the mask depends on the order: it says which letters come before a row. Choose the second text of the figure, the ' +
          'letters of the first in another order: the answer is the same, and wrong for both.',
      },
    },
  });
  return {
    ...body,
    trained: { ...body.trained, baseline: baselineOf('reversal') },
    activeRows: { n: 9 },
    guide: () =>
      import('./guides/reversal-without-positions').then((module) => module.reversalWithoutPositionsGuide),
  };
}
