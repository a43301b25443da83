import type { LessonTexts } from '../../../translations';
import { optionSteps, rowsAside, scaleAside } from '../../lesson-parts/common';

export default {
  steps: {
    ...optionSteps,
    query: {
      prose:
        '[[query]], une ligne par jeton qui interroge : les trois mots de la leçon sur l’attention par produit scalaire mis à l’échelle et un de plus, pour qu’il y ait un ordre à protéger.',
      aside: rowsAside,
    },
    key: {
      prose:
        '[[key]], une ligne par jeton auquel on peut prêter attention. Un masque ne change jamais une clé ; il décide seulement quelles requêtes peuvent la voir.',
    },
    value: {
      prose:
        '[[value]], une ligne par clé. Là où un poids est 0, une valeur n’apporte rien, quels que soient ses nombres.',
    },
    key_transposed: {
      prose: '[[key_transposed]] : les clés mises en colonnes. Les colonnes du masque seront ces mêmes clés.',
    },
    scores: {
      prose:
        '[[scores]] = [[query]] [[key_transposed]] pour chaque paire, y compris celles que le masque va éliminer. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]].',
      aside:
        'On calcule ici toutes les paires parce qu’un produit de matrices est une seule opération. Les implémentations rapides sautent les blocs qu’un masque éliminerait en entier.',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]]. Le masque vient ensuite.',
      aside: scaleAside,
    },
    mask: {
      prose:
        'Un masque est un tableau de permissions : [[mask]] contient 0 là où un mot peut regarder et −∞, moins l’infini, là où il ne le peut pas. Celui-ci est causal : chaque mot peut se regarder et regarder ce qui le précède ; la colonne j est donc fermée à la ligne i si j > i. Pour [[row:mask:r]] et [[col:mask:c]], il contient [[mask:r,c]].',
      aside:
        'Autres masques : « remplissage » cache les dernières clés à tout le monde ; « fenêtre » garde les voisins, « bloc » ceux du même bloc ; « personnalisé » est à dessiner vous-même, sur le tableau ci-dessous. Quand il y a plus de clés que de requêtes, un masque causal peut partir du coin supérieur gauche ou aboutir au coin inférieur droit. Les bibliothèques connaissent les deux ; « causal » est le premier, « causal en bas à droite » le second.',
    },
    masked_scores: {
      prose:
        '[[masked_scores]] = score + masque. Si l’on ajoute 0, un score reste tel quel ; si l’on ajoute −∞, il devient −∞. Pour [[row:masked_scores:r]], la meilleure clé restante est [[col:masked_scores:max]], avec [[masked_scores:r,max]].',
      aside:
        'Avant le softmax, non après : des poids mis à 0 après coup laisseraient des lignes dont la somme n’est plus 1, et des clés qu’on ne devrait pas voir auraient tout de même pesé sur les autres.',
    },
    weights: {
      prose:
        'e à la puissance −∞ est 0 : une clé éliminée a donc un poids exactement nul, et les clés restantes se partagent le tout. [[row:weights:r]] donne à [[col:weights:max]] un poids de [[weights:r,max]].',
      aside:
        'Fermez toute une ligne sur le tableau ci-dessous : il ne reste aucune clé, et le softmax serait 0 divisé par 0. Si vous ne choisissez rien d’autre, une telle ligne ne reçoit que des zéros, et une note le signale ; beaucoup de bibliothèques répondent NaN (« not a number », pas un nombre), ce qu’une option permet ici aussi.',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]] : des moyennes sur ce que chaque requête a le droit de voir. La ligne de [[row:context:r]] commence par [[context:r,0]]. Changez une clé ou une valeur qu’une ligne ne peut pas voir, et cette ligne ne bouge pas.',
      aside:
        'Avec le masque causal, un modèle de texte s’entraîne sur toutes les positions d’une phrase à la fois : aucune ligne ne peut emprunter aux mots qu’elle est censée prédire.',
    },
  },
} satisfies LessonTexts;
