import type { LessonTexts } from '../../../translations';
import { optionSteps, rowsAside, softmaxAside } from '../../lesson-parts/common';

export default {
  steps: {
    ...optionSteps,
    query: {
      prose:
        'Un jeton est un mot, ou un morceau de mot. [[query]] a une ligne par jeton : sa requête, ce qu’il cherche, en [[dim:d_k]] nombres. Personne ne dit ce que représente un nombre. La leçon suivante part des mêmes nombres ; une seule étape diffère.',
      aside: rowsAside,
    },
    key: {
      prose:
        '[[key]] a aussi une ligne par jeton : sa clé, ce qui permet de le trouver. Les clés sont aussi larges que les requêtes, [[dim:d_k]] nombres, car on les multipliera nombre par nombre.',
    },
    value: {
      prose:
        '[[value]] contient ce que chaque jeton transmet, une ligne par clé. Les valeurs n’interviennent pas dans les scores. Elles sont mélangées à la fin, et leur largeur, [[dim:d_v]], leur est propre.',
    },
    key_transposed: {
      prose:
        '[[key_transposed]] est [[key]] dont on a échangé lignes et colonnes : chaque clé est maintenant une colonne, comme le veut le produit suivant.',
    },
    scores: {
      prose:
        'Le score de deux jetons est le produit scalaire d’une requête et d’une clé : on multiplie nombre par nombre et on additionne. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]]. [[scores]] = [[query]] [[key_transposed]] contient les scores de toutes les paires ; [[key_transposed]] a les clés en colonnes. Ici, on ne divise rien.',
      aside:
        'Un produit scalaire croît avec la longueur de ses lignes autant qu’avec leur accord. Une longue clé peut l’emporter parce qu’elle est longue ; pour ne comparer que les directions, on divise par les deux longueurs.',
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en parts dont la somme est 1, les poids : on élève e à la puissance de chaque score, puis on divise par la somme de la ligne. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]]. Dans la leçon suivante, les scores sont divisés par √d_k, et la même ligne est plus égale.',
      aside: `Le rapport de deux poids est e à la puissance de la différence de leurs scores. Sans la division, cette différence est √d_k fois plus grande. ${softmaxAside}`,
    },
    context: {
      prose:
        'La ligne de [[row:context:r]] dans [[context]] mélange les lignes de [[value]], chacune prise avec son poids. Elle commence par [[context:r,0]]. Si un poids d’une ligne est presque 1, le mélange est presque une copie d’une ligne de [[value]].',
      aside:
        'Presque recopier a un prix. Ouvrez la dérivée d’une cellule de [[context]] : plus un poids est proche de 1, moins il réagit à un changement des scores, et plus le modèle en apprend lentement.',
    },
  },
} satisfies LessonTexts;
