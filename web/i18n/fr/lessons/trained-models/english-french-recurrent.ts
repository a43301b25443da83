import type { Translations } from '../../../translations';
import {
  cell,
  cellParameters,
  energies,
  input,
  readState,
  scoreParameters,
  token,
  word,
} from '../../lesson-parts/recurrent';
import { crossing, output, source, sourceMask, target, vectors, without } from '../../lesson-parts/trained';

const gate = 'A gate is a row';

export default {
  ...source,
  ...sourceMask,
  ...target,
  ...vectors('', 'source', 'source_vectors'),
  ...vectors('decoder/', 'target', 'decoder/word_vectors'),
  ...cellParameters('forward/', word),
  ...token('forward/', 'source_vectors'),
  ...cell('forward/', word),
  ...readState('forward/'),
  ...without(cellParameters('backward/', word), gate),
  ...token('backward/', 'source_vectors'),
  ...cell('backward/', word),
  ...readState('backward/'),
  ...scoreParameters('decoder/'),
  ...without(cellParameters('decoder/', input), gate),
  ...energies('decoder/step_*/', 'decoder/v_a'),
  ...cell('decoder/', input, 'token_and_context'),
  ...without(output, '[[w_u]]'),
  ...crossing,
  '[[forward/initial_state]] is the state before anything has been read: [[dim:d_h]] zeros. This reading goes from the first word to the last.':
    '[[forward/initial_state]] est l’état avant toute lecture : [[dim:d_h]] zéros. Cette lecture va du premier mot au dernier.',
  '[[forward/direction_states]]: the states of this reading below each other. The row of [[row:forward/direction_states:r]] knows this word and what stands before it.':
    '[[forward/direction_states]] : les états de cette lecture, les uns sous les autres. La ligne de [[row:forward/direction_states:r]] connaît ce mot et ce qui le précède.',
  'The cell that reads backwards has parameters of its own. [[backward/w_update]] lets the word speak to its update gate.':
    'La cellule qui lit à rebours a ses propres paramètres. Par [[backward/w_update]], le mot s’adresse à sa porte de mise à jour.',
  '[[backward/initial_state]]: [[dim:d_h]] zeros once more. This reading goes from the last word to the first.':
    '[[backward/initial_state]] : encore [[dim:d_h]] zéros. Cette lecture va du dernier mot au premier.',
  'Read forwards, the first word of “the european economic area” knows nothing of the last one yet. Read backwards, it comes after “area”: its state can tell that “la” is wanted and not “le”, and the decoder need not look at the noun.':
    'Lu à l’endroit, le premier mot de « the european economic area » ne sait encore rien du dernier. Lu à rebours, il vient après « area » : son état peut dire qu’il faut « la » et non « le », et le décodeur n’a pas à regarder le nom.',
  '[[backward/direction_states]]: the states of the other reading, in the order of the words again. The row of [[row:backward/direction_states:r]] knows this word and what follows it.':
    '[[backward/direction_states]] : les états de l’autre lecture, remis dans l’ordre des mots. La ligne de [[row:backward/direction_states:r]] connaît ce mot et ce qui le suit.',
  '[[encoder_states]]: both readings side by side, [[dim:d_both]] numbers for each word. On the left is what stands before it, on the right what follows, and the word itself is in both. Bahdanau et al. call such a row an annotation.':
    '[[encoder_states]] : les deux lectures côte à côte, [[dim:d_both]] nombres par mot. À gauche se trouve ce qui le précède, à droite ce qui le suit, et le mot lui-même est des deux côtés. Bahdanau et al. appellent une telle ligne une annotation.',
  '[[last_state]]: the state of the forward reading after the last word. It has read everything.':
    '[[last_state]] : l’état de la lecture à l’endroit après le dernier mot. Il a tout lu.',
  '[[first_state]]: the state of the backward reading at the first word. It has read everything too, and the decoder begins with it.':
    '[[first_state]] : l’état de la lecture à rebours au premier mot. Il a tout lu, lui aussi, et c’est par lui que commence le décodeur.',
  '[[summary]]: the two states that have read everything, side by side. Without attention (Cho et al. 2014) this row is all that the decoder gets of the source, in every step; with attention, nothing reads it.':
    '[[summary]] : les deux états qui ont tout lu, côte à côte. Sans attention (Cho et al. 2014), cette ligne est tout ce que le décodeur reçoit de la source, à chaque étape ; avec l’attention, rien ne la lit.',
  'Set “attention” to “none”: the decoder gets this row in every step, and has never learned to make do with it. A model that has learned without attention, in all else the same, translates 155 of 600 new sentences without a fault; this one, 598. The lesson on additive attention measures both by the length of the sentence: one curve is flat, the other falls.':
    'Réglez « attention » sur « aucun » : le décodeur reçoit cette ligne à chaque étape, et n’a jamais appris à s’en contenter. Un modèle qui a appris sans attention, identique pour tout le reste, traduit sans faute 155 de 600 phrases nouvelles ; celui-ci, 598. La leçon sur l’attention additive mesure les deux selon la longueur de la phrase : une courbe est plate, l’autre tombe.',
  'The order is in the reading, and no table of places comes to an end. No sentence of the training was longer than 20 words; here there is room for 24, and such sentences are read in the same way.':
    'L’ordre est dans la lecture, et aucun tableau des places n’a de fin. Aucune phrase de l’entraînement n’avait plus de 20 mots ; ici, il y a place pour 24, et de telles phrases se lisent de la même façon.',
  '[[decoder/step_*/projected_decoder]] = [[arg0]] [[decoder/w_s]]: the state before this step asks, in [[dim:d_a]] numbers, beginning with [[decoder/step_*/projected_decoder:0,0]].':
    '[[decoder/step_*/projected_decoder]] = [[arg0]] [[decoder/w_s]] : l’état précédant cette étape interroge, en [[dim:d_a]] nombres, à commencer par [[decoder/step_*/projected_decoder:0,0]].',
  '[[decoder/step_*/summed_pairs]] has a row for each word of the source: what asks, plus the row of [[projected_encoder]]. That of [[row:decoder/step_*/summed_pairs:r]] begins with [[decoder/step_*/summed_pairs:r,0]].':
    '[[decoder/step_*/summed_pairs]] a une ligne pour chaque mot de la source : ce qui interroge, plus la ligne de [[projected_encoder]]. Celle de [[row:decoder/step_*/summed_pairs:r]] commence par [[decoder/step_*/summed_pairs:r,0]].',
  'The same numbers as a row: “[[col:decoder/step_*/scores:max]]” scores highest, with [[decoder/step_*/scores:r,max]].':
    'Les mêmes nombres mis en ligne : c’est « [[col:decoder/step_*/scores:max]] » qui obtient le score le plus élevé, [[decoder/step_*/scores:r,max]].',
  'The mask is added: for “[[col:decoder/step_*/masked_scores:c]]” this gives [[decoder/step_*/masked_scores:r,c]]. Where [[source_mask]] holds −∞, nothing is left to look at.':
    'On ajoute le masque : pour « [[col:decoder/step_*/masked_scores:c]] », cela donne [[decoder/step_*/masked_scores:r,c]]. Là où [[source_mask]] contient −∞, il n’y a plus rien à regarder.',
  'A softmax: how much of each word of the source goes into this step. “[[col:decoder/step_*/weights:max]]” gets most, [[decoder/step_*/weights:r,max]].':
    'Un softmax : la part de chaque mot de la source qui entre dans cette étape. « [[col:decoder/step_*/weights:max]] » en a le plus, [[decoder/step_*/weights:r,max]].',
  'What asks is a state, and it has to wait for the word before. A transformer asks for all places at once in training; this model goes from one to the next there as well.':
    'Ce qui interroge est un état, et il doit attendre le mot précédent. Pendant l’entraînement, un transformeur interroge pour toutes les places à la fois ; ce modèle-ci va, là aussi, de l’une à la suivante.',
  '[[decoder/step_*/context]] = [[decoder/step_*/weights]] [[encoder_states]]: a mixture of annotations, made for this step alone. It begins with [[decoder/step_*/context:0,0]].':
    '[[decoder/step_*/context]] = [[decoder/step_*/weights]] [[encoder_states]] : un mélange d’annotations, fait pour cette seule étape. Il commence par [[decoder/step_*/context:0,0]].',
  'The decoder is a cell as well. Its input is a word and a context side by side, [[dim:d_read]] numbers; [[decoder/w_update]] lets this input speak to the update gate.':
    'Le décodeur aussi est une cellule. Son entrée est un mot et un contexte côte à côte, [[dim:d_read]] nombres ; par [[decoder/w_update]], cette entrée s’adresse à la porte de mise à jour.',
  '[[decoder/w_start]] makes the first state of the decoder of the state in which the backward reading ended.':
    '[[decoder/w_start]] tire le premier état du décodeur de l’état où s’est achevée la lecture à rebours.',
  '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], beginning with [[decoder/start_sum:0,0]].':
    '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], à commencer par [[decoder/start_sum:0,0]].',
  '[[decoder/start]] = tanh of that, [[decoder/start:0,0]] for the first number: the state before any word is written.':
    '[[decoder/start]] en est la tanh, [[decoder/start:0,0]] pour le premier nombre : l’état avant qu’aucun mot soit écrit.',
  '[[decoder/step_*/token]] is the word written before, one row of [[decoder/word_vectors]]. Before the first word there is none, and the row is all zeros.':
    '[[decoder/step_*/token]] est le mot écrit juste avant, une ligne de [[decoder/word_vectors]]. Avant le premier mot, il n’y en a pas, et la ligne ne contient que des zéros.',
  '[[decoder/step_*/token_and_context]]: the word written before and the context, side by side. This is the input of the cell.':
    '[[decoder/step_*/token_and_context]] : le mot écrit juste avant et le contexte, côte à côte. C’est l’entrée de la cellule.',
  '[[decoder/step_*/state]] is the state of this step: [[decoder/step_*/state:0,0]] and the rest. The word to be written is read off it and the context, and the next step asks with it.':
    '[[decoder/step_*/state]] est l’état de cette étape : [[decoder/step_*/state:0,0]] et la suite. De lui et du contexte se lit le mot à écrire, et c’est avec lui qu’interroge l’étape suivante.',
  'Where the decoder looks before it writes, all steps below each other. After [[row:decoder/weights:r]] it looks at “[[col:decoder/weights:max]]”, with [[decoder/weights:r,max]], for the word to come.':
    'Où le décodeur regarde avant d’écrire, toutes les étapes les unes sous les autres. Après [[row:decoder/weights:r]], il regarde « [[col:decoder/weights:max]] », avec un poids de [[decoder/weights:r,max]], pour le mot à venir.',
  'What the decoder got of the source in each step, a row for each word that is written. That of [[row:decoder/context:r]] begins with [[decoder/context:r,0]].':
    'Ce que le décodeur a reçu de la source à chaque étape, une ligne par mot écrit. Celle de [[row:decoder/context:r]] commence par [[decoder/context:r,0]].',
  '[[decoder/decoder_states]]: the states of all steps below each other. That of [[row:decoder/decoder_states:r]] begins with [[decoder/decoder_states:r,0]].':
    '[[decoder/decoder_states]] : les états de toutes les étapes, les uns sous les autres. Celui de [[row:decoder/decoder_states:r]] commence par [[decoder/decoder_states:r,0]].',
  '[[decoder/joined_states]]: context and state of each step side by side, [[dim:d_told]] numbers.':
    '[[decoder/joined_states]] : le contexte et l’état de chaque étape côte à côte, [[dim:d_told]] nombres.',
  '[[w_u]] has a column for each word that may be written, [[dim:c_target]] of them. Context and state of a step are compared with all of them.':
    '[[w_u]] a une colonne pour chacun des [[dim:c_target]] mots qui peuvent être écrits. Le contexte et l’état d’une étape sont comparés à toutes.',
  'Bahdanau et al. have one more layer here, which reads the word before as well (maxout), and biases throughout. This model does without.':
    'Bahdanau et al. ont ici une couche de plus, qui lit aussi le mot précédent (maxout), et des biais partout. Ce modèle s’en passe.',
} satisfies Translations;
