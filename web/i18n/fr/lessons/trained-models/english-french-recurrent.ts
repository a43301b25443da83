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
  ...without(cell('forward/', word), '[[forward/step_*/update]] = σ'),
  'The update gate holds a number between 0 and 1 for each number of the state, made from the word and from the state before. It says which share is replaced: [[forward/step_*/update:0,0]] for the first number. 0 keeps the old state, 1 forgets it.':
    'La porte de mise à jour contient un nombre entre 0 et 1 pour chaque nombre de l’état, tiré du mot et de l’état précédent. Il dit quelle part est remplacée : [[forward/step_*/update:0,0]] pour le premier nombre. 0 garde l’ancien état, 1 l’oublie.',
  'The curve σ(x) = 1 / (1 + e⁻ˣ) turns any sum into a number between 0 and 1. Papers disagree about the direction of z: here, as in Bahdanau et al., z is the new share; in Cho et al. it is the share that stays.':
    'La courbe σ(x) = 1 / (1 + e⁻ˣ) transforme toute somme en un nombre entre 0 et 1. Les articles ne s’accordent pas sur le sens de z : ici, comme chez Bahdanau et al., z est la part nouvelle ; chez Cho et al., c’est la part qui reste.',
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
  '[[forward/direction_states]]: the states of this reading, one row for each word. The row of [[row:forward/direction_states:r]] depends on this word and on the words before it.':
    '[[forward/direction_states]] : les états de cette lecture, une ligne par mot. La ligne de [[row:forward/direction_states:r]] dépend de ce mot et de ceux qui le précèdent.',
  'The cell that reads backwards has parameters of its own. With [[backward/w_update]], the word acts on its update gate.':
    'La cellule qui lit à rebours a ses propres paramètres. Par [[backward/w_update]], le mot agit sur sa porte de mise à jour.',
  '[[backward/initial_state]]: [[dim:d_h]] zeros again. This reading goes from the last word to the first.':
    '[[backward/initial_state]] : encore [[dim:d_h]] zéros. Cette lecture va du dernier mot au premier.',
  'Forwards, “the” in “the european economic area” is read before the noun. Backwards, it is read last, after “area”: its state can tell whether “la” or “le” is needed.':
    'À l’endroit, « the » dans « the european economic area » est lu avant le nom. À rebours, il est lu en dernier, après « area » : son état peut dire s’il faut « la » ou « le ».',
  '[[backward/direction_states]]: the states of the backward reading, one row for each word. The row of [[row:backward/direction_states:r]] depends on this word and on the words after it.':
    '[[backward/direction_states]] : les états de la lecture à rebours, une ligne par mot. La ligne de [[row:backward/direction_states:r]] dépend de ce mot et de ceux qui le suivent.',
  '[[encoder_states]]: both readings side by side, [[dim:d_both]] numbers for each word. The left half depends on the words up to this one, the right half on the words from this one on. Bahdanau et al. call such a row an annotation.':
    '[[encoder_states]] : les deux lectures côte à côte, [[dim:d_both]] nombres par mot. La moitié gauche dépend des mots jusqu’à celui-ci, la moitié droite des mots à partir de celui-ci. Bahdanau et al. appellent une telle ligne une annotation.',
  '[[last_state]]: the state of the forward reading after the last word. It depends on all words.':
    '[[last_state]] : l’état de la lecture à l’endroit après le dernier mot. Il dépend de tous les mots.',
  '[[first_state]]: the state of the backward reading after the first word, which it reads last. It depends on all words too, and the decoder begins with it.':
    '[[first_state]] : l’état de la lecture à rebours après le premier mot, qu’elle lit en dernier. Il dépend lui aussi de tous les mots, et c’est par lui que commence le décodeur.',
  '[[summary]]: the two states that depend on all words, side by side. Without attention (Cho et al. 2014) this row is all that the decoder gets from the source, in every step. With attention, nothing uses it.':
    '[[summary]] : les deux états qui dépendent de tous les mots, côte à côte. Sans attention (Cho et al. 2014), cette ligne est tout ce que le décodeur reçoit de la source, à chaque étape. Avec l’attention, rien ne s’en sert.',
  'Set “attention” to “none”: the decoder gets this row in every step, but has never learned to use it. A model trained without attention, the same in every other respect, translates 155 of 600 new sentences without an error; this one, 598. The lesson without attention measures both by the length of the sentence.':
    'Réglez « attention » sur « aucun » : le décodeur reçoit cette ligne à chaque étape, mais n’a jamais appris à s’en servir. Un modèle entraîné sans attention, identique pour tout le reste, traduit sans faute 155 de 600 phrases nouvelles ; celui-ci, 598. La leçon sans attention mesure les deux selon la longueur de la phrase.',
  'The order of the words is the order of reading: this model needs no matrix of positions. No training sentence had more than 20 words. Here there is room for 24, and longer sentences are read in the same way.':
    'L’ordre des mots est l’ordre de lecture : ce modèle n’a besoin d’aucune matrice de positions. Aucune phrase de l’entraînement n’avait plus de 20 mots. Ici, il y a place pour 24, et les phrases plus longues se lisent de la même façon.',
  '[[decoder/step_*/projected_decoder]] = [[arg0]] [[decoder/w_s]]: the query of this step. It is made from the state before the step, has [[dim:d_a]] numbers and begins with [[decoder/step_*/projected_decoder:0,0]].':
    '[[decoder/step_*/projected_decoder]] = [[arg0]] [[decoder/w_s]] : la requête de cette étape. Elle vient de l’état qui précède l’étape, a [[dim:d_a]] nombres et commence par [[decoder/step_*/projected_decoder:0,0]].',
  '[[decoder/step_*/summed_pairs]] has a row for each word of the source: the query of this step plus the row of [[projected_encoder]]. That of [[row:decoder/step_*/summed_pairs:r]] begins with [[decoder/step_*/summed_pairs:r,0]].':
    '[[decoder/step_*/summed_pairs]] a une ligne pour chaque mot de la source : la requête de cette étape plus la ligne de [[projected_encoder]]. Celle de [[row:decoder/step_*/summed_pairs:r]] commence par [[decoder/step_*/summed_pairs:r,0]].',
  'One score for each word of the source: a small network has compared the state of the decoder with each row of [[encoder_states]]. “[[col:decoder/step_*/scores:max]]” has the highest score, [[decoder/step_*/scores:r,max]].':
    'Un score pour chaque mot de la source : un petit réseau a comparé l’état du décodeur à chaque ligne de [[encoder_states]]. « [[col:decoder/step_*/scores:max]] » a le score le plus élevé, [[decoder/step_*/scores:r,max]].',
  'The mask is added: for “[[col:decoder/step_*/masked_scores:c]]” this gives [[decoder/step_*/masked_scores:r,c]]. Where [[source_mask]] holds −∞, nothing is left to look at.':
    'On ajoute le masque : pour « [[col:decoder/step_*/masked_scores:c]] », cela donne [[decoder/step_*/masked_scores:r,c]]. Là où [[source_mask]] contient −∞, il n’y a plus rien à regarder.',
  'The softmax turns the scores into weights that add up to 1: how much of each word goes into this step. “[[col:decoder/step_*/weights:max]]” gets most, [[decoder/step_*/weights:r,max]].':
    'Le softmax transforme les scores en poids dont la somme est 1 : la part de chaque mot dans cette étape. « [[col:decoder/step_*/weights:max]] » en a le plus, [[decoder/step_*/weights:r,max]].',
  'The query is made from the state of the decoder, which depends on the word before. So this model computes one step after the other, in training too. A transformer computes all rows at once in training.':
    'La requête vient de l’état du décodeur, qui dépend du mot précédent. Ce modèle calcule donc une étape après l’autre, même à l’entraînement. Un transformeur calcule alors toutes les lignes à la fois.',
  '[[decoder/step_*/context]] = [[decoder/step_*/weights]] [[encoder_states]]: a mixture of the encoder states, made for this step alone. It begins with [[decoder/step_*/context:0,0]].':
    '[[decoder/step_*/context]] = [[decoder/step_*/weights]] [[encoder_states]] : un mélange des états de l’encodeur, fait pour cette seule étape. Il commence par [[decoder/step_*/context:0,0]].',
  'The decoder is a cell as well. Its input is a word and a context side by side, [[dim:d_read]] numbers; with [[decoder/w_update]], this input acts on the update gate.':
    'Le décodeur aussi est une cellule. Son entrée est un mot et un contexte côte à côte, [[dim:d_read]] nombres ; par [[decoder/w_update]], cette entrée agit sur la porte de mise à jour.',
  '[[decoder/w_start]] makes the first state of the decoder from the last state of the backward reading.':
    '[[decoder/w_start]] tire le premier état du décodeur du dernier état de la lecture à rebours.',
  '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], beginning with [[decoder/start_sum:0,0]].':
    '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], à commencer par [[decoder/start_sum:0,0]].',
  '[[decoder/start]]: the state of the decoder before any word is written. It is made from [[first_state]], the state at the end of the backward reading, and begins with [[decoder/start:0,0]]. A tanh keeps its numbers between −1 and 1.':
    '[[decoder/start]] : l’état du décodeur avant qu’aucun mot soit écrit. Il est tiré de [[first_state]], l’état à la fin de la lecture à rebours, et commence par [[decoder/start:0,0]]. Une tanh garde ses nombres entre −1 et 1.',
  '[[decoder/step_*/token]] is the word written before, one row of [[decoder/word_vectors]]. Before the first word there is none, and the row is all zeros.':
    '[[decoder/step_*/token]] est le mot écrit juste avant, une ligne de [[decoder/word_vectors]]. Avant le premier mot, il n’y en a pas, et la ligne ne contient que des zéros.',
  '[[decoder/step_*/token_and_context]]: the word written before and the context, side by side. This is the input of the cell.':
    '[[decoder/step_*/token_and_context]] : le mot écrit juste avant et le contexte, côte à côte. C’est l’entrée de la cellule.',
  '[[decoder/step_*/state]] is the state of this step: [[decoder/step_*/state:0,0]] and the rest. This state and the context give the next word, and the next step starts from this state.':
    '[[decoder/step_*/state]] est l’état de cette étape : [[decoder/step_*/state:0,0]] et la suite. Cet état et le contexte donnent le mot suivant, et l’étape suivante part de cet état.',
  'Where the decoder looks before it writes, one row for each step. After [[row:decoder/weights:r]] it looks at “[[col:decoder/weights:max]]”, with [[decoder/weights:r,max]], to find the next word.':
    'Où le décodeur regarde avant d’écrire, une ligne par étape. Après [[row:decoder/weights:r]], il regarde « [[col:decoder/weights:max]] », avec un poids de [[decoder/weights:r,max]], pour trouver le mot suivant.',
  'What the decoder got from the source in each step, a row for each word that is written. That of [[row:decoder/context:r]] begins with [[decoder/context:r,0]].':
    'Ce que le décodeur a reçu de la source à chaque étape, une ligne par mot écrit. Celle de [[row:decoder/context:r]] commence par [[decoder/context:r,0]].',
  '[[decoder/decoder_states]]: the states of all steps, one row for each. That of [[row:decoder/decoder_states:r]] begins with [[decoder/decoder_states:r,0]].':
    '[[decoder/decoder_states]] : les états de toutes les étapes, une ligne pour chacune. Celui de [[row:decoder/decoder_states:r]] commence par [[decoder/decoder_states:r,0]].',
  '[[decoder/joined_states]]: context and state of each step side by side, [[dim:d_told]] numbers.':
    '[[decoder/joined_states]] : le contexte et l’état de chaque étape côte à côte, [[dim:d_told]] nombres.',
  '[[w_u]] has a column for each of the [[dim:c_target]] words that may be written. Context and state of a step are multiplied by all of them.':
    '[[w_u]] a une colonne pour chacun des [[dim:c_target]] mots qui peuvent être écrits. Le contexte et l’état d’une étape sont multipliés par toutes.',
  'Bahdanau et al. have one more layer here, which also reads the word before (maxout), and biases throughout. This model has neither.':
    'Bahdanau et al. ont ici une couche de plus, qui lit aussi le mot précédent (maxout), et des biais partout. Ce modèle n’a ni l’une ni les autres.',
} satisfies Translations;
