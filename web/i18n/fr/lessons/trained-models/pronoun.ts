import type { Translations } from '../../../translations';
import { tokenModel } from '../../lesson-parts/token-attention';
import { without } from '../../lesson-parts/trained';

export default {
  ...without(
    tokenModel,
    '[[mask]] lets each token',
    'Switch the mask off: now the token',
    '[[logits]] = ',
    'A softmax over a row',
  ),
  '[[mask]] lets each word look at itself and at the words before it: −∞ above the diagonal. What “it” stands for depends on the last word. The row of [[row:mask:8]] does not see it; only the row of [[row:mask:11]] sees the whole sentence.':
    '[[mask]] laisse chaque mot se regarder lui-même et regarder ceux qui le précèdent : −∞ au-dessus de la diagonale. Ce que « it » désigne dépend du dernier mot. La ligne de [[row:mask:8]] ne le voit pas ; seule celle de [[row:mask:11]] voit toute la phrase.',
  'Switch the mask off, and the answer stays the same: the last row had nothing to hide. A model that reads in both directions can find the noun in the row of “it” itself.':
    'Désactivez le masque : la réponse reste la même, car dans la dernière ligne rien n’était caché. Un modèle qui lit dans les deux sens peut trouver le nom dans la ligne de « it » elle-même.',
  'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. In this head, the row of [[row:layer_*/self/head_*/weights:r]] gives the largest weight, [[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]].':
    'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. Dans cette tête, la ligne de [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]].',
  'Of 400 sentences with two nouns that the model had never seen together, all 400 are answered right, and in 391 the second head looks most at the right noun. With the first head off, 398 are right; with the second off, 27. The model then names a noun that the last word fits, in 400 of 400, but mostly not the one in the sentence.':
    'Sur 400 phrases dont le modèle n’avait jamais vu les deux noms ensemble, les 400 réponses sont justes, et dans 391 la deuxième tête regarde surtout le bon nom. Sans la première tête, 398 sont justes ; sans la deuxième, 27. Le modèle donne alors un nom auquel le dernier mot convient, dans 400 cas sur 400, mais rarement celui de la phrase.',
  '[[logits]] = [[arg0]] [[w_u]]: one more learned matrix makes a number for each word that the model knows. In the row of [[row:logits:r]] the largest is [[logits:r,max]], for “[[col:logits:max]]”: this is what the model takes “it” for.':
    '[[logits]] = [[arg0]] [[w_u]] : une dernière matrice apprise donne un nombre pour chaque mot que le modèle connaît. Dans la ligne de [[row:logits:r]], le plus grand est [[logits:r,max]], pour « [[col:logits:max]] » : voilà ce que « it » désigne selon le modèle.',
  'The model was trained on the last row only: the loss was minus the logarithm of the probability of the right noun. What stands in the rows above means nothing.':
    'Seule la dernière ligne a servi à l’entraînement : la perte était l’opposé du logarithme de la probabilité du bon nom. Ce qui se trouve dans les lignes du dessus ne veut rien dire.',
} satisfies Translations;
