import type { Translations } from '../../../translations';
import { feedForwardParts } from '../../lesson-parts/blocks';

export default {
  ...feedForwardParts(''),
  '[[x]] has a row for each token, a word or a piece of one. Each row goes through the same network, separately: no row has any effect on another.':
    '[[x]] a une ligne par jeton, un mot ou un morceau de mot. Chaque ligne traverse le même réseau, séparément : aucune n’a d’effet sur une autre.',
  '[[w_1]] has a column for each of the [[dim:d_ff]] hidden units: the factors by which the unit multiplies the numbers of a row. As given, unit 1 takes the first column of [[x]], and unit 2 takes it with the opposite sign. Units 3 and 4 do the same with the second column.':
    '[[w_1]] a une colonne pour chacun des [[dim:d_ff]] neurones cachés : les facteurs par lesquels ce neurone multiplie les nombres d’une ligne. Au départ, le neurone 1 prend la première colonne de [[x]], et le neurone 2 la prend avec le signe opposé. Les neurones 3 et 4 font de même avec la deuxième colonne.',
  'The activation is a function that is applied to each number separately: [[pre_activation:r,c]] becomes [[hidden:r,c]]. As given, it is ReLU: it keeps numbers above 0 and makes all others 0. Of each pair of opposites, the positive one remains.':
    'L’activation est une fonction appliquée à chaque nombre séparément : [[pre_activation:r,c]] devient [[hidden:r,c]]. Au départ, c’est ReLU : elle garde les nombres au-dessus de 0 et remplace tous les autres par 0. De chaque paire d’opposés, il reste celui qui est positif.',
  'Without an activation, the two layers, [[w_1]] and [[w_2]], would be one matrix, and here that matrix is 0: the opposites would cancel. GELU and SiLU are smooth, with a small dip below 0: choose one and compare.':
    'Sans activation, les deux couches, [[w_1]] et [[w_2]], ne feraient qu’une seule matrice, ici nulle : les opposés s’annuleraient. GELU et SiLU sont lisses, avec un léger creux sous 0 : choisissez l’une ou l’autre et comparez.',
  '[[ffn_product]] = [[hidden]] [[w_2]]: each active unit adds its row of [[w_2]], the matrix of the second layer, times its own number. As given, a number and its opposite end up in the same column, and one of them is 0: [[ffn_product:r,0]] is [[x:r,0]] without its sign.':
    '[[ffn_product]] = [[hidden]] [[w_2]] : chaque neurone actif ajoute sa ligne de [[w_2]], la matrice de la deuxième couche, multipliée par son propre nombre. Au départ, un nombre et son opposé se retrouvent dans la même colonne, et l’un des deux vaut 0 : [[ffn_product:r,0]] est [[x:r,0]] sans son signe.',
} satisfies Translations;
