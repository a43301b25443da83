import type { Translations } from '../../../translations';

export default {
  '[[x]]: six words as given, with “to” and “be” twice each. A word has the same row wherever it stands, so rows 1 and 5 are equal, and rows 2 and 6. Where a word stands is written nowhere.':
    '[[x]] : six mots au départ, parmi lesquels « to » et « be » figurent deux fois. Un mot a la même ligne où qu’il se trouve : les lignes 1 et 5 sont donc égales, et de même les lignes 2 et 6. Nulle part il n’est écrit où se trouve un mot.',
  '[[w_q]] makes queries. It meets one row of [[x]] at a time, and all rows alike.':
    '[[w_q]] produit les requêtes. Elle rencontre les lignes de [[x]] une à une, et toutes de la même façon.',
  '[[w_k]] makes keys, in the same way for every row.':
    '[[w_k]] produit les clés, de la même façon pour chaque ligne.',
  '[[w_v]] makes values, in the same way for every row.':
    '[[w_v]] produit les valeurs, de la même façon pour chaque ligne.',
  '[[positioned]] = [[x]] + P. In the sentence as given, the two rows of “to” now differ: one begins with [[positioned:0,0]], the other with [[positioned:4,0]]. Whatever follows can tell them apart.':
    '[[positioned]] = [[x]] + P. Dans la phrase de départ, les deux lignes de « to » diffèrent maintenant : l’une commence par [[positioned:0,0]], l’autre par [[positioned:4,0]]. Tout ce qui suit peut les distinguer.',
  '[[query]] = [[x]] [[w_q]]. As given, the first “to” and the second ask for the same: both rows begin alike, with [[query:0,0]] and [[query:4,0]]. If you have chosen positions, they need not.':
    '[[query]] = [[x]] [[w_q]]. Dans la phrase de départ, le premier « to » et le second demandent la même chose : les deux lignes commencent pareillement, par [[query:0,0]] et [[query:4,0]]. Si vous avez choisi des positions, ce n’est plus forcément le cas.',
  '[[key]]: without positions the two “be” of the sentence as given can be found by the same key; their rows begin with [[key:1,0]] and [[key:5,0]].':
    '[[key]] : sans positions, les deux « be » de la phrase de départ se reconnaissent à la même clé ; leurs lignes commencent par [[key:1,0]] et [[key:5,0]].',
  '[[value]]: what each word hands over, once more the same for the same word unless positions are added.':
    '[[value]] : ce que chaque mot transmet, là encore la même chose pour le même mot, à moins que des positions ne soient ajoutées.',
  '[[scores]] for all pairs of words. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]; without positions they would score the same at any other two places. Mix the words, and this matrix has its rows and columns mixed, with the same numbers.':
    '[[scores]], pour toutes les paires de mots. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]] ; sans positions, ce serait le même à deux autres places, quelles qu’elles soient. Mélangez les mots, et cette matrice voit ses lignes et ses colonnes mélangées, avec les mêmes nombres.',
  'In symbols: a matrix Π that mixes rows (a permutation) makes Π X of X, and Π S Πᵀ of the scores. Nothing is added, nothing is lost.':
    'En symboles : une matrice Π qui mélange des lignes (une permutation) fait de X la matrice Π X, et des scores S la matrice Π S Πᵀ. Rien ne s’ajoute, rien ne se perd.',
  'Divided by √d_k, unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  'The softmax adds up a row in whatever order its numbers stand. Without positions and masks the two “to” of the sentence as given give “not” the same weight; here it is [[weights:0,3]] and [[weights:4,3]]. [[row:weights:r]] gives [[col:weights:max]] [[weights:r,max]], and no word gets more.':
    'Le softmax additionne une ligne sans égard à l’ordre de ses nombres. Sans positions ni masque, les deux « to » de la phrase de départ donnent à « not » le même poids ; ici, c’est [[weights:0,3]] et [[weights:4,3]]. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]], et aucun mot ne reçoit davantage.',
  '[[context]]: a weighted sum, and a sum has no order. As given, the rows of the two “to” begin with [[context:0,0]] and [[context:4,0]]. Choose sinusoidal positions under “Change anything”, and they part.':
    '[[context]] : une somme pondérée, et une somme n’a pas d’ordre. Dans la phrase de départ, les lignes des deux « to » commencent par [[context:0,0]] et [[context:4,0]]. Choisissez des positions sinusoïdales sous « Tout modifier », et elles se séparent.',
  'Attention works on a set of vectors: mixing the words mixes the rows of the result, and changes nothing else. The experiment below mixes tokens at random and measures it. A causal mask also tells places apart, since each row then sees another set.':
    'L’attention travaille sur un ensemble de vecteurs : mélanger les mots mélange les lignes du résultat, et ne change rien d’autre. L’expérience ci-dessous mélange les jetons au hasard et le mesure. Un masque causal distingue aussi les places, puisque chaque ligne voit alors un autre ensemble.',
} satisfies Translations;
