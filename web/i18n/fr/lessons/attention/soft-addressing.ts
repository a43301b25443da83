import type { LessonTexts } from '../../../translations';

export default {
  features: { d_k: ['acide', 'sucré', 'croquant'], d_v: ['sucre', 'prix'] },
  steps: {
    query: {
      prose:
        'Ce que vous cherchez est la requête : quelque chose d’acide, d’un peu sucré, d’un peu croquant, en [[dim:d_k]] nombres. Le premier de [[row:query:r]] est [[query:r,0]]. Aucune entrée du dictionnaire ne porte ce nom, et aucune n’a exactement ces nombres.',
    },
    key: {
      prose:
        'Chaque entrée a une clé, l’adresse à laquelle on la trouve. Chaque ligne de [[key]] dit à quel point l’entrée est acide, sucrée et croquante ; celle de [[row:key:r]] commence par [[key:r,0]]. Le dictionnaire d’un programme teste l’égalité des clés. Ici, elles peuvent se ressembler plus ou moins.',
    },
    value: {
      prose:
        'Chaque entrée a aussi une valeur, son contenu : les grammes de sucre dans 100 g, et un prix au kilo. [[row:value:r]] contient [[value:r,0]] et [[value:r,1]]. Toute réponse vient de ces lignes, et d’elles seules.',
    },
    key_transposed: {
      prose: '[[key_transposed]] est [[key]] avec chaque entrée en colonne, prête pour le produit.',
    },
    scores: {
      prose:
        '[[scores]] = [[query]] [[key_transposed]], où [[key_transposed]] a les clés en colonnes : le produit scalaire de la requête et de chaque clé. Multipliez nombre par nombre, puis additionnez. Le score dit à quel point la clé convient à la requête. Le plus grand est [[scores:r,max]] : c’est [[col:scores:max]] qui convient le mieux.',
    },
    hard_weights: {
      prose:
        'Une recherche dure prend l’entrée qui a le meilleur score et rien d’autre : son poids est [[hard_weights:r,max]], celui de toute autre entrée 0. Ici, cette entrée est [[col:hard_weights:max]]. Seuls des scores égaux en tête se partagent le 1.',
      aside:
        'Sa dérivée est 0. Changez un peu un score et rien ne se passe, jusqu’à ce qu’un autre le dépasse et que tout change d’un coup : il n’y a pas de pente le long de laquelle un modèle pourrait apprendre. C’est à cela que sert la recherche souple. Quand sa température tend vers 0, elle devient la recherche dure.',
    },
    hard_context: {
      prose:
        '[[hard_context]] = [[hard_weights]] [[value]]. Sauf égalité, la réponse est une ligne du dictionnaire, telle quelle : [[hard_context:r,0]] g de sucre et un prix de [[hard_context:r,1]].',
    },
    tempered_scores: {
      prose:
        'Une recherche souple se sert de toutes les entrées. Elle divise d’abord chaque score par un nombre, la température τ : [[scores:r,c]] devient [[tempered_scores:r,c]]. Un τ inférieur à 1 écarte les scores, un τ supérieur à 1 les rapproche. Avec 1, rien ne change.',
      aside:
        'À τ = 0, on ne peut plus diviser les scores. On prend alors la limite : les poids souples deviennent les poids durs, et cette étape disparaît.',
    },
    weights: {
      prose:
        'Le softmax élève e à la puissance de chaque score, ce qu’on note exp, puis divise par la somme de tous. [[col:weights:max]] reçoit [[weights:r,max]], [[col:weights:0]] [[weights:r,0]]. Auparavant, on divise les scores par la température τ (1 ne change rien) et on leur soustrait le plus grand : les parts restent les mêmes, et aucun nombre ne devient trop grand.',
      aside:
        'Divisez la température par deux, et le rapport de deux poids s’élève au carré. La moindre avance finit donc par compter : si un seul score est le plus grand, il prend tout quand τ tend vers 0. Faites varier la température et voyez les poids s’égaliser ou s’écarter. Dans l’article, β est 1/τ, et les clés sont comparées par le cosinus.',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]] : une entrée qui n’est pas dans le dictionnaire, mélange de toutes celles qui y sont. [[context:r,0]] g de sucre, contre [[hard_context:r,0]] pour la recherche dure ; un prix de [[context:r,1]], contre [[hard_context:r,1]].',
    },
    weights_difference: {
      prose:
        'Souple moins dur. Ce que [[col:hard_weights:max]] perd, les autres le reçoivent : pour [[col:weights_difference:c]], la différence est [[weights_difference:r,c]], et la somme d’une ligne est 0. Baissez la température et voyez la différence disparaître.',
      aside:
        'En virgule flottante, les deux recherches deviennent identiques avant que τ n’atteigne 0 : e à la puissance −746 est inférieur au plus petit nombre positif représentable, et un poids qui devrait être infime est exactement 0.',
    },
  },
} satisfies LessonTexts;
