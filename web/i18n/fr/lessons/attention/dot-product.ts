import type { Translations } from '../../../translations';

export default {
  '[[query]]: one row per token that asks, [[dim:d_k]] numbers each. This lesson and the next, on scaled dot-product attention, start from the same numbers; only the rule differs.':
    '[[query]] : une ligne par jeton qui interroge, de [[dim:d_k]] nombres chacune. Cette leçon et la suivante, sur l’attention par produit scalaire mis à l’échelle, partent des mêmes nombres ; seule la règle diffère.',
  '[[key]]: one row per token that can be attended to, as wide as [[query]]. A dot product needs two rows of the same length, and that is all it needs.':
    '[[key]] : une ligne par jeton auquel on peut prêter attention, aussi large que [[query]]. Un produit scalaire demande deux lignes de même longueur, et rien de plus.',
  '[[value]]: what each token hands over, one row per key. It takes no part in the scores; it waits for the weights.':
    '[[value]] : ce que chaque jeton transmet, une ligne par clé. Elle ne prend aucune part aux scores ; elle attend les poids.',
  '[[key_transposed]] turns every key into a column, ready to meet the rows of [[query]] in the product.':
    '[[key_transposed]] fait de chaque clé une colonne, prête à rencontrer les lignes de [[query]] dans le produit.',
  '[[scores]] = [[query]] [[key_transposed]], one dot product per pair of tokens. [[row:scores:r]] scores [[col:scores:c]] with [[scores:r,c]]. From here the scores go into the softmax as they are.':
    '[[scores]] = [[query]] [[key_transposed]], un produit scalaire par paire de jetons. [[row:scores:r]] donne à [[col:scores:c]] le score [[scores:r,c]]. À partir d’ici, les scores entrent tels quels dans le softmax.',
  'A dot product grows with the length of its rows as well as with their agreement. A long key can win for being long; to compare directions alone one would divide by both lengths.':
    'Un produit scalaire croît avec la longueur de ses lignes autant qu’avec leur accord. Une longue clé peut l’emporter parce qu’elle est longue ; pour ne comparer que les directions, il faudrait diviser par les deux longueurs.',
  'Softmax of the raw scores. [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. In the next lesson, where scores are divided by √d_k, the same row is less decided: the ratio of two weights is e to the power of the difference of their scores, and undivided that difference is √d_k times as large.':
    'Le softmax des scores bruts. [[row:weights:r]] donne à [[col:weights:max]] un poids de [[weights:r,max]]. Dans la leçon suivante, où les scores sont divisés par √d_k, la même ligne est moins tranchée : le rapport de deux poids est e à la puissance de la différence de leurs scores, et sans la division cette différence est √d_k fois plus grande.',
  '[[context]] = [[weights]] [[value]], a row for each query. When one weight of a row is nearly 1, its result nearly copies one row of [[value]]. For [[row:context:r]] it begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[value]], une ligne par requête. Quand un poids d’une ligne est presque 1, le résultat recopie presque une ligne de [[value]]. Pour [[row:context:r]], il commence par [[context:r,0]].',
  'Nearly copying has a price. Open the derivative of a cell of [[context]]: the closer a weight is to 1, the less it reacts to a change of the scores, and the slower a model learns from it.':
    'Presque recopier a un prix. Ouvrez la dérivée d’une cellule de [[context]] : plus un poids est proche de 1, moins il réagit à un changement des scores, et plus le modèle en apprend lentement.',
} satisfies Translations;
