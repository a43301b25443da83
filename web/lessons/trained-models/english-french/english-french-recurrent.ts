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
          'Set “attention” to “none”: the decoder gets this row in every step, but has never learned to use it. A model trained without attention, the same in every other respect, translates 155 of 600 new sentences without an error; this one, 598. The lesson without attention measures both by the length of the sentence.',
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
    guide: () =>
      import('../guides/english-french-without-attention').then(
        (module) => module.englishFrenchWithoutAttentionGuide,
      ),
    steps: recurrentTranslatorSteps({
      encoder_states: {
        aside:
          'Only two halves of these rows are used: the left half of the last row and the right half of the first. With attention, every step may look at every row.',
      },
      summary: {
        prose:
          '[[summary]]: the last states of both readings, side by side. These [[dim:d_both]] numbers are all that the decoder gets from the source, whether it has two words or twenty.',
        aside:
          'Short sentences fit. Choose a longer one in the figure: the result is still a French sentence, with some of the right words, and the others are made up.',
      },
      'decoder/context': {
        prose:
          'What the decoder got from the source in each step: the same row every time. That of [[row:decoder/context:r]] begins with [[decoder/context:r,0]], and so do all others.',
        aside:
          'With attention, each of these rows is another mixture, mostly of the word that is translated next. Without it, no step can look up what the summary has lost. The longer the sentence, the more is lost: measure it below.',
      },
    }),
  };
}
