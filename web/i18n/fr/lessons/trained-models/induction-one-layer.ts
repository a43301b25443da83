import { type LessonTexts, withOverrides } from '../../../translations';
import { tokenModelSteps } from '../../lesson-parts/token-attention';

export default {
  steps: withOverrides(tokenModelSteps, {
    'layer_*/self/key': {
      prose:
        'Une clé dit à quoi une ligne se reconnaît : [[dim:d_k]] nombres, faits de sa lettre et de sa place, et de rien d’autre. Celle de [[row:layer_*/self/key:r]] commence par [[layer_*/self/key:r,0]].',
      aside:
        'Dans le modèle à deux couches, une clé de la seconde dépend aussi de la lettre précédente. Ici, aucune attention ne vient avant les clés : aucune ne peut donc en dépendre.',
    },
    'layer_*/self/head_*/weights': {
      prose:
        'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. Une lettre qui revient devrait regarder ce qui l’a suivie la fois d’avant. [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]], et à peine moins aux places voisines.',
      aside:
        'La tête se règle sur la distance. Les lettres reviennent au bout de 8 à 12 places ; ce qui vient ensuite se trouvait donc de 7 à 11 places en arrière. Elle regarde toute cette bande, non une lettre, et devine.',
    },
  }),
} satisfies LessonTexts;
