import type { Translations } from '../../translations';
import { translator, without } from '../trained';

export default {
  ...without(translator, 'Softmax, row by row. [[row:decoder_*/cross/'),
  'Where the decoder looks before it writes a digit. After [[row:decoder_*/cross/head_*/weights:r]] it looks at “[[col:decoder_*/cross/head_*/weights:max]]”, with [[decoder_*/cross/head_*/weights:r,max]].':
    'Où le décodeur regarde avant d’écrire un chiffre. Après [[row:decoder_*/cross/head_*/weights:r]], il regarde « [[col:decoder_*/cross/head_*/weights:max]] », avec un poids de [[decoder_*/cross/head_*/weights:r,max]].',
  'Of 400 dates that it had never seen, the second digit of the month looked at a letter of the month in 387, and the second digit of the day at a digit of the day in 340. The year is less tidy: the encoder has carried its digits to signs nearby, and the decoder finds them there.':
    'Sur 400 dates qu’il n’avait jamais vues, le second chiffre du mois a regardé une lettre du mois dans 387 cas, et le second chiffre du jour un chiffre du jour dans 340. L’année est moins nette : l’encodeur a porté ses chiffres vers des signes voisins, et c’est là que le décodeur les trouve.',
} satisfies Translations;
