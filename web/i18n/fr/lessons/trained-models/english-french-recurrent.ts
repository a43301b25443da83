import { type LessonTexts, withOverrides } from '../../../translations';
import { recurrentTranslatorSteps } from '../../lesson-parts/recurrent-translator';
import { crossing } from '../../lesson-parts/trained';

export default {
  steps: withOverrides(recurrentTranslatorSteps, {
    source: {
      aside:
        'L’ordre des mots est l’ordre de lecture : ce modèle n’a besoin d’aucune matrice de positions. Aucune phrase de l’entraînement n’avait plus de 20 mots. Ici, il y a place pour 24, et les phrases plus longues se lisent de la même façon.',
    },
    summary: {
      aside:
        'Réglez « attention » sur « aucun » : le décodeur reçoit cette ligne à chaque étape, mais n’a jamais appris à s’en servir. Un modèle entraîné sans attention, identique pour tout le reste, traduit sans faute 155 de 600 phrases nouvelles ; celui-ci, 598. La leçon sans attention mesure les deux selon la longueur de la phrase.',
    },
    'decoder/weights': { aside: crossing },
  }),
} satisfies LessonTexts;
