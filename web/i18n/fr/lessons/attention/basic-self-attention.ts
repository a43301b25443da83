import type { Translations } from '../../../translations';

export default {
  '[[x]] has one row per word, [[dim:d_model]] numbers each; that of [[row:x:r]] begins with [[x:r,0]]. These rows are all there is: nothing is learned, nothing is projected. They will be queries, keys and values at once.':
    '[[x]] a une ligne par mot, de [[dim:d_model]] nombres chacune ; celle de [[row:x:r]] commence par [[x:r,0]]. Il n’y a rien d’autre que ces lignes : rien n’est appris, rien n’est projeté. Elles seront à la fois requêtes, clés et valeurs.',
  'In a figure with three axes each row would be an arrow. The numbers here are made up; a trained embedding has hundreds of them, and the same three steps.':
    'Dans une figure à trois axes, chaque ligne serait une flèche. Les nombres sont ici inventés ; un plongement entraîné en compte des centaines, et les trois étapes sont les mêmes.',
  '[[x_transposed]] holds the same numbers with each word as a column, so that every row of [[x]] can meet every other row in one product.':
    '[[x_transposed]] contient les mêmes nombres avec chaque mot en colonne, afin que chaque ligne de [[x]] puisse rencontrer toutes les autres en un seul produit.',
  'Step one: [[scores]] = [[x]] [[x_transposed]]. The entry in row i and column j is the dot product of word i and word j: [[row:scores:r]] with [[col:scores:c]] gives [[scores:r,c]]. It does not matter who comes first, so the table is symmetric: [[scores:0,1]] in row 1, column 2, and [[scores:1,0]] in row 2, column 1.':
    'Première étape : [[scores]] = [[x]] [[x_transposed]]. L’élément de la ligne i et de la colonne j est le produit scalaire du mot i et du mot j : [[row:scores:r]] avec [[col:scores:c]] donne [[scores:r,c]]. Peu importe qui vient en premier, le tableau est donc symétrique : [[scores:0,1]] en ligne 1, colonne 2, et [[scores:1,0]] en ligne 2, colonne 1.',
  'Where a text writes the same index along a whole row of this table, read i and j: each column is another word. And a dot product is a cosine only between vectors of length 1. Here [[row:scores:0]] with itself gives [[scores:0,0]] and [[row:scores:1]] with itself [[scores:1,1]]; as cosines both would be 1.':
    'Si un texte écrit le même indice tout le long d’une ligne de ce tableau, lisez i et j : chaque colonne correspond à un autre mot. Et un produit scalaire n’est un cosinus qu’entre vecteurs de longueur 1. Ici, [[row:scores:0]] avec lui-même donne [[scores:0,0]], et [[row:scores:1]] avec lui-même [[scores:1,1]] ; en cosinus, ce serait 1 dans les deux cas.',
  'Step two: the softmax of each row, e to the power of each score divided by the sum of the row. It turns scores into weights between 0 and 1 that add up to 1. [[row:weights:r]] gives most, [[weights:r,max]], to [[col:weights:max]].':
    'Deuxième étape : le softmax de chaque ligne, e à la puissance de chaque score, divisé par la somme de la ligne. Il transforme les scores en poids compris entre 0 et 1, dont la somme est 1. [[row:weights:r]] donne le plus grand, [[weights:r,max]], à [[col:weights:max]].',
  'The symmetry ends here. Each row is divided by a sum of its own: [[weights:0,1]] in row 1, column 2 against [[weights:1,0]] in row 2, column 1.':
    'La symétrie s’arrête ici. Chaque ligne est divisée par une somme qui lui est propre : [[weights:0,1]] en ligne 1, colonne 2, contre [[weights:1,0]] en ligne 2, colonne 1.',
  'Step three: [[context]] = [[weights]] [[x]], a weighted sum of the very rows we began with. Column by column it is an average over the sentence; the first number of [[row:context:r]] is now [[context:r,0]], and was [[x:r,0]].':
    'Troisième étape : [[context]] = [[weights]] [[x]], une somme pondérée des lignes mêmes dont nous sommes partis. Colonne par colonne, c’est une moyenne sur la phrase ; le premier nombre de [[row:context:r]] est maintenant [[context:r,0]], et il était [[x:r,0]].',
  'Nothing here can be trained. Put a learned matrix before each of the three uses of [[x]], and you have the self-attention of the transformer.':
    'Rien ici ne peut être entraîné. Mettez une matrice apprise devant chacun des trois emplois de [[x]], et vous avez l’auto-attention du transformeur.',
} satisfies Translations;
