import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

export default {
  ...without(languageModel, 'Softmax, row by row. [[row:layer_*/'),
  'Before it says what comes after [[row:layer_*/self/head_*/weights:r]], this head looks at [[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]].':
    'Avant de dire ce qui vient après [[row:layer_*/self/head_*/weights:r]], cette tête regarde surtout [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]].',
  'On real language, the weights of a head are seldom as clear as on an invented task: a head does a little of many things. To find out what it is for, turn it off below.':
    'Sur une langue réelle, les poids d’une tête sont rarement aussi nets que sur un exercice inventé : une tête fait un peu de tout. Pour découvrir à quoi elle sert, désactivez-la ci-dessous.',
} satisfies Translations;
