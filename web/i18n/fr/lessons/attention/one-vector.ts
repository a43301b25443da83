import type { Translations } from '../../../translations';

export default {
  '[[x]] is a set of [[dim:n]] vectors, that is, rows of numbers: a₁, a₂ and so on, [[dim:d_model]] numbers each. They may be words, pixels or the output of a layer.':
    '[[x]] est un ensemble de [[dim:n]] vecteurs, c’est-à-dire de lignes de nombres : a₁, a₂ et ainsi de suite, de [[dim:d_model]] nombres chacun. Ce peut être des mots, des pixels ou la sortie d’une couche.',
  'Texts disagree about which way vectors lie. Here they are rows, to the left of a matrix: x W. The option “convention” transposes every matrix: columns, and W a. The numbers stay the same.':
    'Les textes ne rangent pas tous les vecteurs dans le même sens. Ici, ce sont des lignes, à gauche d’une matrice : x W. L’option « convention » transpose toutes les matrices : des colonnes, et W a. Les nombres restent les mêmes.',
  '[[w_q]] is learned. It turns any of the vectors into a query of [[dim:d_k]] numbers.':
    '[[w_q]] est apprise. Elle transforme chaque vecteur en une requête de [[dim:d_k]] nombres.',
  '[[w_k]] turns a vector into a key of [[dim:d_k]] numbers, as many as a query has, so that the two can be compared.':
    '[[w_k]] transforme un vecteur en une clé de [[dim:d_k]] nombres, autant qu’une requête, pour que l’on puisse les comparer.',
  '[[w_v]] turns a vector into a value of [[dim:d_v]] numbers: what it hands over when it is looked at.':
    '[[w_v]] transforme un vecteur en une valeur de [[dim:d_v]] nombres : ce qu’il transmet quand on le regarde.',
  'One vector asks: [[one_token]], which begins with [[one_token:0,0]]. The option “token” chooses it. The next steps compute the result for this vector alone, b with the same number.':
    'Un seul vecteur interroge : [[one_token]], qui commence par [[one_token:0,0]]. L’option « jeton » le choisit. Les étapes suivantes calculent le résultat pour ce seul vecteur, le b de même numéro.',
  '[[one_query]] = [[one_token]] [[w_q]] is its query: what the vector looks for. It begins with [[one_query:0,0]]. [[w_q]] is a learned matrix, the same for all vectors.':
    '[[one_query]] = [[one_token]] [[w_q]] est sa requête : ce que le vecteur cherche. Elle commence par [[one_query:0,0]]. [[w_q]] est une matrice apprise, la même pour tous les vecteurs.',
  '[[key]] = [[x]] [[w_k]]: every vector gets a key, what it can be found by. The vector that asks gets one as well. Row 1 is k₁, row 2 is k₂.':
    '[[key]] = [[x]] [[w_k]] : chaque vecteur reçoit une clé, ce qui permet de le trouver. Le vecteur qui interroge en reçoit une aussi. La ligne 1 est k₁, la ligne 2 est k₂.',
  '[[key_transposed]] is [[key]] with each key as a column.':
    '[[key_transposed]] est [[key]], avec chaque clé en colonne.',
  '[[one_scores]] holds α, the scores of one query: a number for each key. A score is a dot product: multiply [[one_query]] and the key pair by pair, and add up. The first is [[one_scores:0,0]]; the largest is [[one_scores:0,max]], for [[col:one_scores:max]].':
    '[[one_scores]] contient les α, les scores d’une seule requête : un nombre par clé. Un score est un produit scalaire : on multiplie [[one_query]] et la clé nombre par nombre, puis on additionne. Le premier est [[one_scores:0,0]] ; le plus grand est [[one_scores:0,max]], pour [[col:one_scores:max]].',
  'Some texts call α the score and α′ the weight, others call α the weight. Here α comes before the softmax, α′ after it. The division by √d_k is left out, as in the texts that this lesson follows.':
    'Certains textes appellent α le score et α′ le poids, d’autres appellent α le poids. Ici, α vient avant le softmax, α′ après. La division par √d_k est omise, comme dans les textes que suit cette leçon.',
  '[[one_weights]] is α′, the softmax of α: take e to the power of each score, and divide by the sum. These weights are positive and add up to 1. [[col:one_weights:max]] gets the most, [[one_weights:0,max]].':
    '[[one_weights]], c’est α′, le softmax de α : on élève e à la puissance de chaque score, puis on divise par la somme. Ces poids sont positifs et leur somme est 1. [[col:one_weights:max]] reçoit le plus grand, [[one_weights:0,max]].',
  '[[value]] = [[x]] [[w_v]]: every vector gets a value, what it hands over. Row 1 is v₁, row 2 is v₂.':
    '[[value]] = [[x]] [[w_v]] : chaque vecteur reçoit une valeur, ce qu’il transmet. La ligne 1 est v₁, la ligne 2 est v₂.',
  '[[one_context]] = α′₁ v₁ + α′₂ v₂ + …: each value times its weight, added up. It begins with [[one_context:0,0]]. For one vector, this is all that self-attention does.':
    '[[one_context]] = α′₁ v₁ + α′₂ v₂ + … : la somme des valeurs, chacune multipliée par son poids. Il commence par [[one_context:0,0]]. Pour un vecteur, l’auto-attention ne fait rien d’autre.',
  'Now all vectors ask at once: [[query]] = [[x]] [[w_q]]. Its rows are q₁, q₂ and so on; the row of [[row:query:r]] begins with [[query:r,0]].':
    'Maintenant, tous les vecteurs interrogent à la fois : [[query]] = [[x]] [[w_q]]. Ses lignes sont q₁, q₂ et ainsi de suite ; celle de [[row:query:r]] commence par [[query:r,0]].',
  '[[scores]] = [[query]] [[key_transposed]]: all scores in one matrix, a row for each query, a column for each key. For [[row:scores:r]] and [[col:scores:c]], α is [[scores:r,c]].':
    '[[scores]] = [[query]] [[key_transposed]] : tous les scores dans une seule matrice, une ligne par requête, une colonne par clé. Pour [[row:scores:r]] et [[col:scores:c]], α vaut [[scores:r,c]].',
  'The row of the vector that asked above has the same numbers as [[one_scores]].':
    'La ligne du vecteur qui interrogeait plus haut contient les mêmes nombres que [[one_scores]].',
  '[[weights]] is the softmax of each row. [[row:weights:r]] attends most to [[col:weights:max]], with [[weights:r,max]].':
    '[[weights]] est le softmax de chaque ligne. [[row:weights:r]] porte surtout son attention sur [[col:weights:max]], avec un poids de [[weights:r,max]].',
  '[[context]] = [[weights]] [[value]]. Its rows are b₁, b₂ and so on. No row needs the result of another, so all can be computed at the same time. A network that reads one vector after the other cannot do that.':
    '[[context]] = [[weights]] [[value]]. Ses lignes sont b₁, b₂ et ainsi de suite. Aucune n’a besoin du résultat d’une autre : on peut toutes les calculer en même temps. Un réseau qui lit les vecteurs l’un après l’autre en est incapable.',
  '[[x_columns]] is [[x]] with rows and columns exchanged: a₁ is now the first column. The numbers are the same.':
    '[[x_columns]] est [[x]] dont on a échangé lignes et colonnes : a₁ est maintenant la première colonne. Les nombres sont les mêmes.',
  'All the rest follows from (X W)ᵀ = Wᵀ Xᵀ: transpose every matrix, and the order of every product is reversed.':
    'Tout le reste découle de (X W)ᵀ = Wᵀ Xᵀ : transposez chaque matrice, et l’ordre de chaque produit se renverse.',
  '[[w_q_columns]] is [[w_q]] transposed. Texts with columns call this matrix W^q, and write q = W^q a.':
    '[[w_q_columns]] est la transposée de [[w_q]]. Les textes qui travaillent en colonnes notent cette matrice W^q, et écrivent q = W^q a.',
  '[[w_k_columns]] is [[w_k]] transposed, for k = W^k a.':
    '[[w_k_columns]] est la transposée de [[w_k]], pour k = W^k a.',
  '[[w_v_columns]] is [[w_v]] transposed, for v = W^v a.':
    '[[w_v_columns]] est la transposée de [[w_v]], pour v = W^v a.',
  '[[one_token_columns]] is the vector that asks, as a column. It begins with [[one_token_columns:0,0]].':
    '[[one_token_columns]] est le vecteur qui interroge, en colonne. Il commence par [[one_token_columns:0,0]].',
  '[[one_query_columns]] = [[w_q_columns]] [[one_token_columns]]: its query, a column as well.':
    '[[one_query_columns]] = [[w_q_columns]] [[one_token_columns]] : sa requête, elle aussi une colonne.',
  '[[key_columns]] = [[w_k_columns]] [[x_columns]]: the keys k₁, k₂ and so on, side by side.':
    '[[key_columns]] = [[w_k_columns]] [[x_columns]] : les clés k₁, k₂ et ainsi de suite, côte à côte.',
  '[[key_columns_transposed]] has each key as a row, ready for the product with the query.':
    '[[key_columns_transposed]] a chaque clé en ligne, prête pour le produit avec la requête.',
  '[[one_scores_columns]] = [[key_columns_transposed]] [[one_query_columns]]: α for one query, one below the other. The first is [[one_scores_columns:0,0]].':
    '[[one_scores_columns]] = [[key_columns_transposed]] [[one_query_columns]] : les α d’une seule requête, l’un sous l’autre. Le premier est [[one_scores_columns:0,0]].',
  '[[one_weights_columns]]: the softmax runs down the column, which then adds up to 1. The first is [[one_weights_columns:0,0]].':
    '[[one_weights_columns]] : le softmax descend le long de la colonne, dont la somme est alors 1. Le premier poids est [[one_weights_columns:0,0]].',
  '[[value_columns]] = [[w_v_columns]] [[x_columns]]: the values v₁, v₂ and so on, side by side.':
    '[[value_columns]] = [[w_v_columns]] [[x_columns]] : les valeurs v₁, v₂ et ainsi de suite, côte à côte.',
  '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]]: each column of [[value_columns]] times its weight, added up. It begins with [[one_context_columns:0,0]].':
    '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]] : la somme des colonnes de [[value_columns]], chacune multipliée par son poids. Il commence par [[one_context_columns:0,0]].',
  'All at once: [[query_columns]] = [[w_q_columns]] [[x_columns]], a query per column.':
    'Tous à la fois : [[query_columns]] = [[w_q_columns]] [[x_columns]], une requête par colonne.',
  '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]]: the scores of a query are in its column. This is the matrix of the row convention, transposed.':
    '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]] : les scores d’une requête sont dans sa colonne. C’est la matrice de la convention en lignes, transposée.',
  '[[weights_columns]]: the softmax of each column. Now the columns add up to 1, not the rows.':
    '[[weights_columns]] : le softmax de chaque colonne. Ce sont maintenant les colonnes dont la somme est 1, non les lignes.',
  '[[context_columns]] = [[value_columns]] [[weights_columns]]: b₁ is the first column, b₂ the second.':
    '[[context_columns]] = [[value_columns]] [[weights_columns]] : b₁ est la première colonne, b₂ la deuxième.',
} satisfies Translations;
