import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    decoder_states: {
      prose:
        'Un traducteur écrit sa phrase mot à mot. Son décodeur, la partie qui écrit, a un état : une ligne de nombres qui résume ce qui est déjà écrit. [[decoder_states]] a une telle ligne par mot à écrire. Chacune est une requête : quels mots de la source comptent maintenant ? La ligne de [[row:decoder_states:r]] commence par [[decoder_states:r,0]].',
      aside:
        'Les nombres de départ viennent d’un traducteur que nous avons entraîné (encodeur récurrent bidirectionnel, cette attention, décodeur récurrent) : ces états, ceux de l’encodeur et le réseau des scores. Il a appris de 10 000 phrases d’une petite grammaire de 48 mots anglais, et non de celle-ci. C’est le meilleur de 6 départs aléatoires. Tous les nombres sont arrondis à des multiples de 1/16.',
    },
    encoder_states: {
      prose:
        'L’encodeur, la partie qui lit, a un état à chaque mot de la source. [[encoder_states]] a une ligne pour chacun d’eux. Ces lignes sont à la fois clés et valeurs : les requêtes leur sont comparées, et le résultat en est un mélange. La ligne de [[row:encoder_states:r]] commence par [[encoder_states:r,0]].',
      aside:
        'La moitié gauche de chaque ligne vient d’une lecture de la phrase à l’endroit, la moitié droite d’une lecture à l’envers. Une ligne contient donc son propre mot et quelque chose des mots qui l’entourent. Pendant l’entraînement, un bruit (normal, d’écart type 0,1) s’ajoutait à ces lignes, pour que chacune représente nettement son propre mot.',
    },
    w_h: {
      prose:
        '[[w_h]] est la partie de W qui multiplie les états de l’encodeur, h : [[dim:d_h]] nombres en entrée, [[dim:d_a]] en sortie.',
      aside:
        'Les articles écrivent W [h ; s], où [h ; s] est une colonne et W une matrice de [[dim:d_a]] lignes. Ici, les états sont des lignes et les matrices multiplient par la droite : c’est donc la même matrice, lignes et colonnes échangées.',
    },
    w_s: {
      prose:
        '[[w_s]] est la partie de W qui multiplie les états du décodeur, s. Les deux sortes d’états peuvent différer en largeur ; les deux produits ont [[dim:d_a]] nombres.',
    },
    v_a: {
      prose:
        '[[v_a]] compte [[dim:d_a]] nombres appris. Ils ramènent à un seul score les nombres cachés d’une paire.',
      aside:
        'tanh reste compris entre −1 et 1 ; aucun score ne peut donc dépasser la somme des valeurs absolues de ces nombres. Un produit scalaire n’a pas de telle borne.',
    },
    b_a: { prose: '[[b_a]] est une ligne unique, ajoutée à chaque paire avant la tanh.' },
    pairs: {
      prose:
        'La formule prise à la lettre : [h ; s], un état de l’encodeur suivi d’un état du décodeur, une ligne par paire, soit [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par [[pairs:r,0]].',
    },
    w_pairs: {
      prose:
        '[[w_pairs]] place [[w_h]] au-dessus de [[w_s]]. Ses lignes du haut multiplient h, celles du bas s.',
    },
    projected_pairs: {
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]], toutes les paires à la fois. La ligne de [[row:projected_pairs:r]] commence par [[projected_pairs:r,0]] ; [[projected_pairs:r,1]] ; [[projected_pairs:r,2]].',
    },
    projected_encoder: {
      prose:
        'Un petit réseau compare deux états. Sa première couche multiplie chaque état de l’encodeur par [[w_h]], une matrice apprise : une fois par mot de la source, quel que soit le nombre de mots à écrire. La ligne de [[row:projected_encoder:r]] commence par [[projected_encoder:r,0]] ; [[projected_encoder:r,1]] ; [[projected_encoder:r,2]].',
      aside:
        'Deux chemins mènent aux mêmes nombres : celui-ci, et le produit de W avec toutes les paires [h ; s], écrites une par ligne.',
    },
    projected_decoder: {
      prose:
        'Chaque état du décodeur est multiplié par une autre matrice apprise, [[w_s]], une fois par mot à écrire. Les deux sortes d’états peuvent différer en largeur ; après ces produits, toutes les lignes ont [[dim:d_a]] nombres et peuvent s’additionner. La ligne de [[row:projected_decoder:r]] commence par [[projected_decoder:r,0]] ; [[projected_decoder:r,1]] ; [[projected_decoder:r,2]].',
    },
    summed_pairs: {
      prose:
        'Chaque état du décodeur rencontre maintenant chaque état de l’encodeur : leurs deux lignes s’additionnent, nombre par nombre. Cela fait une ligne par paire, soit [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:summed_pairs:r]] commence par [[summed_pairs:r,0]] ; [[summed_pairs:r,1]] ; [[summed_pairs:r,2]].',
      aside:
        'Le produit d’une ligne par une matrice se décompose, car ce qu’apporte h ne dépend pas de s : [h ; s] fois W, c’est h fois [[w_h]] plus s fois [[w_s]]. L’essentiel du calcul se fait donc une fois par état, et non une fois par paire.',
    },
    form_difference: {
      prose:
        'La différence des deux formes : [[form_difference:r,0]] pour le premier nombre de [[row:form_difference:r]]. Les produits et les sommes de seizièmes sont exacts : elle vaut donc exactement 0. Avec d’autres nombres, des sommes effectuées dans un autre ordre peuvent différer d’un arrondi.',
    },
    biased_pairs: {
      prose:
        'Le biais s’ajoute à la ligne de chaque paire. Le premier nombre de [[row:biased_pairs:r]] est maintenant [[biased_pairs:r,0]].',
    },
    hidden_pairs: {
      prose:
        'La tanh, tangente hyperbolique, ramène chaque nombre entre −1 et 1 : les grands nombres finissent près de 1, les nombres fortement négatifs près de −1. La ligne de [[row:hidden_pairs:r]] commence maintenant par [[hidden_pairs:r,0]] ; [[hidden_pairs:r,1]] ; [[hidden_pairs:r,2]].',
      aside:
        'La tanh fait du score plus qu’une somme. Sans elle, le score serait la somme d’un terme qui ne dépend que de h et d’un terme qui ne dépend que de s. Le second est le même tout le long d’une ligne : le softmax l’ignore, et tous les états du décodeur regarderaient les mêmes mots.',
    },
    energies: {
      prose:
        'Chaque ligne devient un seul nombre : ses [[dim:d_a]] nombres fois les nombres appris de [[v_a]], puis la somme. C’est le score de la paire : il dit si les deux états vont ensemble. Pour [[row:energies:r]], c’est [[energies:r,0]]. Les articles l’appellent l’énergie e.',
    },
    scores: {
      prose:
        'Les mêmes scores sous forme de matrice : une ligne par mot à écrire, une colonne par mot de la source. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
      aside:
        'Certains textes appellent « score » α, la matrice de l’étape suivante. D’ordinaire, et ici aussi, le score est ce qui entre dans le softmax, et le poids ce qui en sort : [[scores:r,max]] est un score.',
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en parts dont la somme est 1 : les poids, ou alignement. Pour écrire [[row:weights:r]], le décodeur regarde [[col:weights:max]] avec [[weights:r,max]]. Avec les nombres de départ, le nom français précède ses adjectifs, qui suivent dans l’ordre inverse : d’une ligne à l’autre, les plus grands poids se croisent.',
      aside:
        '« La » regarde deux mots : [[weights:0,0]] va à « the » et [[weights:0,3]] à « area ». En français, c’est « zone », un nom féminin : l’article est donc « la » et non « le ». Rien n’a indiqué au traducteur quel mot traduit quel mot. Sur 1 000 phrases nouvelles pour lui, il en traduit 974 sans faute, et pour 6 622 de leurs 7 170 mots français, le plus grand poids va au mot anglais dont la grammaire les a tirés.',
    },
    scores_transposed: {
      prose:
        'Le softmax doit maintenant porter sur les états du décodeur ; on transpose donc la matrice : une ligne par mot lu.',
    },
    target_shares: {
      prose:
        'Chaque ligne répartit 1 entre les mots à écrire. [[row:target_shares:r]] donne [[target_shares:r,max]] à [[col:target_shares:max]], que ce mot en ait besoin ou non.',
    },
    crossed_shares: {
      prose:
        'On transpose de nouveau : la somme de chaque colonne est maintenant 1, et celle des lignes ne l’est plus. L’article « Explaining Attention Mechanism » le définit ainsi. Si i compte les mots de la source et j les mots à écrire, il divise l’exponentielle de chaque score par la somme sur tous les j, mais additionne ensuite les états de l’encodeur sur tous les i.',
      aside:
        'Les axes se contredisent. Quelles que soient les lettres, le softmax doit porter sur les mêmes places que la somme pondérée : celles de la source. Rétablissez l’option pour voir le calcul correct.',
    },
    ones: {
      prose:
        'Une colonne de [[dim:n]] uns. Une ligne multipliée par cette colonne donne la somme de la ligne.',
    },
    row_sums: {
      prose:
        'La somme des premières lignes : [[row_sums:0,0]] pour [[row:row_sums:0]], [[row_sums:1,0]] pour [[row:row_sums:1]], [[row_sums:2,0]] pour [[row:row_sums:2]]. Une moyenne pondérée exige 1 partout.',
    },
    context: {
      prose:
        '[[context]] est le résultat : pour chaque mot à écrire, un mélange des lignes de [[encoder_states]], chacune fois son poids. Pour [[row:context:r]], il commence par [[context:r,0]] ; [[context:r,1]]. Le décodeur s’en sert, avec son propre état, pour écrire le mot.',
      aside:
        'Quand les poids suivent le bon axe, chaque nombre d’un contexte se situe entre ceux des états de l’encodeur. Il y a un contexte par état du décodeur, quel que soit le nombre de mots de la source.',
    },
  },
} satisfies LessonTexts;
