import type { Translations } from '../../translations';
import { translator, without } from '../trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]], for the word to come.':
    'Où le décodeur regarde avant d’écrire. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]], pour le mot à venir.',
  'A row bears the name of the word before the one that it writes. In “the european economic area” the adjectives come before the noun, in “la zone économique européenne” after it and in the opposite order: the lines of the alignment cross. Nobody told the model which word renders which.':
    'Une ligne porte le nom du mot qui précède celui qu’elle écrit. Dans « the european economic area », les adjectifs précèdent le nom ; dans « la zone économique européenne », ils le suivent, dans l’ordre inverse : les lignes de l’alignement se croisent. Personne n’a dit au modèle quel mot rend lequel.',
} satisfies Translations;
