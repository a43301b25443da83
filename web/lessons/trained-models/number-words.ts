import type { LoadFile } from '../../training/files';
import { digits, sourceWords } from '../../training/tasks/number-words';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { translatorSteps } from './steps';

/** A transformer trained to convert number words of three languages to digits. */
export async function numberWords(files?: LoadFile): Promise<LessonBody> {
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
    opening: 'decoder_0/cross/head_0/weights',
    activeRows: { m: 1 },
    figures: ['sentence', 'trained-heads'],
    guide: () => import('./guides/number-words').then((module) => module.numberWordsGuide),
    steps: translatorSteps({
      'decoder_*/cross/head_*/weights': {
        prose:
          'This is where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at ' +
          '[[col:decoder_*/cross/head_*/weights:max]], with [[decoder_*/cross/head_*/weights:r,max]].',
        aside:
          'German says the units before the tens, so the lines cross: before “tausend” in each of 80 held-out numbers, at the end of a number in only 115 of 225. There the encoder has already brought the tens into neighbouring rows, and the decoder finds them there. Weights show where a head looks, not where the information came from.',
      },
    }),
  };
}
