import { type LessonTexts, withOverrides } from '../../../translations';
import { translatorSteps } from '../../lesson-parts/trained';

export default {
  steps: withOverrides(translatorSteps, {
    'decoder_*/cross/head_*/weights': {
      prose:
        'Voici où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde [[col:decoder_*/cross/head_*/weights:max]], avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
      aside:
        'L’allemand dit les unités avant les dizaines, et les traits se croisent donc : avant « tausend » dans chacun de 80 nombres hors de l’entraînement, à la fin d’un nombre dans 115 cas sur 225 seulement. Là, l’encodeur a déjà porté les dizaines dans les lignes voisines, et le décodeur les y trouve. Les poids montrent où regarde une tête, et non d’où vient l’information.',
    },
  }),
} satisfies LessonTexts;
