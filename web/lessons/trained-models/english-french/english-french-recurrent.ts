import type { LoadFile } from '../../../training/files';
import { loadWeights } from '../../../training/weights/index';
import type { LessonBody } from '../../lesson';
import { baselineOf } from '../baseline';
import { readingPreset } from '../preset';
import { crossing, end, examples, failingExamples, long, text, textOf } from './english-french-words';
import { recurrentTranslatorSteps } from './recurrent-translator';

/** A bidirectional recurrent encoder, a recurrent decoder, and attention between them (Bahdanau et al. 2015). */
export async function englishFrenchRecurrent(files?: LoadFile): Promise<LessonBody> {
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
    guide: () =>
      import('../guides/english-french-recurrent').then((module) => module.englishFrenchRecurrentGuide),
    steps: recurrentTranslatorSteps({
      source: {
        aside:
          'The order of the words is the order of reading: this model needs no matrix of positions. No training sentence had more than 20 words. Here there is room for 24, and longer sentences are read in the same way.',
      },
      'decoder/weights': { aside: crossing },
      summary: {
        aside:
          'Set “attention” to “none”: the decoder gets this row in every step, but has never learned to use it. A model trained without attention, otherwise the same, translates 155 of 600 new sentences without an error; this one, 598. The lesson without attention measures both by the length of the sentence.',
      },
    }),
  };
}

/** The same without attention: the decoder gets a single vector (Cho et al. 2014). */
export async function englishFrenchWithoutAttention(files?: LoadFile): Promise<LessonBody> {
  const weights = await loadWeights('english-french-without-attention', files);
  return {
    ...readingPreset(weights, textOf(failingExamples[0])),
    trained: {
      examples: failingExamples,
      after: 'start',
      end,
      watched: 'decoder',
      measured: weights.measured,
      baseline: baselineOf('english-french-recurrent'),
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
