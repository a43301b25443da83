import { softmaxAside } from '../common';
import type { LessonBody, Rows } from '../lesson';
import { patchTokenSteps, sequenceStep } from './patch-steps';

/** A small bird, bright on dark; `+` is its beak. */
const drawing = [
  '........',
  '..##....',
  '++##....',
  '..####..',
  '..######',
  '...####.',
  '....#...',
  '...##...',
];
const brightness: Readonly<Record<string, number>> = { '.': 0, '+': 0.5, '#': 1 };

const image: Rows = drawing.map((row) => [...row].map((sign) => brightness[sign] ?? 0));

/** Four patches down and four across: nothing about what is in them, then how far down and how far right they lie. */
const places = [-1.5, -0.5, 0.5, 1.5];
const positions: Rows = [
  [0, 0, 0, 0, 0, 0],
  ...places.flatMap((down) => places.map((right) => [0, 0, 0, 0, down, right])),
];

/** The vision transformer of Dosovitskiy et al. as far as its attention goes, with weights that can be understood. */
export const visionTransformer: LessonBody = {
  preset: {
    tokens: { query: [], key: [] },
    options: { n_heads: 2, patch: 2, flatten: 'pixel_first' },
    inputs: {
      image,
      w_e: [
        [1, 1, 1, 1, 0, 0],
        [1, -1, 1, -1, 0, 0],
        [1, 1, -1, -1, 0, 0],
        [1, -1, -1, 1, 0, 0],
      ],
      b_e: [[-2, 0, 0, 0, 0, 0]],
      class_token: [[2, 0, 0, 0, 0, 0]],
      position_embeddings: positions,
      w_q: [
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 1, 0],
      ],
      w_k: [
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 1, 0],
      ],
      w_v: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
      ],
      w_o: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [0, 0, -1],
      ],
    },
  },
  opening: 'head_0/weights',
  activeRows: { n_tokens: 0 },
  figures: ['patch-attention', 'training-digits'],
  steps: [
    {
      node: 'image',
      prose:
        '[[image]] is yours: draw on it, or open a picture of your own, which is made small in this page and goes nowhere. ' +
        'It has [[dim:height]] rows of [[dim:width]] pixels, from 0 for black to 1 for white.',
    },
    {
      node: 'w_e',
      prose:
        '[[w_e]] turns the numbers of a patch into a token of width [[dim:d_model]]. It is learned in a real model; as given, ' +
        'its first columns measure brightness and the contrasts between left and right, between top and bottom and ' +
        'between the two diagonals.',
      aside:
        'A convolution whose step is the size of its kernel does the same thing, and libraries often write it so. Its ' +
        'weights lie channel by channel; the option “flatten” shows that order.',
    },
    {
      node: 'b_e',
      prose: '[[b_e]] is added to every patch. As given it sets the middle between dark and bright to 0.',
    },
    {
      node: 'class_token',
      prose:
        '[[class_token]] is learned and belongs to no patch. It goes along with them, and what it has gathered in the end ' +
        'is what the picture is classified by.',
      aside:
        'Averaging the tokens of all patches works about as well. The class token is a habit taken over from text.',
    },
    {
      node: 'position_embeddings',
      prose:
        '[[position_embeddings]] has a row for each of the [[dim:n_tokens]] tokens. In the paper they are learned one by one; as given, ' +
        'the last two columns say how far down and how far right a patch lies.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] makes queries. As given, its first half, for head 1, looks at brightness and contrast; its second half, for head 2, at the place.',
    },
    { node: 'w_k', prose: '[[w_k]] makes keys, in the same way.' },
    {
      node: 'w_v',
      prose: '[[w_v]] makes values, as given brightness and contrast for head 1, the place for head 2.',
    },
    { node: 'w_o', prose: '[[w_o]] mixes what the heads found into [[dim:d_out]] numbers per token.' },
    {
      node: 'patches',
      prose:
        '[[patches]]: the picture is cut into squares of [[dim:patch]] by [[dim:patch]] pixels and each square is laid out ' +
        'in a row, [[dim:n_patches]] of them. The row of [[row:patches:r]] begins with [[patches:r,0]].',
      aside:
        'Try patches of twice the side: a quarter of the patches, and a sixteenth of the scores among them, at the price of detail.',
    },
    ...patchTokenSteps,
    {
      ...sequenceStep,
      aside:
        'Set all position embeddings to 0, and the attention can no longer tell a picture from the same patches shuffled.',
    },
    { node: 'query', prose: '[[query]] = [[z]] [[w_q]], for all heads side by side.' },
    { node: 'key', prose: '[[key]] = [[z]] [[w_k]], for all heads side by side.' },
    { node: 'value', prose: '[[value]] = [[z]] [[w_v]], for all heads side by side.' },
    {
      node: 'head_*/query',
      prose: '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head.',
    },
    {
      node: 'head_*/key',
      prose: '[[head_*/key]]: the [[dim:d_k]] columns of [[key]] that belong to this head.',
    },
    {
      node: 'head_*/value',
      prose: '[[head_*/value]]: the [[dim:d_v]] columns of [[value]] that belong to this head.',
    },
    { node: 'head_*/key_transposed', prose: '[[head_*/key_transposed]]: each token becomes a column.' },
    {
      node: 'head_*/scores',
      prose:
        '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]: every token meets every token, the class token ' +
        'included. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].',
    },
    {
      node: 'head_*/scaled_scores',
      prose:
        'Divided by √d_k with d_k = [[dim:d_k]]: [[head_*/scores:r,c]] becomes [[head_*/scaled_scores:r,c]].',
    },
    {
      node: 'head_*/weights',
      prose:
        'The weights of one token, painted back on the picture. As given, the class token looks for bright patches in head 1, ' +
        'and has no place to prefer in head 2. [[row:head_*/weights:r]] gives [[col:head_*/weights:max]] ' +
        '[[head_*/weights:r,max]], and no token gets more.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: what each token takes home from this head. That of ' +
        '[[row:head_*/context:r]] begins with [[head_*/context:r,0]].',
    },
    { node: 'concat', prose: '[[concat]]: the contexts of all [[dim:n_heads]] heads side by side.' },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]. Its first row, that of the class token, begins with [[output:0,0]]: what the picture as a whole amounts to so far.',
      aside:
        'A layer of the real model also normalises its tokens before the attention, adds what attention found to the ' +
        'tokens as they came in, and has a feed-forward part. The lessons about the transformer tell of all this.',
    },
  ],
};
