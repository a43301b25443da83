import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence that asks, in English unless you change it: one row for each of its [[dim:m]] words.':
    '[[x]] est la phrase qui interroge, en anglais si vous ne la changez pas : une ligne pour chacun de ses [[dim:m]] mots.',
  '[[y]] is the sentence that is asked, in French unless you change it: one row for each of its [[dim:n]] words. Its rows may have another width: here [[dim:d_y]] numbers, while those of [[x]] have [[dim:d_x]].':
    '[[y]] est la phrase interrogée, en français si vous ne la changez pas : une ligne pour chacun de ses [[dim:n]] mots. Ses lignes peuvent avoir une autre largeur : ici [[dim:d_y]] nombres, alors que celles de [[x]] en ont [[dim:d_x]].',
  '[[w_q]] makes the queries of [[dim:n_heads]] heads, with [[dim:d_k]] columns for each, side by side. It has a row for each column of [[x]].':
    '[[w_q]] donne les requêtes de [[dim:n_heads]] têtes, côte à côte, avec [[dim:d_k]] colonnes pour chacune. Elle a une ligne par colonne de [[x]].',
  '[[w_k]] makes the keys in the same order. It has a row for each column of [[y]].':
    '[[w_k]] donne les clés, dans le même ordre. Elle a une ligne par colonne de [[y]].',
  '[[w_v]] makes the values, with [[dim:d_v]] columns for each head and a row for each column of [[y]].':
    '[[w_v]] donne les valeurs, avec [[dim:d_v]] colonnes par tête et une ligne par colonne de [[y]].',
  '[[w_o]] is used last: one row for every column of every head, and [[dim:d_out]] columns.':
    '[[w_o]] sert en dernier : une ligne pour chaque colonne de chaque tête, et [[dim:d_out]] colonnes.',
  '[[query]] = [[x]] [[w_q]]. A query is what a word looks for. There are [[dim:n_heads]] heads, attentions side by side: the first [[dim:d_k]] columns belong to the first head, the next [[dim:d_k]] to the second.':
    '[[query]] = [[x]] [[w_q]]. Une requête, c’est ce qu’un mot cherche. Il y a [[dim:n_heads]] têtes, des attentions côte à côte : les [[dim:d_k]] premières colonnes reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième.',
  '[[w_q]] is learned. One product makes the queries of all heads.':
    '[[w_q]] est apprise. Un seul produit donne les requêtes de toutes les têtes.',
  '[[key]] = [[y]] [[w_k]]. A key is what a word can be found by. All keys come from the other sentence, with the columns of the heads in the same order. The row of [[row:key:r]] begins with [[key:r,0]].':
    '[[key]] = [[y]] [[w_k]]. Une clé, c’est ce qui permet de trouver un mot. Toutes viennent de l’autre phrase, avec les colonnes des têtes dans le même ordre. La ligne de [[row:key:r]] commence par [[key:r,0]].',
  'A model that writes word by word computes these keys and values once and keeps them: the source does not change while it writes.':
    'Un modèle qui écrit mot à mot calcule ces clés et ces valeurs une seule fois et les garde : la source ne change pas pendant qu’il écrit.',
  '[[value]] = [[y]] [[w_v]]. A value is what a word hands over. Values come from the same sentence as the keys.':
    '[[value]] = [[y]] [[w_v]]. Une valeur, c’est ce qu’un mot transmet. Les valeurs viennent de la même phrase que les clés.',
  '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head. Nothing is computed.':
    '[[head_*/query]] : les [[dim:d_k]] colonnes de [[query]] qui reviennent à cette tête. Rien n’est calculé.',
  'Heads divide the columns, never the tokens: every head sees all of both sentences.':
    'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit les deux phrases en entier.',
  '[[head_*/key]] is a slice of [[key]]: the [[dim:d_k]] columns of this head, for all [[dim:n]] words. Nothing is computed. Queries and values are cut in the same way.':
    '[[head_*/key]] est une tranche de [[key]] : les [[dim:d_k]] colonnes de cette tête, pour les [[dim:n]] mots. Rien n’est calculé. Les requêtes et les valeurs sont découpées de la même façon.',
  '[[head_*/key_transposed]]: the keys of this head as columns, one per word of [[y]].':
    '[[head_*/key_transposed]] : les clés de cette tête mises en colonnes, une par mot de [[y]].',
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. A score says how well a query fits a key: large where both are large in the same places. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]]. There are [[dim:m]] rows and [[dim:n]] columns.':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]]. Un score dit si une requête et une clé vont bien ensemble : il est grand quand elles sont grandes aux mêmes endroits. [[row:head_*/scores:r]] donne le score le plus élevé à [[col:head_*/scores:max]] : [[head_*/scores:r,max]]. Il y a [[dim:m]] lignes et [[dim:n]] colonnes.',
  'Between two sentences a mask usually hides padding. “Causal” says little here: word 3 of [[y]] is not later than word 2 of [[x]].':
    'Entre deux phrases, un masque cache d’ordinaire le remplissage. « Causal » n’a guère de sens ici : le mot 3 de [[y]] ne vient pas après le mot 2 de [[x]].',
  'The softmax turns each row of scores, divided by √d_k, into weights that add up to 1. In this head [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. With the initial numbers, the first head pairs words that mean the same, and the second looks for the noun, “oiseau”.':
    'Le softmax transforme chaque ligne de scores, divisés par √d_k, en poids dont la somme est 1. Dans cette tête, [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]]. Avec les nombres de départ, la première tête relie les mots de même sens, et la deuxième cherche le nom, « oiseau ».',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: one row for each word of [[x]], made only of values from [[y]]. The row of [[row:head_*/context:r]] begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : une ligne par mot de [[x]], faite des seules valeurs de [[y]]. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
  '[[concat]] puts the results of the heads side by side, the first head on the left: one row for each word of [[x]], with [[dim:d_v]] columns from each of [[dim:n_heads]] heads. Nothing is computed.':
    '[[concat]] met côte à côte les résultats des têtes, la première à gauche : une ligne par mot de [[x]], avec [[dim:d_v]] colonnes de chacune des [[dim:n_heads]] têtes. Rien n’est calculé.',
  'Side by side in columns, not below each other in rows.':
    'Côte à côte en colonnes, non l’une sous l’autre en lignes.',
  '[[output]] = [[concat]] [[w_o]]. [[w_o]] is learned, with a row for every column of every head. Only here do the heads meet: each number of the result can use all of them. The row of [[row:output:r]] begins with [[output:r,0]]. Models add it to the row of the same word in the sentence that asks.':
    '[[output]] = [[concat]] [[w_o]]. [[w_o]] est apprise, avec une ligne pour chaque colonne de chaque tête. Ce n’est qu’ici que les têtes se rencontrent : chaque nombre du résultat peut les utiliser toutes. La ligne de [[row:output:r]] commence par [[output:r,0]]. Les modèles l’ajoutent à celle du même mot dans la phrase qui interroge.',
  'The result has one row for each query, however many words the other sentence has.':
    'Le résultat a une ligne par requête, quel que soit le nombre de mots de l’autre phrase.',
} satisfies Translations;
