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
  '[[x]] has a row for each of the [[dim:n]] words that are read. A recurrent encoder takes one word after the other, always with the same matrices. It cannot begin with the second before it is done with the first.':
    '[[x]] a une ligne pour chacun des [[dim:n]] mots lus. Un encodeur récurrent prend les mots l’un après l’autre, toujours avec les mêmes matrices. Il ne peut pas commencer le deuxième avant d’en avoir fini avec le premier.',
  '[[initial_state]] is the state before anything has been read: [[dim:d_h]] numbers, zeros unless you change them. From here on, a state is all that the encoder remembers.':
    '[[initial_state]] est l’état avant toute lecture : [[dim:d_h]] nombres, des zéros si vous ne les changez pas. À partir d’ici, un état est tout ce dont l’encodeur se souvient.',
  '[[decoder_states]]: the states of the decoder, the part that writes, before each of its [[dim:m]] words. They are queries. In a translator they come from a second recurrent network; here they are given.':
    '[[decoder_states]] : les états du décodeur, la partie qui écrit, avant chacun de ses [[dim:m]] mots. Ce sont des requêtes. Dans un traducteur, ils viennent d’un second réseau récurrent ; ici, ils sont donnés.',
  'The derivative of a late state by the first row of [[x]] has passed every gate in between. In self-attention, any word reaches any other in one step.':
    'La dérivée d’un état tardif par rapport à la première ligne de [[x]] a traversé toutes les portes intermédiaires. Dans l’auto-attention, tout mot en atteint un autre en un seul pas.',
  'A gate is a row of numbers between 0 and 1. The update gate says, for each number of the state, how much of it is replaced: 0 keeps it, 1 replaces it. It is made from the word and from the state before. For the first number it is [[step_1/update:0,0]].':
    'Une porte est une ligne de nombres entre 0 et 1. La porte de mise à jour dit, pour chaque nombre de l’état, quelle part en est remplacée : 0 le garde, 1 le remplace. Elle est tirée du mot et de l’état précédent. Pour le premier nombre, c’est [[step_1/update:0,0]].',
  'The curve σ(x) = 1 / (1 + e⁻ˣ) turns any number into one between 0 and 1.':
    'La courbe σ(x) = 1 / (1 + e⁻ˣ) ramène tout nombre entre 0 et 1.',
  'The reset gate is made in the same way, with other matrices. It says how much of the state before is used to make the candidate, the new content: [[step_1/reset:0,0]] of the first number.':
    'La porte de réinitialisation se fait de la même façon, avec d’autres matrices. Elle dit quelle part de l’état précédent sert à faire le candidat, le nouveau contenu : [[step_1/reset:0,0]] du premier nombre.',
  'The candidate is what the state would become if nothing of it were kept. It is made from the word and from what the reset gate leaves of the state before. The function tanh brings it between −1 and 1. Its first number is [[step_1/candidate:0,0]].':
    'Le candidat est ce que deviendrait l’état si l’on n’en gardait rien. Il est tiré du mot et de ce que la porte de réinitialisation laisse de l’état précédent. La fonction tanh le ramène entre −1 et 1. Son premier nombre est [[step_1/candidate:0,0]].',
  '[[step_1/kept]] is what stays of the state before: each number times 1 minus its update gate. Of [[step_0/state:0,0]], [[step_1/kept:0,0]] stays.':
    '[[step_1/kept]] est ce qui reste de l’état précédent : chaque nombre multiplié par 1 moins sa porte de mise à jour. De [[step_0/state:0,0]], il reste [[step_1/kept:0,0]].',
  '[[encoder_states]] has the states of all steps, one row for each word. Before attention, a translator kept only the last row. With attention it keeps them all, and mixes them again for each word to write.':
    '[[encoder_states]] contient les états de toutes les étapes, une ligne par mot. Avant l’attention, un traducteur ne gardait que la dernière ligne. Avec l’attention, il les garde toutes et les mélange à nouveau pour chaque mot à écrire.',
  'A row depends on its word and on what came before, in that order: a recurrent encoder needs no positions. Bahdanau et al. read the sentence backwards as well and put both states side by side. A transformer has self-attention in place of the recurrence, so that all rows are computed at once, and a feed-forward layer in place of what each step does to its own row. In return it needs positions.':
    'Une ligne dépend de son mot et de ce qui le précède, dans l’ordre : un encodeur récurrent n’a pas besoin de positions. Bahdanau et al. lisent aussi la phrase à rebours et mettent les deux états côte à côte. Un transformeur remplace la récurrence par l’auto-attention, qui calcule toutes les lignes à la fois, et ce que chaque étape fait à sa propre ligne par une couche à propagation avant. En contrepartie, il lui faut des positions.',
  '[[projected_decoder]] = [[decoder_states]] [[w_s]]: each query multiplied once, for all keys.':
    '[[projected_decoder]] = [[decoder_states]] [[w_s]] : chaque requête multipliée une seule fois, pour toutes les clés.',
  '[[summed_pairs]] has one row per pair: every query row plus every key row.':
    '[[summed_pairs]] a une ligne par paire : chaque ligne des requêtes plus chaque ligne des clés.',
  'A decoder state stands for what is needed next. A small network compares each of them with each encoder state: [[scores]] has a row for each word to write, a column for each word that was read. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    'Un état du décodeur dit ce qu’il faut ensuite. Un petit réseau compare chacun d’eux à chaque état de l’encodeur : [[scores]] a une ligne par mot à écrire, une colonne par mot lu. [[row:scores:r]] donne le score le plus élevé à [[col:scores:max]] : [[scores:r,max]].',
  'The softmax turns each row of scores into weights that add up to 1: [[row:weights:r]] gives [[weights:r,max]] to [[col:weights:max]]. In a trained translator, these weights show which words belong together. Here the numbers are made up, and the weights mean nothing.':
    'Le softmax transforme chaque ligne de scores en poids dont la somme est 1 : [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]]. Dans un traducteur entraîné, ces poids montrent quels mots vont ensemble. Ici, les nombres sont inventés, et les poids n’ont pas de sens.',
  '[[context]] = [[weights]] [[encoder_states]]: the states mixed by the weights, again for each word to write. The row of [[row:context:r]] begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[encoder_states]] : les états mélangés selon les poids, à nouveau pour chaque mot à écrire. La ligne de [[row:context:r]] commence par [[context:r,0]].',
} satisfies Translations;
