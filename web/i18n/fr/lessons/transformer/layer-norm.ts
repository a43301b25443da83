import type { LessonTexts } from '../../../translations';
import { normSteps } from '../../lesson-parts/blocks';

export default {
  steps: {
    ...normSteps(''),
    x: {
      prose:
        '[[x]] a une ligne par jeton, un mot ou un morceau de mot. Au départ, [[row:x:1]] a les nombres de [[row:x:0]], mais dix fois plus grands et dans un autre ordre. À force d’additions, de couche en couche, les lignes peuvent différer ainsi, et les plus grands nombres décideraient alors de chaque somme.',
    },
    normalised: {
      prose:
        'On divise chaque ligne de [[arg0]] par son nombre dans [[arg1]] : [[arg0:r,c]] sur [[arg1:r,0]] donne [[normalised:r,c]]. Au départ, les lignes de [[row:normalised:0]] et de [[row:normalised:1]] ne contiennent plus que −1 et 1 : plus rien ne montre que l’une était dix fois plus grande.',
      aside:
        'Si l’on multiplie une ligne par un facteur positif, la normalisation l’élimine, au minuscule effet de ε près. Multipliez une ligne par dix et comparez. La normalisation RMS (option « type de normalisation ») fait de même sans retrancher la moyenne.',
    },
  },
} satisfies LessonTexts;
