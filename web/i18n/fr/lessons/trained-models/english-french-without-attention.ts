import type { Translations } from '../../../translations';
import { without } from '../../lesson-parts/trained';
import recurrent from './english-french-recurrent';

const own = [
  'Each row has the name',
  '[[summary]]: the two states',
  'Set “attention” to “none”',
  'The order of the words is the order',
  'What the decoder got from the source',
];

export default {
  ...without(recurrent, ...own),
  'Only two halves of these rows are used: the left half of the last row and the right half of the first. With attention, every step may look at every row.':
    'De ces lignes, seules deux moitiés servent : la moitié gauche de la dernière et la moitié droite de la première. Avec l’attention, chaque étape peut regarder chaque ligne.',
  '[[summary]]: the last states of both readings, side by side. These [[dim:d_both]] numbers are all that the decoder gets from the source, whether it has two words or twenty.':
    '[[summary]] : les derniers états des deux lectures, côte à côte. Ces [[dim:d_both]] nombres sont tout ce que le décodeur reçoit de la source, qu’elle ait deux mots ou vingt.',
  'Short sentences fit. Choose a longer one above: the result is still a French sentence, with some of the right words, and the others are made up.':
    'Les phrases courtes y tiennent. Choisissez-en une plus longue ci-dessus : le résultat est encore une phrase française, avec quelques-uns des bons mots, et les autres sont inventés.',
  'What the decoder got from the source in each step: the same row every time. That of [[row:decoder/context:r]] begins with [[decoder/context:r,0]], and so do all others.':
    'Ce que le décodeur a reçu de la source à chaque étape : chaque fois la même ligne. Celle de [[row:decoder/context:r]] commence par [[decoder/context:r,0]], comme toutes les autres.',
  'With attention, each of these rows is another mixture, mostly of the word that is translated next. Without it, no step can look up what the summary has lost. The longer the sentence, the more is lost: measure it below.':
    'Avec l’attention, chacune de ces lignes est un autre mélange, où domine le mot à traduire ensuite. Sans elle, aucune étape ne peut retrouver ce que le résumé a perdu. Plus la phrase est longue, plus il en a perdu : mesurez-le ci-dessous.',
} satisfies Translations;
