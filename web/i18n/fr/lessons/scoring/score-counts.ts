import type { Translations } from '../../../translations';

export default {
  '[[decoder_states]]: M = [[dim:m]] rows, one per word that is being written. Add words above and watch the counts.':
    '[[decoder_states]] : M = [[dim:m]] lignes, une par mot à écrire. Ajoutez des mots ci-dessus et observez les décomptes.',
  '[[encoder_states]]: N = [[dim:n]] rows, one per word that was read. Every one of them is to be compared with every row of [[decoder_states]].':
    '[[encoder_states]] : N = [[dim:n]] lignes, une par mot lu. Chacune doit être comparée à chaque ligne de [[decoder_states]].',
  '[[w_s]] is the part of the score network that reads decoder states.':
    '[[w_s]] est la partie du réseau des scores qui lit les états du décodeur.',
  '[[w_h]] is the part of the score network that reads encoder states.':
    '[[w_h]] est la partie du réseau des scores qui lit les états de l’encodeur.',
  '[[w_f]] is the matrix of f, the map of decoder states, which ends in a tanh: [[dim:d_s]] numbers in, [[dim:d_k]] out. In a transformer the query projection, without a tanh, takes the place of f.':
    '[[w_f]] est la matrice de f, l’application des états du décodeur, qui s’achève par une tanh : [[dim:d_s]] nombres en entrée, [[dim:d_k]] en sortie. Dans un transformeur, la projection des requêtes, sans tanh, tient la place de f.',
  '[[w_g]] is the matrix of g, the map of encoder states. Both maps must end in the same space of [[dim:d_k]] numbers, where a dot product makes sense.':
    '[[w_g]] est la matrice de g, l’application des états de l’encodeur. Les deux applications doivent aboutir au même espace, à [[dim:d_k]] dimensions, où un produit scalaire a un sens.',
  'A network that reads a pair needs the pair written down: one row for each of M times N. The row of [[row:pairs:r]] begins with [[pairs:r,0]].':
    'Pour qu’un réseau lise une paire, il faut l’écrire : une ligne par paire, donc M fois N lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
  '[[w_pairs]] is [[w_h]] with [[w_s]] below it.': '[[w_pairs]] place [[w_h]] au-dessus de [[w_s]].',
  'The first layer of the network, once for every pair: [[projected_pairs:r,0]] is the first number for [[row:projected_pairs:r]].':
    'La première couche du réseau, une fois par paire : [[projected_pairs:r,0]] est le premier nombre pour [[row:projected_pairs:r]].',
  'The hidden layer of the network, a row for every pair. Count the rows: this is how often the network is evaluated. The row of [[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].':
    'La couche cachée du réseau, une ligne par paire. Comptez les lignes : c’est le nombre d’évaluations du réseau. La ligne de [[row:hidden_pairs:r]] commence par [[hidden_pairs:r,0]].',
  'The first layer can be split into a part for h and a part for s, as the additive lesson shows. The tanh cannot: it needs the sum, so it is still taken once per pair.':
    'La première couche se laisse scinder en une partie pour h et une partie pour s, comme le montre la leçon sur l’attention additive. La tanh, non : il lui faut la somme, et on la calcule donc toujours une fois par paire.',
  'One score for every pair: [[energies:r,0]] for [[row:energies:r]].':
    'Un score par paire : [[energies:r,0]] pour [[row:energies:r]].',
  'The scores of the network as a table. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    'Les scores du réseau sous forme de tableau. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'Each decoder state times [[w_f]], once for each of M rows.':
    'Chaque état du décodeur fois [[w_f]], une fois pour chacune des M lignes.',
  'The tanh of that, and so f of each decoder state: M = [[dim:m]] evaluations, and none of them has seen an encoder state. [[row:mapped_query:r]] becomes [[mapped_query:r,0]], [[mapped_query:r,1]].':
    'La tanh de ce produit, c’est-à-dire f de chaque état du décodeur : M = [[dim:m]] évaluations, dont aucune n’a vu un état de l’encodeur. [[row:mapped_query:r]] devient [[mapped_query:r,0]] ; [[mapped_query:r,1]].',
  'Each encoder state times [[w_g]], once for each of N rows.':
    'Chaque état de l’encodeur fois [[w_g]], une fois pour chacune des N lignes.',
  'The tanh of that, g of each encoder state: N = [[dim:n]] evaluations. [[row:mapped_key:r]] becomes [[mapped_key:r,0]], [[mapped_key:r,1]]. Whatever is not linear has happened before the two ever meet.':
    'La tanh de ce produit, c’est-à-dire g de chaque état de l’encodeur : N = [[dim:n]] évaluations. [[row:mapped_key:r]] devient [[mapped_key:r,0]] ; [[mapped_key:r,1]]. Tout ce qui n’est pas linéaire a eu lieu avant que les deux ne se rencontrent.',
  '[[mapped_key_transposed]]: the mapped encoder states as columns.':
    '[[mapped_key_transposed]] : les images par g des états de l’encodeur, mises en colonnes.',
  'All scores at once: [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]]. [[row:product_scores:r]] scores [[col:product_scores:max]] highest, with [[product_scores:r,max]]. It is another function than that of the network; what was given up is that the network could bend each pair in its own way.':
    'Tous les scores à la fois : [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]]. Dans la ligne de [[row:product_scores:r]], c’est [[col:product_scores:max]] qui obtient le score le plus élevé : [[product_scores:r,max]]. La fonction n’est pas celle du réseau : on a renoncé à ce que chaque paire puisse être transformée à sa façon.',
  'There are still M times N scores to compute. What has become fewer are the runs of a network; and a matrix product is what processors do fastest.':
    'Il reste M fois N scores à calculer. Ce qui a diminué, c’est le nombre d’évaluations d’un réseau ; or rien ne va plus vite, sur un processeur, qu’un produit matriciel.',
  'M, the number of decoder states: [[query_count:0,0]].':
    'M, le nombre d’états du décodeur : [[query_count:0,0]].',
  'N, the number of encoder states: [[key_count:0,0]].':
    'N, le nombre d’états de l’encodeur : [[key_count:0,0]].',
  'A network that reads pairs runs M · N = [[pair_evaluations:0,0]] times, as often as [[hidden_pairs]] has rows. The two maps run M + N = [[map_evaluations:0,0]] times. Double both sentences, and the first count is multiplied by four, the second by two.':
    'Un réseau qui lit des paires est évalué M · N = [[pair_evaluations:0,0]] fois, autant que [[hidden_pairs]] a de lignes. Les deux applications le sont M + N = [[map_evaluations:0,0]] fois. Doublez la longueur des deux phrases : le premier décompte est multiplié par quatre, le second par deux.',
  'For two sentences of 50 words it is 2,500 against 100. With a single word on one side the pairs are fewer: M · 1 is less than M + 1.':
    'Pour deux phrases de 50 mots, c’est 2 500 contre 100. Avec un seul mot d’un côté, les paires sont moins nombreuses : M · 1 est inférieur à M + 1.',
  'f runs once for each row of [[decoder_states]], g once for each row of [[encoder_states]]: [[map_evaluations:0,0]] evaluations instead of [[pair_evaluations:0,0]].':
    'f est évaluée une fois par ligne de [[decoder_states]], g une fois par ligne de [[encoder_states]] : [[map_evaluations:0,0]] évaluations au lieu de [[pair_evaluations:0,0]].',
} satisfies Translations;
