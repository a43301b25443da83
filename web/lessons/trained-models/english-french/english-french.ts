import type { Files } from '../../../training/files';
import { loadWeights } from '../../../training/weights/index';
import type { LessonBody } from '../../lesson';
import { readingPreset } from '../preset';
import { translatorSteps } from '../steps';
import { crossing, end, examples, text } from './english-french-words';

/** A transformer that learned to translate sentences of a small grammar, as it was after the last step. */
export async function englishFrench(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('english-french', files);
  return {
    ...readingPreset(weights, text),
    trained: { examples, after: 'start', end, watched: 'decoder_0/cross', measured: weights.measured },
    opening: 'decoder_0/cross/head_0/weights',
    activeRows: { m: 1 },
    figures: ['sentence', 'trained-heads'],
    steps: translatorSteps({
      'decoder_*/cross/head_*/weights': {
        prose:
          'Where the decoder looks before it writes. After [[row:decoder_*/cross/head_*/weights:r]] it looks at ' +
          '“[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]], for the word to come.',
        aside: crossing,
      },
    }),
  };
}
