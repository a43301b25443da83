import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

const own = ['Softmax, row by row. [[row:layer_*/', 'Every query of this head with every key: '];

export default {
  ...without(languageModel, ...own),
  'This model adds no positions to them, and never did in training: from here on, the rows of the same letter are the same row.':
    'Ce modèle ne leur ajoute aucune position, et ne l’a jamais fait pendant l’entraînement : désormais, les lignes d’une même lettre sont une même ligne.',
  'The same letter asks the same and is found by the same, wherever it stands: all rows of [[row:layer_*/self/head_*/scores:r]] begin with [[layer_*/self/head_*/scores:r,0]] and are equal to the last bit, and so are all its columns.':
    'La même lettre demande la même chose et se laisse trouver par la même chose, où qu’elle se trouve : toutes les lignes de [[row:layer_*/self/head_*/scores:r]] commencent par [[layer_*/self/head_*/scores:r,0]] et sont égales jusqu’au dernier bit, et toutes ses colonnes aussi.',
  'To reverse, a row has to find a place: one further back than the row before it. Nothing in these numbers knows a place, whatever the parameters are. In deeper models the mask alone can give places away (Haviv et al. 2022); with one layer no training can help.':
    'Pour retourner, une ligne doit trouver une place : une de plus en arrière que la ligne précédente. Rien dans ces nombres ne connaît de place, quels que soient les paramètres. Dans des modèles plus profonds, le masque seul peut trahir les places (Haviv et al. 2022) ; avec une seule couche, aucun entraînement n’y peut rien.',
  '[[row:layer_*/self/head_*/weights:r]] looks at [[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]], and every other place of that letter so far gets as much. No row can tell the first from the last.':
    '[[row:layer_*/self/head_*/weights:r]] regarde surtout [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]], et toute autre place de cette lettre jusque-là en reçoit autant. Aucune ligne ne distingue la première de la dernière.',
  'The mask is all that is left of an order: it says which letters have been written by now, as in a bag. Choose the second text above, the letters of the first in another order: the answer is the same, and wrong for both.':
    'Le masque est tout ce qui reste d’un ordre : il dit quelles lettres sont déjà écrites, comme dans un sac. Choisissez le deuxième texte ci-dessus, les lettres du premier dans un autre ordre : la réponse est la même, et fausse pour les deux.',
} satisfies Translations;
