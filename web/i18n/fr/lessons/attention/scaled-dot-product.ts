import type { LessonTexts } from '../../../translations';
import { optionSteps, rowsAside, scaleAside, softmaxAside } from '../../lesson-parts/common';

export default {
  steps: {
    ...optionSteps,
    query: {
      prose:
        'Un jeton est un mot, ou un morceau de mot. [[query]] a une ligne par jeton : sa requête, ce qu’il cherche, en [[dim:d_k]] nombres. Personne ne dit ce que représente chaque nombre. La requête de [[row:query:r]] commence par [[query:r,0]].',
      aside: rowsAside,
    },
    key: {
      prose:
        '[[key]] a aussi une ligne par jeton : sa clé, ce à quoi on le reconnaît. Une clé a les mêmes [[dim:d_k]] colonnes qu’une requête, car on va les comparer nombre à nombre.',
    },
    value: {
      prose:
        '[[value]] est ce que chaque jeton transmet une fois qu’on le regarde. Elle a une ligne par clé, mais sa largeur, [[dim:d_v]], lui est propre. La dernière colonne ne contient au départ que des 1 : voyez ce qu’elle devient à la dernière étape.',
    },
    key_transposed: {
      prose:
        '[[key_transposed]] est [[key]] dont on a échangé les lignes et les colonnes : chaque jeton y est une colonne. Rien n’est calculé. Les clés se trouvent simplement là où le prochain produit en a besoin.',
    },
    scores: {
      prose:
        'Le score de deux jetons dit s’ils vont ensemble : on multiplie requête et clé nombre par nombre, puis on additionne. [[row:scores:r]] et [[col:scores:c]] obtiennent [[scores:r,c]]. [[scores]] contient les scores de toutes les paires : chaque ligne de [[query]] rencontre chaque colonne de [[key_transposed]].',
      aside:
        'Les scores ne sont pas encore des poids. Ils peuvent être négatifs, et la somme d’une ligne n’a rien de particulier.',
    },
    scaled_scores: {
      prose:
        'On divise chaque score par √d_k. Ici d_k = [[dim:d_k]], la largeur d’une clé : [[scores:r,c]] devient [[scaled_scores:r,c]], sauf si vous choisissez une autre échelle. Des clés larges donnent de grands scores, seulement parce qu’on additionne plus de produits. La division compense cela.',
      aside: scaleAside,
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en parts : on élève e à la puissance de chaque score, puis on divise par la somme de la ligne. La somme des parts est 1 ; on les appelle des poids. [[row:weights:r]] regarde surtout [[col:weights:max]], avec [[weights:r,max]].',
      aside: softmaxAside,
    },
    context: {
      prose:
        'La ligne de [[row:context:r]] dans [[context]] mélange les lignes de [[value]], chacune prise avec son poids. Elle commence par [[context:r,0]]. C’est ce que donne l’attention : une nouvelle ligne par requête, aussi large qu’une valeur.',
      aside:
        'Une colonne de [[value]] qui ne contient que des 1 reste une colonne de 1 : sa moyenne pondérée est la somme des poids de chaque ligne. Changez une colonne pour le voir ; le contrôle vaut pour n’importe quelle implémentation.',
    },
  },
} satisfies LessonTexts;
