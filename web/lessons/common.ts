import type { LessonStep } from './lesson';

/** Steps of the scores that appear with certain options. */
export const optionSteps: readonly LessonStep[] = [
  {
    node: 'capped_scores',
    prose:
      'A soft cap c turns a score s into c · tanh(s / c). Small scores hardly change, large ones level off before c: ' +
      'here [[scaled_scores:r,c]] becomes [[capped_scores:r,c]]. The order of the scores stays as it was.',
    aside: 'The cap comes before the mask. Capping −∞ would give −c, and a removed key would be back.',
  },
  {
    node: 'mask',
    prose:
      '[[mask]] is added to the scores: 0 keeps a score, −∞ removes it. The entry for [[row:mask:r]] and ' +
      '[[col:mask:c]] is [[mask:r,c]]. It has a row for each query; where there are heads, all of them share it.',
    aside:
      'Libraries disagree about true and false in a mask: keep or remove? An additive mask leaves no doubt.',
  },
  {
    node: 'masked_scores',
    prose:
      '[[masked_scores]] is the score plus the mask. Adding 0 changes nothing; adding −∞ leaves −∞, whatever the score ' +
      'was. For [[row:masked_scores:r]] and [[col:masked_scores:c]] this gives [[masked_scores:r,c]].',
    aside:
      'The mask belongs before the softmax. Set weights to 0 after it, and the rest of the row no longer adds up to 1.',
  },
];

/** The side note about √d_k. */
export const scaleAside =
  'The width that counts is d_k, that of the keys: not the number of tokens, not the width of a token (d_model) or of a ' +
  'value (d_v). In a library, check whether it scales for you; scaling twice is a common and silent error.';

/** The side note about the axis of the softmax. */
export const softmaxAside =
  'The softmax runs along rows, one distribution per query. A column need not add up to 1: a key can be wanted by ' +
  'everyone or by no one. Scores may be negative, weights may not.';

/** The side note about rows and columns, and what a token is. */
export const rowsAside =
  'A token is a word or a piece of one; the numbers that stand for it are its features. Rows are tokens, columns are ' +
  'features, here and wherever nothing else is said. Some texts put tokens into columns; their formulas are ours transposed.';

/** The words of the first lessons: none of them reads as grammar inside a text. */
export const smallHungryBird = {
  tokens: { query: ['small', 'hungry', 'bird'], key: ['small', 'hungry', 'bird'] },
  linkTokens: { query: ['Watch', 'that', 'bird'], key: ['Watch', 'that', 'bird'] },
} as const;
