import type { LessonStep } from '../lesson';

/** How the patches of a picture become tokens. */
export const patchTokenSteps: readonly LessonStep[] = [
  {
    node: 'embedded_product',
    prose: '[[embedded_product]] = [[patches]] [[w_e]]: one matrix for all patches, wherever they are.',
  },
  {
    node: 'embedded',
    prose:
      '[[embedded]]: each patch is multiplied by a matrix of parameters, [[w_e]], and a row of parameters is added, the bias [[b_e]]. This makes a token, a row of [[dim:d_model]] numbers. One matrix serves all patches, wherever they are. The token of [[row:embedded:r]] begins with [[embedded:r,0]].',
  },
  {
    node: 'tokens',
    prose:
      '[[tokens]]: one more token is put before the patches, the class token, which makes [[dim:n_tokens]] rows. It belongs to no patch. It collects what the whole picture shows, and the picture is classified by it.',
  },
];

/** The tokens with their positions. */
export const sequenceStep: LessonStep = {
  node: 'z',
  prose:
    '[[position_embeddings]] has a row of numbers for each place. [[z]] = [[tokens]] + [[position_embeddings]]: it is added to the token that stands there. From here on, the picture is a sequence of tokens like any other.',
};
