import type { LoadFile } from '../../training/files';
import { words } from '../../training/tasks/pronoun/grammar';
import { loadWeights } from '../../training/weights/index';
import type { LessonBody } from '../lesson';
import { readingPreset } from './preset';
import { languageModelSteps, type StepOverrides } from './steps';
import { tokenAttention } from './token-attention';

const sentence = 'the animal did not cross the street because it was too tired';

const overrides: StepOverrides = {
  ...tokenAttention,
  mask: {
    prose:
      '[[mask]] lets each word look at itself and at the words before it: −∞ above the diagonal. What “it” stands for depends on ' +
      'the last word. The row of [[row:mask:8]] does not see it; only the row of [[row:mask:11]] sees the whole sentence.',
    aside:
      'Switch the mask off, and the answer stays the same: the last row had nothing to hide. A model that reads in both ' +
      'directions can find the noun in the row of “it” itself.',
  },
  'layer_*/self/head_*/weights': {
    prose:
      'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. In this head, the row of ' +
      '[[row:layer_*/self/head_*/weights:r]] gives the largest weight, [[layer_*/self/head_*/weights:r,max]], to ' +
      '[[col:layer_*/self/head_*/weights:max]].',
    aside:
      'Of 400 sentences with two nouns that the model had never seen together, all 400 are answered right, and in 391 the second ' +
      'head looks most at the right noun. With the first head off, 398 are right; with the second off, 27. The model then ' +
      'names a noun that the last word fits, in 400 of 400, but mostly not the one in the sentence.',
  },
  logits: {
    prose:
      '[[arg0]] is what the layer gives. One more learned matrix, [[w_u]], makes a number for each word that the model knows: ' +
      '[[logits]] = [[arg0]] [[w_u]]. In the row of ' +
      '[[row:logits:r]] the largest is [[logits:r,max]], for [[col:logits:max]]: this is what the model takes “it” for.',
    aside:
      'The model was trained on the last row only: the loss was minus the logarithm of the probability of the right noun. ' +
      'What stands in the rows above means nothing.',
  },
};

/** A language model trained to find the noun that "it" stands for. */
export async function pronoun(files?: LoadFile): Promise<LessonBody> {
  const weights = await loadWeights('pronoun', files);
  return {
    ...readingPreset(weights, {
      tokens: { query: sentence.split(' '), key: [] },
      query: { input: 'x', words, positions: 'learned_positions' },
    }),
    trained: {
      examples: [
        { input: sentence, target: 'animal' },
        { input: 'the animal did not cross the street because it was too wide', target: 'street' },
        { input: 'the street did not tempt the animal because it was too tired', target: 'animal' },
        { input: 'the trophy cannot fit into the suitcase because it is too large', target: 'trophy' },
        { input: 'the trophy cannot fit into the suitcase because it is too small', target: 'suitcase' },
      ],
      after: '',
      end: '',
      answersOnce: true,
      watched: 'layer_0/self',
      measured: weights.measured,
    },
    opening: 'layer_0/self/head_1/weights',
    activeRows: { n: 11 },
    figures: ['sentence', 'trained-heads'],
    guide: () => import('./guides/pronoun').then((module) => module.pronounGuide),
    steps: languageModelSteps(overrides),
  };
}
