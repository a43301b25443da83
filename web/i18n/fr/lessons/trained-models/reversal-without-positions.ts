import type { Translations } from '../../../translations';
import { tokenModel } from '../../lesson-parts/token-attention';
import { without } from '../../lesson-parts/trained';

export default {
  ...without(tokenModel, 'A score says how well a query and a key match'),
  'This model adds no positions, and never did in training. The rows of the same letter stay equal.':
    'Ce modèle n’ajoute aucune position, et ne l’a jamais fait pendant l’entraînement. Les lignes d’une même lettre restent égales.',
  'A score says how well a query and a key match: their numbers are multiplied pair by pair and added up. A letter has one query and one key, wherever it stands: all rows of [[row:layer_*/self/head_*/scores:r]] begin with [[layer_*/self/head_*/scores:r,0]] and are equal to the last bit, and so are its columns.':
    'Un score dit si une requête et une clé s’accordent : on multiplie leurs nombres deux à deux et on additionne. Une lettre a une seule requête et une seule clé, où qu’elle soit : toutes les lignes de [[row:layer_*/self/head_*/scores:r]] commencent par [[layer_*/self/head_*/scores:r,0]] et sont égales au bit près, ses colonnes aussi.',
  'To reverse, each row has to find one place further back than the row before. No number here depends on a place, whatever the parameters are. In deeper models the mask alone can reveal places (Haviv et al. 2022); with one layer, no training helps.':
    'Pour inverser, chaque ligne doit trouver une place de plus en arrière que la ligne précédente. Aucun de ces nombres ne dépend d’une place, quels que soient les paramètres. Dans des modèles plus profonds, le masque seul peut révéler les places (Haviv et al. 2022) ; avec une seule couche, aucun entraînement n’y peut rien.',
  'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. [[row:layer_*/self/head_*/weights:r]] gives the largest, [[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]], and as much to the same letter in other places. No row can tell the first from the last.':
    'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. [[row:layer_*/self/head_*/weights:r]] donne le plus grand, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]], et autant à la même lettre à d’autres places. Aucune ligne ne distingue la première de la dernière.',
  'Only the mask depends on the order: it says which letters come before a row. Choose the second text of the figure, the letters of the first in another order: the answer is the same, and wrong for both.':
    'Seul le masque dépend de l’ordre : il dit quelles lettres précèdent une ligne. Choisissez le deuxième texte de la figure, les lettres du premier dans un autre ordre : la réponse est la même, et fausse pour les deux.',
} satisfies Translations;
