import type { Translations } from '../../translations';

/** The French of `web/lessons/beyond-text/patch-steps.ts`: how patches become tokens, and tokens a sequence. */
export const patches: Translations = {
  '[[embedded_product]] = [[patches]] [[w_e]]: one matrix for all patches, wherever they are.':
    '[[embedded_product]] = [[patches]] [[w_e]] : une seule matrice pour tous les patchs, où qu’ils se trouvent.',
  '[[embedded]]: each patch is multiplied by a matrix of parameters, [[w_e]], and a row of parameters is added, the bias [[b_e]]. This makes a token, a row of [[dim:d_model]] numbers. One matrix serves all patches, wherever they are. The token of [[row:embedded:r]] begins with [[embedded:r,0]].':
    '[[embedded]] : chaque patch est multiplié par une matrice de paramètres, [[w_e]], et l’on ajoute une ligne de paramètres, le biais [[b_e]]. Cela donne un jeton, une ligne de [[dim:d_model]] nombres. Une seule matrice sert pour tous les patchs, où qu’ils se trouvent. Le jeton de [[row:embedded:r]] commence par [[embedded:r,0]].',
  '[[tokens]]: one more token is put before the patches, the class token, which makes [[dim:n_tokens]] rows. It belongs to no patch. It collects what the whole picture shows, and the picture is classified by it.':
    '[[tokens]] : un jeton de plus se place devant les patchs, le jeton de classe, ce qui fait [[dim:n_tokens]] lignes. Il n’appartient à aucun patch. Il recueille ce que montre l’image entière, et c’est d’après lui que l’image est classée.',
  '[[position_embeddings]] has a row of numbers for each place. [[z]] = [[tokens]] + [[position_embeddings]]: it is added to the token that stands there. From here on, the picture is a sequence of tokens like any other.':
    '[[position_embeddings]] a une ligne de nombres pour chaque place. [[z]] = [[tokens]] + [[position_embeddings]] : elle s’ajoute au jeton qui s’y trouve. À partir d’ici, l’image est une suite de jetons comme une autre.',
};
