import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    query: {
      prose:
        '[[query]] a une ligne par mot qui cherche quelque chose. Une ligne n’a que [[dim:d_k]] nombres, pour qu’on puisse la dessiner comme une flèche : [[row:query:r]] pointe vers [[query:r,0]] ; [[query:r,1]].',
    },
    key: {
      prose:
        '[[key]] a une ligne par mot qui peut être trouvé. Au départ, [[row:key:0]] a exactement la direction de [[row:query:0]] mais la moitié de sa longueur ; [[row:key:1]] est le plus long de tous. Lequel des deux convient le mieux ? Cela dépend de la similarité : la règle qui compare une requête à une clé.',
    },
    value: {
      prose:
        '[[value]] est ce que l’on mélangera. Au départ, chaque clé y a un 1 dans une colonne à elle : le résultat ne fera que répéter les poids. Tout ce qui change quand vous choisissez une autre similarité vient alors des scores seuls.',
    },
    w_a: {
      prose:
        '[[w_a]] dit combien chaque nombre d’une requête compte avec chaque nombre d’une clé. Avec des 1 sur la diagonale et des 0 ailleurs, ce serait le simple produit scalaire ; ici, le premier nombre d’une requête compte avec le deuxième d’une clé pour [[w_a:0,1]].',
      aside:
        'Cette forme s’appelle « general » chez Luong et al., bilinéaire ailleurs : linéaire par rapport à la requête, et linéaire par rapport à la clé.',
    },
    w_q: {
      prose:
        '[[w_q]] est la partie du réseau qui lit les requêtes : [[dim:d_k]] nombres en entrée, [[dim:d_a]] en sortie.',
    },
    w_k: {
      prose:
        '[[w_k]] est la partie qui lit les clés. Requêtes et clés pourraient ici avoir des largeurs différentes ; seules leurs sorties doivent avoir la même largeur.',
    },
    v_a: {
      prose: '[[v_a]] ramène à un seul score les [[dim:d_a]] nombres que le réseau calcule pour une paire.',
    },
    projected_query: {
      prose:
        '[[projected_query]] : chaque requête multipliée par une matrice apprise. [[row:projected_query:r]] devient [[projected_query:r,0]] ; [[projected_query:r,1]]. Pour le score bilinéaire, un produit scalaire avec les clés suit ; pour le score additif, une addition.',
    },
    key_transposed: {
      prose: '[[key_transposed]] est [[key]] avec chaque clé en colonne, prête pour le produit.',
    },
    scores: {
      prose:
        '[[scores]] a un nombre par requête et par clé. Pour le produit scalaire, mis à l’échelle ou non, et pour le cosinus, c’est le produit scalaire : multipliez nombre par nombre, puis additionnez. Pour [[row:scores:r]] et [[col:scores:c]], il vaut [[scores:r,c]] ; le plus grand de la ligne de [[row:scores:r]] est [[scores:r,max]], pour [[col:scores:max]].',
      aside:
        'Un produit scalaire peut croître sans limite : doublez une clé, et ses produits scalaires doublent aussi. Le score d’un réseau ne le peut pas, car tanh reste entre −1 et 1.',
    },
    scaled_scores: {
      prose:
        'Chaque score divisé par √d_k, ici la racine de [[dim:d_k]] : [[scores:r,c]] devient [[scaled_scores:r,c]]. Tous diminuent dans la même proportion et gardent leur ordre ; les poids se rapprochent.',
    },
    query_norms: {
      prose:
        'La longueur de chaque requête : la racine de la somme de ses carrés. Celle de [[row:query_norms:r]] est [[query_norms:r,0]].',
    },
    key_norms: {
      prose:
        'Une longueur, ou norme, est la racine de la somme des carrés d’une ligne. Celle de [[row:key_norms:0]] est [[key_norms:0,0]], celle de [[row:key_norms:1]] [[key_norms:1,0]] : dans un produit scalaire, la seconde clé compte d’autant plus, par sa seule longueur.',
    },
    key_norms_transposed: { prose: 'Les mêmes longueurs côte à côte, une colonne par clé.' },
    norm_products: {
      prose:
        'La longueur de chaque requête fois la longueur de chaque clé : pour [[row:norm_products:r]] et [[col:norm_products:c]], c’est [[norm_products:r,c]]. Leur produit scalaire atteindrait cette valeur si les deux avaient la même direction, et ne peut jamais la dépasser.',
    },
    divisors: {
      prose:
        'Les mêmes nombres, mais jamais inférieurs à 0,00000001. Une ligne de zéros n’a pas de direction, et son quotient serait 0 divisé par 0 ; ainsi, son cosinus avec n’importe quoi est 0.',
      aside:
        'Les bibliothèques ne mettent pas toutes la petite constante au même endroit : sur le produit des deux longueurs, comme ici, ou sur chacune d’elles.',
    },
    cosine_scores: {
      prose:
        'Le cosinus est le produit scalaire divisé par les deux longueurs, entre −1 et 1. Il ne mesure que l’angle : 1 est la même direction, 0 un angle droit. Pour [[row:cosine_scores:0]], il vaut [[cosine_scores:0,0]] avec [[col:cosine_scores:0]] et [[cosine_scores:0,1]] avec [[col:cosine_scores:1]] ; les produits scalaires étaient [[scores:0,0]] et [[scores:0,1]].',
      aside:
        'Le cosinus et le produit scalaire sont le même nombre pour des vecteurs de longueur 1, et en général pour aucun autre : dans la première cellule, [[cosine_scores:0,0]] et [[scores:0,0]]. L’attention par simples produits scalaires ne mesure pas des cosinus.',
    },
    pairs: {
      prose:
        'Chaque requête à côté de chaque clé, une ligne par paire : [[dim:m]] fois [[dim:n]] lignes. La ligne de [[row:pairs:r]] commence par sa requête et finit par sa clé.',
    },
    w_pairs: {
      prose:
        '[[w_pairs]], c’est [[w_q]] au-dessus de [[w_k]] : les lignes pour la requête et, en dessous, celles pour la clé.',
    },
    projected_pairs: {
      prose:
        '[[projected_pairs]] = [[pairs]] [[w_pairs]]. Pour [[row:projected_pairs:r]], la ligne commence par [[projected_pairs:r,0]] : le même nombre que la somme de deux projections dans la forme additive.',
    },
    projected_key: {
      prose:
        '[[projected_key]] : chaque clé multipliée par [[w_k]], une fois par clé et non une fois par paire. [[row:projected_key:r]] devient [[projected_key:r,0]] ; [[projected_key:r,1]].',
    },
    summed_pairs: {
      prose:
        'Chaque requête projetée plus chaque clé projetée, une ligne par paire. Pour [[row:summed_pairs:r]], le premier nombre est [[summed_pairs:r,0]].',
      aside:
        'Passez à la similarité « concat » et regardez-y la même ligne : les nombres coïncident. Les formes additive et « concat » sont une seule et même fonction, calculée dans deux ordres.',
    },
    hidden_pairs: {
      prose:
        'La tangente hyperbolique de chaque nombre : entre −1 et 1, presque une droite autour de 0. [[row:hidden_pairs:r]] contient maintenant [[hidden_pairs:r,0]] et [[hidden_pairs:r,1]].',
    },
    energies: {
      prose:
        '[[energies]] = [[hidden_pairs]] [[v_a]] : un score par paire. [[row:energies:r]] obtient [[energies:r,0]]. L’étape suivante ne fait que les ranger en matrice.',
    },
    tempered_scores: {
      prose:
        'Les scores divisés par τ, la température : [[tempered_scores:r,c]] pour [[row:tempered_scores:r]] et [[col:tempered_scores:c]]. Les cosinus sont compris entre −1 et 1, trop proches pour un choix net ; un petit τ les écarte.',
    },
    weights: {
      prose:
        'À partir d’ici, toutes les similarités suivent le même chemin : un softmax fait de chaque ligne de scores des poids, des parts dont la somme est 1. [[row:weights:r]] donne à [[col:weights:max]] un poids de [[weights:r,max]]. Changez de similarité et observez cette matrice.',
      aside:
        'Avec des cosinus et la température 1, aucun poids ne peut dépasser e² fois un autre de sa ligne, soit environ 7,4 fois : des scores de −1 à 1 diffèrent au plus de 2.',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]], un mélange de valeurs. Avec les valeurs de départ, [[row:context:r]] prend [[context:r,0]] à [[row:value:0]], [[context:r,1]] à [[row:value:1]] et [[context:r,2]] à [[row:value:2]].',
    },
  },
} satisfies LessonTexts;
