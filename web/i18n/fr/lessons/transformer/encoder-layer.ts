import type { Translations } from '../../../translations';
import { encoder, normPlace } from '../../lesson-parts/blocks';

export default {
  ...normPlace,
  ...encoder('', 'mask'),
  '[[x]] has a row for each token, a word or a piece of one. An encoder layer turns it into a matrix of the same shape, in two sub-layers: attention, then a feed-forward network. Each of them comes with a sum and a norm.':
    '[[x]] a une ligne par jeton, un mot ou un morceau de mot. Une couche d’encodeur en fait une matrice de la même forme, en deux sous-couches : l’attention, puis un réseau à propagation avant. Chacune est accompagnée d’une somme et d’une normalisation.',
} satisfies Translations;
