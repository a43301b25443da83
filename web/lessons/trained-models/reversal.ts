import type { LoadFile } from '../../training/files';
import { lettersAndStop, reorderingLength } from '../../training/tasks/sequences';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import type { Example, LessonBody } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset } from './preset';
import { languageModelSteps, type StepOverrides } from './steps';

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
      query: { input: 'x', words: lettersAndStop },
      longest: reorderingLength,
    }),
    trained: { examples, after: stop, end: '', watched: 'layer_0/self', measured: weights.measured },
    ...own,
    steps: languageModelSteps(overrides),
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
            'From the stop on, each row has to say the next letter on the way back. [[row:layer_*/self/head_*/weights:r]] looks at ' +
            '[[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]], and no key gets more.',
          aside:
            'One row down, one column to the left: the rows below the stop lie along the other diagonal. The letters do not ' +
            'say where they stand. Without positions there would be nothing to turn round.',
        },
      },
    }),
    activeRows: { n: 6 },
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
          'This model adds no positions to them, and never did in training: from here on, the rows of the same letter are the ' +
          'same row.',
      },
      'layer_*/self/head_*/scores': {
        prose:
          'The same letter asks the same and is found by the same, wherever it stands: all rows of ' +
          '[[row:layer_*/self/head_*/scores:r]] begin with [[layer_*/self/head_*/scores:r,0]] and are equal to the last bit, and ' +
          'so are all its columns.',
        aside:
          'To reverse, a row has to find a place: one further back than the row before it. Nothing in these numbers knows a ' +
          'place, whatever the parameters are. In deeper models the mask alone can give places away (Haviv et al. 2022); with one ' +
          'layer no training can help.',
      },
      'layer_*/self/head_*/weights': {
        prose:
          '[[row:layer_*/self/head_*/weights:r]] looks at [[col:layer_*/self/head_*/weights:max]] most, with ' +
          '[[layer_*/self/head_*/weights:r,max]], and every other place of that letter so far gets as much. No row can tell the ' +
          'first from the last.',
        aside:
          'The mask is all that is left of an order: it says which letters have been written by now, as in a bag. Choose the ' +
          'second text above, the letters of the first in another order: the answer is the same, and wrong for both.',
      },
    },
  });
  return { ...body, trained: { ...body.trained, baseline: baselineOf('reversal') }, activeRows: { n: 9 } };
}
