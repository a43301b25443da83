import type { LessonTexts } from '../../../translations';
import { scaleAside, softmaxAside } from '../../lesson-parts/common';
import { projectionSteps } from '../../lesson-parts/projection-steps';

export default {
  steps: {
    ...projectionSteps,
    x: {
      prose:
        '[[x]] est la phrase qui interroge, en anglais si vous ne la changez pas : une ligne pour chacun de ses [[dim:m]] mots, de [[dim:d_x]] nombres chacune.',
    },
    y: {
      prose:
        '[[y]] est la phrase interrogée, en français si vous ne la changez pas : [[dim:n]] mots, de [[dim:d_y]] nombres chacun. Sa longueur et sa largeur peuvent différer de celles de [[x]].',
    },
    w_q: {
      prose:
        '[[w_q]] est apprise. Elle transforme les [[dim:d_x]] nombres d’un mot de [[x]] en une requête de [[dim:d_k]] nombres.',
    },
    w_k: {
      prose:
        '[[w_k]] transforme les [[dim:d_y]] nombres d’un mot de [[y]] en une clé, qui a elle aussi [[dim:d_k]] nombres. À partir d’ici, on peut comparer les mots des deux phrases.',
    },
    w_v: {
      prose:
        '[[w_v]] transforme les [[dim:d_y]] nombres d’un mot de [[y]] en une valeur de [[dim:d_v]] nombres.',
    },
    query: {
      prose:
        '[[query]] = [[x]] [[w_q]]. Une requête, c’est ce qu’un mot cherche. Toutes viennent de la phrase qui interroge. Celle de [[row:query:r]] commence par [[query:r,0]].',
      aside:
        '[[w_q]] est une matrice apprise. Elle transforme les [[dim:d_x]] nombres d’un mot en les [[dim:d_k]] nombres d’une requête.',
    },
    key: {
      prose:
        '[[key]] = [[y]] [[w_k]]. Une clé, c’est ce qui permet de trouver un mot. Toutes viennent de l’autre phrase : une ligne pour chacun de ses [[dim:n]] mots, avec autant de nombres qu’une requête.',
      aside:
        'Dans un traducteur, [[y]] est la sortie de l’encodeur, la partie qui lit la source. [[x]] vient du décodeur, la partie qui écrit la traduction.',
    },
    value: {
      prose:
        '[[value]] = [[y]] [[w_v]]. Une valeur, c’est ce qu’un mot transmet. Les valeurs viennent de la même phrase que les clés : sur une même ligne, la clé et la valeur sont celles du même mot.',
      aside:
        'L’article « Attention in transformers » prend les clés et les requêtes dans la même phrase, et ne tire de l’autre que les valeurs. Chaque ligne de poids aurait alors [[dim:m]] nombres, un par mot de [[x]], mais il y a [[dim:n]] valeurs à multiplier. Le produit n’existerait que pour des phrases de même longueur, et même alors chaque poids tomberait sur le mauvais mot.',
    },
    key_transposed: {
      prose:
        '[[key_transposed]] est [[key]] dont on a échangé lignes et colonnes : chaque mot de [[y]] est une colonne.',
    },
    scores: {
      prose:
        '[[scores]] = [[query]] [[key_transposed]]. Un score dit si une requête et une clé vont bien ensemble. Il y a une ligne par mot de [[x]] et une colonne par mot de [[y]] : [[dim:m]] par [[dim:n]]. La meilleure clé pour [[row:scores:r]] est celle de [[col:scores:max]], avec [[scores:r,max]].',
      aside:
        'Avant cela, des traducteurs faits de réseaux récurrents alignaient déjà les mots de cette façon, avec un petit réseau à la place du produit scalaire.',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
      aside: scaleAside,
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en parts dont la somme est 1 : les poids. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]]. Avec les nombres de départ, « that » regarde deux mots, car le français le dit en deux : « cet » avant le nom et « -là » après.',
      aside: softmaxAside,
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]] : une ligne par mot de [[x]], faite des seules valeurs de [[y]]. La ligne de [[row:context:r]] commence par [[context:r,0]].',
      aside:
        'L’article « Attention Mechanism in Transformers » dit que l’on reconstruit ainsi la suite des clés et des valeurs. C’est celle des requêtes : le résultat a [[dim:m]] lignes, une par ligne de [[x]], alors que [[y]] en a [[dim:n]]. [[x]] n’agit sur lui qu’à travers les poids ; c’est pourquoi les modèles ajoutent ensuite [[x]] au résultat.',
    },
  },
} satisfies LessonTexts;
