import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

export default {
  ...without(languageModel, 'Softmax, row by row. [[row:layer_*/'),
  'From the stop on, each row has to say the next letter on the way back. [[row:layer_*/self/head_*/weights:r]] looks at [[col:layer_*/self/head_*/weights:max]], with [[layer_*/self/head_*/weights:r,max]], and no key gets more.':
    'À partir de l’arrêt, chaque ligne doit dire la lettre suivante sur le chemin du retour. [[row:layer_*/self/head_*/weights:r]] regarde [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]], et aucune clé ne reçoit davantage.',
  'One row down, one column to the left: the rows below the stop lie along the other diagonal. The letters do not say where they stand. Without positions there would be nothing to turn round.':
    'Une ligne plus bas, une colonne plus à gauche : les lignes sous l’arrêt suivent l’autre diagonale. Les lettres ne disent pas où elles se trouvent. Sans positions, il n’y aurait rien à retourner.',
} satisfies Translations;
