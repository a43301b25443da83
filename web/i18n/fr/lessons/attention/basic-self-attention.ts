import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    x: {
      prose:
        '[[x]] a une ligne par mot : [[dim:d_model]] nombres qui le représentent. Celle de [[row:x:r]] commence par [[x:r,0]]. L’attention compare des requêtes, qui cherchent, à des clés, que l’on trouve, et mélange des valeurs, que l’on transmet. Ici, les lignes de [[x]] sont les trois à la fois : rien n’est appris.',
      aside:
        'Dans une figure à trois axes, chaque ligne serait une flèche. Les nombres sont ici inventés ; un plongement entraîné en compte des centaines, et les trois étapes sont les mêmes.',
    },
    x_transposed: {
      prose:
        '[[x_transposed]] est [[x]] dont on a échangé lignes et colonnes : chaque mot est maintenant une colonne. Un seul produit de matrices peut ainsi multiplier chaque ligne de [[x]] par toutes les autres.',
    },
    scores: {
      prose:
        'Première étape : multiplier deux lignes de [[x]], nombre par nombre, et additionner. C’est leur produit scalaire, le score des deux mots. Il est grand quand les deux lignes sont grandes aux mêmes endroits. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]]. Tous les scores ensemble sont le produit de matrices [[scores]] = [[x]] [[x_transposed]].',
      aside:
        'L’ordre des deux mots ne compte pas, la matrice est donc symétrique : [[scores:0,1]] en ligne 1, colonne 2, et [[scores:1,0]] en ligne 2, colonne 1. Un produit scalaire n’est un cosinus qu’entre vecteurs de longueur 1. Ici, [[row:scores:0]] avec lui-même donne [[scores:0,0]], et [[row:scores:1]] avec lui-même [[scores:1,1]] ; en cosinus, ce serait 1 dans les deux cas.',
    },
    weights: {
      prose:
        'Deuxième étape : le softmax transforme chaque ligne de scores en parts dont la somme est 1. On élève e à la puissance de chaque score, puis on divise par la somme de la ligne. Ces parts s’appellent les poids. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]], et aucun mot ne reçoit plus.',
      aside:
        'La symétrie s’arrête ici. Chaque ligne est divisée par une somme qui lui est propre : [[weights:0,1]] en ligne 1, colonne 2, contre [[weights:1,0]] en ligne 2, colonne 1.',
    },
    context: {
      prose:
        'Troisième étape : [[context]] = [[weights]] [[x]]. La nouvelle ligne d’un mot mélange toutes les lignes de [[x]], chacune prise avec son poids. Chacun de ses nombres est une moyenne sur la phrase : le premier nombre de [[row:context:r]] était [[x:r,0]], il est maintenant [[context:r,0]].',
      aside:
        'Rien ici ne peut être entraîné. Mettez une matrice apprise devant chacun des trois emplois de [[x]], et vous avez l’auto-attention du transformeur.',
    },
  },
} satisfies LessonTexts;
