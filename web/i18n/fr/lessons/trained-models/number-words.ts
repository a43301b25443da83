import type { Translations } from '../../../translations';
import { translator, without } from '../../lesson-parts/trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]].':
    'Où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
  'German says the units before the tens, so the lines cross: before “tausend” in each of 80 held-out numbers, at the end of a number in only 115 of 225. There the encoder has already brought the tens into neighbouring rows, and the decoder finds them there. Weights show where a head looks, not where the information came from.':
    'L’allemand dit les unités avant les dizaines, et les traits se croisent donc : avant « tausend » dans chacun de 80 nombres hors de l’entraînement, à la fin d’un nombre dans 115 cas sur 225 seulement. Là, l’encodeur a déjà porté les dizaines dans les lignes voisines, et le décodeur les y trouve. Les poids montrent où regarde une tête, et non d’où vient l’information.',
} satisfies Translations;
