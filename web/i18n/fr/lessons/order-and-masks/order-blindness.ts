import type { Translations } from '../../../translations';

export default {
  '[[x]] is the sentence: a row of numbers for each word. As given, “to” and “be” come twice. A word has the same row at every place, so rows 1 and 5 are equal, and rows 2 and 6. Nothing in [[x]] says where a word stands.':
    '[[x]] est la phrase : une ligne de nombres par mot. Au départ, « to » et « be » y figurent deux fois. Un mot a la même ligne à toutes les places : les lignes 1 et 5 sont donc égales, et de même les lignes 2 et 6. Rien dans [[x]] ne dit où se trouve un mot.',
  '[[w_q]] makes queries. It is applied to each row of [[x]] alone, in the same way to all.':
    '[[w_q]] fait les requêtes. On l’applique à chaque ligne de [[x]] séparément, de la même façon pour toutes.',
  '[[w_k]] makes keys, in the same way for every row.':
    '[[w_k]] fait les clés, de la même façon pour chaque ligne.',
  '[[w_v]] makes values, in the same way for every row.':
    '[[w_v]] fait les valeurs, de la même façon pour chaque ligne.',
  '[[positioned]] = [[x]] + P. In the sentence as given, the two rows of “to” now differ: one begins with [[positioned:0,0]], the other with [[positioned:4,0]]. All that follows can tell them apart.':
    '[[positioned]] = [[x]] + P. Dans la phrase de départ, les deux lignes de « to » diffèrent maintenant : l’une commence par [[positioned:0,0]], l’autre par [[positioned:4,0]]. Tout ce qui suit peut les distinguer.',
  'A query says what a word looks for. [[query]] has a row for each word, made from its own numbers alone. As given, the queries of the two “to” begin with [[query:0,0]] and [[query:4,0]]. They are equal, unless you add positions.':
    'Une requête dit ce qu’un mot cherche. [[query]] a une ligne par mot, faite à partir de ses seuls nombres. Au départ, les requêtes des deux « to » commencent par [[query:0,0]] et [[query:4,0]]. Elles sont égales, sauf si vous ajoutez des positions.',
  'A key is what a word can be found by. As given, the keys of the two “be” in [[key]] begin with [[key:1,0]] and [[key:5,0]]. Without positions they are equal: a query that fits one fits the other just as well.':
    'Une clé est ce à quoi l’on reconnaît un mot. Au départ, dans [[key]], les clés des deux « be » commencent par [[key:1,0]] et [[key:5,0]]. Sans positions, elles sont égales : une requête qui convient à l’une convient tout autant à l’autre.',
  'A value is what a word hands over once it is looked at. The same word has the same row in [[value]], unless positions are added.':
    'Une valeur est ce qu’un mot transmet une fois qu’on le regarde. Le même mot a la même ligne dans [[value]], sauf si l’on ajoute des positions.',
  '[[scores]] has a number for each pair of words: their query and key, multiplied pair by pair and added up. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]. Without positions they would score the same at any other places. Mixing the words only mixes the rows and columns of this matrix.':
    '[[scores]] a un nombre par paire de mots : on multiplie requête et clé nombre par nombre, puis on additionne. [[row:scores:r]] et [[col:scores:c]] obtiennent [[scores:r,c]]. Sans positions, ils auraient le même score à toutes les autres places. Mélanger les mots ne fait que mélanger les lignes et les colonnes de cette matrice.',
  'In symbols: a permutation matrix Π, which mixes rows, turns X into Π X and the scores S into Π S Πᵀ. The numbers stay the same; they only change places.':
    'En symboles : une matrice de permutation Π, qui mélange des lignes, transforme X en Π X et les scores S en Π S Πᵀ. Les nombres restent les mêmes ; ils ne font que changer de place.',
  'Divided by √d_k, unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  'The softmax turns each row of scores into weights: shares that add up to 1, whatever the order of the row. Without positions and masks, the two “to” of the sentence as given give “not” the same weight; here it is [[weights:0,3]] and [[weights:4,3]]. [[row:weights:r]] gives [[col:weights:max]] [[weights:r,max]], and no word gets more.':
    'Le softmax transforme chaque ligne de scores en poids : des parts dont la somme est 1, quel que soit l’ordre de la ligne. Sans positions ni masque, les deux « to » de la phrase de départ donnent à « not » le même poids ; ici, c’est [[weights:0,3]] et [[weights:4,3]]. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]], et aucun mot ne reçoit davantage.',
  'Each row of [[context]] is a sum of values, each multiplied by its weight, and a sum has no order. As given, the rows of the two “to” begin with [[context:0,0]] and [[context:4,0]]. Choose sinusoidal positions under “Change anything”, and they differ.':
    'Chaque ligne de [[context]] est une somme de valeurs, chacune multipliée par son poids, et une somme n’a pas d’ordre. Au départ, les lignes des deux « to » commencent par [[context:0,0]] et [[context:4,0]]. Choisissez des positions sinusoïdales sous « Tout modifier », et elles diffèrent.',
  'Attention works on a set of vectors. If the words are mixed, the rows of the result are mixed in the same way, and nothing else changes. The experiment below mixes tokens at random and measures it. A causal mask also distinguishes places, since each row then sees a different set of words.':
    'L’attention travaille sur un ensemble de vecteurs. Si l’on mélange les mots, les lignes du résultat se mélangent de la même façon, et rien d’autre ne change. L’expérience ci-dessous mélange les jetons au hasard et le mesure. Un masque causal distingue aussi les places, puisque chaque ligne voit alors un autre ensemble de mots.',
} satisfies Translations;
