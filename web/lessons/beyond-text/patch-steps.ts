import type { LessonStep } from '../lesson';

/** How the patches of a picture become tokens. */
export const patchTokenSteps: readonly LessonStep[] = [
  {
    node: 'embedded_product',
    prose: '[[embedded_product]] = [[patches]] [[w_e]]: one matrix for all patches, wherever they lie.',
  },
  {
    node: 'embedded',
    prose:
      '[[embedded]]: with [[b_e]] added, a patch is a token. That of [[row:embedded:r]] begins with [[embedded:r,0]].',
  },
  {
    node: 'tokens',
    prose: '[[tokens]]: the class token goes before the patches, which makes [[dim:n_tokens]] rows.',
  },
];

/** The tokens with their positions. */
export const sequenceStep: LessonStep = {
  node: 'z',
  prose:
    '[[z]] = [[tokens]] + [[position_embeddings]]. From here on nobody knows that this was a picture: it is a ' +
    'sequence of tokens like any other.',
};
