import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

export default {
  ...without(languageModel, 'Softmax, row by row. [[row:layer_*/'),
  'Before it says what comes after [[row:layer_*/self/head_*/weights:r]], this head looks at [[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]].':
    'Avant de dire ce qui vient après [[row:layer_*/self/head_*/weights:r]], cette tête regarde surtout [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]].',
  'Maps of real language are seldom as clean as those of a task made up for the purpose: a head does a little of many things. What it is for, one finds out by turning it off.':
    'Les cartes d’une langue réelle sont rarement aussi nettes que celles d’un exercice inventé pour cela : une tête fait un peu de tout. À quoi elle sert, on le découvre en la désactivant.',
} satisfies Translations;
