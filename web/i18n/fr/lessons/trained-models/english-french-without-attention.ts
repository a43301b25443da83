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
  'Of all these rows, nothing but two halves goes on: the left of the last word and the right of the first one. With attention, every step may read every row.':
    'De toutes ces lignes, seules deux moitiés continuent : la gauche du dernier mot et la droite du premier. Avec l’attention, chaque étape peut lire chaque ligne.',
  '[[summary]]: the two states that have read everything, side by side. These [[dim:d_both]] numbers are all that the decoder gets of the source, be it two words or twenty.':
    '[[summary]] : les deux états qui ont tout lu, côte à côte. Ces [[dim:d_both]] nombres sont tout ce que le décodeur reçoit de la source, qu’elle ait deux mots ou vingt.',
  'Short sentences fit. Choose a longer one above: there is still a French sentence, with a word or two that were meant, and the others are made up.':
    'Les phrases courtes y tiennent. Choisissez-en une plus longue ci-dessus : c’est encore une phrase française, avec quelques mots qu’il fallait, et les autres sont inventés.',
  'What the decoder got of the source in each step: the same row every time. That of [[row:decoder/context:r]] begins with [[decoder/context:r,0]], and so do all others.':
    'Ce que le décodeur a reçu de la source à chaque étape : chaque fois la même ligne. Celle de [[row:decoder/context:r]] commence par [[decoder/context:r,0]], comme toutes les autres.',
  'With attention, each of these rows is a mixture of its own, with most of the word that is to be rendered next. Without it, no step can look anything up that the summary has lost. The longer the sentence, the more that is: measure it below.':
    'Avec l’attention, chacune de ces lignes est un mélange à elle, où domine le mot à rendre ensuite. Sans elle, aucune étape ne peut retrouver ce que le résumé a perdu. Plus la phrase est longue, plus il en a perdu : mesurez-le ci-dessous.',
} satisfies Translations;
