import { type LessonTexts, withOverrides } from '../../../translations';
import { tokenModelSteps } from '../../lesson-parts/token-attention';

export default {
  steps: withOverrides(tokenModelSteps, {
    'layer_*/self/head_*/weights': {
      prose:
        'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. À partir du signe d’arrêt, chaque ligne doit trouver la lettre suivante de la réponse : [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]].',
      aside:
        'Une ligne plus bas, une colonne plus à gauche : sous le signe d’arrêt, les grands poids suivent l’autre diagonale. Les lettres seules ne disent pas où elles se trouvent. Sans positions, il n’y aurait aucun ordre à inverser.',
    },
  }),
} satisfies LessonTexts;
