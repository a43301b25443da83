import type { LoadFile } from '../../training/files';
import { sourceWords, targetWords } from '../../training/tasks/dates';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody } from '../lesson';
import { readingPreset } from './preset';
import { space } from './space';

const characters = (text: string): readonly string[] => [...text.replaceAll(' ', space)];

const example = (given: string, target: string) => ({
  input: characters(given).join(' '),
  target: [...target].join(' '),
});

/** A transformer trained to read dates in eight languages, character by character. */
export async function dates(files?: LoadFile): Promise<ModelBody> {
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
  };
}
