import type { LoadFile } from '../../training/files';
import { loadWeights, type TrainedModelId } from '../../training/weights/index';
import type { LessonBody, LessonStep } from '../lesson';
import { baselineOf } from './baseline';
import { readingPreset } from './preset';
import { languageModelSteps, type StepOverrides } from './steps';
import { tokenAttention } from './token-attention';

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
      query: { input: 'x', words: [...'abcdefghijklmnop'], positions: 'learned_positions' },
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
    activeRows: { n: 12 },
    steps: languageModelSteps({ ...tokenAttention, ...overrides }),
  };
}

/** Steps in which the layers differ. */
const inductionSteps: readonly LessonStep[] = [
  {
    node: 'layer_0/self/head_0/weights',
    prose:
      'A weight says how much a row looks at another; those of a row add up to 1. While letters are new, each row looks one ' +
      'place back: in row 7, [[row:layer_0/self/head_0/weights:6]] gives [[layer_0/self/head_0/weights:6,5]] to ' +
      '[[col:layer_0/self/head_0/weights:5]]. This is a previous-token head.',
    aside:
      'Further down, where letters come again, the weights are spread. Only rows that will be found need to know the letter ' +
      'before them, and what is found is the first occurrence.',
  },
  {
    node: 'layer_1/self/key',
    prose:
      'The rows of this layer hold a letter, its place, and what the first layer found: the letter before it. The key of ' +
      '[[row:layer_1/self/key:r]] is made of all three, so that a row can be found by the letter before it.',
  },
];

/** A language model of two layers trained to continue repeated sequences. */
export async function induction(files?: LoadFile): Promise<LessonBody> {
  const overrides: StepOverrides = {
    'layer_*/self/head_*/weights': {
      prose:
        'Divided by √d_k, masked, and with the softmax, scores become weights. [[row:layer_*/self/head_*/weights:r]] looks for the ' +
        'row after the same letter, and gives [[layer_*/self/head_*/weights:r,max]] to ' +
        '[[col:layer_*/self/head_*/weights:max]]. That came next the last time, so it comes next again. This is an induction head.',
      aside:
        'To continue what comes again takes two steps. A head of the first layer adds to each row the letter before it; a head of ' +
        'the second looks for the row where this is its own letter, and finds what came next (Elhage et al. 2021). One layer ' +
        'cannot do both.',
    },
  };
  const body = await inductionLesson('induction', 'layer_1/self', overrides, files);
  return {
    ...body,
    steps: [...inductionSteps, ...body.steps],
    figures: ['sentence', 'trained-heads', 'training-induction'],
    guide: () => import('./guides/induction').then((module) => module.inductionGuide),
  };
}

/** The same with one layer: its keys do not know the previous token. */
export async function inductionInOneLayer(files?: LoadFile): Promise<LessonBody> {
  const overrides: StepOverrides = {
    'layer_*/self/key': {
      prose:
        'A key says what a row can be found by: [[dim:d_k]] numbers, made of its letter and its place, and of nothing else. That of ' +
        '[[row:layer_*/self/key:r]] begins with [[layer_*/self/key:r,0]].',
      aside:
        'In the model with two layers, a key of the second layer also depends on the letter before. Here no attention comes before ' +
        'the keys, so none of them can.',
    },
    'layer_*/self/head_*/weights': {
      prose:
        'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. A letter that comes again ' +
        'should look at what followed it before. [[row:layer_*/self/head_*/weights:r]] gives the largest weight, ' +
        '[[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]], and hardly less to the places around it.',
      aside:
        'The head goes by distance. Letters come again after 8 to 12 places, so what comes next stood 7 to 11 places back. It ' +
        'looks at this whole band, not at one letter, and guesses.',
    },
  };
  const body = await inductionLesson('induction-one-layer', 'layer_0/self', overrides, files);
  const trained = { ...body.trained, baseline: baselineOf('induction') };
  return {
    ...body,
    trained,
    figures: ['sentence', 'trained-heads'],
    guide: () => import('./guides/induction-one-layer').then((module) => module.inductionInOneLayerGuide),
  };
}
