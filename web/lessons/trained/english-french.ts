import type { Files } from '../../training/files';
import { englishWords, frenchWords } from '../../training/tasks/english-french/lexicon';
import { loadWeights } from '../../training/trained/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { translatorSteps } from './steps';

const end = '.';

/** A transformer that learned to translate sentences of a small grammar, as it was after the last step. */
export async function englishFrench(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('english-french', files);
  return {
    ...readingPreset(weights, {
      tokens: {
        query: ['start', 'la', 'zone', 'économique', 'européenne', 'grandit'],
        key: ['the', 'european', 'economic', 'area', 'grows'],
      },
      query: { input: 'target', words: [...frenchWords, end], start: 'start' },
      key: { input: 'source', words: englishWords },
    }),
    trained: {
      examples: [
        { given: 'the european economic area grows', written: 'la zone économique européenne grandit' },
        { given: 'paul does not sleep', written: 'paul ne dort pas' },
        { given: 'these french economic trains wait', written: 'ces trains économiques français attendent' },
        {
          given: 'an old european national hotel arrives',
          written: 'un vieil hôtel national européen arrive',
        },
        {
          given: 'a european national area does not wait',
          written: "une zone nationale européenne n' attend pas",
        },
        {
          given: 'my economic bank finds my beautiful black areas',
          written: 'ma banque économique trouve mes belles zones noires',
        },
      ],
      after: 'start',
      end,
      watched: 'decoder_0/cross',
      measured: weights.measured,
    },
    opening: 'decoder_0/cross/head_0/weights',
    follows: { m: 1 },
    exhibits: ['sentence', 'trained-heads'],
    steps: translatorSteps({
      'decoder_*/cross/head_*/weights': {
        prose:
          'Where the decoder looks before it writes. After [[row:decoder_*/cross/head_*/weights:r]] it looks at ' +
          '“[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]], for the word to come.',
        aside:
          'A row bears the name of the word before the one that it writes. In “the european economic area” the adjectives ' +
          'come before the noun, in “la zone économique européenne” after it and in the opposite order: the lines of the ' +
          'alignment cross. Nobody told the model which word renders which.',
      },
    }),
  };
}
