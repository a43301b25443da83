import type { Translations } from '../../translations';

/** The French of `web/lessons/beyond-text/patch-steps.ts`: how patches become tokens, and tokens a sequence. */
export const patches: Translations = {
  '[[embedded_product]] = [[patches]] [[w_e]]: one matrix for all patches, wherever they lie.':
    '[[embedded_product]] = [[patches]] [[w_e]] : une seule matrice pour tous les patchs, où qu’ils se trouvent.',
  '[[embedded]]: with [[b_e]] added, a patch is a token. That of [[row:embedded:r]] begins with [[embedded:r,0]].':
    '[[embedded]] : une fois [[b_e]] ajouté, un patch est un jeton. Celui de [[row:embedded:r]] commence par [[embedded:r,0]].',
  '[[tokens]]: the class token goes before the patches, which makes [[dim:n_tokens]] rows.':
    '[[tokens]] : le jeton de classe se place devant les patchs, ce qui fait [[dim:n_tokens]] lignes.',
  '[[z]] = [[tokens]] + [[position_embeddings]]. From here on nobody knows that this was a picture: it is a sequence of tokens like any other.':
    '[[z]] = [[tokens]] + [[position_embeddings]]. À partir d’ici, rien ne dit plus que c’était une image : c’est une suite de jetons comme une autre.',
};
