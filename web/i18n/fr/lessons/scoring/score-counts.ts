import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    decoder_states: {
      prose:
        'L’attention compare des mots à écrire avec des mots lus. [[decoder_states]] a M = [[dim:m]] lignes, une par mot à écrire : l’état du décodeur, la partie d’un traducteur qui écrit. Ajoutez des mots ci-dessous et observez les décomptes à la fin.',
    },
    encoder_states: {
      prose:
        '[[encoder_states]] a N = [[dim:n]] lignes, une par mot lu : les états de l’encodeur, la partie qui lit. Chacune est comparée à chaque ligne de [[decoder_states]]. Cette leçon compte combien de fois un réseau doit tourner pour cela.',
    },
    w_s: { prose: '[[w_s]] est la partie du réseau des scores qui multiplie les états du décodeur.' },
    w_h: { prose: '[[w_h]] est la partie du réseau des scores qui multiplie les états de l’encodeur.' },
    v_a: { prose: '[[v_a]] ramène à un seul score les nombres cachés d’une paire.' },
    w_f: {
      prose:
        '[[w_f]] est la matrice de f, l’application des états du décodeur, qui s’achève par une tanh : [[dim:d_s]] nombres en entrée, [[dim:d_k]] en sortie. Dans un transformeur, la projection des requêtes, sans tanh, tient la place de f.',
    },
    w_g: {
      prose:
        '[[w_g]] est la matrice de g, l’application des états de l’encodeur. Les deux applications doivent aboutir au même espace, à [[dim:d_k]] dimensions, où un produit scalaire a un sens.',
    },
    pairs: {
      prose:
        'La première façon est un petit réseau qui lit des paires. Il faut écrire chaque paire : un état de l’encodeur suivi d’un état du décodeur. Cela fait une ligne par paire, donc M fois N lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
    },
    w_pairs: { prose: '[[w_pairs]] place [[w_h]] au-dessus de [[w_s]].' },
    projected_pairs: {
      prose:
        'La première couche du réseau, une fois par paire : [[projected_pairs:r,0]] est le premier nombre pour [[row:projected_pairs:r]].',
    },
    hidden_pairs: {
      prose:
        'La couche cachée du réseau : chaque paire fois une matrice apprise, puis la tanh, une fonction qui ramène chaque nombre entre −1 et 1. Comptez les lignes : le réseau tourne une fois pour chacune. La ligne de [[row:hidden_pairs:r]] commence par [[hidden_pairs:r,0]].',
      aside:
        'La première couche se laisse scinder en une partie pour h et une partie pour s, comme le montre la leçon sur l’attention additive. La tanh, non : il lui faut la somme, et on la calcule donc une fois par paire.',
    },
    energies: { prose: 'Un score par paire : [[energies:r,0]] pour [[row:energies:r]].' },
    scores: {
      prose:
        'Un dernier produit fait de chaque ligne un score : il dit si deux mots vont ensemble. Ici, les scores forment une matrice, une ligne par mot à écrire. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
    },
    mapped_query_product: {
      prose: 'Chaque état du décodeur fois [[w_f]], une fois pour chacune des M lignes.',
    },
    mapped_query: {
      prose:
        'La deuxième façon ne lit jamais de paire. f, une matrice apprise et une tanh, transforme chaque état du décodeur en une autre ligne. Elle tourne M = [[dim:m]] fois, et aucun état de l’encodeur n’y participe. [[row:mapped_query:r]] devient [[mapped_query:r,0]] ; [[mapped_query:r,1]].',
    },
    mapped_key_product: {
      prose: 'Chaque état de l’encodeur fois [[w_g]], une fois pour chacune des N lignes.',
    },
    mapped_key: {
      prose:
        'Une deuxième application, g, fait de même avec chaque état de l’encodeur : elle tourne N = [[dim:n]] fois. [[row:mapped_key:r]] devient [[mapped_key:r,0]] ; [[mapped_key:r,1]]. Tout ce qui n’est pas linéaire a lieu avant que les deux côtés ne se rencontrent.',
    },
    mapped_key_transposed: {
      prose: '[[mapped_key_transposed]] : les images par g des états de l’encodeur, mises en colonnes.',
    },
    product_scores: {
      prose:
        'Un seul produit matriciel donne maintenant tous les scores : [[product_scores]] = [[mapped_query]] [[mapped_key_transposed]], où les lignes de [[mapped_key]] forment les colonnes. Dans la ligne de [[row:product_scores:r]], c’est [[col:product_scores:max]] qui obtient le score le plus élevé : [[product_scores:r,max]]. Ce ne sont pas les scores du réseau : un réseau peut transformer chaque paire à sa façon, un produit non.',
      aside:
        'Il reste M fois N scores à calculer, mais un réseau tourne moins souvent. Et rien ne va plus vite, sur un processeur, qu’un produit matriciel.',
    },
    query_count: { prose: 'M, le nombre d’états du décodeur : [[query_count:0,0]].' },
    key_count: { prose: 'N, le nombre d’états de l’encodeur : [[key_count:0,0]].' },
    pair_evaluations: {
      prose:
        'Le réseau qui lit des paires tourne M · N = [[pair_evaluations:0,0]] fois, une fois par ligne de [[hidden_pairs]]. Les deux applications tournent ensemble M + N = [[map_evaluations:0,0]] fois. Si les deux phrases deviennent deux fois plus longues, le premier décompte est multiplié par quatre, le second par deux.',
      aside:
        'Pour deux phrases de 50 mots, c’est 2 500 contre 100. Avec un seul mot d’un côté, les paires sont moins nombreuses : M · 1 est inférieur à M + 1.',
    },
    map_evaluations: {
      prose:
        'f tourne une fois par ligne de [[decoder_states]], g une fois par ligne de [[encoder_states]] : cela fait [[map_evaluations:0,0]] passages, là où le réseau des paires en demande [[pair_evaluations:0,0]].',
    },
  },
} satisfies LessonTexts;
