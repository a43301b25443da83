import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

export default {
  ...without(languageModel, 'Softmax, row by row. [[row:layer_*/'),
  'From the stop on, each row must say the next digit in order. [[row:layer_*/self/head_*/weights:r]] looks at [[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]], and no key gets more.':
    'À partir de l’arrêt, chaque ligne doit dire le chiffre suivant dans l’ordre. [[row:layer_*/self/head_*/weights:r]] regarde [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]], et aucune clé ne reçoit davantage.',
  'Small digits count first, large ones last. Of 300 texts that the model had never seen, the row of the stop looks most at the digit that it writes in 296, the last row in 287, those in between in 155 to 192: they take a little of many digits, and the rest of the layer works out which comes next. Equal digits get nearly equal weights. This head goes by what stands there; one that reverses, by where.':
    'Les petits chiffres comptent d’abord, les grands à la fin. Sur 300 textes que le modèle n’avait jamais vus, la ligne de l’arrêt regarde surtout le chiffre qu’elle écrit dans 296, la dernière dans 287, celles du milieu dans 155 à 192 : elles prennent un peu de beaucoup de chiffres, et le reste de la couche trouve lequel vient ensuite. Des chiffres égaux reçoivent des poids presque égaux. Cette tête se règle sur ce qui est écrit ; une tête qui retourne, sur l’endroit où c’est écrit.',
} satisfies Translations;
