import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence, one row per token. All heads read the same one.':
    '[[x]] est la phrase, une ligne par jeton. Toutes les têtes lisent la même.',
  '[[w_q]] holds the query projections of all [[dim:n_heads]] heads side by side: the first [[dim:d_k]] columns belong to the first head, the next to the second, and so on.':
    '[[w_q]] contient, côte à côte, les projections des requêtes des [[dim:n_heads]] têtes : les [[dim:d_k]] premières colonnes reviennent à la première tête, les suivantes à la deuxième, et ainsi de suite.',
  'Papers write one small matrix per head, programs keep one wide matrix. The numbers are the same, laid next to each other.':
    'Les articles écrivent une petite matrice par tête, les programmes n’en gardent qu’une grande. Ce sont les mêmes nombres, posés les uns à côté des autres.',
  '[[w_k]]: the key projections of all heads, side by side in the same order.':
    '[[w_k]] : les projections des clés de toutes les têtes, côte à côte, dans le même ordre.',
  '[[w_v]]: the value projections of all heads, [[dim:d_v]] columns for each.':
    '[[w_v]] : les projections des valeurs de toutes les têtes, [[dim:d_v]] colonnes pour chacune.',
  '[[w_o]] comes last. It has one row for every column of every head, and [[dim:d_out]] columns.':
    '[[w_o]] vient en dernier. Elle a une ligne pour chaque colonne de chaque tête, et [[dim:d_out]] colonnes.',
  '[[query]] = [[x]] [[w_q]], for all heads in one product. [[row:query:r]] begins with [[query:r,0]].':
    '[[query]] = [[x]] [[w_q]], pour toutes les têtes en un seul produit. La ligne de [[row:query:r]] commence par [[query:r,0]].',
  '[[key]] = [[x]] [[w_k]], for all heads in one product.':
    '[[key]] = [[x]] [[w_k]], pour toutes les têtes en un seul produit.',
  '[[value]] = [[x]] [[w_v]], for all heads in one product.':
    '[[value]] = [[x]] [[w_v]], pour toutes les têtes en un seul produit.',
  '[[head_*/query]] is a slice of [[query]]: [[dim:d_k]] of its columns. Nothing is computed. A head sees these columns and no others.':
    '[[head_*/query]] est une tranche de [[query]] : [[dim:d_k]] de ses colonnes. Rien n’est calculé. Une tête voit ces colonnes et aucune autre.',
  'Heads divide the columns, never the tokens: every head sees the whole sentence.':
    'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit toute la phrase.',
  '[[head_*/value]]: the columns of [[value]] that belong to this head, [[dim:d_v]] of them.':
    '[[head_*/value]] : les colonnes de [[value]] qui reviennent à cette tête, au nombre de [[dim:d_v]].',
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]: as with one head, only narrower. [[row:head_*/scores:r]] and [[col:head_*/scores:c]] score [[head_*/scores:r,c]].':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]] : comme avec une seule tête, en plus étroit. [[row:head_*/scores:r]] et [[col:head_*/scores:c]] ont pour score [[head_*/scores:r,c]].',
  'The mask belongs before the softmax, in every head.':
    'Le masque se place avant le softmax, dans chaque tête.',
  'Each head has weights of its own. In this one [[row:head_*/weights:r]] attends most to [[col:head_*/weights:max]], with [[head_*/weights:r,max]]. Compare the heads: as given, the first looks for the bird, the second back to the word before.':
    'Chaque tête a ses propres poids. Dans celle-ci, [[row:head_*/weights:r]] porte surtout son attention sur [[col:head_*/weights:max]], avec un poids de [[head_*/weights:r,max]]. Comparez les têtes : avec les nombres de départ, la première cherche l’oiseau (« bird »), la seconde se retourne vers le mot précédent.',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: what this head has gathered for each token. For [[row:head_*/context:r]] it begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : ce que cette tête a recueilli pour chaque jeton. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
  '[[concat]] sets the results of the heads side by side again, the first head on the left. Nothing is added up and nothing is mixed yet.':
    '[[concat]] remet côte à côte les résultats des têtes, la première à gauche. Rien n’est additionné, rien n’est encore mélangé.',
  'Side by side in columns, not below each other in rows: there is still one row per token.':
    'Côte à côte en colonnes, non l’un sous l’autre en lignes : il y a toujours une ligne par jeton.',
  '[[output]] = [[concat]] [[w_o]]. Only here do the heads meet: each number of a row can draw on all of them. The row of [[row:output:r]] begins with [[output:r,0]].':
    '[[output]] = [[concat]] [[w_o]]. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre d’une ligne peut puiser dans chacune d’elles. La ligne de [[row:output:r]] commence par [[output:r,0]].',
  'Cut [[w_o]] into one block of rows per head: the output is the sum of what each head contributes through its block.':
    'Découpez [[w_o]] en un bloc de lignes par tête : la sortie est la somme de ce que chaque tête apporte à travers son bloc.',
} satisfies Translations;
