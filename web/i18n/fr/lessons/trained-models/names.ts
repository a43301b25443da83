import { type LessonTexts, withOverrides } from '../../../translations';
import { languageModelSteps } from '../../lesson-parts/trained';

export default {
  steps: withOverrides(languageModelSteps, {
    'layer_*/self/head_*/weights': {
      prose:
        'Avant de dire ce qui vient après [[row:layer_*/self/head_*/weights:r]], cette tête regarde surtout [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]].',
      aside:
        'Sur une langue réelle, les poids d’une tête sont rarement aussi nets que sur un exercice inventé : une tête fait un peu de tout. Pour découvrir à quoi elle sert, désactivez-la ci-dessous.',
    },
  }),
} satisfies LessonTexts;
