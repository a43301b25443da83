import { type LessonTexts, withOverrides } from '../../../translations';
import { tokenModelSteps } from '../../lesson-parts/token-attention';

export default {
  steps: withOverrides(tokenModelSteps, {
    mask: {
      prose:
        '[[mask]] laisse chaque mot se regarder lui-même et regarder ceux qui le précèdent : −∞ au-dessus de la diagonale. Ce que « it » désigne dépend du dernier mot. La ligne de [[row:mask:8]] ne le voit pas ; seule celle de [[row:mask:11]] voit toute la phrase.',
      aside:
        'Désactivez le masque : la réponse reste la même, car dans la dernière ligne rien n’était caché. Un modèle qui lit dans les deux sens peut trouver le nom dans la ligne de « it » elle-même.',
    },
    'layer_*/self/head_*/weights': {
      prose:
        'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. Dans cette tête, la ligne de [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]].',
      aside:
        'Sur 400 phrases dont le modèle n’avait jamais vu les deux noms ensemble, les 400 réponses sont justes, et dans 391 la deuxième tête regarde surtout le bon nom. Sans la première tête, 398 sont justes ; sans la deuxième, 27. Le modèle donne alors un nom auquel le dernier mot convient, dans 400 cas sur 400, mais rarement celui de la phrase.',
    },
    logits: {
      prose:
        '[[arg0]] est ce que donne la couche. Une dernière matrice apprise, [[w_u]], en tire un nombre pour chaque mot que le modèle connaît : [[logits]] = [[arg0]] [[w_u]]. Dans la ligne de [[row:logits:r]], le plus grand est [[logits:r,max]], pour [[col:logits:max]] : voilà ce que « it » désigne selon le modèle.',
      aside:
        'Seule la dernière ligne a servi à l’entraînement : la perte était l’opposé du logarithme de la probabilité du bon nom. Ce qui se trouve dans les lignes du dessus ne veut rien dire.',
    },
  }),
} satisfies LessonTexts;
