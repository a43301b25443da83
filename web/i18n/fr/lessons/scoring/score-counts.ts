import type { Translations } from '../../../translations';

export default {
  'Attention compares words to write with words that were read. [[decoder_states]] has M = [[dim:m]] rows, one for each word to write: the state of the decoder, the part of a translator that writes. Add words above and watch the counts at the end.':
    'L’attention compare des mots à écrire avec des mots lus. [[decoder_states]] a M = [[dim:m]] lignes, une par mot à écrire : l’état du décodeur, la partie d’un traducteur qui écrit. Ajoutez des mots ci-dessus et observez les décomptes à la fin.',
  '[[encoder_states]] has N = [[dim:n]] rows, one for each word that was read: the states of the encoder, the part that reads. Each of them is compared with each row of [[decoder_states]]. This lesson counts how often a network must run for that.':
    '[[encoder_states]] a N = [[dim:n]] lignes, une par mot lu : les états de l’encodeur, la partie qui lit. Chacune est comparée à chaque ligne de [[decoder_states]]. Cette leçon compte combien de fois un réseau doit tourner pour cela.',
  '[[w_s]] is the part of the score network that multiplies decoder states.':
    '[[w_s]] est la partie du réseau des scores qui multiplie les états du décodeur.',
  '[[w_h]] is the part of the score network that multiplies encoder states.':
    '[[w_h]] est la partie du réseau des scores qui multiplie les états de l’encodeur.',
  '[[w_f]] is the matrix of f, the map of decoder states, which ends in a tanh: [[dim:d_s]] numbers in, [[dim:d_k]] out. In a transformer the query projection, without a tanh, takes the place of f.':
    '[[w_f]] est la matrice de f, l’application des états du décodeur, qui s’achève par une tanh : [[dim:d_s]] nombres en entrée, [[dim:d_k]] en sortie. Dans un transformeur, la projection des requêtes, sans tanh, tient la place de f.',
  '[[w_g]] is the matrix of g, the map of encoder states. Both maps must end in the same space of [[dim:d_k]] numbers, where a dot product makes sense.':
    '[[w_g]] est la matrice de g, l’application des états de l’encodeur. Les deux applications doivent aboutir au même espace, à [[dim:d_k]] dimensions, où un produit scalaire a un sens.',
  'The first way is a small network that reads pairs. It needs every pair written out: an encoder state followed by a decoder state. That makes one row for each of M times N pairs. The row of [[row:pairs:r]] begins with [[pairs:r,0]].':
    'La première façon est un petit réseau qui lit des paires. Il faut écrire chaque paire : un état de l’encodeur suivi d’un état du décodeur. Cela fait une ligne par paire, donc M fois N lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
  '[[w_pairs]] is [[w_h]] with [[w_s]] below it.': '[[w_pairs]] place [[w_h]] au-dessus de [[w_s]].',
  'The first layer of the network, once for every pair: [[projected_pairs:r,0]] is the first number for [[row:projected_pairs:r]].':
    'La première couche du réseau, une fois par paire : [[projected_pairs:r,0]] est le premier nombre pour [[row:projected_pairs:r]].',
  'The hidden layer of the network: each pair times a learned matrix, then tanh, a function that bends each number into the range from −1 to 1. Count the rows: the network runs once for each. The row of [[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].':
    'La couche cachée du réseau : chaque paire fois une matrice apprise, puis la tanh, une fonction qui ramène chaque nombre entre −1 et 1. Comptez les lignes : le réseau tourne une fois pour chacune. La ligne de [[row:hidden_pairs:r]] commence par [[hidden_pairs:r,0]].',
  'The first layer can be split into a part for h and a part for s, as the additive lesson shows. The tanh cannot: it needs the sum, so it is computed once per pair.':
    'La première couche se laisse scinder en une partie pour h et une partie pour s, comme le montre la leçon sur l’attention additive. La tanh, non : il lui faut la somme, et on la calcule donc une fois par paire.',
  'One score for every pair: [[energies:r,0]] for [[row:energies:r]].':
    'Un score par paire : [[energies:r,0]] pour [[row:energies:r]].',
  'One more product turns each row into a score: how well two words fit. Here the scores stand in a matrix, one row for each word to write. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    'Un dernier produit fait de chaque ligne un score : il dit si deux mots vont ensemble. Ici, les scores forment une matrice, une ligne par mot à écrire. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'Each decoder state times [[w_f]], once for each of M rows.':
    'Chaque état du décodeur fois [[w_f]], une fois pour chacune des M lignes.',
  'The second way never reads a pair. f, a learned matrix and a tanh, turns each decoder state into another row. It runs M = [[dim:m]] times, and no encoder state takes part. [[row:mapped_query:r]] becomes [[mapped_query:r,0]], [[mapped_query:r,1]].':
    'La deuxième façon ne lit jamais de paire. f, une matrice apprise et une tanh, transforme chaque état du décodeur en une autre ligne. Elle tourne M = [[dim:m]] fois, et aucun état de l’encodeur n’y participe. [[row:mapped_query:r]] devient [[mapped_query:r,0]] ; [[mapped_query:r,1]].',
  'Each encoder state times [[w_g]], once for each of N rows.':
    'Chaque état de l’encodeur fois [[w_g]], une fois pour chacune des N lignes.',
  'A second map, g, does the same to each encoder state: it runs N = [[dim:n]] times. [[row:mapped_key:r]] becomes [[mapped_key:r,0]], [[mapped_key:r,1]]. Everything that is not linear happens before the two sides meet.':
    'Une deuxième application, g, fait de même avec chaque état de l’encodeur : elle tourne N = [[dim:n]] fois. [[row:mapped_key:r]] devient [[mapped_key:r,0]] ; [[mapped_key:r,1]]. Tout ce qui n’est pas linéaire a lieu avant que les deux côtés ne se rencontrent.',
  '[[mapped_key_transposed]]: the mapped encoder states as columns.':
    '[[mapped_key_transposed]] : les images par g des états de l’encodeur, mises en colonnes.',
  'One matrix product now gives all scores: [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]], where the rows of [[mapped_key]] stand as columns. [[row:product_scores:r]] scores [[col:product_scores:max]] highest, with [[product_scores:r,max]]. These are not the scores of the network: a network can bend each pair in its own way, a product cannot.':
    'Un seul produit matriciel donne maintenant tous les scores : [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]], où les lignes de [[mapped_key]] forment les colonnes. Dans la ligne de [[row:product_scores:r]], c’est [[col:product_scores:max]] qui obtient le score le plus élevé : [[product_scores:r,max]]. Ce ne sont pas les scores du réseau : un réseau peut transformer chaque paire à sa façon, un produit non.',
  'There are still M times N scores to compute, but fewer runs of a network. And a matrix product is what processors do fastest.':
    'Il reste M fois N scores à calculer, mais un réseau tourne moins souvent. Et rien ne va plus vite, sur un processeur, qu’un produit matriciel.',
  'M, the number of decoder states: [[query_count:0,0]].':
    'M, le nombre d’états du décodeur : [[query_count:0,0]].',
  'N, the number of encoder states: [[key_count:0,0]].':
    'N, le nombre d’états de l’encodeur : [[key_count:0,0]].',
  'The network that reads pairs runs M · N = [[pair_evaluations:0,0]] times, once for each row of [[hidden_pairs]]. The two maps together run M + N = [[map_evaluations:0,0]] times. If both sentences become twice as long, the first count is multiplied by four, the second by two.':
    'Le réseau qui lit des paires tourne M · N = [[pair_evaluations:0,0]] fois, une fois par ligne de [[hidden_pairs]]. Les deux applications tournent ensemble M + N = [[map_evaluations:0,0]] fois. Si les deux phrases deviennent deux fois plus longues, le premier décompte est multiplié par quatre, le second par deux.',
  'For two sentences of 50 words it is 2,500 against 100. With a single word on one side the pairs are fewer: M · 1 is less than M + 1.':
    'Pour deux phrases de 50 mots, c’est 2 500 contre 100. Avec un seul mot d’un côté, les paires sont moins nombreuses : M · 1 est inférieur à M + 1.',
  'f runs once for each row of [[decoder_states]], g once for each row of [[encoder_states]]: that makes [[map_evaluations:0,0]] runs where the network of pairs needs [[pair_evaluations:0,0]].':
    'f tourne une fois par ligne de [[decoder_states]], g une fois par ligne de [[encoder_states]] : cela fait [[map_evaluations:0,0]] passages, là où le réseau des paires en demande [[pair_evaluations:0,0]].',
} satisfies Translations;
