import type { Translations } from '../../../translations';
import {
  cell,
  cellParameters,
  energies,
  readState,
  scoreParameters,
  token,
  word,
} from '../../lesson-parts/recurrent';

export default {
  ...cellParameters('', word),
  ...token('', 'x'),
  ...cell('', word),
  ...readState(''),
  ...scoreParameters(''),
  ...energies('', 'v_a'),
  '[[x]]: the words that are read, [[dim:n]] of them. A recurrent encoder takes them one after the other; it cannot begin with the second before it is done with the first.':
    '[[x]] : les mots lus, au nombre de [[dim:n]]. Un encodeur récurrent les prend l’un après l’autre ; il ne peut pas commencer le deuxième avant d’en avoir fini avec le premier.',
  '[[initial_state]] is the state before anything has been read: [[dim:d_h]] numbers, as given zeros. From here on a state is all that the encoder remembers.':
    '[[initial_state]] est l’état avant toute lecture : [[dim:d_h]] nombres, au départ des zéros. À partir d’ici, un état est tout ce dont l’encodeur se souvient.',
  '[[decoder_states]]: what the decoder knows before it writes each of its [[dim:m]] words. They ask, as queries do. In a translator they come from a second recurrent network; here they are given.':
    '[[decoder_states]] : ce que sait le décodeur avant d’écrire chacun de ses [[dim:m]] mots. Ces états interrogent, comme le font les requêtes. Dans un traducteur, ils viennent d’un second réseau récurrent ; ici, ils sont donnés.',
  'Ask for the derivative of a late state by the first row of [[x]]: it has passed every gate in between. In self-attention the way from any word to any other is one step long.':
    'Demandez la dérivée d’un état tardif par rapport à la première ligne de [[x]] : elle a traversé toutes les portes intermédiaires. Dans l’auto-attention, le chemin d’un mot à n’importe quel autre ne compte qu’un pas.',
  '[[encoder_states]]: the states of all steps, one row per word. Before attention a translator kept the last row only; attention keeps them all and chooses for each word that it writes.':
    '[[encoder_states]] : les états de toutes les étapes, une ligne par mot. Avant l’attention, un traducteur ne gardait que la dernière ligne ; l’attention les garde toutes et choisit parmi elles pour chaque mot qu’elle écrit.',
  'A row knows its word and what came before, in that order: a recurrent encoder needs no positions. Bahdanau et al. read the sentence backwards as well and set both states side by side. A transformer has self-attention in place of the recurrence, so that all rows are made at once, and a feed-forward layer in place of what each step does to its own row. In return it has to be told the order.':
    'Une ligne connaît son mot et ce qui le précède, dans l’ordre : un encodeur récurrent n’a pas besoin de positions. Bahdanau et al. lisent aussi la phrase à rebours et mettent les deux états côte à côte. Un transformeur remplace la récurrence par l’auto-attention, qui calcule toutes les lignes à la fois, et ce que chaque étape fait à sa propre ligne par une couche à propagation avant. En contrepartie, il faut lui indiquer l’ordre.',
  '[[projected_decoder]] = [[decoder_states]] [[w_s]]: each query read once, for all keys.':
    '[[projected_decoder]] = [[decoder_states]] [[w_s]] : chaque requête lue une seule fois, pour toutes les clés.',
  '[[summed_pairs]] has one row per pair: every query row plus every key row.':
    '[[summed_pairs]] a une ligne par paire : chaque ligne des requêtes plus chaque ligne des clés.',
  '[[scores]]: the same numbers as a table, a row per word that is written. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    '[[scores]] : les mêmes nombres sous forme de tableau, une ligne par mot à écrire. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'The softmax along each row: [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. This table is the alignment of the two sentences.':
    'Le softmax le long de chaque ligne : [[row:weights:r]] donne à [[col:weights:max]] le poids [[weights:r,max]]. Ce tableau est l’alignement des deux phrases.',
  '[[context]] = [[weights]] [[encoder_states]]: a mixture of states, made anew for each word. For [[row:context:r]] it begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[encoder_states]] : un mélange d’états, refait pour chaque mot. Pour [[row:context:r]], il commence par [[context:r,0]].',
} satisfies Translations;
