import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence that asks, one row for each of its [[dim:m]] words.':
    '[[x]] est la phrase qui interroge, une ligne pour chacun de ses [[dim:m]] mots.',
  '[[y]] is the sentence that is asked, one row for each of its [[dim:n]] words. Its width is its own: [[dim:d_y]] numbers to a word.':
    '[[y]] est la phrase interrogée, une ligne pour chacun de ses [[dim:n]] mots. Sa largeur lui est propre : [[dim:d_y]] nombres par mot.',
  '[[w_q]] holds the query projections of [[dim:n_heads]] heads side by side, [[dim:d_k]] columns each. It has a row per column of [[x]].':
    '[[w_q]] contient, côte à côte, les projections des requêtes de [[dim:n_heads]] têtes, [[dim:d_k]] colonnes pour chacune. Elle a une ligne par colonne de [[x]].',
  '[[w_k]] holds the key projections in the same order. It has a row per column of [[y]].':
    '[[w_k]] contient les projections des clés dans le même ordre. Elle a une ligne par colonne de [[y]].',
  '[[w_v]] holds the value projections, [[dim:d_v]] columns per head, with a row per column of [[y]].':
    '[[w_v]] contient les projections des valeurs, [[dim:d_v]] colonnes par tête, avec une ligne par colonne de [[y]].',
  '[[w_o]] comes last: one row for every column of every head, [[dim:d_out]] columns.':
    '[[w_o]] vient en dernier : une ligne pour chaque colonne de chaque tête, et [[dim:d_out]] colonnes.',
  '[[query]] = [[x]] [[w_q]], from the sentence that asks, for all heads in one product.':
    '[[query]] = [[x]] [[w_q]], à partir de la phrase qui interroge, pour toutes les têtes en un seul produit.',
  '[[key]] = [[y]] [[w_k]], from the sentence that is asked.':
    '[[key]] = [[y]] [[w_k]], à partir de la phrase interrogée.',
  'A model that writes word by word computes these keys and values once and keeps them: the source does not change while it writes.':
    'Un modèle qui écrit mot à mot calcule ces clés et ces valeurs une seule fois et les garde : la source ne change pas pendant qu’il écrit.',
  '[[value]] = [[y]] [[w_v]], from the same sentence as the keys.':
    '[[value]] = [[y]] [[w_v]], à partir de la même phrase que les clés.',
  '[[head_*/query]]: the [[dim:d_k]] columns of [[query]] that belong to this head. Nothing is computed.':
    '[[head_*/query]] : les [[dim:d_k]] colonnes de [[query]] qui reviennent à cette tête. Rien n’est calculé.',
  'Heads divide the columns, never the tokens: every head sees both sentences whole.':
    'Les têtes se partagent les colonnes, jamais les jetons : chaque tête voit les deux phrases en entier.',
  '[[head_*/key_transposed]]: the keys of this head as columns, one per word of [[y]].':
    '[[head_*/key_transposed]] : les clés de cette tête mises en colonnes, une par mot de [[y]].',
  '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], [[dim:m]] by [[dim:n]]. [[row:head_*/scores:r]] scores [[col:head_*/scores:max]] highest, with [[head_*/scores:r,max]].':
    '[[head_*/scores]] = [[head_*/query]] [[head_*/key_transposed]], [[dim:m]] par [[dim:n]]. [[row:head_*/scores:r]] donne le score le plus élevé à [[col:head_*/scores:max]] : [[head_*/scores:r,max]].',
  'Between two sentences a mask usually hides padding. “Causal” says little here: word 3 of [[y]] is not later than word 2 of [[x]].':
    'Entre deux phrases, un masque cache d’ordinaire le remplissage. « Causal » n’a guère de sens ici : le mot 3 de [[y]] ne vient pas après le mot 2 de [[x]].',
  'In this head [[row:head_*/weights:r]] gives [[head_*/weights:r,max]] to [[col:head_*/weights:max]]. As given, the first head pairs the words of the two sentences, while the second keeps an eye on the noun.':
    'Dans cette tête, [[row:head_*/weights:r]] donne [[head_*/weights:r,max]] à [[col:head_*/weights:max]]. Avec les nombres de départ, la première tête apparie les mots des deux phrases, tandis que la seconde garde un œil sur le nom.',
  '[[head_*/context]] = [[head_*/weights]] [[head_*/value]]: values from [[y]], mixed for each word of [[x]]. For [[row:head_*/context:r]] it begins with [[head_*/context:r,0]].':
    '[[head_*/context]] = [[head_*/weights]] [[head_*/value]] : des valeurs de [[y]], mélangées pour chaque mot de [[x]]. La ligne de [[row:head_*/context:r]] commence par [[head_*/context:r,0]].',
  '[[concat]] sets the heads side by side, the first on the left: one row per word of [[x]], [[dim:n_heads]] times [[dim:d_v]] columns.':
    '[[concat]] met les têtes côte à côte, la première à gauche : une ligne par mot de [[x]], [[dim:n_heads]] fois [[dim:d_v]] colonnes.',
  'Side by side in columns, not below each other in rows.':
    'Côte à côte en colonnes, non l’une sous l’autre en lignes.',
  '[[output]] = [[concat]] [[w_o]]: here the heads meet. The row of [[row:output:r]] begins with [[output:r,0]] and is ready to be added to its row of the asking sentence.':
    '[[output]] = [[concat]] [[w_o]] : ici, les têtes se rencontrent. La ligne de [[row:output:r]] commence par [[output:r,0]] ; elle est prête à s’ajouter à sa ligne dans la phrase qui interroge.',
  'The result has as many rows as there are queries. The length of the other sentence has disappeared.':
    'Le résultat a autant de lignes qu’il y a de requêtes. La longueur de l’autre phrase a disparu.',
} satisfies Translations;
