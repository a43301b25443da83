import type { Translations } from '../../../translations';
import { feedForwardParts } from '../../lesson-parts/blocks';

export default {
  ...feedForwardParts(''),
  '[[x]] has a row per token. Each goes through the same network, and none knows of the others.':
    '[[x]] a une ligne par jeton. Chacune traverse le même réseau, et aucune ne sait rien des autres.',
  '[[w_1]] has one column for each of the [[dim:d_ff]] hidden cells. As given, the first cell sees the first column of [[x]], the second its opposite, and the other two do the same with the second column.':
    '[[w_1]] a une colonne pour chacun des [[dim:d_ff]] neurones cachés. Au départ, le premier neurone voit la première colonne de [[x]], le deuxième l’opposé de celle-ci, et les deux autres font de même avec la deuxième colonne.',
  'The activation bends each number on its own: [[pre_activation:r,c]] becomes [[hidden:r,c]]. As given, ReLU keeps of each pair of opposites the positive one, and makes the other 0.':
    'L’activation infléchit chaque nombre indépendamment des autres : [[pre_activation:r,c]] devient [[hidden:r,c]]. Au départ, ReLU garde de chaque paire d’opposés celui qui est positif et met l’autre à 0.',
  'Without the bend, [[w_1]] and [[w_2]] would be one matrix, and here that matrix is 0: the opposites would cancel. GELU and SiLU bend smoothly, with a small dip below 0: choose one and compare.':
    'Sans cette inflexion, [[w_1]] et [[w_2]] ne feraient qu’une seule matrice, ici nulle : les opposés s’annuleraient. GELU et SiLU ont un coude arrondi, avec un léger creux sous 0 : choisissez l’une ou l’autre et comparez.',
  '[[ffn_product]] = [[hidden]] [[w_2]]: the hidden cells that answered write their rows. As given, a number and its opposite meet in one column, and one of them is 0: [[ffn_product:r,0]] is the size of [[x:r,0]], whatever its sign.':
    '[[ffn_product]] = [[hidden]] [[w_2]] : les neurones cachés qui ont répondu écrivent leurs lignes. Au départ, un nombre et son opposé se rejoignent dans une même colonne, et l’un des deux y est remplacé par 0 : [[ffn_product:r,0]] est la valeur absolue de [[x:r,0]].',
} satisfies Translations;
