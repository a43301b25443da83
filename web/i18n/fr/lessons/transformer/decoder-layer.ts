import type { Translations } from '../../../translations';
import { decoder, normPlace } from '../../lesson-parts/blocks';
import { without } from '../../lesson-parts/trained';

export default {
  ...normPlace,
  ...without(decoder(''), 'What the target asks', 'What the source can be found by', 'With the second bias'),
  '[[x]] is the target, the sentence that is written: a row for each word so far, beginning with a mark for the start. The layer turns each row into a new one, from which the next word can be found.':
    '[[x]] est la cible, la phrase que l’on écrit : une ligne par mot déjà écrit, après une marque de début. La couche fait de chaque ligne une nouvelle, à partir de laquelle on peut trouver le mot suivant.',
  '[[memory]] is what the encoder, the part that reads, made of the source: a row for each of its words. The layer looks at it in the middle, and never changes it.':
    '[[memory]] est ce que l’encodeur, la partie qui lit, a fait de la source : une ligne pour chacun de ses mots. La couche la regarde en son milieu et ne la modifie jamais.',
  'Keys and values come from the memory, queries from the target: the result has a row per query, that is, per word of the target.':
    'Les clés et les valeurs viennent de la mémoire, les requêtes de la cible : le résultat a une ligne par requête, c’est-à-dire par mot de la cible.',
  'First, each word looks at the text so far. The mask removes the scores of later words; the softmax turns the others into weights that add up to 1. [[row:self/head_0/weights:r]] attends most to [[col:self/head_0/weights:max]], with [[self/head_0/weights:r,max]].':
    'D’abord, chaque mot regarde le texte déjà écrit. Le masque retire les scores des mots suivants ; le softmax transforme les autres en poids dont la somme est 1. [[row:self/head_0/weights:r]] regarde surtout [[col:self/head_0/weights:max]], avec [[self/head_0/weights:r,max]].',
  'A head is one attention. [[dim:n_heads]] of them look at the same words at the same time, each with its own queries, keys and values.':
    'Une tête est une attention. Il y en a [[dim:n_heads]], qui regardent les mêmes mots en même temps, chacune avec ses requêtes, ses clés et ses valeurs.',
  'A norm brings the numbers of each row to one scale, so that they do not grow from sum to sum. The row of [[row:norm_1/normed:r]] now begins with [[norm_1/normed:r,0]].':
    'Une normalisation ramène les nombres de chaque ligne à une même échelle, pour qu’ils ne grandissent pas de somme en somme. La ligne de [[row:norm_1/normed:r]] commence maintenant par [[norm_1/normed:r,0]].',
  '[[norm_3/normed]] is the result of the last norm. It has the shape of [[x]], so more layers can follow. After the last one, a model compares each row with all words that it knows, and chooses the next word.':
    '[[norm_3/normed]] est le résultat de la dernière normalisation. Elle a la forme de [[x]] : d’autres couches peuvent suivre. Après la dernière, un modèle compare chaque ligne à tous les mots qu’il connaît, et choisit le mot suivant.',
  'The second attention connects the two sentences. A query is what a word of the target looks for: [[cross/query]] is made from the target alone, for all heads side by side. The row of [[row:cross/query:r]] begins with [[cross/query:r,0]].':
    'La deuxième attention relie les deux phrases. Une requête, c’est ce que cherche un mot de la cible : [[cross/query]] est faite à partir de la seule cible, pour toutes les têtes côte à côte. La ligne de [[row:cross/query:r]] commence par [[cross/query:r,0]].',
  'A key is what a word of the source can be found by: [[cross/key]] is made from [[memory]]. Values, what these words hand over, are made from it as well. The row of [[row:cross/key:r]] begins with [[cross/key:r,0]].':
    'Une clé, c’est ce qui permet de trouver un mot de la source : [[cross/key]] est faite à partir de [[memory]]. Les valeurs, ce que ces mots transmettent, en viennent elles aussi. La ligne de [[row:cross/key:r]] commence par [[cross/key:r,0]].',
  'The source does not change while the target is written, so its keys and values are computed only once.':
    'La source ne change pas pendant que l’on écrit la cible : ses clés et ses valeurs ne se calculent qu’une fois.',
  'A feed-forward network, two learned matrices with a ReLU or a similar function between them, works on each row separately. [[ffn/ffn_output]] is its result, which is added to what came in. For [[row:ffn/ffn_output:r]] it begins with [[ffn/ffn_output:r,0]].':
    'Un réseau à propagation avant, deux matrices apprises avec une fonction ReLU ou semblable entre elles, traite chaque ligne séparément. [[ffn/ffn_output]] est son résultat, que l’on ajoute à ce qui est entré. Pour [[row:ffn/ffn_output:r]], il commence par [[ffn/ffn_output:r,0]].',
  'Each query of the target is compared with each key of the source. The softmax turns each row of these scores into weights that add up to 1: [[row:cross/head_0/weights:r]] gives [[cross/head_0/weights:r,max]] to [[col:cross/head_0/weights:max]].':
    'On compare chaque requête de la cible à chaque clé de la source. Le softmax transforme chaque ligne de ces scores en poids dont la somme est 1 : [[row:cross/head_0/weights:r]] donne [[cross/head_0/weights:r,max]] à [[col:cross/head_0/weights:max]].',
} satisfies Translations;
