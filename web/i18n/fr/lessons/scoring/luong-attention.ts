import type { Translations } from '../../../translations';

export default {
  '[[decoder_states]], one row per word that is being written, as in the additive lesson. Luong et al. take the state of the present word, Bahdanau et al. that of the word before.':
    '[[decoder_states]], une ligne par mot à écrire, comme dans la leçon sur l’attention additive. Luong et al. prennent l’état du mot courant, Bahdanau et al. celui du mot précédent.',
  'The numbers of this lesson were chosen, so that they stay few and simple. Those of the additive lesson were trained.':
    'Les nombres de cette leçon ont été choisis, pour rester simples et peu nombreux. Ceux de la leçon sur l’attention additive ont été appris.',
  '[[encoder_states]], one row per word that was read: keys and values at once. They have the width of [[decoder_states]], [[dim:d_h]] numbers, because the plain dot product asks for it.':
    '[[encoder_states]], une ligne par mot lu : clés et valeurs à la fois. Ces états ont la largeur de [[decoder_states]], [[dim:d_h]] nombres, car le produit scalaire seul l’exige.',
  '[[w_a]] stands between the two states in the general score. It decides how much each number of one counts against each of the other; with 1 on the diagonal and 0 elsewhere the score would be the dot product.':
    '[[w_a]] s’intercale entre les deux états dans le score « general ». Elle décide de l’importance de chaque nombre de l’un face à chaque nombre de l’autre ; avec des 1 sur la diagonale et des 0 ailleurs, le score serait le produit scalaire.',
  '[[w_s]] is the part of W that reads decoder states in the concat score.':
    '[[w_s]] est la partie de W qui lit les états du décodeur dans le score « concat ».',
  '[[w_h]] is the part of W that reads encoder states in the concat score.':
    '[[w_h]] est la partie de W qui lit les états de l’encodeur dans le score « concat ».',
  '[[w_cc]] is the part of the mixing matrix that will meet the context.':
    '[[w_cc]] est la partie de la matrice de mélange qui rencontrera le contexte.',
  '[[w_cs]] is the part of the mixing matrix that will meet the decoder state itself.':
    '[[w_cs]] est la partie de la matrice de mélange qui rencontrera l’état du décodeur lui-même.',
  '[[projected_decoder]] = [[decoder_states]] [[w_a]]. [[row:projected_decoder:r]] becomes [[projected_decoder:r,0]], [[projected_decoder:r,1]] before it meets the encoder states. One product per word that is written, and none per pair.':
    '[[projected_decoder]] = [[decoder_states]] [[w_a]]. [[row:projected_decoder:r]] devient [[projected_decoder:r,0]] ; [[projected_decoder:r,1]] avant de rencontrer les états de l’encodeur. Un produit par mot à écrire, et aucun par paire.',
  '[[encoder_transposed]]: every encoder state as a column.':
    '[[encoder_transposed]] : chaque état de l’encodeur mis en colonne.',
  'Every decoder state with every encoder state behind it, [s; h] in this order: [[dim:m]] times [[dim:n]] rows. The row of [[row:pairs:r]] begins with [[pairs:r,0]].':
    'Chaque état du décodeur suivi de chaque état de l’encodeur, [s ; h] dans cet ordre : [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
  '[[w_pairs]] is [[w_s]] with [[w_h]] below it, in the order of the pairs.':
    '[[w_pairs]] place [[w_s]] au-dessus de [[w_h]], dans l’ordre des paires.',
  '[[projected_pairs]] = [[pairs]] [[w_pairs]]; the row of [[row:projected_pairs:r]] begins with [[projected_pairs:r,0]].':
    '[[projected_pairs]] = [[pairs]] [[w_pairs]] ; la ligne de [[row:projected_pairs:r]] commence par [[projected_pairs:r,0]].',
  'tanh of every number. The row of [[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].':
    'La tanh de chaque nombre. La ligne de [[row:hidden_pairs:r]] commence par [[hidden_pairs:r,0]].',
  '[[energies]] = [[hidden_pairs]] [[v_a]]: one score per pair, [[energies:r,0]] for [[row:energies:r]].':
    '[[energies]] = [[hidden_pairs]] [[v_a]] : un score par paire, [[energies:r,0]] pour [[row:energies:r]].',
  'One number per pair of states, in a table. Dot multiplies the states as they are, general puts a learned matrix between them, concat asks a network like that of the additive lesson. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    'Un nombre par paire d’états, dans un tableau. Le score « dot » multiplie les états tels quels, « general » intercale une matrice apprise, « concat » interroge un réseau comme celui de la leçon sur l’attention additive. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'The three need different parameters: none, [[dim:d_h]] × [[dim:d_h]], and three matrices. Dot and general end in one matrix product for all pairs, with no network in between. Speed and memory are why Vaswani et al. chose a product too.':
    'Les trois n’ont pas les mêmes paramètres : aucun, une matrice [[dim:d_h]] × [[dim:d_h]], trois matrices. Les scores « dot » et « general » se ramènent à un seul produit matriciel pour toutes les paires, sans réseau intermédiaire. C’est pour la vitesse et la mémoire que Vaswani et al. ont, eux aussi, choisi un produit.',
  'A softmax of each row. To write [[row:weights:r]] the decoder looks at [[col:weights:max]] with [[weights:r,max]]. Change the score and compare.':
    'Un softmax par ligne. Pour écrire [[row:weights:r]], le décodeur regarde [[col:weights:max]] avec un poids de [[weights:r,max]]. Changez de score et comparez.',
  '[[context]] = [[weights]] [[encoder_states]]: what was found for each word. For [[row:context:r]] it is [[context:r,0]], [[context:r,1]].':
    '[[context]] = [[weights]] [[encoder_states]] : ce qui a été trouvé pour chaque mot. Pour [[row:context:r]], c’est [[context:r,0]] ; [[context:r,1]].',
  '[[w_c]] is [[w_cc]] with [[w_cs]] below it: first the rows that meet the context, then those that meet the state.':
    '[[w_c]] place [[w_cc]] au-dessus de [[w_cs]] : d’abord les lignes qui rencontrent le contexte, puis celles qui rencontrent l’état.',
  'What was found beside what was known: [[context]] and [[decoder_states]], a row per word that is written. The row of [[row:joined_states:r]] begins with the context, [[joined_states:r,0]].':
    'Ce qui a été trouvé, à côté de ce que l’on savait : [[context]] et [[decoder_states]], une ligne par mot à écrire. La ligne de [[row:joined_states:r]] commence par le contexte, [[joined_states:r,0]].',
  'Both are mixed by [[w_c]]: [[output_product:r,0]] is the first number for [[row:output_product:r]].':
    '[[w_c]] mélange les deux : [[output_product:r,0]] est le premier nombre pour [[row:output_product:r]].',
  'A tanh, and this is the attentional state from which the word is predicted. For [[row:attentional_state:r]] it begins with [[attentional_state:r,0]].':
    'Une tanh, et voici l’état attentionnel à partir duquel le mot est prédit. Pour [[row:attentional_state:r]], il commence par [[attentional_state:r,0]].',
  'Bahdanau et al. feed the context into the next step of the recurrent decoder instead. There attention comes before the state, here after it.':
    'Bahdanau et al. fournissent plutôt le contexte à l’étape suivante du décodeur récurrent. Chez eux, l’attention précède l’état ; ici, elle le suit.',
} satisfies Translations;
