import type { LoadFile } from '../../../training/files';
import { loadWeights } from '../../../training/weights/index';
import type { LessonBody } from '../../lesson';
import { readingPreset } from '../preset';
import { translatorSteps } from '../steps';
import { crossing, end, examples, text } from './english-french-words';

/** A transformer trained to translate sentences of a small grammar. */
export async function englishFrench(files?: LoadFile): Promise<LessonBody> {
  const weights = await loadWeights('english-french', files);
  return {
    ...readingPreset(weights, text),
    trained: { examples, after: 'start', end, watched: 'decoder_0/cross', measured: weights.measured },
    opening: 'decoder_0/cross/head_0/weights',
    activeRows: { m: 1 },
    figures: ['sentence', 'trained-heads'],
    guide: () => import('../guides/english-french').then((module) => module.englishFrenchGuide),
    steps: translatorSteps({
      'decoder_*/cross/head_*/weights': {
        prose:
          'This is where the decoder looks before it writes. After [[row:decoder_*/cross/head_*/weights:r]] it looks at ' +
          '[[col:decoder_*/cross/head_*/weights:max]], with [[decoder_*/cross/head_*/weights:r,max]], to find the next word.',
        aside: crossing,
      },
    }),
  };
}
