import { scaledDotProduct } from '../attention/scaled-dot-product';
import { optionSteps, rowsAside, scaleAside } from '../common';
import type { LessonBody } from '../lesson';

const first = scaledDotProduct.preset.inputs;

/** Four words, so that the triangle of a causal mask is wide enough to see. */
export const masks: LessonBody = {
  preset: {
    tokens: { query: ['small', 'hungry', 'bird', 'sings'], key: ['small', 'hungry', 'bird', 'sings'] },
    linkTokens: { query: ['Watch', 'that', 'bird', 'fly'], key: ['Watch', 'that', 'bird', 'fly'] },
    options: { mask: 'causal' },
    inputs: {
      query: [...(first.query ?? []), [-1, -1, 2, 1]],
      key: [...(first.key ?? []), [0, 1, 1, 0]],
      value: [...(first.value ?? []), [1, -1, 2, 1]],
    },
  },
  opening: 'masked_scores',
  guide: () => import('./guides/masks').then((module) => module.masksGuide),
  figures: ['mask-board', 'experiment-causal', 'training-induction'],
  steps: [
    {
      node: 'query',
      prose:
        '[[query]], one row per token that asks: the three words of the lesson on scaled dot-product attention and one more, so that there is an order to protect.',
      aside: rowsAside,
    },
    {
      node: 'key',
      prose:
        '[[key]], one row per token that can be attended to. A mask never changes a key; it only decides which queries may see it.',
    },
    {
      node: 'value',
      prose:
        '[[value]], one row per key. Where a weight is 0, a value contributes nothing, whatever its numbers are.',
    },
    {
      node: 'key_transposed',
      prose: '[[key_transposed]]: the keys as columns. The columns of the mask will be these same keys.',
    },
    {
      node: 'scores',
      prose:
        '[[scores]] = [[query]] [[key_transposed]] for every pair, also for pairs that the mask is about to remove. ' +
        '[[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]].',
      aside:
        'All pairs are computed here because a matrix product is one operation. Fast implementations skip the blocks ' +
        'that a mask would remove entirely.',
    },
    {
      node: 'scaled_scores',
      prose:
        'Divided by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]]. The mask comes next.',
      aside: scaleAside,
    },
    {
      node: 'mask',
      prose:
        'A mask is a table of permissions: [[mask]] holds 0 where a word may look and −∞, minus infinity, where it may not. ' +
        'This one is causal: each word may look at itself and at what came before it, so column j is closed to row i where j > i. The entry for [[row:mask:r]] and ' +
        '[[col:mask:c]] is [[mask:r,c]].',
      aside:
        'Other masks: “padding” hides the last keys from everyone; “window” keeps the neighbours, “block” those of the same ' +
        'block; “custom” is yours to draw, on the board below. With more keys than queries, a causal mask can start in the top left corner or end in the bottom right one. ' +
        'Both exist in libraries; “causal” is the first, “causal bottom right” the second.',
    },
    {
      node: 'masked_scores',
      prose:
        '[[masked_scores]] = score + mask. Plus 0, a score stays; plus −∞, it is −∞. For [[row:masked_scores:r]] the best ' +
        'key that remains is [[col:masked_scores:max]], with [[masked_scores:r,max]].',
      aside:
        'Before the softmax, not after: weights set to 0 afterwards would leave rows that no longer add up to 1, and keys ' +
        'that should be unseen would still have shaped the others.',
    },
    {
      node: 'weights',
      prose:
        'e to the power of −∞ is 0, so a removed key has weight 0 exactly, and the keys that remain share the whole. ' +
        '[[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]].',
      aside:
        'Close a whole row on the board below: no key is left, and the softmax would be 0 divided by 0. Unless ' +
        'you choose otherwise such a row gets zeros all along, and a note says so; many libraries answer NaN (not a number), ' +
        'which is there as an option.',
    },
    {
      node: 'context',
      prose:
        '[[context]] = [[weights]] [[value]]: averages over what each query may see. For [[row:context:r]] it begins with ' +
        '[[context:r,0]]. Change a key or value that a row may not see, and that row does not move.',
      aside:
        'With the causal mask a text model is trained on all positions of a sentence at once: no row can borrow from the words it ' +
        'is supposed to predict.',
    },
    ...optionSteps.filter(({ node }) => node !== 'mask' && node !== 'masked_scores'),
  ],
};
