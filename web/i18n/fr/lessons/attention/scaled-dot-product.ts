import type { Translations } from '../../../translations';

export default {
  'A token is a word, or a piece of one. [[query]] has a row for each token: its query, what it is looking for, as [[dim:d_k]] numbers. Nobody names what a number stands for. The query of [[row:query:r]] begins with [[query:r,0]].':
    'Un jeton est un mot, ou un morceau de mot. [[query]] a une ligne par jeton : sa requête, ce qu’il cherche, en [[dim:d_k]] nombres. Personne ne dit ce que représente chaque nombre. La requête de [[row:query:r]] commence par [[query:r,0]].',
  '[[key]] has a row for each token as well: its key, what it can be found by. A key has the same [[dim:d_k]] columns as a query, because the two will be compared number by number.':
    '[[key]] a aussi une ligne par jeton : sa clé, ce à quoi on le reconnaît. Une clé a les mêmes [[dim:d_k]] colonnes qu’une requête, car on va les comparer nombre à nombre.',
  '[[value]] is what each token hands over once it is looked at. It has one row per key, but its width, [[dim:d_v]], is its own. The last column starts as all ones: watch what becomes of it in the last step.':
    '[[value]] est ce que chaque jeton transmet une fois qu’on le regarde. Elle a une ligne par clé, mais sa largeur, [[dim:d_v]], lui est propre. La dernière colonne ne contient au départ que des 1 : voyez ce qu’elle devient à la dernière étape.',
  '[[key_transposed]] is [[key]] with rows and columns exchanged, so that each token is a column. Nothing is computed. It only puts the keys where the next product needs them.':
    '[[key_transposed]] est [[key]] dont on a échangé les lignes et les colonnes : chaque jeton y est une colonne. Rien n’est calculé. Les clés se trouvent simplement là où le prochain produit en a besoin.',
  'The score of two tokens says how well they fit: multiply query and key pair by pair, and add up. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]. [[scores]] holds the scores of all pairs: each row of [[query]] meets each column of [[key_transposed]].':
    'Le score de deux jetons dit s’ils vont ensemble : on multiplie requête et clé nombre par nombre, puis on additionne. [[row:scores:r]] et [[col:scores:c]] obtiennent [[scores:r,c]]. [[scores]] contient les scores de toutes les paires : chaque ligne de [[query]] rencontre chaque colonne de [[key_transposed]].',
  'Scores are not yet weights. They can be negative, and a row of them adds up to nothing in particular.':
    'Les scores ne sont pas encore des poids. Ils peuvent être négatifs, et la somme d’une ligne n’a rien de particulier.',
  'Divide every score by √d_k. Here d_k = [[dim:d_k]], the width of a key, so [[scores:r,c]] becomes [[scaled_scores:r,c]], unless you set another scale. Wide keys give large scores, only because more products are added up. The division makes up for that.':
    'On divise chaque score par √d_k. Ici d_k = [[dim:d_k]], la largeur d’une clé : [[scores:r,c]] devient [[scaled_scores:r,c]], sauf si vous choisissez une autre échelle. Des clés larges donnent de grands scores, seulement parce qu’on additionne plus de produits. La division compense cela.',
  'The softmax turns each row of scores into shares: take e to the power of each score, then divide by the sum of the row. The shares add up to 1 and are called weights. [[row:weights:r]] looks most at [[col:weights:max]], with [[weights:r,max]].':
    'Le softmax transforme chaque ligne de scores en parts : on élève e à la puissance de chaque score, puis on divise par la somme de la ligne. La somme des parts est 1 ; on les appelle des poids. [[row:weights:r]] regarde surtout [[col:weights:max]], avec [[weights:r,max]].',
  'The row of [[row:context:r]] in [[context]] mixes the rows of [[value]], each taken with its weight. It begins with [[context:r,0]]. This is what attention gives back: one new row for each query, as wide as a value.':
    'La ligne de [[row:context:r]] dans [[context]] mélange les lignes de [[value]], chacune prise avec son poids. Elle commence par [[context:r,0]]. C’est ce que rend l’attention : une nouvelle ligne par requête, aussi large qu’une valeur.',
  'A column of [[value]] that holds nothing but ones stays a column of ones: its weighted mean is the sum of the weights of each row. Change a column to see it; the check works in any implementation.':
    'Une colonne de [[value]] qui ne contient que des 1 reste une colonne de 1 : sa moyenne pondérée est la somme des poids de chaque ligne. Changez une colonne pour le voir ; le contrôle vaut pour n’importe quelle implémentation.',
} satisfies Translations;
