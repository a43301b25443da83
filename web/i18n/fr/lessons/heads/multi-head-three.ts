import type { Translations } from '../../../translations';

export default {
  '[[x_q]]: what asks, one row for each of the [[dim:m]] words of a sentence.':
    '[[x_q]] : ce qui interroge, une ligne pour chacun des [[dim:m]] mots d’une phrase.',
  '[[x_k]]: what is searched, one row for each of [[dim:n]] entries of a small dictionary. Think of the headwords.':
    '[[x_k]] : ce dans quoi l’on cherche, une ligne pour chacune des [[dim:n]] entrées d’un petit dictionnaire. Pensez aux mots en tête d’article.',
  'With the same matrix in all three places this is self-attention; with one for the queries and one for keys and values, cross-attention.':
    'Avec la même matrice aux trois places, c’est l’auto-attention ; avec une pour les requêtes et une autre pour les clés et les valeurs, l’attention croisée.',
  '[[x_v]]: what is read, a row for each row of [[x_k]]: what stands under the headword. The widths are free, here [[dim:d_xq]], [[dim:d_xk]] and [[dim:d_xv]]; only the number of rows of keys and values must agree.':
    '[[x_v]] : ce qu’on lit, une ligne pour chaque ligne de [[x_k]] : le texte de l’article. Les largeurs sont libres, ici [[dim:d_xq]], [[dim:d_xk]] et [[dim:d_xv]] ; seul le nombre de lignes des clés et des valeurs doit s’accorder.',
  'Real models do this: DETR, which finds objects in pictures (Carion et al. 2020), adds positions to what queries and keys are made from, and not to what values are made from.':
    'De vrais modèles font ainsi : DETR, qui repère des objets dans des images (Carion et al. 2020), ajoute des positions à ce dont sont tirées requêtes et clés, mais non à ce dont sont tirées les valeurs.',
  '[[w_q]] holds the query projections of [[dim:n_heads]] heads side by side, [[dim:d_k]] columns each, with a row per column of [[x_q]].':
    '[[w_q]] contient, côte à côte, les projections des requêtes de [[dim:n_heads]] têtes, [[dim:d_k]] colonnes pour chacune, avec une ligne par colonne de [[x_q]].',
  '[[w_k]] does the same for keys, with a row per column of [[x_k]].':
    '[[w_k]] fait de même pour les clés, avec une ligne par colonne de [[x_k]].',
  '[[w_v]] has [[dim:d_v]] columns per head and a row per column of [[x_v]].':
    '[[w_v]] a [[dim:d_v]] colonnes par tête et une ligne par colonne de [[x_v]].',
  '[[w_o]] comes last. Its rows belong to the heads in turn, [[dim:d_v]] to each: the coloured bands below show which.':
    '[[w_o]] vient en dernier. Ses lignes reviennent tour à tour aux têtes, [[dim:d_v]] à chacune : les bandes de couleur ci-dessous montrent lesquelles.',
  '[[query]] = [[x_q]] [[w_q]], for all heads in one product.':
    '[[query]] = [[x_q]] [[w_q]], pour toutes les têtes en un seul produit.',
  '[[key]] = [[x_k]] [[w_k]], for all heads in one product.':
    '[[key]] = [[x_k]] [[w_k]], pour toutes les têtes en un seul produit.',
  '[[value]] = [[x_v]] [[w_v]], from another matrix than the keys.':
    '[[value]] = [[x_v]] [[w_v]], à partir d’une autre matrice que les clés.',
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. [[row:head_*/scores:r]] donne le score le plus élevé à [[col:head_*/scores:max]] : [[head_*/scores:r,max]].',
  'Where to look is decided without [[x_v]]: [[row:head_*/weights:r]] gives [[col:head_*/weights:max]] the weight [[head_*/weights:r,max]]. Change a number of [[x_v]]: no weight moves.':
    'Où regarder se décide sans [[x_v]] : [[row:head_*/weights:r]] donne à [[col:head_*/weights:max]] un poids de [[head_*/weights:r,max]]. Changez un nombre de [[x_v]] : aucun poids ne bouge.',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: what is read there. For [[row:head_*/context:r]] it begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : ce qu’on y lit. Pour [[row:head_*/context:r]], la ligne commence par [[head_*/context:r,0]].',
  '[[concat]] sets the results of the heads side by side, the first head on the left: [[dim:m]] rows of [[dim:n_heads]] times [[dim:d_v]] columns. There is one row per query, whatever the number of keys.':
    '[[concat]] met côte à côte les résultats des têtes, la première à gauche : [[dim:m]] lignes de [[dim:n_heads]] fois [[dim:d_v]] colonnes. Il y a une ligne par requête, quel que soit le nombre de clés.',
  '[[output]] = [[concat]] [[w_o]]. The columns of a head meet the rows of its colour, and all heads add up: the row of [[row:output:r]] begins with [[output:r,0]].':
    '[[output]] = [[concat]] [[w_o]]. Les colonnes d’une tête rencontrent les lignes de sa couleur, et toutes les têtes s’additionnent : la ligne de [[row:output:r]] commence par [[output:r,0]].',
} satisfies Translations;
