import type { Files } from '../../training/files';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps } from './steps';

const edge = '.';

/** A language model that learned first names letter by letter. */
export async function names(files?: Files): Promise<LessonBody> {
  const weights = await loadWeights('names', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [edge, ...'marri'], key: [] },
      query: { input: 'x', words: [edge, ...'abcdefghijklmnopqrstuvwxyz'] },
    }),
    trained: {
      examples: [
        { given: '. m a r r i', written: 'l e e .' },
        { given: '. x e n', written: 'i a .' },
        { given: '. t r i s', written: 't a n .' },
        { given: '. d e m e t', written: 'r i u s .' },
      ],
      after: '',
      end: edge,
      watched: 'layer_1/self',
      measured: weights.measured,
    },
    opening: 'logits',
    activeRows: { n: 5 },
    figures: ['next-word', 'sentence', 'trained-heads'],
    steps: languageModelSteps({
      'layer_*/self/head_*/weights': {
        prose:
          'Before it says what comes after [[row:layer_*/self/head_*/weights:r]], this head looks at ' +
          '[[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]].',
        aside:
          'Maps of real language are seldom as clean as those of a task made up for the purpose: a head does a little of ' +
          'many things. What it is for, one finds out by turning it off.',
      },
    }),
  };
}
