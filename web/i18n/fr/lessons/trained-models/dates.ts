import { type LessonTexts, withOverrides } from '../../../translations';
import { translatorSteps } from '../../lesson-parts/trained';

export default {
  steps: withOverrides(translatorSteps, {
    'decoder_*/cross/head_*/weights': {
      prose:
        'Voici où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde [[col:decoder_*/cross/head_*/weights:max]], avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
      aside:
        'Dans 387 de 400 dates hors de l’entraînement, le modèle a surtout regardé une lettre du mois avant d’écrire le second chiffre du mois, et dans 340 un chiffre du jour avant le second chiffre du jour. Pour l’année, c’est moins net : l’encodeur a porté ses chiffres dans des lignes voisines, et le décodeur les y trouve.',
    },
  }),
} satisfies LessonTexts;
