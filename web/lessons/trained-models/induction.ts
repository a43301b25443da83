import type { LoadFile } from '../../training/files';
import { loadWeights, type TrainedModelId } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset } from './preset';
import { languageModelSteps, type StepOverrides } from './steps';

/** A model on repeated sequences; `watched` is the attention of its last layer. */
async function inductionLesson(
  id: TrainedModelId,
  watched: string,
  overrides: StepOverrides,
  files?: LoadFile,
) {
  const weights = await loadWeights(id, files);
  return {
    ...readingPreset(weights, {
      tokens: { query: [...'mefljbadhomefljbadhomefl'], key: [] },
      query: { input: 'x', words: [...'abcdefghijklmnop'] },
    }),
    trained: {
      examples: [
        { input: 'm e f l j b a d h o m e', target: 'f l j b a d h o m e f l j' },
        { input: 'c m d k a j l h n c m d', target: 'k a j l h n c m d k a j l' },
        { input: 'c f m o i k h e p n c f', target: 'm o i k h e p n c f m o i' },
      ],
      after: '',
      end: '',
      watched,
      measured: weights.measured,
    },
    opening: `${watched}/head_0/weights`,
    follows: { n: 12 },
    steps: languageModelSteps(overrides),
  };
}

/** A language model of two layers trained to continue repeated sequences. */
export async function induction(files?: LoadFile): Promise<LessonBody> {
  const overrides: StepOverrides = {
    'layer_*/self/head_*/weights': {
      prose:
        'Softmax, row by row: [[row:layer_*/self/head_*/weights:r]] attends most to [[col:layer_*/self/head_*/weights:max]], ' +
        'with [[layer_*/self/head_*/weights:r,max]]. What a head has learned to look for, the figure below tells by its weights.',
      aside:
        'To go on with what comes again takes two steps. A head of the first layer writes into each row which letter stood ' +
        'before it; a head of the second looks for the row whose note is the present letter, and finds what came next. ' +
        'Elhage et al. 2021 call it an induction head. One layer cannot do it.',
    },
  };
  return {
    ...(await inductionLesson('induction', 'layer_1/self', overrides, files)),
    figures: ['sentence', 'trained-heads', 'training-induction'],
  };
}

/** The same with one layer: its keys do not know the previous token. */
export async function inductionInOneLayer(files?: LoadFile): Promise<LessonBody> {
  const overrides: StepOverrides = {
    'layer_*/self/key': {
      prose:
        'What a place can be found by: its own letter and its own place, and nothing else. The row of ' +
        '[[row:layer_*/self/key:r]] begins with [[layer_*/self/key:r,0]].',
      aside:
        'In the model with two layers, a key of the second layer also knows which letter stood before. Here no attention comes ' +
        'before the keys, so none can.',
    },
    'layer_*/self/head_*/weights': {
      prose:
        'A letter that comes again should look at what followed it before. [[row:layer_*/self/head_*/weights:r]] looks at ' +
        '[[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]], and at the places ' +
        'around it hardly less.',
      aside:
        'The head goes by how far away a place is. Letters come again after 8 to 12 places, so what comes next stood 7 to 11 places ' +
        'back: there it looks, on a band and not at a letter, and guesses.',
    },
  };
  const body = await inductionLesson('induction-one-layer', 'layer_0/self', overrides, files);
  const trained = { ...body.trained, baseline: baselineOf('induction') };
  return { ...body, trained, figures: ['sentence', 'trained-heads'] };
}
