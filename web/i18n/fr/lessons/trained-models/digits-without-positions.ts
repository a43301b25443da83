import type { Translations } from '../../../translations';
import { without } from '../../lesson-parts/trained';
import digits from './digits';

const own = ['Switch the positions off', '[[tokens]]:', 'A softmax turns these numbers'];

export default {
  ...without(digits, ...own),
  'This model was trained without positions: these numbers are random and not used.':
    'Ce modèle a été entraîné sans positions : ces nombres sont tirés au hasard et ne servent pas.',
  '[[tokens]]: the class token goes before the patches, which makes [[dim:n_tokens]] rows. No position is added: a row tells what is in a patch, and not where the patch lies.':
    '[[tokens]] : le jeton de classe se place devant les patchs, ce qui fait [[dim:n_tokens]] lignes. Aucune position ne s’y ajoute : une ligne dit ce que contient un patch, et non où il se trouve.',
  'Attention adds up what it takes from the patches, and a sum is the same in any order. Choose the second picture above, with the patches of the first in other places: but for rounding, this row stays the same.':
    'L’attention additionne ce qu’elle prend aux patchs ; une somme est la même dans n’importe quel ordre. Choisissez la deuxième image ci-dessus, celle où les patchs de la première sont à d’autres places : aux arrondis près, cette ligne reste la même.',
  'Some digits have strokes that no other digit has. Where two digits are made of the same strokes, only the places differ, and this model has to guess.':
    'Certains chiffres ont des traits qu’aucun autre n’a. Là où deux chiffres sont faits des mêmes traits, seules les places diffèrent, et ce modèle doit deviner.',
} satisfies Translations;
