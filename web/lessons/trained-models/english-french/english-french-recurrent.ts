import type { Files } from '../../../training/files';
import { loadWeights } from '../../../training/weights/index';
import type { LessonBody } from '../../lesson';
import { besideOf } from '../beside';
import { readingPreset } from '../preset';
import { crossing, end, examples, long, overflowing, text, textOf } from './english-french-words';
import { recurrentTranslatorSteps } from './recurrent-translator';

/** Two cells that read, one that writes, and attention between them: how attention came into the world (Bahdanau et al. 2015). */
export async function englishFrenchRecurrent(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('english-french-recurrent', files);
  return {
    ...readingPreset(weights, text),
    trained: {
      examples: [...examples, long],
      after: 'start',
      end,
      watched: 'decoder',
      measured: weights.measured,
    },
    opening: 'decoder/weights',
    activeRows: { m: 1 },
    figures: ['sentence'],
    steps: recurrentTranslatorSteps({
      source: {
        aside:
          'The order is in the reading, and no table of places comes to an end. No sentence of the training was longer than 20 ' +
          'words; here there is room for 24, and such sentences are read in the same way.',
      },
      'decoder/weights': { aside: crossing },
      summary: {
        aside:
          'Set “attention” to “none”: the decoder gets this row in every step, and has never learned to make do with it. A ' +
          'model that has learned without attention, in all else the same, translates 155 of 600 new sentences without a ' +
          'fault; this one, 598. The lesson on additive attention measures both by the length of the sentence: one curve is ' +
          'flat, the other falls.',
      },
    }),
  };
}

/** The same without attention: a sentence has to fit into one row (Cho et al. 2014). */
export async function englishFrenchWithoutAttention(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('english-french-without-attention', files);
  return {
    ...readingPreset(weights, textOf(overflowing[0])),
    trained: {
      examples: overflowing,
      after: 'start',
      end,
      watched: 'decoder',
      measured: weights.measured,
      beside: besideOf('english-french-recurrent'),
    },
    opening: 'decoder/context',
    activeRows: { m: 1 },
    figures: ['sentence', 'lengths'],
    steps: recurrentTranslatorSteps({
      encoder_states: {
        aside:
          'Of all these rows, nothing but two halves goes on: the left of the last word and the right of the first one. ' +
          'With attention, every step may read every row.',
      },
      summary: {
        prose:
          '[[summary]]: the two states that have read everything, side by side. These [[dim:d_both]] numbers are all that the ' +
          'decoder gets of the source, be it two words or twenty.',
        aside:
          'Short sentences fit. Choose a longer one above: there is still a French sentence, with a word or two that were ' +
          'meant, and the others are made up.',
      },
      'decoder/context': {
        prose:
          'What the decoder got of the source in each step: the same row every time. That of [[row:decoder/context:r]] ' +
          'begins with [[decoder/context:r,0]], and so do all others.',
        aside:
          'With attention, each of these rows is a mixture of its own, with most of the word that is to be rendered next. ' +
          'Without it, no step can look anything up that the summary has lost. The longer the sentence, the more that is: ' +
          'measure it below.',
      },
    }),
  };
}
