import type { Translations } from '../../../translations';

export default {
  '[[x]] is a set of [[dim:n]] vectors, one per row: a₁, a₂ and so on, [[dim:d_model]] numbers each. They may be words, pixels or the output of a layer.':
    '[[x]] est un ensemble de [[dim:n]] vecteurs, un par ligne : a₁, a₂ et ainsi de suite, de [[dim:d_model]] nombres chacun. Ce peut être des mots, des pixels ou la sortie d’une couche.',
  'Texts disagree about which way vectors lie. Here they are rows and multiply from the left, x W. The option “convention” turns every matrix: columns, and W a. No number changes.':
    'Les textes ne s’accordent pas sur le sens dans lequel se rangent les vecteurs. Ici, ce sont des lignes, placées à gauche dans les produits : x W. L’option « convention » transpose toutes les matrices : des colonnes, et W a. Aucun nombre ne change.',
  '[[w_q]] makes a query of [[dim:d_k]] numbers out of any of the vectors. It is learned.':
    '[[w_q]] tire de chacun des vecteurs une requête de [[dim:d_k]] nombres. Elle est apprise.',
  '[[w_k]] makes a key of [[dim:d_k]] numbers, so that it can be compared with a query.':
    '[[w_k]] tire de chaque vecteur une clé de [[dim:d_k]] nombres, comparable à une requête.',
  '[[w_v]] makes a value of [[dim:d_v]] numbers: what a vector hands over when it is looked at.':
    '[[w_v]] tire de chaque vecteur une valeur de [[dim:d_v]] nombres : ce qu’il transmet quand on le regarde.',
  'One vector asks: [[one_token]], which begins with [[one_token:0,0]]. The option “token” says which one. Up to the end of this section everything serves its result alone, b with the same number.':
    'Un seul vecteur interroge : [[one_token]], qui commence par [[one_token:0,0]]. L’option « jeton » dit lequel. Jusqu’à la fin de cette section, tout sert à son seul résultat, le b de même numéro.',
  '[[one_query]] = [[one_token]] [[w_q]]: its query. It begins with [[one_query:0,0]].':
    '[[one_query]] = [[one_token]] [[w_q]] : sa requête. Elle commence par [[one_query:0,0]].',
  '[[key]] = [[x]] [[w_k]]: every vector gets a key, the one that asks included. Row 1 is k₁, row 2 is k₂.':
    '[[key]] = [[x]] [[w_k]] : chaque vecteur reçoit une clé, y compris celui qui interroge. La ligne 1 est k₁, la ligne 2 est k₂.',
  '[[key_transposed]]: the keys as columns, ready to meet the query.':
    '[[key_transposed]] : les clés mises en colonnes, prêtes à rencontrer la requête.',
  '[[one_scores]] holds α for one query, a number per key: the dot products of [[one_query]] with k₁, k₂ and so on. The first is [[one_scores:0,0]], the largest [[one_scores:0,max]], with [[col:one_scores:max]]. Step by cell to see them come one by one.':
    '[[one_scores]] contient les α d’une seule requête, un nombre par clé : les produits scalaires de [[one_query]] avec k₁, k₂ et ainsi de suite. Le premier est [[one_scores:0,0]], le plus grand [[one_scores:0,max]], avec [[col:one_scores:max]]. Avancez cellule par cellule pour les voir venir un à un.',
  'Some texts call α the score and α′ the weight, others call α the weight. Here α is before the softmax, α′ after it. The scale 1/√d_k is left out, as in the texts that this lesson follows.':
    'Certains textes appellent α le score et α′ le poids, d’autres appellent α le poids. Ici, α est avant le softmax, α′ après. Le facteur d’échelle 1/√d_k est omis, comme dans les textes que suit cette leçon.',
  '[[one_weights]] is α′, the softmax of α: positive, adding up to 1. [[col:one_weights:max]] gets the most, [[one_weights:0,max]].':
    '[[one_weights]], c’est α′, le softmax de α : des nombres positifs dont la somme est 1. [[col:one_weights:max]] obtient le plus grand, [[one_weights:0,max]].',
  '[[value]] = [[x]] [[w_v]]: every vector gets a value. Row 1 is v₁, row 2 is v₂.':
    '[[value]] = [[x]] [[w_v]] : chaque vecteur reçoit une valeur. La ligne 1 est v₁, la ligne 2 est v₂.',
  '[[one_context]] = α′₁ v₁ + α′₂ v₂ + …: the values, each counted as much as its weight says. It begins with [[one_context:0,0]]. That is the whole of self-attention, for one vector.':
    '[[one_context]] = α′₁ v₁ + α′₂ v₂ + … : les valeurs, comptées chacune selon son poids. Il commence par [[one_context:0,0]]. C’est là toute l’auto-attention, pour un vecteur.',
  'Now all vectors ask at once: [[query]] = [[x]] [[w_q]]. Its rows are q₁, q₂ and so on; the row of [[row:query:r]] begins with [[query:r,0]].':
    'Maintenant, tous les vecteurs interrogent à la fois : [[query]] = [[x]] [[w_q]]. Ses lignes sont q₁, q₂ et ainsi de suite ; celle de [[row:query:r]] commence par [[query:r,0]].',
  '[[scores]] = [[query]] [[key_transposed]]: all α in one table, the α of [[row:scores:r]] in its row. α of [[row:scores:r]] and [[col:scores:c]] is [[scores:r,c]].':
    '[[scores]] = [[query]] [[key_transposed]] : tous les α dans un seul tableau, ceux de [[row:scores:r]] dans sa ligne. Pour [[row:scores:r]] et [[col:scores:c]], α vaut [[scores:r,c]].',
  'The row of the vector that asked above holds the same numbers as [[one_scores]].':
    'La ligne du vecteur qui interrogeait plus haut contient les mêmes nombres que [[one_scores]].',
  '[[weights]]: softmax of each row. [[row:weights:r]] attends most to [[col:weights:max]], with [[weights:r,max]].':
    '[[weights]] : le softmax de chaque ligne. [[row:weights:r]] porte surtout son attention sur [[col:weights:max]], avec un poids de [[weights:r,max]].',
  '[[context]] = [[weights]] [[value]], and its rows are b₁, b₂ and so on. Nobody waits for anybody: all rows can be computed at the same time, which a network that reads one vector after the other cannot do.':
    '[[context]] = [[weights]] [[value]], et ses lignes sont b₁, b₂ et ainsi de suite. Personne n’attend personne : toutes les lignes peuvent se calculer en même temps, ce dont un réseau qui lit les vecteurs l’un après l’autre est incapable.',
  '[[x_columns]] is [[x]] turned: a₁ is now the first column. The numbers are the same, only their places are swapped.':
    '[[x_columns]] est la transposée de [[x]] : a₁ en est maintenant la première colonne. Les nombres sont les mêmes, seules leurs places sont échangées.',
  'From (X W)ᵀ = Wᵀ Xᵀ follows all the rest: turn every matrix, and the order of every product is reversed.':
    'Tout le reste découle de (X W)ᵀ = Wᵀ Xᵀ : transposez chaque matrice, et l’ordre de chaque produit se renverse.',
  '[[w_q_columns]] is [[w_q]] turned. Texts with columns call this one W^q, and write q = W^q a.':
    '[[w_q_columns]] est la transposée de [[w_q]]. Les textes qui travaillent en colonnes la notent W^q, et écrivent q = W^q a.',
  '[[w_k_columns]] is [[w_k]] turned, for k = W^k a.':
    '[[w_k_columns]] est la transposée de [[w_k]], pour k = W^k a.',
  '[[w_v_columns]] is [[w_v]] turned, for v = W^v a.':
    '[[w_v_columns]] est la transposée de [[w_v]], pour v = W^v a.',
  '[[one_token_columns]]: the vector that asks, standing upright. It begins with [[one_token_columns:0,0]].':
    '[[one_token_columns]] : le vecteur qui interroge, mis debout. Il commence par [[one_token_columns:0,0]].',
  '[[one_query_columns]] = [[w_q_columns]] [[one_token_columns]]: its query, a column as well.':
    '[[one_query_columns]] = [[w_q_columns]] [[one_token_columns]] : sa requête, elle aussi une colonne.',
  '[[key_columns]] = [[w_k_columns]] [[x_columns]]: the keys k₁, k₂ and so on, side by side.':
    '[[key_columns]] = [[w_k_columns]] [[x_columns]] : les clés k₁, k₂ et ainsi de suite, côte à côte.',
  '[[key_columns_transposed]]: the keys lie down, so that each can meet the query.':
    '[[key_columns_transposed]] : les clés, couchées, pour que chacune puisse rencontrer la requête.',
  '[[one_scores_columns]] = [[key_columns_transposed]] [[one_query_columns]]: α for one query, one below the other. The first is [[one_scores_columns:0,0]].':
    '[[one_scores_columns]] = [[key_columns_transposed]] [[one_query_columns]] : les α d’une seule requête, l’un sous l’autre. Le premier est [[one_scores_columns:0,0]].',
  '[[one_weights_columns]]: the softmax runs down the column, which then adds up to 1. The first is [[one_weights_columns:0,0]].':
    '[[one_weights_columns]] : le softmax descend le long de la colonne, dont la somme est alors 1. Le premier poids est [[one_weights_columns:0,0]].',
  '[[value_columns]] = [[w_v_columns]] [[x_columns]]: the values v₁, v₂ and so on, side by side.':
    '[[value_columns]] = [[w_v_columns]] [[x_columns]] : les valeurs v₁, v₂ et ainsi de suite, côte à côte.',
  '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]]: the columns of [[value_columns]] added up, each counted as much as its weight says. It begins with [[one_context_columns:0,0]].':
    '[[one_context_columns]] = [[value_columns]] [[one_weights_columns]] : la somme des colonnes de [[value_columns]], comptées chacune selon son poids. Il commence par [[one_context_columns:0,0]].',
  'All at once: [[query_columns]] = [[w_q_columns]] [[x_columns]], a query per column.':
    'Tous à la fois : [[query_columns]] = [[w_q_columns]] [[x_columns]], une requête par colonne.',
  '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]]: the α of a query stand in its column. This is the table of the row convention, turned.':
    '[[scores_columns]] = [[key_columns_transposed]] [[query_columns]] : les α d’une requête se trouvent dans sa colonne. C’est le tableau de la convention en lignes, transposé.',
  '[[weights_columns]]: the softmax of each column. Now the columns add up to 1, not the rows.':
    '[[weights_columns]] : le softmax de chaque colonne. Ce sont maintenant les colonnes dont la somme est 1, non les lignes.',
  '[[context_columns]] = [[value_columns]] [[weights_columns]]: b₁ is the first column, b₂ the second.':
    '[[context_columns]] = [[value_columns]] [[weights_columns]] : b₁ est la première colonne, b₂ la deuxième.',
} satisfies Translations;
