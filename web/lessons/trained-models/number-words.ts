import type { Files } from '../../training/files';
import { digits, sourceWords } from '../../training/tasks/number-words';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { translatorSteps } from './steps';

/** A transformer that learned to write numbers in digits, from the words of three languages. */
export async function numberWords(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('number-words', files);
  return {
    ...readingPreset(weights, {
      tokens: {
        query: ['start', '5', '2', '4', '0', '9'],
        key: 'zwei und fünfzig tausend vier hundert neun'.split(' '),
      },
      query: { input: 'target', words: digits, start: 'start' },
      key: { input: 'source', words: sourceWords },
    }),
    trained: {
      examples: [
        { given: 'zwei und fünfzig tausend vier hundert neun', written: '5 2 4 0 9' },
        { given: 'cinquante deux mille quatre cent neuf', written: '5 2 4 0 9' },
        { given: 'fifty two thousand four hundred nine', written: '5 2 4 0 9' },
        { given: 'neun und neunzig tausend drei hundert acht und siebzig', written: '9 9 3 7 8' },
        { given: 'quatre vingt dix neuf mille trois cent soixante dix huit', written: '9 9 3 7 8' },
      ],
      after: 'start',
      end: '.',
      watched: 'decoder_0/cross',
      measured: weights.measured,
    },
    opening: 'decoder_0/cross/head_0/weights',
    activeRows: { m: 1 },
    figures: ['sentence', 'trained-heads'],
    steps: translatorSteps({
      'decoder_*/cross/head_*/weights': {
        prose:
          'Where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at ' +
          '“[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]].',
        aside:
          'German says the units before the tens, and the alignment crosses: before “tausend” in each of 80 ' +
          'numbers that the model had never seen, at the end of a number in only 115 of 225. There the encoder has already ' +
          'told the neighbouring words, and the tens are found beside their own word: a map says where a head looks, not ' +
          'where what it finds came from.',
      },
    }),
  };
}
