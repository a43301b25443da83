import type { Translations } from '../../../translations';
import { tokenModel } from '../../lesson-parts/token-attention';
import { without } from '../../lesson-parts/trained';

export default {
  ...without(tokenModel, 'With the second bias, this is the result of the network.'),
  'The feed-forward network works on each row separately: it multiplies by a matrix, replaces what is below 0 by 0, and multiplies by a second matrix. This is its result. For [[row:layer_*/ffn/ffn_output:r]] it begins with [[layer_*/ffn/ffn_output:r,0]].':
    'Le réseau à propagation avant traite chaque ligne séparément : il la multiplie par une matrice, remplace par 0 ce qui est négatif, puis multiplie par une seconde matrice. Voici son résultat. Pour [[row:layer_*/ffn/ffn_output:r]], il commence par [[layer_*/ffn/ffn_output:r,0]].',
  'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. From the stop on, each row has to find the next digit in order: [[row:layer_*/self/head_*/weights:r]] gives the largest weight, [[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]].':
    'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. À partir du signe d’arrêt, chaque ligne doit trouver le chiffre suivant dans l’ordre : [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]].',
  'Small digits count first, large ones last. Of 300 texts that the model had never seen, the row of the stop looks most at the digit that it writes in 296, the last row in 287, those in between in 155 to 192: they take a little of many digits, and the rest of the layer works out which comes next. Equal digits get nearly equal weights. This head goes by what stands there; one that reverses, by where.':
    'Les petits chiffres comptent d’abord, les grands à la fin. Sur 300 textes que le modèle n’avait jamais vus, la ligne de l’arrêt regarde surtout le chiffre qu’elle écrit dans 296, la dernière dans 287, celles du milieu dans 155 à 192 : elles prennent un peu de beaucoup de chiffres, et le reste de la couche trouve lequel vient ensuite. Des chiffres égaux reçoivent des poids presque égaux. Cette tête se règle sur ce qui est écrit ; une tête qui retourne, sur l’endroit où c’est écrit.',
} satisfies Translations;
