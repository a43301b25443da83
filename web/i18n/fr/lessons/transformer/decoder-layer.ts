import type { Translations } from '../../../translations';
import { decoder, normPlace } from '../../lesson-parts/blocks';

export default {
  ...normPlace,
  ...decoder(''),
  '[[x]] has a row for each word written so far, beginning with a mark for the start. The row of a word is where the decoder makes up its mind about the next one.':
    '[[x]] a une ligne pour chaque mot déjà écrit et commence par une marque de début. C’est dans la ligne d’un mot que le décodeur se décide pour le mot suivant.',
  '[[memory]] is what the encoder made of the source, a row per source word. It is read in the middle of the layer, and the layer never changes it.':
    '[[memory]] est ce que l’encodeur a fait de la source, une ligne par mot source. Elle est lue au milieu de la couche, qui ne la modifie jamais.',
  'Keys and values come from the memory, queries from the target: the result has a row per query, that is, per word of the target.':
    'Les clés et les valeurs viennent de la mémoire, les requêtes de la cible : le résultat a une ligne par requête, c’est-à-dire par mot de la cible.',
} satisfies Translations;
