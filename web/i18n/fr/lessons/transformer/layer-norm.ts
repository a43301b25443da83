import type { Translations } from '../../../translations';
import { normParts } from '../../lesson-parts/blocks';

export default {
  ...normParts(''),
  '[[x]] has a row per token. As given, the numbers of [[row:x:1]] are ten times the size of the others: after many layers of adding, rows drift apart like that, and large rows would drown small ones.':
    '[[x]] a une ligne par jeton. Au départ, les nombres de [[row:x:1]] sont dix fois plus grands que ceux des autres lignes : à force d’additions, de couche en couche, les lignes s’écartent ainsi les unes des autres, et les grandes étoufferaient les petites.',
  '[[arg0]] divided by [[arg1]], row by row: [[arg0:r,c]] over [[arg1:r,0]] is [[normalised:r,c]]. As given, the rows of [[row:normalised:0]] and [[row:normalised:1]] now hold nothing but −1 and 1, to five decimals: their sizes, 2 and 20, are gone.':
    '[[arg0]] divisé par [[arg1]], ligne par ligne : [[arg0:r,c]] sur [[arg1:r,0]] donne [[normalised:r,c]]. Au départ, les lignes de [[row:normalised:0]] et de [[row:normalised:1]] ne contiennent plus que −1 et 1, à cinq décimales près : leurs tailles, 2 et 20, ont disparu.',
  'Whatever positive factor a row is multiplied by, the norm takes it out again, all but the trace of ε. Multiply a row by ten and look. RMS norm (the option “norm kind”) does the same without taking out the mean.':
    'Quel que soit le facteur positif par lequel on multiplie une ligne, la normalisation l’élimine, à la trace de ε près. Multipliez une ligne par dix et regardez. La normalisation RMS (option « type de normalisation ») fait de même sans retrancher la moyenne.',
} satisfies Translations;
