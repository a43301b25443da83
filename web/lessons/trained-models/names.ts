import type { LoadFile } from '../../training/files';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';

const edge = '.';

/** A language model trained on first names, letter by letter. */
export async function names(files?: LoadFile): Promise<LessonBody> {
  const weights = await loadWeights('names', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [edge, ...'marri'], key: [] },
      query: { input: 'x', words: [edge, ...'abcdefghijklmnopqrstuvwxyz'], positions: 'learned_positions' },
    }),
    trained: {
      examples: [
        { input: '. m a r r i', target: 'l e e .' },
        { input: '. x e n', target: 'i a .' },
        { input: '. t r i s', target: 't a n .' },
        { input: '. d e m e t', target: 'r i u s .' },
      ],
      after: '',
      end: edge,
      watched: 'layer_1/self',
      measured: weights.measured,
    },
    opening: 'logits',
    activeRows: { n: 5 },
    figures: ['next-word', 'sentence', 'trained-heads'],
    guide: () => import('./guides/names').then((module) => module.namesGuide),
    steps: languageModelSteps({
      'layer_*/self/head_*/weights': {
        prose:
          'Before it says what comes after [[row:layer_*/self/head_*/weights:r]], this head looks at ' +
          '[[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]].',
        aside:
          'On real language, the weights of a head are seldom as clear as on an invented task: a head does a little of ' +
          'many things. To find out what it is for, turn it off below.',
      },
    }),
  };
}
