import type { Translations } from '../../translations';

/** The French of `web/lessons/beyond-text/patch-steps.ts`: how patches become tokens, and tokens a sequence. */
export const patches: Translations = {
  '[[embedded_product]] = [[patches]] [[w_e]]: one matrix for all patches, wherever they are.':
    '[[embedded_product]] = [[patches]] [[w_e]] : une seule matrice pour tous les patchs, où qu’ils se trouvent.',
  '[[embedded]]: each patch, times [[w_e]], plus the bias [[b_e]], is a token, a row of [[dim:d_model]] numbers. One matrix serves all patches, wherever they are. The token of [[row:embedded:r]] begins with [[embedded:r,0]].':
    '[[embedded]] : chaque patch, multiplié par [[w_e]], plus le biais [[b_e]], est un jeton, une ligne de [[dim:d_model]] nombres. Une seule matrice sert pour tous les patchs, où qu’ils se trouvent. Le jeton de [[row:embedded:r]] commence par [[embedded:r,0]].',
  '[[tokens]]: one more token is put before the patches, the class token, which makes [[dim:n_tokens]] rows. It belongs to no patch. It collects what the whole picture shows, and the picture is classified by it.':
    '[[tokens]] : un jeton de plus se place devant les patchs, le jeton de classe, ce qui fait [[dim:n_tokens]] lignes. Il n’appartient à aucun patch. Il recueille ce que montre l’image entière, et c’est d’après lui que l’image est classée.',
  '[[z]] = [[tokens]] + [[position_embeddings]]: to each token, a row of numbers is added that depends only on its place. From here on, the picture is a sequence of tokens like any other.':
    '[[z]] = [[tokens]] + [[position_embeddings]] : à chaque jeton s’ajoute une ligne de nombres qui ne dépend que de sa place. À partir d’ici, l’image est une suite de jetons comme une autre.',
};
