import type { Translations } from '../../../translations';
import { encoder, normPlace } from '../../lesson-parts/blocks';

export default {
  ...normPlace,
  ...encoder('', 'mask'),
  '[[x]] enters with a row per token, and leaves the layer in the same shape. What lies between are two sub-layers, attention and a feed-forward network, each with a sum and a norm.':
    '[[x]] entre avec une ligne par jeton et ressort de la couche sous la même forme. Entre les deux se trouvent deux sous-couches, l’attention et un réseau à propagation avant, chacune avec une somme et une normalisation.',
} satisfies Translations;
