import type { Translations } from '../../../translations';
import { crossing, translator, without } from '../../lesson-parts/trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]], to find the next word.':
    'Où le décodeur regarde avant d’écrire. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]], pour trouver le mot suivant.',
  ...crossing,
} satisfies Translations;
