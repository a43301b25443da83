import type { Translations } from '../../../translations';

export default {
  '[[x_q]] is what asks: one row for each of the [[dim:m]] words of a sentence.':
    '[[x_q]] est ce qui interroge : une ligne pour chacun des [[dim:m]] mots d’une phrase.',
  '[[x_k]] is what is searched: one row for each of the [[dim:n]] headwords of a small dictionary. The words of the sentence will be compared with these rows.':
    '[[x_k]] est ce dans quoi l’on cherche : une ligne pour chacune des [[dim:n]] entrées d’un petit dictionnaire. C’est à ces lignes que l’on comparera les mots de la phrase.',
  'With the same matrix in all three places this is self-attention; with one for the queries and one for keys and values, cross-attention.':
    'Avec la même matrice aux trois places, c’est l’auto-attention ; avec une pour les requêtes et une autre pour les clés et les valeurs, l’attention croisée.',
  '[[x_v]] is what is read: a row for each entry, that is, for what stands under a headword. The widths are free, here [[dim:d_xq]], [[dim:d_xk]] and [[dim:d_xv]]. Only [[x_k]] and [[x_v]] must have the same number of rows.':
    '[[x_v]] est ce qu’on lit : une ligne par article, c’est-à-dire pour le texte sous une entrée. Les largeurs sont libres, ici [[dim:d_xq]], [[dim:d_xk]] et [[dim:d_xv]]. Seules [[x_k]] et [[x_v]] doivent avoir autant de lignes.',
  'Real models do this: DETR, which finds objects in pictures (Carion et al. 2020), adds positions to what queries and keys are made from, and not to what values are made from.':
    'De vrais modèles font ainsi : DETR, qui repère des objets dans des images (Carion et al. 2020), ajoute des positions à ce dont sont tirées requêtes et clés, mais non à ce dont sont tirées les valeurs.',
  '[[w_q]] makes the queries of [[dim:n_heads]] heads, with [[dim:d_k]] columns for each, side by side. It has a row for each column of [[x_q]].':
    '[[w_q]] donne les requêtes de [[dim:n_heads]] têtes, côte à côte, avec [[dim:d_k]] colonnes pour chacune. Elle a une ligne par colonne de [[x_q]].',
  '[[w_k]] makes the keys, with a row for each column of [[x_k]].':
    '[[w_k]] donne les clés, avec une ligne par colonne de [[x_k]].',
  '[[w_v]] makes the values: [[dim:d_v]] columns for each head, and a row for each column of [[x_v]].':
    '[[w_v]] donne les valeurs : [[dim:d_v]] colonnes par tête, et une ligne par colonne de [[x_v]].',
  '[[w_o]] is used last. Its first [[dim:d_v]] rows belong to the first head, the next to the second: the coloured bands below show which.':
    '[[w_o]] sert en dernier. Ses [[dim:d_v]] premières lignes reviennent à la première tête, les suivantes à la deuxième : les bandes de couleur ci-dessous montrent lesquelles.',
  '[[query]] = [[x_q]] [[w_q]]. A query is what a word looks for. There are [[dim:n_heads]] heads, attentions side by side: the first [[dim:d_k]] columns belong to the first head, the next [[dim:d_k]] to the second.':
    '[[query]] = [[x_q]] [[w_q]]. Une requête, c’est ce qu’un mot cherche. Il y a [[dim:n_heads]] têtes, des attentions côte à côte : les [[dim:d_k]] premières colonnes reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième.',
  '[[key]] = [[x_k]] [[w_k]]. A key is what an entry can be found by. It has as many numbers as a query, so that the two can be compared, however wide [[x_q]] and [[x_k]] are.':
    '[[key]] = [[x_k]] [[w_k]]. Une clé, c’est ce qui permet de trouver un article. Elle a autant de nombres qu’une requête, pour que l’on puisse les comparer, quelles que soient les largeurs de [[x_q]] et de [[x_k]].',
  '[[value]] = [[x_v]] [[w_v]]. A value is what an entry hands over when it is read. Values are made from another matrix than keys, but in the same order: row by row, they belong together.':
    '[[value]] = [[x_v]] [[w_v]]. Une valeur, c’est ce qu’un article transmet quand on le lit. Les valeurs viennent d’une autre matrice que les clés, mais dans le même ordre : ligne par ligne, elles vont ensemble.',
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. [[row:head_*/scores:r]] donne le score le plus élevé à [[col:head_*/scores:max]] : [[head_*/scores:r,max]].',
  'A score says how well a query fits a key. The softmax turns each row of scores, divided by √d_k, into weights that add up to 1: [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. [[x_v]] plays no part in it.':
    'Un score dit si une requête et une clé vont bien ensemble. Le softmax transforme chaque ligne de scores, divisés par √d_k, en poids dont la somme est 1 : [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]]. [[x_v]] n’y joue aucun rôle.',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: the entries, mixed by the weights. The row of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : les articles, mélangés selon les poids. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
  '[[concat]] puts the results of the heads side by side, the first head on the left: [[dim:m]] rows, with [[dim:d_v]] columns from each of [[dim:n_heads]] heads. There is one row per query, whatever the number of keys.':
    '[[concat]] met côte à côte les résultats des têtes, la première à gauche : [[dim:m]] lignes, avec [[dim:d_v]] colonnes de chacune des [[dim:n_heads]] têtes. Il y a une ligne par requête, quel que soit le nombre de clés.',
  '[[output]] = [[concat]] [[w_o]]. [[w_o]] is learned, with a row for every column of every head. Only here do the heads meet: each number of the result can use all of them. The row of [[row:output:r]] begins with [[output:r,0]].':
    '[[output]] = [[concat]] [[w_o]]. [[w_o]] est apprise, avec une ligne pour chaque colonne de chaque tête. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre du résultat peut les utiliser toutes. La ligne de [[row:output:r]] commence par [[output:r,0]].',
} satisfies Translations;
