import type { Translations } from '../../../translations';
import { translator, without } from '../../lesson-parts/trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]].':
    'Où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
  'In 387 of 400 held-out dates, the model looked most at a letter of the month before it wrote the second digit of the month. In 340 it looked at a digit of the day before the second digit of the day. For the year this is less clear: the encoder has brought its digits into neighbouring rows, and the decoder finds them there.':
    'Dans 387 de 400 dates hors de l’entraînement, le modèle a surtout regardé une lettre du mois avant d’écrire le second chiffre du mois, et dans 340 un chiffre du jour avant le second chiffre du jour. Pour l’année, c’est moins net : l’encodeur a porté ses chiffres dans des lignes voisines, et le décodeur les y trouve.',
} satisfies Translations;
