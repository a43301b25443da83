import type { Translations } from '../../translations';
import { languageModel, without } from './trained';

/** The French of `web/lessons/trained-models/token-attention.ts`. */
const tokenAttention: Translations = {
  'A query says what a row looks for: [[dim:d_k]] numbers, which the learned matrix [[layer_*/self/w_q]] makes of the row. That of [[row:layer_*/self/query:r]] begins with [[layer_*/self/query:r,0]].':
    'Une requête dit ce qu’une ligne cherche : [[dim:d_k]] nombres, que la matrice apprise [[layer_*/self/w_q]] calcule à partir de la ligne. Celle de [[row:layer_*/self/query:r]] commence par [[layer_*/self/query:r,0]].',
  'Nobody has told the model what to look for. It was only shown right answers.':
    'Personne n’a dit au modèle ce qu’il faut chercher. On ne lui a montré que les bonnes réponses.',
  'A key says what a row can be found by: again [[dim:d_k]] numbers, made of the same row by another learned matrix, [[layer_*/self/w_k]]. That of [[row:layer_*/self/key:r]] begins with [[layer_*/self/key:r,0]].':
    'Une clé dit à quoi une ligne se reconnaît : encore [[dim:d_k]] nombres, qu’une autre matrice apprise, [[layer_*/self/w_k]], calcule à partir de la même ligne. Celle de [[row:layer_*/self/key:r]] commence par [[layer_*/self/key:r,0]].',
  'A value is what a row gives to those that look at it, made by a third learned matrix, [[layer_*/self/w_v]]. That of [[row:layer_*/self/value:r]] begins with [[layer_*/self/value:r,0]].':
    'Une valeur est ce qu’une ligne donne à celles qui la regardent ; une troisième matrice apprise, [[layer_*/self/w_v]], la calcule. Celle de [[row:layer_*/self/value:r]] commence par [[layer_*/self/value:r,0]].',
  'A score says how well a query and a key match: their numbers are multiplied pair by pair, and the products added up. [[row:layer_*/self/head_*/scores:r]] and [[col:layer_*/self/head_*/scores:c]] score [[layer_*/self/head_*/scores:r,c]].':
    'Un score dit si une requête et une clé s’accordent : on multiplie leurs nombres deux à deux, puis on additionne les produits. [[row:layer_*/self/head_*/scores:r]] et [[col:layer_*/self/head_*/scores:c]] ont pour score [[layer_*/self/head_*/scores:r,c]].',
  'Each row gets the values of the rows that it looks at, each times its weight, added up. The learned matrix [[layer_*/self/w_o]] makes [[dim:d_model]] numbers of them: what attention found. For [[row:layer_*/self/output:r]] it begins with [[layer_*/self/output:r,0]].':
    'Chaque ligne reçoit la somme des valeurs des lignes qu’elle regarde, chacune multipliée par son poids. La matrice apprise [[layer_*/self/w_o]] en fait [[dim:d_model]] nombres : ce que l’attention a trouvé. Pour [[row:layer_*/self/output:r]], ils commencent par [[layer_*/self/output:r,0]].',
};

/** Texts of all language models that those above replace. */
const replaced = [
  'What the sentence asks, ',
  'What the sentence can be found by, ',
  'What the sentence hands over ',
  'Every query of this head with every key: ',
  'The results of all heads side by side, ',
  'Softmax, row by row. [[row:layer_*/',
];

/** A language model of letters or digits. */
export const tokenModel: Translations = { ...without(languageModel, ...replaced), ...tokenAttention };
