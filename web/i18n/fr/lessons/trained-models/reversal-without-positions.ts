import { type LessonTexts, withOverrides } from '../../../translations';
import { tokenModelSteps } from '../../lesson-parts/token-attention';

export default {
  steps: withOverrides(tokenModelSteps, {
    word_vectors: {
      aside:
        'Ce modèle n’ajoute aucune position, et ne l’a jamais fait pendant l’entraînement. Les lignes d’une même lettre restent égales.',
    },
    'layer_*/self/head_*/scores': {
      prose:
        'Un score dit si une requête et une clé s’accordent : on multiplie leurs nombres deux à deux et on additionne. Une lettre a une seule requête et une seule clé, où qu’elle soit : toutes les lignes de [[row:layer_*/self/head_*/scores:r]] commencent par [[layer_*/self/head_*/scores:r,0]] et sont égales au bit près, ses colonnes aussi.',
      aside:
        'Pour inverser, chaque ligne doit trouver une place de plus en arrière que la ligne précédente. Aucun de ces nombres ne dépend d’une place, quels que soient les paramètres. Dans des modèles plus profonds, le masque seul peut révéler les places (Haviv et al. 2022) ; avec une seule couche, aucun entraînement n’y peut rien.',
    },
    'layer_*/self/head_*/weights': {
      prose:
        'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. [[row:layer_*/self/head_*/weights:r]] donne le plus grand, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]], et autant à la même lettre à d’autres places. Aucune ligne ne distingue la première de la dernière.',
      aside:
        'Seul le masque dépend de l’ordre : il dit quelles lettres précèdent une ligne. Choisissez le deuxième texte de la figure, les lettres du premier dans un autre ordre : la réponse est la même, et fausse pour les deux.',
    },
  }),
} satisfies LessonTexts;
