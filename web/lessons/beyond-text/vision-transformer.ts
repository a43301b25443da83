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

/** Positions of 4 × 4 patches: zeros for the content columns, then the row and the column. */
const places = [-1.5, -0.5, 0.5, 1.5];
const positions: Rows = [
  [0, 0, 0, 0, 0, 0],
  ...places.flatMap((down) => places.map((right) => [0, 0, 0, 0, down, right])),
];

/** The attention of the vision transformer (Dosovitskiy et al.), with weights chosen by hand. */
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
  guide: () => import('./guides/vision-transformer').then((module) => module.visionTransformerGuide),
  opening: 'head_0/weights',
  activeRows: { n_tokens: 0 },
  figures: ['patch-attention', 'training-digits'],
  steps: [
    {
      node: 'image',
      prose:
        '[[image]] is a picture of [[dim:height]] rows with [[dim:width]] pixels each. A pixel is one number, from 0 for black to 1 for white. You can draw on it, or open a picture of your own: it is scaled down in this page and sent nowhere.',
    },
    {
      node: 'w_e',
      prose:
        '[[w_e]] turns the numbers of a patch into a token of [[dim:d_model]] numbers. It is learned in a real model; as given, its first columns measure brightness and the contrasts between left and right, between top and bottom and between the two diagonals.',
      aside:
        'A convolution whose step is the size of its kernel does the same, and libraries often write it in this way. Its weights are stored channel by channel; the option “flatten” shows that order.',
    },
    {
      node: 'b_e',
      prose: '[[b_e]] is added to every patch. As given, it moves the middle between dark and bright to 0.',
    },
    {
      node: 'class_token',
      prose:
        '[[class_token]] is learned and belongs to no patch. It is processed like the patches, and the picture is classified by what it has collected in the end.',
      aside:
        'Averaging the tokens of all patches works about as well. The class token is a habit taken over from text.',
    },
    {
      node: 'position_embeddings',
      prose:
        '[[position_embeddings]] has a row for each of the [[dim:n_tokens]] tokens. In the paper, all rows are learned; as given, the last two columns say how far down and how far right a patch is.',
    },
    {
      node: 'w_q',
      prose:
        '[[w_q]] makes queries. As given, its first half, for head 1, uses brightness and contrast; its second half, for head 2, uses the place.',
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
        '[[patches]]: the picture is cut into [[dim:n_patches]] squares of [[dim:patch]] by [[dim:patch]] pixels, called patches. Each patch becomes a row: its pixels from left to right, from top to bottom. [[row:patches:r]], named after its row and its column of patches, begins with [[patches:r,0]].',
      aside:
        'Try patches of twice the side: there are a quarter as many patches, and a sixteenth as many scores between them, but details get lost.',
    },
    ...patchTokenSteps,
    {
      ...sequenceStep,
      aside:
        'Set all position embeddings to 0, and the attention can no longer tell a picture from the same patches shuffled.',
    },
    {
      node: 'query',
      prose:
        'A matrix of parameters, [[w_q]], makes queries: [[query]] = [[z]] [[w_q]] is what each token looks for, for all heads side by side. The first [[dim:d_k]] columns belong to head 1 and come from brightness and contrast, the others belong to head 2 and come from the place.',
    },
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
        'Each token also has a key, what it can be found by. [[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], with keys as columns: each token is compared with each, the class token included. The score of [[row:head_*/scores:r]] for [[col:head_*/scores:max]] is [[head_*/scores:r,max]], and no token has a higher one in this row.',
    },
    {
      node: 'head_*/scaled_scores',
      prose:
        'Divided by √d_k with d_k = [[dim:d_k]]: [[head_*/scores:r,c]] becomes [[head_*/scaled_scores:r,c]].',
    },
    {
      node: 'head_*/weights',
      prose:
        'The softmax turns each row of scaled scores into shares that add up to 1. [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]], and no token gets more. As given, the class token looks for bright patches in head 1 and prefers no place in head 2.',
      aside: softmaxAside,
    },
    {
      node: 'head_*/context',
      prose:
        'A value is what a token hands over. [[head_*/context]] = [[head_*/weights]] [[head_*/value]]: for each token, the values of all tokens, mixed by its weights. That of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].',
    },
    { node: 'concat', prose: '[[concat]]: the contexts of the [[dim:n_heads]] heads side by side.' },
    {
      node: 'output',
      prose:
        '[[output]] = [[concat]] [[w_o]]: one more matrix mixes the results of all heads. The first row is that of the class token and begins with [[output:0,0]]. In a trained model, the picture is classified by this row, after several layers.',
      aside:
        'A layer of the real model also normalises its tokens before the attention, adds the result of the attention to its input, and has a feed-forward part. The lessons about the transformer explain all this.',
    },
  ],
};
