import type { Translations } from '../../../translations';
import { encoder, norm } from '../../lesson-parts/blocks';
import { patches } from '../../lesson-parts/patches';
import { without } from '../../lesson-parts/trained';

export default {
  ...without(encoder('encoder_*/', ''), 'Softmax, row by row. [[row:encoder_*/'),
  ...norm('encoder_norm/'),
  ...patches,
  '[[image]] is a digit that somebody wrote, [[dim:height]] by [[dim:width]] pixels from 0, black, for paper to 1, white, for ink. Choose another one above, or change a pixel: whatever you draw, the model reads some digit.':
    '[[image]] est un chiffre que quelqu’un a écrit, [[dim:height]] pixels sur [[dim:width]], de 0, noir, pour le papier à 1, blanc, pour l’encre. Choisissez-en un autre ci-dessus, ou changez un pixel : quoi que vous dessiniez, le modèle y lit un chiffre.',
  '[[w_e]] turns the pixels of a patch into a token of width [[dim:d_model]]. It was learned: each column is a pattern of four pixels that helps to tell digits apart.':
    '[[w_e]] fait des pixels d’un patch un jeton de largeur [[dim:d_model]]. Elle a été apprise : chaque colonne est un motif de quatre pixels qui aide à distinguer les chiffres.',
  '[[b_e]] is added to every patch.': '[[b_e]] s’ajoute à chaque patch.',
  '[[class_token]] is a learned row that belongs to no patch. In every layer it collects something from the patches; what it holds in the end decides which digit is read.':
    '[[class_token]] est une ligne apprise qui n’appartient à aucun patch. Dans chaque couche, elle recueille quelque chose auprès des patchs ; ce qu’elle contient à la fin décide du chiffre lu.',
  '[[position_embeddings]] has a learned row for each of the [[dim:n_tokens]] tokens. Which patches are neighbours had to be learned as well.':
    '[[position_embeddings]] a une ligne apprise pour chacun des [[dim:n_tokens]] jetons. Quels patchs sont voisins, il a fallu l’apprendre aussi.',
  'Switch the positions off: the model then gets the patches without their places. A model that was trained without positions, the same in every other respect, reads 74 of 100 digits that it has never seen; this one reads 98.':
    'Désactivez les positions : le modèle reçoit alors les patchs sans leurs places. Un modèle entraîné sans positions, pareil pour tout le reste, lit 74 chiffres jamais vus sur 100 ; celui-ci en lit 98.',
  '[[patches]]: the picture is cut into [[dim:n_patches]] squares of [[dim:patch]] by [[dim:patch]] pixels, a row for each. The row of [[row:patches:r]] begins with [[patches:r,0]].':
    '[[patches]] : l’image est découpée en [[dim:n_patches]] carrés de [[dim:patch]] pixels sur [[dim:patch]], une ligne pour chacun. La ligne de [[row:patches:r]] commence par [[patches:r,0]].',
  'Softmax, row by row, painted on the digit in the figure above. [[row:encoder_*/self/head_*/weights:r]] looks at [[col:encoder_*/self/head_*/weights:max]] most, with [[encoder_*/self/head_*/weights:r,max]].':
    'Un softmax, ligne par ligne, peint sur le chiffre dans la figure ci-dessus. [[row:encoder_*/self/head_*/weights:r]] regarde surtout [[col:encoder_*/self/head_*/weights:max]], avec un poids de [[encoder_*/self/head_*/weights:r,max]].',
  'The first row is that of the class token: what this head brings it. A map shows where a head looks, not why. Turn the head off below, and see whether the answer changes.':
    'La première ligne est celle du jeton de classe : ce que cette tête lui apporte. Une carte montre où regarde une tête, et non pourquoi. Désactivez la tête ci-dessous, et voyez si la réponse change.',
  '[[class_row]]: of all [[dim:n_tokens]] rows only the first one goes on, that of the class token. It holds what the layers have collected from the patches.':
    '[[class_row]] : des [[dim:n_tokens]] lignes, seule la première continue, celle du jeton de classe. Elle contient ce que les couches ont recueilli auprès des patchs.',
  '[[w_u]] has a column for each of the [[dim:c]] digits.':
    '[[w_u]] a une colonne pour chacun des [[dim:c]] chiffres.',
  '[[logits]] = [[class_row]] [[w_u]]: one more learned matrix makes a number for each digit. The largest, [[logits:0,max]], is that of [[col:logits:max]]: this is what the model reads.':
    '[[logits]] = [[class_row]] [[w_u]] : une dernière matrice apprise donne un nombre pour chaque chiffre. Le plus grand, [[logits:0,max]], est celui de [[col:logits:max]] : voilà ce que lit le modèle.',
  'A softmax turns these numbers into probabilities: the figure above gives them.':
    'Un softmax change ces nombres en probabilités : la figure ci-dessus les donne.',
} satisfies Translations;
