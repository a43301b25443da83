import { type LessonTexts, withOverrides } from '../../../translations';
import { crossing, translatorSteps } from '../../lesson-parts/trained';

export default {
  steps: withOverrides(translatorSteps, {
    'decoder_*/cross/head_*/weights': {
      prose:
        'Voici où le décodeur regarde avant d’écrire. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde [[col:decoder_*/cross/head_*/weights:max]], avec un poids de [[decoder_*/cross/head_*/weights:r,max]], pour trouver le mot suivant.',
      aside: crossing,
    },
  }),
} satisfies LessonTexts;
