import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    decoder_states: {
      prose:
        'Un décodeur écrit une phrase mot à mot. Son état, une ligne de [[dim:d_h]] nombres, résume ce qui est déjà écrit. [[decoder_states]] a une ligne par mot à écrire. Ce sont les requêtes : chacune est comparée à tous les mots lus.',
      aside:
        'Luong et al. prennent l’état du mot courant, Bahdanau et al. celui du mot précédent. Les nombres de cette leçon ont été choisis, pour rester simples et peu nombreux. Ceux de la leçon sur l’attention additive ont été appris.',
    },
    encoder_states: {
      prose:
        'L’encodeur lit la source et a un état pour chacun de ses mots. [[encoder_states]] a une ligne pour chacun : ce sont à la fois les clés et les valeurs. Elles ont la largeur de [[decoder_states]], car un produit scalaire multiplie deux lignes nombre par nombre.',
    },
    w_a: {
      prose:
        'Luong et al. comparent trois scores. Dans celui qu’ils appellent « general », une matrice apprise, [[w_a]], se place entre deux états. Elle décide de l’importance de chaque nombre de l’un face à chaque nombre de l’autre. Avec 1 sur la diagonale et 0 ailleurs, le score est un simple produit scalaire.',
    },
    w_s: {
      prose: '[[w_s]] est la partie de W qui multiplie les états du décodeur dans le score « concat ».',
    },
    w_h: {
      prose: '[[w_h]] est la partie de W qui multiplie les états de l’encodeur dans le score « concat ».',
    },
    v_a: { prose: '[[v_a]] ramène à un seul score les nombres cachés d’une paire.' },
    w_cc: { prose: '[[w_cc]] est la partie de la matrice de mélange qui multiplie le contexte.' },
    w_cs: { prose: '[[w_cs]] est la partie de la matrice de mélange qui multiplie l’état du décodeur.' },
    projected_decoder: {
      prose:
        '[[projected_decoder]] = [[decoder_states]] [[w_a]] : chaque état du décodeur est multiplié par la matrice avant de rencontrer les états de l’encodeur. [[row:projected_decoder:r]] devient [[projected_decoder:r,0]] ; [[projected_decoder:r,1]]. Cela demande un produit par mot à écrire, et aucun par paire.',
    },
    encoder_transposed: { prose: '[[encoder_transposed]] : chaque état de l’encodeur mis en colonne.' },
    pairs: {
      prose:
        'Chaque état du décodeur suivi de chaque état de l’encodeur, [s ; h] dans cet ordre : [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
    },
    w_pairs: { prose: '[[w_pairs]] place [[w_s]] au-dessus de [[w_h]], dans l’ordre des paires.' },
    projected_pairs: {
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]] ; la ligne de [[row:projected_pairs:r]] commence par [[projected_pairs:r,0]].',
    },
    hidden_pairs: {
      prose:
        'La tanh de chaque nombre. La ligne de [[row:hidden_pairs:r]] commence par [[hidden_pairs:r,0]].',
    },
    energies: {
      prose:
        '[[energies]] = [[hidden_pairs]] [[v_a]] : un score par paire, [[energies:r,0]] pour [[row:energies:r]].',
    },
    scores: {
      prose:
        'Un score dit si deux états vont ensemble. Il y a trois façons de le calculer : « dot » multiplie les deux états nombre par nombre et additionne, « general » place une matrice apprise entre eux, « concat » utilise un petit réseau. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
      aside:
        'Les trois n’ont pas les mêmes paramètres : aucun, une matrice [[dim:d_h]] × [[dim:d_h]], trois matrices. « Dot » et « general » se terminent par un seul produit matriciel pour toutes les paires. C’est rapide et demande peu de mémoire : voilà pourquoi Vaswani et al. ont, eux aussi, choisi un produit.',
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en parts dont la somme est 1 : les poids. Pour écrire [[row:weights:r]], le décodeur regarde [[col:weights:max]] avec [[weights:r,max]]. Changez de score et comparez.',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[encoder_states]] : pour chaque mot à écrire, un mélange des états de l’encodeur, chacun fois son poids. Pour [[row:context:r]], c’est [[context:r,0]] ; [[context:r,1]].',
    },
    w_c: {
      prose:
        '[[w_c]] place [[w_cc]] au-dessus de [[w_cs]] : d’abord les lignes qui multiplient le contexte, puis celles qui multiplient l’état.',
    },
    joined_states: {
      prose:
        'Pour chaque mot à écrire, il y a maintenant deux lignes : ce qui a été trouvé dans la source, et l’état du décodeur. [[joined_states]] les met côte à côte, d’abord [[context]], puis [[decoder_states]]. La ligne de [[row:joined_states:r]] commence par [[joined_states:r,0]].',
    },
    output_product: {
      prose:
        '[[w_c]] mélange les deux : [[output_product:r,0]] est le premier nombre pour [[row:output_product:r]].',
    },
    attentional_state: {
      prose:
        'Une matrice apprise, [[w_c]], mélange contexte et état, et une tanh ramène chaque nombre entre −1 et 1. Le résultat s’appelle l’état attentionnel ; c’est de lui que l’on prédit le mot. Pour [[row:attentional_state:r]], il commence par [[attentional_state:r,0]].',
      aside:
        'Bahdanau et al. utilisent plutôt le contexte à l’étape suivante du décodeur récurrent. Chez eux, l’attention précède l’état ; ici, elle le suit.',
    },
  },
} satisfies LessonTexts;
