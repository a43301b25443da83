import type { Translations } from '../../../translations';
import { translator, without } from '../../lesson-parts/trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]].':
    'Où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
  'In 387 of 400 dates that it had never seen, the model looked most at a letter of the month before it wrote the second digit of the month, and in 340 at a digit of the day before the second digit of the day. The year is less tidy: the encoder has carried its digits to characters nearby, and the decoder finds them there.':
    'Dans 387 de 400 dates qu’il n’avait jamais vues, le modèle a surtout regardé une lettre du mois avant d’écrire le second chiffre du mois, et dans 340 un chiffre du jour avant le second chiffre du jour. L’année est moins nette : l’encodeur a porté ses chiffres vers des caractères voisins, et c’est là que le décodeur les trouve.',
} satisfies Translations;
