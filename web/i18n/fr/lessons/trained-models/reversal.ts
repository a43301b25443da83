import type { Translations } from '../../../translations';
import { tokenModel } from '../../lesson-parts/token-attention';

export default {
  ...tokenModel,
  'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. From the stop on, each row has to find the next letter of the answer: [[row:layer_*/self/head_*/weights:r]] gives the largest weight, [[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]].':
    'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. À partir du signe d’arrêt, chaque ligne doit trouver la lettre suivante de la réponse : [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]].',
  'One row down, one column to the left: below the stop, the large weights lie along the other diagonal. Letters alone do not say where they stand. Without positions there would be no order to reverse.':
    'Une ligne plus bas, une colonne plus à gauche : sous le signe d’arrêt, les grands poids suivent l’autre diagonale. Les lettres seules ne disent pas où elles se trouvent. Sans positions, il n’y aurait aucun ordre à inverser.',
} satisfies Translations;
