import type { Files } from '../../training/files';
import { lettersAndStop, reorderingLength } from '../../training/tasks/sequences';
import type { Weights } from '../../training/weight-file';
import { loadWeights } from '../../training/weights/index';
import type { Example, LessonBody } from '../lesson';
import { besideOf } from './beside';
import { readingPreset } from './preset';
import { languageModelSteps, type StepOverrides } from './steps';

const stop = '|';

const examples: readonly [Example, ...Example[]] = [
  { given: 'f a c a d e |', written: 'e d a c a f' },
  { given: 'b g e f c h |', written: 'h c f e g b' },
  { given: 'a b d h b b |', written: 'b b h d b a' },
];

/** The letters of the first in another order: without places, the same text. */
const anagram: Example = { given: 'd e c a f a |', written: 'a f a c e d' };

type Own = Pick<LessonBody, 'opening' | 'figures'> & {
  readonly examples: readonly Example[];
  readonly told: StepOverrides;
};

function reversing(weights: Weights, { examples, told, ...own }: Own) {
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'facade', stop, ...'edaca'], key: [] },
      query: { input: 'x', words: lettersAndStop },
      longest: reorderingLength,
    }),
    trained: { examples, after: stop, end: '', watched: 'layer_0/self', measured: weights.measured },
    ...own,
    steps: languageModelSteps(told),
  };
}

/** A language model that learned to write six letters backwards. */
export async function reversal(files?: Files): Promise<LessonBody> {
  return {
    ...reversing(await loadWeights('reversal', files), {
      examples,
      opening: 'layer_0/self/head_0/weights',
      figures: ['sentence', 'trained-heads', 'training-reversal'],
      told: {
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

/** The same without positions: it has the letters, and no order to turn round. */
export async function reversalWithoutPositions(files?: Files): Promise<LessonBody> {
  const body = reversing(await loadWeights('reversal-without-positions', files), {
    examples: [examples[0], anagram, ...examples.slice(1)],
    opening: 'layer_0/self/head_0/scores',
    figures: ['sentence', 'trained-heads'],
    told: {
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
  return { ...body, trained: { ...body.trained, beside: besideOf('reversal') }, activeRows: { n: 9 } };
}
