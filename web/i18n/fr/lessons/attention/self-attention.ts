import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence: one row per token, [[dim:d_model]] numbers each. In a trained model they come from a table with a learned row for each word, its embedding, or from the layer below; here they are made up.':
    '[[x]] est la phrase : une ligne par jeton, de [[dim:d_model]] nombres chacune. Dans un modèle entraîné, ces nombres viennent d’un tableau où chaque mot a une ligne apprise, son plongement, ou de la couche précédente ; ici, ils sont inventés.',
  'A projection is a product with a matrix of learned numbers. [[w_q]] makes queries, [[w_k]] keys and [[w_v]] values. [[w_q]] has a row for each column of [[x]] and a column for each number of a query: [[dim:d_model]] by [[dim:d_k]].':
    'Une projection est un produit avec une matrice de nombres appris. [[w_q]] fait les requêtes, [[w_k]] les clés et [[w_v]] les valeurs. [[w_q]] a une ligne par colonne de [[x]] et une colonne par nombre d’une requête : [[dim:d_model]] par [[dim:d_k]].',
  'The size does not depend on the length of the sentence. The same weights serve three words or three thousand.':
    'La taille ne dépend pas de la longueur de la phrase. Les mêmes poids servent pour trois mots comme pour trois mille.',
  '[[w_k]] is learned too, and has the shape of [[w_q]]: queries and keys must end up equally wide.':
    '[[w_k]] est apprise elle aussi, et a la forme de [[w_q]] : requêtes et clés doivent finir avec la même largeur.',
  '[[w_v]] decides what is handed over. Its number of columns, [[dim:d_v]], is free to differ from that of the keys.':
    '[[w_v]] décide de ce qui est transmis. Son nombre de colonnes, [[dim:d_v]], peut différer de celui des clés.',
  '[[query]] = [[x]] [[w_q]]. The row of [[row:query:r]] in [[x]] meets each column of [[w_q]]; the first number is [[query:r,0]]. Each row is computed without looking at any other: no token has met another yet.':
    '[[query]] = [[x]] [[w_q]]. La ligne de [[row:query:r]] dans [[x]] rencontre chaque colonne de [[w_q]] ; le premier nombre est [[query:r,0]]. Chaque ligne se calcule sans regarder les autres : aucun jeton n’en a encore rencontré un autre.',
  '[[key]] = [[x]] [[w_k]]: the same tokens, seen through other weights. What [[row:key:r]] seeks and what it can be found by are two things.':
    '[[key]] = [[x]] [[w_k]] : les mêmes jetons, vus à travers d’autres poids. Ce que [[row:key:r]] cherche et ce à quoi on le reconnaît sont deux choses différentes.',
  'If [[w_q]] and [[w_k]] were equal, the scores would be symmetric: each token would score another as it is scored by it.':
    'Si [[w_q]] et [[w_k]] étaient égales, les scores seraient symétriques : chaque jeton donnerait à un autre le score qu’il en reçoit.',
  '[[value]] = [[x]] [[w_v]]. These rows are what will be averaged. They take no part in choosing the weights.':
    '[[value]] = [[x]] [[w_v]]. Ce sont ces lignes dont on fera la moyenne. Elles ne prennent aucune part au choix des poids.',
  '[[key_transposed]] is [[key]] with each token as a column, ready for the product with [[query]].':
    '[[key_transposed]] est [[key]] avec chaque jeton en colonne, prête pour le produit avec [[query]].',
  '[[scores]] = [[query]] [[key_transposed]]. Both sides come from the same sentence, so the matrix is square: each token meets each token, itself included. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    '[[scores]] = [[query]] [[key_transposed]]. Les deux côtés viennent de la même phrase, la matrice est donc carrée : chaque jeton rencontre chaque jeton, lui-même compris. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]].',
  'This square is why the cost grows with the square of the length: twice the tokens, four times the scores.':
    'C’est à cause de ce carré que le coût croît comme le carré de la longueur : deux fois plus de jetons, quatre fois plus de scores.',
  'Divide by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]]. All differences shrink alike.':
    'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]]. Toutes les différences diminuent dans la même proportion.',
  'The softmax makes each row add up to 1. [[row:weights:r]] attends to [[col:weights:max]] with [[weights:r,max]]. Until you change something, these are the weights of the lesson on scaled dot-product attention.':
    'Le softmax ramène à 1 la somme de chaque ligne. [[row:weights:r]] prête attention à [[col:weights:max]] avec un poids de [[weights:r,max]]. Tant que vous ne changez rien, ce sont les poids de la leçon sur l’attention par produit scalaire mis à l’échelle.',
  '[[context]] = [[weights]] [[value]]. The new row of [[row:context:r]] is a mixture of what all tokens handed over, and begins with [[context:r,0]]. Same number of rows as [[x]]: the result can go into a next layer.':
    '[[context]] = [[weights]] [[value]]. La nouvelle ligne de [[row:context:r]] est un mélange de ce que tous les jetons ont transmis, et commence par [[context:r,0]]. Il y a autant de lignes que dans [[x]] : le résultat peut entrer dans une couche suivante.',
  'One article gives this shape as length of an embedding by d_v, which would be [[dim:d_model]] by [[dim:d_v]]. It is number of queries by d_v: [[dim:n]] by [[dim:d_v]]. Without a mask, nothing here knows about order. Swap two tokens with their rows of [[x]], and the output rows swap along. Order has to be put into [[x]], by positional encodings.':
    'Un article donne pour ce résultat la longueur d’un plongement par d_v, ce qui ferait [[dim:d_model]] par [[dim:d_v]]. C’est le nombre de requêtes par d_v : [[dim:n]] par [[dim:d_v]]. Sans masque, rien ici ne connaît l’ordre. Échangez deux jetons et leurs lignes de [[x]], et les lignes de la sortie s’échangent avec eux. L’ordre doit être mis dans [[x]], par un encodage positionnel.',
} satisfies Translations;
