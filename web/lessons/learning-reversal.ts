import { encoderSteps, normSteps } from './block-steps';
import type { LessonBody, LessonStep, Rows } from './lesson';
import { reversalNumbers } from './reversal-numbers';

const letters = [...'abcdefgh', '|'];

/** Read up to the bar; written from there. */
const sentence = [...'facade', '|', ...'edaca'];

/** A 1 in the column of each letter. */
const oneHot: Rows = sentence.map((word) => letters.map((letter) => (letter === word ? 1 : 0)));

const before: readonly LessonStep[] = [
  {
    node: 'x',
    prose:
      '[[x]] has a row for each place and a 1 in the column of the letter that stands there. What comes after the bar is ' +
      'the word backwards, as far as it is written; each row has to tell the letter that comes next.',
    aside:
      'These parameters were learned: it is what the training above ends with from seed 1, rounded to one decimal. Rounding ' +
      'costs it nothing.',
  },
  {
    node: 'w_embed',
    prose:
      '[[w_embed]] has one row of [[dim:d_model]] numbers for each letter. They were drawn at random, and training moved ' +
      'them to where they are.',
  },
  {
    node: 'word_vectors',
    prose:
      'A row with a single 1 times [[w_embed]] picks a row of it: the vector of [[row:word_vectors:r]] begins with ' +
      '[[word_vectors:r,0]]. The same letter has the same vector wherever it stands.',
  },
  {
    node: 'learned_positions',
    prose:
      '[[learned_positions]] has a row for each place, learned like all else. Nobody told the model that place 7 has to look ' +
      'at place 6 and place 8 at place 5: what it knows of that is in these rows.',
  },
  {
    node: 'positioned',
    prose:
      'Letter and place are added: [[word_vectors:r,c]] plus [[learned_positions:r,c]] is [[positioned:r,c]]. From here on ' +
      'every row knows what stands in it, and where.',
  },
  {
    node: 'mask',
    prose:
      '[[mask]] lets a row look at itself and at what came before. Here that is what makes the task a task: the answer ' +
      'to each row stands in the next one.',
    aside:
      'Take the mask away in the training above: it learns to look one place ahead, and cannot write a word by itself.',
  },
];

const after: readonly LessonStep[] = [
  {
    node: 'w_u',
    prose:
      '[[w_u]] has one column for each letter: what a row has to look like for that letter to come next.',
  },
  {
    node: 'logits',
    prose:
      '[[logits]] has a number for each letter that might come next. After the bar and from there on the largest of each row ' +
      'is what the model writes: for the row of [[row:logits:r]] that is [[col:logits:max]], with [[logits:r,max]].',
    aside: 'What it says in the rows before the bar means nothing. They were never asked.',
  },
];

/** A word turned round by a model of 824 numbers that has learned it. */
export const learningReversal: LessonBody = {
  preset: {
    tokens: { query: sentence, key: [] },
    features: { c: letters },
    options: {
      layers: '1',
      positions: 'learned',
      mask: 'causal',
      scale: 0,
      n_heads: 2,
      norm: 'pre',
      activation: 'relu',
      bias: false,
      norm_kind: 'layer',
    },
    inputs: { x: oneHot, ...reversalNumbers },
  },
  opening: 'layer_0/self/head_1/weights',
  exhibits: ['training-reversal'],
  steps: [...before, ...encoderSteps('layer_*/', 'mask'), ...normSteps('last_norm/'), ...after],
};
