import type { LoadFile } from '../../training/files';
import { sourceWords, targetWords } from '../../training/tasks/dates';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { space } from './space';
import { translatorSteps } from './steps';

const characters = (text: string): readonly string[] => [...text.replaceAll(' ', space)];

const example = (given: string, target: string) => ({
  input: characters(given).join(' '),
  target: [...target].join(' '),
});

/** A transformer trained to read dates in eight languages, character by character. */
export async function dates(files?: LoadFile): Promise<LessonBody> {
  const weights = await loadWeights('dates', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: ['start', ...'1974-06-29'], key: characters('29. juni 1974') },
      query: { input: 'target', words: targetWords, start: 'start', positions: 'target/learned_positions' },
      key: {
        input: 'source',
        words: sourceWords.map((character) => (character === ' ' ? space : character)),
        positions: 'source/learned_positions',
      },
    }),
    trained: {
      examples: [
        example('29. juni 1974', '1974-06-29'),
        example('9. juli 1949', '1949-07-09'),
        example('13 maja 2050', '2050-05-13'),
        example('9 marzo 1915', '1915-03-09'),
        example('november 9, 2021', '2021-11-09'),
        example('6 de agosto de 2067', '2067-08-06'),
      ],
      after: 'start',
      end: '.',
      watched: 'decoder_0/cross',
      measured: weights.measured,
    },
    opening: 'decoder_0/cross/head_0/weights',
    activeRows: { m: 6 },
    figures: ['lit-letters', 'sentence', 'trained-heads'],
    guide: () => import('./guides/dates').then((module) => module.datesGuide),
    steps: translatorSteps({
      'decoder_*/cross/head_*/weights': {
        prose:
          'This is where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at ' +
          '[[col:decoder_*/cross/head_*/weights:max]], with [[decoder_*/cross/head_*/weights:r,max]].',
        aside:
          'In 387 of 400 held-out dates, the model looked most at a letter of the month before it wrote the second digit of the month. In 340 it looked at a digit of the day before the second digit of the day. For the year this is less clear: the encoder has brought its digits into neighbouring rows, and the decoder finds them there.',
      },
    }),
  };
}
