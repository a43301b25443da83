import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

export default {
  ...without(languageModel, 'Softmax, row by row. [[row:layer_*/'),
  'Softmax, row by row: [[row:layer_*/self/head_*/weights:r]] attends most to [[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]]. What a head has learned to look for, the figure below tells by its weights.':
    'Le softmax, ligne par ligne : [[row:layer_*/self/head_*/weights:r]] regarde surtout [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]]. Ce qu’une tête a appris à chercher, la figure ci-dessous le dit d’après ses poids.',
  'To go on with what comes again takes two steps. A head of the first layer writes into each row which letter stood before it; a head of the second looks for the row whose note is the present letter, and finds what came next. Elhage et al. 2021 call it an induction head. One layer cannot do it.':
    'Poursuivre ce qui revient demande deux étapes. Une tête de la première couche note dans chaque ligne quelle lettre la précédait ; une tête de la seconde cherche la ligne dont la note est la lettre présente, et y trouve ce qui venait ensuite. Elhage et al. 2021 l’appellent tête d’induction. Une seule couche n’y arrive pas.',
} satisfies Translations;
