import type { LessonTexts } from '../../../translations';
import { rowsAside } from '../../lesson-parts/common';

export default {
  steps: {
    query: {
      prose:
        '[[query]] a une ligne par jeton, un mot ou un morceau de mot : sa requête, ce qu’il cherche, en [[dim:d_k]] nombres. Au départ, chacun vaut 1 ou −1, comme à pile ou face. De tels nombres ont pour moyenne 0 si l’on en tire beaucoup, et pour variance, la moyenne des carrés des écarts à la moyenne, 1.',
      aside: `Un modèle a à peu près de tels nombres quand son entraînement commence. ${rowsAside}`,
    },
    key: {
      prose:
        '[[key]] a aussi une ligne par jeton : sa clé, ce qui permet de le trouver. Elle est tout aussi large et tout aussi aléatoire. Des clés larges distinguent plus de jetons. Mais elles poussent aussi presque toute l’attention vers un seul jeton, ce que personne ne cherchait.',
    },
    value: {
      prose:
        '[[value]] contient ce que chaque jeton transmet. Au départ, il y a un seul 1 par ligne, si bien que le résultat montre les poids eux-mêmes : combien est pris à chaque jeton.',
    },
    key_transposed: { prose: '[[key_transposed]] a les clés en colonnes, comme le veut le produit suivant.' },
    scores: {
      prose:
        '[[scores]] = [[query]] [[key_transposed]] : on multiplie requête et clé nombre par nombre, puis on additionne. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]]. Un score additionne [[dim:d_k]] produits de variance 1 ; si les nombres sont indépendants, les variances s’additionnent aussi. Sa variance est donc d_k = [[dim:d_k]], sa distance typique à 0 est √d_k.',
      aside:
        'Des nombres indépendants ne disent rien les uns des autres. L’entraînement rend requêtes et clés dépendantes les unes des autres, c’est son but ; la division concerne son point de départ. L’expérience ci-dessous tire les scores 10 000 fois pour chaque largeur.',
    },
    unscaled_weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en parts dont la somme est 1, les poids : on élève e à la puissance de chaque score, puis on divise par la somme de la ligne. Il prend ici les scores tels quels. [[row:unscaled_weights:r]] donne à [[col:unscaled_weights:max]] un poids de [[unscaled_weights:r,max]].',
      aside:
        'Un score qui a 6 d’avance obtient e⁶ ≈ 403 fois le poids de l’autre. Demandez la dérivée d’un poids ici, puis de nouveau pour [[weights]]. Elle vaut au plus a · (1 − a) : un poids proche de 1 ou de 0 ne bouge donc presque plus, quoi que fassent les scores. On dit que le softmax est saturé.',
    },
    unscaled_context: {
      prose:
        '[[unscaled_context]] = [[unscaled_weights]] [[value]]. Au départ, chaque ligne recopie pour l’essentiel une ligne de [[value]] ; celle de [[row:unscaled_context:r]] commence par [[unscaled_context:r,0]]. L’attention a presque choisi un seul jeton, avant même que rien ne soit appris.',
    },
    scaled_scores: {
      prose:
        'Les mêmes scores divisés par √d_k : [[scores:r,c]] devient [[scaled_scores:r,c]]. Diviser par √d_k divise la variance par d_k et la ramène à 1, quelle que soit la largeur des clés.',
      aside:
        'Non par d_k : on obtiendrait des scores de variance 1 / d_k, presque tous nuls pour des clés larges, et des poids tous semblables.',
    },
    weights: {
      prose:
        'Le softmax des scores divisés. [[row:weights:r]] regarde toujours le plus [[col:weights:max]], mais avec [[weights:r,max]] au lieu de [[unscaled_weights:r,max]]. L’ordre des clés n’a pas changé, seulement ce qu’il reste aux autres.',
      aside:
        'Certains textes disent que la division empêche les poids de devenir presque « one-hot », un seul 1 parmi des zéros. C’est vrai au départ ; un modèle qui a besoin d’un choix tranché peut toujours apprendre des requêtes et des clés longues.',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[value]] mélange les lignes de [[value]], chacune prise avec son poids. Au départ, cela montre de nouveau les poids. Le résultat de [[row:context:r]] est un vrai mélange, qui commence par [[context:r,0]].',
    },
    context_change: {
      prose:
        '[[context_change]] = [[context]] − [[unscaled_context]] : ce que la division a changé. Pour [[row:context_change:r]], le premier nombre est [[context_change:r,0]]. Changez la taille d_k : pour des clés étroites la différence diminue, et à d_k = 1 elle est nulle.',
    },
  },
} satisfies LessonTexts;
