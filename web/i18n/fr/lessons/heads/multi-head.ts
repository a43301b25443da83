import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence: one row for each token, that is, a word or a piece of one. Every head reads all of it.':
    '[[x]] est la phrase : une ligne par jeton, c’est-à-dire par mot ou morceau de mot. Chaque tête la lit tout entière.',
  '[[w_q]] is learned and makes the queries. A head is one attention; [[dim:n_heads]] of them work at the same time here, each with its own columns: the first [[dim:d_k]] belong to the first head, the next [[dim:d_k]] to the second, and so on.':
    '[[w_q]] est apprise et donne les requêtes. Une tête est une attention ; il y en a ici [[dim:n_heads]] qui travaillent en même temps, chacune avec ses colonnes : les [[dim:d_k]] premières reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième, et ainsi de suite.',
  'Papers write one small matrix for each head, programs keep one wide matrix. The numbers are the same, side by side.':
    'Les articles écrivent une petite matrice par tête, les programmes n’en gardent qu’une grande. Ce sont les mêmes nombres, côte à côte.',
  '[[w_k]] makes the keys of all heads, side by side in the same order.':
    '[[w_k]] donne les clés de toutes les têtes, côte à côte, dans le même ordre.',
  '[[w_v]] makes the values of all heads, with [[dim:d_v]] columns for each.':
    '[[w_v]] donne les valeurs de toutes les têtes, avec [[dim:d_v]] colonnes pour chacune.',
  '[[w_o]] is used last. It has a row for every column of every head, and [[dim:d_out]] columns.':
    '[[w_o]] sert en dernier. Elle a une ligne pour chaque colonne de chaque tête, et [[dim:d_out]] colonnes.',
  '[[query]] = [[x]] [[w_q]]: what each token looks for, for all heads in one product. The row of [[row:query:r]] begins with [[query:r,0]].':
    '[[query]] = [[x]] [[w_q]] : ce que chaque jeton cherche, pour toutes les têtes en un seul produit. La ligne de [[row:query:r]] commence par [[query:r,0]].',
  '[[key]] = [[x]] [[w_k]]: what each token can be found by, for all heads in one product.':
    '[[key]] = [[x]] [[w_k]] : ce qui permet de trouver chaque jeton, pour toutes les têtes en un seul produit.',
  '[[value]] = [[x]] [[w_v]]: what each token hands over, for all heads in one product.':
    '[[value]] = [[x]] [[w_v]] : ce que chaque jeton transmet, pour toutes les têtes en un seul produit.',
  '[[head_*/query]] is a slice of [[query]]: the [[dim:d_k]] columns of this head. Nothing is computed. Keys and values are cut in the same way. A head sees its own columns and no others.':
    '[[head_*/query]] est une tranche de [[query]] : les [[dim:d_k]] colonnes de cette tête. Rien n’est calculé. Les clés et les valeurs sont découpées de la même façon. Une tête voit ses colonnes et aucune autre.',
  'Heads divide the columns, never the tokens: every head sees the whole sentence.':
    'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit toute la phrase.',
  '[[head_*/value]]: the columns of [[value]] that belong to this head, [[dim:d_v]] of them.':
    '[[head_*/value]] : les colonnes de [[value]] qui reviennent à cette tête, au nombre de [[dim:d_v]].',
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]: the same as with one head, with fewer columns. A score says how well a query fits a key: for [[row:head_*/scores:r]] and [[col:head_*/scores:c]] it is [[head_*/scores:r,c]].':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]] : comme avec une seule tête, sur moins de colonnes. Un score dit si une requête et une clé vont bien ensemble : pour [[row:head_*/scores:r]] et [[col:head_*/scores:c]], c’est [[head_*/scores:r,c]].',
  'The mask belongs before the softmax, in every head.':
    'Le masque se place avant le softmax, dans chaque tête.',
  'The softmax turns each row of scores, divided by √d_k, into weights that add up to 1. In this head [[row:head_*/weights:r]] attends most to [[col:head_*/weights:max]], with [[head_*/weights:r,max]]. With the initial numbers, the first head looks at “bird” from every word, the second at the word before.':
    'Le softmax transforme chaque ligne de scores, divisés par √d_k, en poids dont la somme est 1. Dans cette tête, [[row:head_*/weights:r]] regarde surtout [[col:head_*/weights:max]], avec [[head_*/weights:r,max]]. Avec les nombres de départ, la première tête regarde « bird » depuis chaque mot, la seconde le mot précédent.',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: the values of this head, mixed by its weights. The row of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : les valeurs de cette tête, mélangées selon ses poids. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
  '[[concat]] puts the results of the heads side by side, the first head on the left. Nothing is computed: each number still comes from one head alone.':
    '[[concat]] met côte à côte les résultats des têtes, la première à gauche. Rien n’est calculé : chaque nombre vient encore d’une seule tête.',
  'Side by side in columns, not below each other in rows: there is still one row per token.':
    'Côte à côte en colonnes, non l’un sous l’autre en lignes : il y a toujours une ligne par jeton.',
  '[[output]] = [[concat]] [[w_o]]. [[w_o]] is learned, with a row for every column of every head. Only here do the heads meet: each number of the result can use all of them. The row of [[row:output:r]] begins with [[output:r,0]].':
    '[[output]] = [[concat]] [[w_o]]. [[w_o]] est apprise, avec une ligne pour chaque colonne de chaque tête. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre du résultat peut les utiliser toutes. La ligne de [[row:output:r]] commence par [[output:r,0]].',
  'Cut [[w_o]] into one block of rows for each head: the output is the sum of what each head contributes through its block.':
    'Découpez [[w_o]] en un bloc de lignes par tête : la sortie est la somme de ce que chaque tête apporte à travers son bloc.',
} satisfies Translations;
