import type { Translations } from '../../../translations';
import { normParts } from '../../lesson-parts/blocks';

export default {
  ...normParts(''),
  '[[x]] has a row for each token, a word or a piece of one. As given, the numbers of [[row:x:1]] are ten times as large as those of [[row:x:0]]. After many layers that add to them, rows can differ like that, and the largest numbers would then decide every sum.':
    '[[x]] a une ligne par jeton, un mot ou un morceau de mot. Au départ, les nombres de [[row:x:1]] sont dix fois plus grands que ceux de [[row:x:0]]. À force d’additions, de couche en couche, les lignes peuvent différer ainsi, et les plus grands nombres décideraient alors de chaque somme.',
  'Divide each row of [[arg0]] by its number in [[arg1]]: [[arg0:r,c]] over [[arg1:r,0]] is [[normalised:r,c]]. As given, the rows of [[row:normalised:0]] and [[row:normalised:1]] now hold only −1 and 1: nothing shows any more that one was ten times as large.':
    'On divise chaque ligne de [[arg0]] par son nombre dans [[arg1]] : [[arg0:r,c]] sur [[arg1:r,0]] donne [[normalised:r,c]]. Au départ, les lignes de [[row:normalised:0]] et de [[row:normalised:1]] ne contiennent plus que −1 et 1 : plus rien ne montre que l’une était dix fois plus grande.',
  'If a row is multiplied by a positive factor, the norm removes the factor again, up to the tiny effect of ε. Multiply a row by ten and compare. RMS norm (the option “norm kind”) does the same without subtracting the mean.':
    'Si l’on multiplie une ligne par un facteur positif, la normalisation l’élimine, au minuscule effet de ε près. Multipliez une ligne par dix et comparez. La normalisation RMS (option « type de normalisation ») fait de même sans retrancher la moyenne.',
} satisfies Translations;
