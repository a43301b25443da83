import type { Translations } from '../../../translations';

export default {
  'A decoder writes a sentence word by word. Its state, a row of [[dim:d_h]] numbers, sums up what is written so far. [[decoder_states]] has one row for each word to write. They are the queries: each is compared with all words that were read.':
    'Un décodeur écrit une phrase mot à mot. Son état, une ligne de [[dim:d_h]] nombres, résume ce qui est déjà écrit. [[decoder_states]] a une ligne par mot à écrire. Ce sont les requêtes : chacune est comparée à tous les mots lus.',
  'Luong et al. take the state of the present word, Bahdanau et al. that of the word before. The numbers of this lesson were chosen, so that they stay few and simple. Those of the additive lesson were trained.':
    'Luong et al. prennent l’état du mot courant, Bahdanau et al. celui du mot précédent. Les nombres de cette leçon ont été choisis, pour rester simples et peu nombreux. Ceux de la leçon sur l’attention additive ont été appris.',
  'The encoder reads the source and has a state for each of its words. [[encoder_states]] has one row for each: they are keys and values at once. They are as wide as [[decoder_states]], because a dot product multiplies two rows number by number.':
    'L’encodeur lit la source et a un état pour chacun de ses mots. [[encoder_states]] a une ligne pour chacun : ce sont à la fois les clés et les valeurs. Elles ont la largeur de [[decoder_states]], car un produit scalaire multiplie deux lignes nombre par nombre.',
  'Luong et al. compare three scores. In the one called general, a learned matrix, [[w_a]], stands between two states. It decides how much each number of one counts against each number of the other. With 1 on the diagonal and 0 elsewhere, the score is a plain dot product.':
    'Luong et al. comparent trois scores. Dans celui qu’ils appellent « general », une matrice apprise, [[w_a]], se place entre deux états. Elle décide de l’importance de chaque nombre de l’un face à chaque nombre de l’autre. Avec 1 sur la diagonale et 0 ailleurs, le score est un simple produit scalaire.',
  '[[w_s]] is the part of W that multiplies decoder states in the concat score.':
    '[[w_s]] est la partie de W qui multiplie les états du décodeur dans le score « concat ».',
  '[[w_h]] is the part of W that multiplies encoder states in the concat score.':
    '[[w_h]] est la partie de W qui multiplie les états de l’encodeur dans le score « concat ».',
  '[[w_cc]] is the part of the mixing matrix that multiplies the context.':
    '[[w_cc]] est la partie de la matrice de mélange qui multiplie le contexte.',
  '[[w_cs]] is the part of the mixing matrix that multiplies the decoder state.':
    '[[w_cs]] est la partie de la matrice de mélange qui multiplie l’état du décodeur.',
  '[[projected_decoder]] = [[decoder_states]] [[w_a]]: each decoder state is multiplied by the matrix before it meets the encoder states. [[row:projected_decoder:r]] becomes [[projected_decoder:r,0]], [[projected_decoder:r,1]]. This takes one product for each word to write, and none for each pair.':
    '[[projected_decoder]] = [[decoder_states]] [[w_a]] : chaque état du décodeur est multiplié par la matrice avant de rencontrer les états de l’encodeur. [[row:projected_decoder:r]] devient [[projected_decoder:r,0]] ; [[projected_decoder:r,1]]. Cela demande un produit par mot à écrire, et aucun par paire.',
  '[[encoder_transposed]]: every encoder state as a column.':
    '[[encoder_transposed]] : chaque état de l’encodeur mis en colonne.',
  'Every decoder state followed by every encoder state, [s; h] in this order: [[dim:m]] times [[dim:n]] rows. The row of [[row:pairs:r]] begins with [[pairs:r,0]].':
    'Chaque état du décodeur suivi de chaque état de l’encodeur, [s ; h] dans cet ordre : [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
  '[[w_pairs]] is [[w_s]] with [[w_h]] below it, in the order of the pairs.':
    '[[w_pairs]] place [[w_s]] au-dessus de [[w_h]], dans l’ordre des paires.',
  '[[projected_pairs]] = [[pairs]] [[w_pairs]]; the row of [[row:projected_pairs:r]] begins with [[projected_pairs:r,0]].':
    '[[projected_pairs]] = [[pairs]] [[w_pairs]] ; la ligne de [[row:projected_pairs:r]] commence par [[projected_pairs:r,0]].',
  'tanh of every number. The row of [[row:hidden_pairs:r]] begins with [[hidden_pairs:r,0]].':
    'La tanh de chaque nombre. La ligne de [[row:hidden_pairs:r]] commence par [[hidden_pairs:r,0]].',
  '[[energies]] = [[hidden_pairs]] [[v_a]]: one score per pair, [[energies:r,0]] for [[row:energies:r]].':
    '[[energies]] = [[hidden_pairs]] [[v_a]] : un score par paire, [[energies:r,0]] pour [[row:energies:r]].',
  'A score says how well two states fit. There are three ways to compute it: dot multiplies the two states number by number and adds up, general puts a learned matrix between them, concat uses a small network. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    'Un score dit si deux états vont ensemble. Il y a trois façons de le calculer : « dot » multiplie les deux états nombre par nombre et additionne, « general » place une matrice apprise entre eux, « concat » utilise un petit réseau. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'The three need different parameters: none, [[dim:d_h]] × [[dim:d_h]], and three matrices. Dot and general end in one matrix product for all pairs. That is fast and needs little memory, which is why Vaswani et al. chose a product too.':
    'Les trois n’ont pas les mêmes paramètres : aucun, une matrice [[dim:d_h]] × [[dim:d_h]], trois matrices. « Dot » et « general » se terminent par un seul produit matriciel pour toutes les paires. C’est rapide et demande peu de mémoire : voilà pourquoi Vaswani et al. ont, eux aussi, choisi un produit.',
  'The softmax turns each row of scores into shares that add up to 1: the weights. To write [[row:weights:r]], the decoder looks at [[col:weights:max]] with [[weights:r,max]]. Change the score and compare.':
    'Le softmax transforme chaque ligne de scores en parts dont la somme est 1 : les poids. Pour écrire [[row:weights:r]], le décodeur regarde [[col:weights:max]] avec [[weights:r,max]]. Changez de score et comparez.',
  '[[context]] = [[weights]] [[encoder_states]]: for each word to write, a mixture of the encoder states, each times its weight. For [[row:context:r]] it is [[context:r,0]], [[context:r,1]].':
    '[[context]] = [[weights]] [[encoder_states]] : pour chaque mot à écrire, un mélange des états de l’encodeur, chacun fois son poids. Pour [[row:context:r]], c’est [[context:r,0]] ; [[context:r,1]].',
  '[[w_c]] is [[w_cc]] with [[w_cs]] below it: first the rows that multiply the context, then those that multiply the state.':
    '[[w_c]] place [[w_cc]] au-dessus de [[w_cs]] : d’abord les lignes qui multiplient le contexte, puis celles qui multiplient l’état.',
  'For each word to write there are now two rows: what was found in the source, and the state of the decoder. [[joined_states]] puts them side by side, first [[context]], then [[decoder_states]]. The row of [[row:joined_states:r]] begins with [[joined_states:r,0]].':
    'Pour chaque mot à écrire, il y a maintenant deux lignes : ce qui a été trouvé dans la source, et l’état du décodeur. [[joined_states]] les met côte à côte, d’abord [[context]], puis [[decoder_states]]. La ligne de [[row:joined_states:r]] commence par [[joined_states:r,0]].',
  '[[w_c]] mixes the two: [[output_product:r,0]] is the first number for [[row:output_product:r]].':
    '[[w_c]] mélange les deux : [[output_product:r,0]] est le premier nombre pour [[row:output_product:r]].',
  'A learned matrix, [[w_c]], mixes context and state, and a tanh brings each number into the range from −1 to 1. The result is called the attentional state; the word is predicted from it. For [[row:attentional_state:r]] it begins with [[attentional_state:r,0]].':
    'Une matrice apprise, [[w_c]], mélange contexte et état, et une tanh ramène chaque nombre entre −1 et 1. Le résultat s’appelle l’état attentionnel ; c’est de lui que l’on prédit le mot. Pour [[row:attentional_state:r]], il commence par [[attentional_state:r,0]].',
  'Bahdanau et al. use the context in the next step of the recurrent decoder instead. There, attention comes before the state, here after it.':
    'Bahdanau et al. utilisent plutôt le contexte à l’étape suivante du décodeur récurrent. Chez eux, l’attention précède l’état ; ici, elle le suit.',
} satisfies Translations;
