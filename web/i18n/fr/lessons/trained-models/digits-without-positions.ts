import type { Translations } from '../../../translations';
import { without } from '../../lesson-parts/trained';
import digits from './digits';

const own = ['Switch the positions off', '[[tokens]]:', 'A softmax turns these numbers'];

export default {
  ...without(digits, ...own),
  'This model was trained without them: these numbers have learned nothing.':
    'Ce modèle a été entraîné sans elles : ces nombres n’ont rien appris.',
  '[[tokens]]: the class token goes before the patches, which makes [[dim:n_tokens]] rows. No position is added: a row tells what is in a patch, and not where the patch lies.':
    '[[tokens]] : le jeton de classe se place devant les patchs, ce qui fait [[dim:n_tokens]] lignes. Aucune position ne s’y ajoute : une ligne dit ce que contient un patch, et non où il se trouve.',
  'On the way here, patches were asked and their answers added up; a sum is the same in any order. Choose the second picture above, the patches of the first in other places: but for rounding, this row stays as it is.':
    'En chemin, les patchs ont été interrogés et leurs réponses additionnées ; une somme est la même dans n’importe quel ordre. Choisissez la deuxième image ci-dessus, les patchs de la première à d’autres places : aux arrondis près, cette ligne reste ce qu’elle est.',
  'The strokes in the patches tell some digits apart by themselves. Where two digits are made of strokes alike, only the places differ, and this model has to guess.':
    'Les traits dans les patchs suffisent à distinguer certains chiffres. Là où deux chiffres sont faits de traits semblables, seules les places diffèrent, et ce modèle doit deviner.',
} satisfies Translations;
