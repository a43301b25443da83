import type { Translations } from '../../../translations';

export default {
  '[[query]] has one row for each word that looks for something. A row has only [[dim:d_k]] numbers, so that it can be drawn as an arrow: [[row:query:r]] points to [[query:r,0]], [[query:r,1]].':
    '[[query]] a une ligne par mot qui cherche quelque chose. Une ligne n’a que [[dim:d_k]] nombres, pour qu’on puisse la dessiner comme une flèche : [[row:query:r]] pointe vers [[query:r,0]] ; [[query:r,1]].',
  '[[key]] has one row for each word that can be found. As given, [[row:key:0]] has exactly the direction of [[row:query:0]] but half its length; [[row:key:1]] is the longest of all. Which of the two fits better? That depends on the similarity: the rule that compares a query with a key.':
    '[[key]] a une ligne par mot qui peut être trouvé. Au départ, [[row:key:0]] a exactement la direction de [[row:query:0]] mais la moitié de sa longueur ; [[row:key:1]] est le plus long de tous. Lequel des deux convient le mieux ? Cela dépend de la similarité : la règle qui compare une requête à une clé.',
  '[[value]] is what will be mixed. As given, each key has a 1 in a column of its own, so the result will repeat the weights. Everything that changes when you choose another similarity then comes from the scores alone.':
    '[[value]] est ce que l’on mélangera. Au départ, chaque clé y a un 1 dans une colonne à elle : le résultat ne fera que répéter les poids. Tout ce qui change quand vous choisissez une autre similarité vient alors des scores seuls.',
  '[[w_a]] says how much each number of a query counts with each number of a key. With 1 on the diagonal and 0 elsewhere it would be the plain dot product; here the first number of a query counts with the second of a key by [[w_a:0,1]].':
    '[[w_a]] dit combien chaque nombre d’une requête compte avec chaque nombre d’une clé. Avec des 1 sur la diagonale et des 0 ailleurs, ce serait le simple produit scalaire ; ici, le premier nombre d’une requête compte avec le deuxième d’une clé pour [[w_a:0,1]].',
  'This form is called general by Luong et al., bilinear elsewhere: linear in the query, and linear in the key.':
    'Cette forme s’appelle « general » chez Luong et al., bilinéaire ailleurs : linéaire par rapport à la requête, et linéaire par rapport à la clé.',
  '[[w_q]] is the part of the network that reads queries: [[dim:d_k]] numbers in, [[dim:d_a]] out.':
    '[[w_q]] est la partie du réseau qui lit les requêtes : [[dim:d_k]] nombres en entrée, [[dim:d_a]] en sortie.',
  '[[w_k]] is the part that reads keys. Query and key could have different widths here; only what comes out must agree.':
    '[[w_k]] est la partie qui lit les clés. Requêtes et clés pourraient ici avoir des largeurs différentes ; seules leurs sorties doivent avoir la même largeur.',
  '[[v_a]] turns the [[dim:d_a]] numbers that the network computes from a pair into one score.':
    '[[v_a]] ramène à un seul score les [[dim:d_a]] nombres que le réseau calcule pour une paire.',
  '[[projected_query]]: each query times a learned matrix. [[row:projected_query:r]] becomes [[projected_query:r,0]], [[projected_query:r,1]]. In the general score, a dot product with the keys follows; in the additive one, an addition.':
    '[[projected_query]] : chaque requête multipliée par une matrice apprise. [[row:projected_query:r]] devient [[projected_query:r,0]] ; [[projected_query:r,1]]. Pour le score bilinéaire, un produit scalaire avec les clés suit ; pour le score additif, une addition.',
  '[[key_transposed]] is [[key]] with every key as a column, ready for the product.':
    '[[key_transposed]] est [[key]] avec chaque clé en colonne, prête pour le produit.',
  '[[scores]] has one number per query and key. For dot, scaled dot and cosine it is the dot product: multiply number by number, add up. [[row:scores:r]] and [[col:scores:c]] have [[scores:r,c]]; the largest in the row of [[row:scores:r]] is [[scores:r,max]], for [[col:scores:max]].':
    '[[scores]] a un nombre par requête et par clé. Pour le produit scalaire, mis à l’échelle ou non, et pour le cosinus, c’est le produit scalaire : multipliez nombre par nombre, puis additionnez. Pour [[row:scores:r]] et [[col:scores:c]], il vaut [[scores:r,c]] ; le plus grand de la ligne de [[row:scores:r]] est [[scores:r,max]], pour [[col:scores:max]].',
  'A dot product can grow without limit: double a key, and its dot products double too. The score of a network cannot, because tanh stays between −1 and 1.':
    'Un produit scalaire peut croître sans limite : doublez une clé, et ses produits scalaires doublent aussi. Le score d’un réseau ne le peut pas, car tanh reste entre −1 et 1.',
  'Every score divided by √d_k, here the root of [[dim:d_k]]: [[scores:r,c]] becomes [[scaled_scores:r,c]]. All shrink by the same factor, so their order stays the same; the weights come closer to each other.':
    'Chaque score divisé par √d_k, ici la racine de [[dim:d_k]] : [[scores:r,c]] devient [[scaled_scores:r,c]]. Tous diminuent dans la même proportion et gardent leur ordre ; les poids se rapprochent.',
  'The length of each query: the root of the sum of its squares. [[row:query_norms:r]] has length [[query_norms:r,0]].':
    'La longueur de chaque requête : la racine de la somme de ses carrés. Celle de [[row:query_norms:r]] est [[query_norms:r,0]].',
  'A length, or norm, is the root of the sum of squares of a row. [[row:key_norms:0]] has length [[key_norms:0,0]], [[row:key_norms:1]] has [[key_norms:1,0]]: in a dot product the second counts that much more for its length alone.':
    'Une longueur, ou norme, est la racine de la somme des carrés d’une ligne. Celle de [[row:key_norms:0]] est [[key_norms:0,0]], celle de [[row:key_norms:1]] [[key_norms:1,0]] : dans un produit scalaire, la seconde clé compte d’autant plus, par sa seule longueur.',
  'The same lengths side by side, a column per key.': 'Les mêmes longueurs côte à côte, une colonne par clé.',
  'The length of every query times the length of every key: for [[row:norm_products:r]] and [[col:norm_products:c]] it is [[norm_products:r,c]]. Their dot product would be that large if both had the same direction, and can never be larger.':
    'La longueur de chaque requête fois la longueur de chaque clé : pour [[row:norm_products:r]] et [[col:norm_products:c]], c’est [[norm_products:r,c]]. Leur produit scalaire atteindrait cette valeur si les deux avaient la même direction, et ne peut jamais la dépasser.',
  'The same, but never below 0.00000001. A row of zeros has no direction, and its quotient would be 0 divided by 0; with this its cosine with everything is 0.':
    'Les mêmes nombres, mais jamais inférieurs à 0,00000001. Une ligne de zéros n’a pas de direction, et son quotient serait 0 divisé par 0 ; ainsi, son cosinus avec n’importe quoi est 0.',
  'Libraries differ in where they put the small constant: on the product of both lengths, as here, or on each of them.':
    'Les bibliothèques ne mettent pas toutes la petite constante au même endroit : sur le produit des deux longueurs, comme ici, ou sur chacune d’elles.',
  'The cosine is the dot product divided by both lengths, between −1 and 1. It measures the angle alone: 1 is the same direction, 0 a right angle. [[row:cosine_scores:0]] has [[cosine_scores:0,0]] with [[col:cosine_scores:0]] and [[cosine_scores:0,1]] with [[col:cosine_scores:1]]; the dot products were [[scores:0,0]] and [[scores:0,1]].':
    'Le cosinus est le produit scalaire divisé par les deux longueurs, entre −1 et 1. Il ne mesure que l’angle : 1 est la même direction, 0 un angle droit. Pour [[row:cosine_scores:0]], il vaut [[cosine_scores:0,0]] avec [[col:cosine_scores:0]] et [[cosine_scores:0,1]] avec [[col:cosine_scores:1]] ; les produits scalaires étaient [[scores:0,0]] et [[scores:0,1]].',
  'Cosine and dot product are the same number for vectors of length 1, and in general for no others: in the first cell, [[cosine_scores:0,0]] and [[scores:0,0]]. Attention by plain dot products does not measure cosines.':
    'Le cosinus et le produit scalaire sont le même nombre pour des vecteurs de longueur 1, et en général pour aucun autre : dans la première case, [[cosine_scores:0,0]] et [[scores:0,0]]. L’attention par simples produits scalaires ne mesure pas des cosinus.',
  'Every query beside every key, a row per pair: [[dim:m]] times [[dim:n]] rows. The row of [[row:pairs:r]] begins with its query and ends with its key.':
    'Chaque requête à côté de chaque clé, une ligne par paire : [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par sa requête et finit par sa clé.',
  '[[w_pairs]] is [[w_q]] above [[w_k]]: the rows for the query, and below them those for the key.':
    '[[w_pairs]], c’est [[w_q]] au-dessus de [[w_k]] : les lignes pour la requête et, en dessous, celles pour la clé.',
  '[[projected_pairs]] = [[pairs]] [[w_pairs]]. For [[row:projected_pairs:r]] it begins with [[projected_pairs:r,0]]: the same number as the sum that the additive form makes of two projections.':
    '[[projected_pairs]] = [[pairs]] [[w_pairs]]. Pour [[row:projected_pairs:r]], la ligne commence par [[projected_pairs:r,0]] : le même nombre que la somme de deux projections dans la forme additive.',
  '[[projected_key]]: each key times [[w_k]], once per key and not once per pair. [[row:projected_key:r]] becomes [[projected_key:r,0]], [[projected_key:r,1]].':
    '[[projected_key]] : chaque clé multipliée par [[w_k]], une fois par clé et non une fois par paire. [[row:projected_key:r]] devient [[projected_key:r,0]] ; [[projected_key:r,1]].',
  'Each projected query plus each projected key, a row per pair. For [[row:summed_pairs:r]] the first number is [[summed_pairs:r,0]].':
    'Chaque requête projetée plus chaque clé projetée, une ligne par paire. Pour [[row:summed_pairs:r]], le premier nombre est [[summed_pairs:r,0]].',
  'Switch the similarity to concat and look at the same row there: the numbers agree. Additive and concat are one function, computed in two orders.':
    'Passez à la similarité « concat » et regardez-y la même ligne : les nombres coïncident. Les formes additive et « concat » sont une seule et même fonction, calculée dans deux ordres.',
  'tanh of every number: between −1 and 1, nearly a straight line around 0. [[row:hidden_pairs:r]] now has [[hidden_pairs:r,0]] and [[hidden_pairs:r,1]].':
    'La tangente hyperbolique de chaque nombre : entre −1 et 1, presque une droite autour de 0. [[row:hidden_pairs:r]] contient maintenant [[hidden_pairs:r,0]] et [[hidden_pairs:r,1]].',
  '[[energies]] = [[hidden_pairs]] [[v_a]]: one score per pair. [[row:energies:r]] gets [[energies:r,0]]. The next step only arranges them as a matrix.':
    '[[energies]] = [[hidden_pairs]] [[v_a]] : un score par paire. [[row:energies:r]] obtient [[energies:r,0]]. L’étape suivante ne fait que les ranger en matrice.',
  'Divided by τ, the temperature: [[tempered_scores:r,c]] for [[row:tempered_scores:r]] and [[col:tempered_scores:c]]. Cosines lie between −1 and 1, too close together for a clear choice; a small τ moves them apart.':
    'Les scores divisés par τ, la température : [[tempered_scores:r,c]] pour [[row:tempered_scores:r]] et [[col:tempered_scores:c]]. Les cosinus sont compris entre −1 et 1, trop proches pour un choix net ; un petit τ les écarte.',
  'From here on all similarities are alike: a softmax turns each row of scores into weights, shares that add up to 1. [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. Switch the similarity and watch this matrix.':
    'À partir d’ici, toutes les similarités suivent le même chemin : un softmax fait de chaque ligne de scores des poids, des parts dont la somme est 1. [[row:weights:r]] donne à [[col:weights:max]] un poids de [[weights:r,max]]. Changez de similarité et observez cette matrice.',
  'With cosines and temperature 1 no weight can be more than e² times another one of its row, about 7.4: scores from −1 to 1 are at most 2 apart.':
    'Avec des cosinus et la température 1, aucun poids ne peut dépasser e² fois un autre de sa ligne, soit environ 7,4 fois : des scores de −1 à 1 diffèrent au plus de 2.',
  '[[context]] = [[weights]] [[value]], a mixture of values. With the values as given, [[row:context:r]] has [[context:r,0]] of [[row:value:0]], [[context:r,1]] of [[row:value:1]] and [[context:r,2]] of [[row:value:2]].':
    '[[context]] = [[weights]] [[value]], un mélange de valeurs. Avec les valeurs de départ, [[row:context:r]] prend [[context:r,0]] à [[row:value:0]], [[context:r,1]] à [[row:value:1]] et [[context:r,2]] à [[row:value:2]].',
} satisfies Translations;
