import type { StepTexts } from '../../translations';

/** The French of `web/lessons/beyond-text/patch-steps.ts`: how patches become tokens, and tokens a sequence. */
export const patchTokenSteps: StepTexts = {
  embedded_product: {
    prose:
      '[[embedded_product]] = [[patches]] [[w_e]] : une seule matrice pour tous les patchs, où qu’ils se trouvent.',
  },
  embedded: {
    prose:
      '[[embedded]] : chaque patch est multiplié par une matrice de paramètres, [[w_e]], et l’on ajoute une ligne de paramètres, le biais [[b_e]]. Cela donne un jeton, une ligne de [[dim:d_model]] nombres. Une seule matrice sert pour tous les patchs, où qu’ils se trouvent. Le jeton de [[row:embedded:r]] commence par [[embedded:r,0]].',
  },
  tokens: {
    prose:
      '[[tokens]] : un jeton de plus se place devant les patchs, le jeton de classe, ce qui fait [[dim:n_tokens]] lignes. Il n’appartient à aucun patch. Il recueille ce que montre l’image entière, et c’est d’après lui que l’image est classée.',
  },
  z: {
    prose:
      '[[position_embeddings]] a une ligne de nombres pour chaque place. [[z]] = [[tokens]] + [[position_embeddings]] : elle s’ajoute au jeton qui s’y trouve. À partir d’ici, l’image est une suite de jetons comme une autre.',
  },
};
