import type { LoadFile } from '../../training/files';
import { digits, sourceWords } from '../../training/tasks/number-words';
import { loadWeights } from '../../training/weights/index';
import type { ModelBody } from '../lesson';
import { readingPreset } from './preset';

/** A transformer trained to convert number words of three languages to digits. */
export async function numberWords(files?: LoadFile): Promise<ModelBody> {
  const weights = await loadWeights('number-words', files);
  return {
    ...readingPreset(weights, {
      tokens: {
        query: ['start', '5', '2', '4', '0', '9'],
        key: 'zwei und fünfzig tausend vier hundert neun'.split(' '),
      },
      query: { input: 'target', words: digits, start: 'start', positions: 'target/learned_positions' },
      key: { input: 'source', words: sourceWords, positions: 'source/learned_positions' },
    }),
    trained: {
      examples: [
        { input: 'zwei und fünfzig tausend vier hundert neun', target: '5 2 4 0 9' },
        { input: 'cinquante deux mille quatre cent neuf', target: '5 2 4 0 9' },
        { input: 'fifty two thousand four hundred nine', target: '5 2 4 0 9' },
        { input: 'neun und neunzig tausend drei hundert acht und siebzig', target: '9 9 3 7 8' },
        { input: 'quatre vingt dix neuf mille trois cent soixante dix huit', target: '9 9 3 7 8' },
      ],
      after: 'start',
      end: '.',
      watched: 'decoder_0/cross',
      measured: weights.measured,
    },
  };
}
