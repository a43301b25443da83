import type { LessonTexts } from '../../../translations';
import { rowsAside, scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  steps: {
    ...projectionSteps,
    x: {
      prose:
        '[[x]] est la phrase : une ligne par jeton, de [[dim:d_model]] nombres chacune. Dans un modèle entraîné, ces nombres viennent d’un tableau où chaque mot a une ligne apprise, son plongement, ou de la couche précédente ; ici, ils sont inventés.',
      aside: rowsAside,
    },
    w_q: {
      prose:
        'Une projection est un produit avec une matrice de nombres appris. [[w_q]] fait les requêtes, [[w_k]] les clés et [[w_v]] les valeurs. [[w_q]] a une ligne par colonne de [[x]] et une colonne par nombre d’une requête : [[dim:d_model]] par [[dim:d_k]].',
      aside:
        'La taille ne dépend pas de la longueur de la phrase. Les mêmes poids servent pour trois mots comme pour trois mille.',
    },
    w_k: {
      prose:
        '[[w_k]] est apprise elle aussi, et a la forme de [[w_q]] : requêtes et clés doivent finir avec la même largeur.',
    },
    w_v: {
      prose:
        '[[w_v]] décide de ce qui est transmis. Son nombre de colonnes, [[dim:d_v]], peut différer de celui des clés.',
    },
    query: {
      prose:
        '[[query]] = [[x]] [[w_q]]. La ligne de [[row:query:r]] dans [[x]] rencontre chaque colonne de [[w_q]] ; le premier nombre est [[query:r,0]]. Chaque ligne se calcule sans regarder les autres : aucun jeton n’en a encore rencontré un autre.',
    },
    key: {
      prose:
        '[[key]] = [[x]] [[w_k]] : les mêmes jetons, vus à travers d’autres poids. Ce que [[row:key:r]] cherche et ce à quoi on le reconnaît sont deux choses différentes.',
      aside:
        'Si [[w_q]] et [[w_k]] étaient égales, les scores seraient symétriques : chaque jeton donnerait à un autre le score qu’il en reçoit.',
    },
    value: {
      prose:
        '[[value]] = [[x]] [[w_v]]. Ce sont ces lignes dont on fera la moyenne. Elles ne prennent aucune part au choix des poids.',
    },
    key_transposed: {
      prose:
        '[[key_transposed]] est [[key]] avec chaque jeton en colonne, prête pour le produit avec [[query]].',
    },
    scores: {
      prose:
        '[[scores]] = [[query]] [[key_transposed]]. Les deux côtés viennent de la même phrase, la matrice est donc carrée : chaque jeton rencontre chaque jeton, lui-même compris. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]].',
      aside:
        'C’est à cause de ce carré que le coût croît comme le carré de la longueur : deux fois plus de jetons, quatre fois plus de scores.',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]]. Toutes les différences diminuent dans la même proportion.',
      aside: scaleAside,
    },
    weights: {
      prose:
        'Le softmax ramène à 1 la somme de chaque ligne. [[row:weights:r]] prête attention à [[col:weights:max]] avec un poids de [[weights:r,max]]. Tant que vous ne changez rien, ce sont les poids de la leçon sur l’attention par produit scalaire mis à l’échelle.',
      aside: softmaxAside,
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]]. La nouvelle ligne de [[row:context:r]] est un mélange de ce que tous les jetons ont transmis, et commence par [[context:r,0]]. Il y a autant de lignes que dans [[x]] : le résultat peut entrer dans une couche suivante.',
      aside:
        'L’article « Attention in transformers » donne pour ce résultat la longueur d’un plongement par d_v, ce qui ferait [[dim:d_model]] par [[dim:d_v]]. C’est le nombre de requêtes par d_v : [[dim:n]] par [[dim:d_v]]. Sans masque, rien ici ne connaît l’ordre. Échangez deux jetons et leurs lignes de [[x]], et les lignes de la sortie s’échangent avec eux. L’ordre doit être mis dans [[x]], par un encodage positionnel.',
    },
  },
} satisfies LessonTexts;
