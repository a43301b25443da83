import type { Files } from '../../training/files';
import { loadWeights } from '../../training/trained/index';
import type { Example, LessonBody } from '../lesson';
import { crossing, end, examples, text } from './english-french-words';
import { readingPreset } from './preset';
import { recurrentTranslatorSteps } from './recurrent-translator';

const long: Example = {
  given: 'these small red cats sleep behind my old black house and anna waits',
  written: 'ces petits chats rouges dorment derrière ma vieille maison noire et anna attend',
};

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
    follows: { m: 1 },
    exhibits: ['sentence'],
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
