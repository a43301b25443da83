import type { Translations } from '../../../translations';
import { translator, without } from '../../lesson-parts/trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]].':
    'Où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
  'German says the units before the tens, and the alignment crosses: before “tausend” in each of 80 numbers that the model had never seen, at the end of a number in only 115 of 225. There the encoder has already told the neighbouring words, and the tens are found beside their own word: a map says where a head looks, not where what it finds came from.':
    'L’allemand dit les unités avant les dizaines, et l’alignement se croise : avant « tausend » dans chacun de 80 nombres que le modèle n’avait jamais vus, à la fin d’un nombre dans 115 cas sur 225 seulement. Là, l’encodeur a déjà informé les mots voisins, et les dizaines se trouvent à côté de leur propre mot : une carte dit où regarde une tête, et non d’où vient ce qu’elle y trouve.',
} satisfies Translations;
