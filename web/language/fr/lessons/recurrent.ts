import type { Translations } from '../../translations';

export default {
  '[[x]]: the words that are read, [[dim:n]] of them. A recurrent encoder takes them one after the other; it cannot begin with the second before it is done with the first.':
    '[[x]] : les mots lus, au nombre de [[dim:n]]. Un encodeur récurrent les prend l’un après l’autre ; il ne peut pas commencer le deuxième avant d’en avoir fini avec le premier.',
  '[[initial_state]] is the state before anything has been read: [[dim:d_h]] numbers, as given zeros. From here on a state is all that the encoder remembers.':
    '[[initial_state]] est l’état avant toute lecture : [[dim:d_h]] nombres, au départ des zéros. À partir d’ici, un état est tout ce dont l’encodeur se souvient.',
  'A gate is a row of numbers between 0 and 1 that says how much of something passes. [[w_update]] lets the word speak to the update gate. The same matrix serves every step.':
    'Une porte est une ligne de nombres compris entre 0 et 1, qui disent dans quelle mesure quelque chose passe. Par [[w_update]], le mot s’adresse à la porte de mise à jour. La même matrice sert à toutes les étapes.',
  '[[u_update]] lets the state before speak to the update gate.':
    'Par [[u_update]], l’état précédent s’adresse à la porte de mise à jour.',
  '[[w_reset]] lets the word speak to the reset gate.':
    'Par [[w_reset]], le mot s’adresse à la porte de réinitialisation.',
  '[[u_reset]] lets the state before speak to the reset gate.':
    'Par [[u_reset]], l’état précédent s’adresse à la porte de réinitialisation.',
  '[[w_candidate]] makes of the word what could be written into the state.':
    '[[w_candidate]] tire du mot ce qui pourrait être inscrit dans l’état.',
  '[[u_candidate]] makes of the state before what could be carried over into the new one.':
    '[[u_candidate]] tire de l’état précédent ce qui pourrait passer dans le nouveau.',
  'Every step multiplies by this matrix again. After many steps what the first word left is stretched or shrunk as often, and so is its derivative: this is why long memories are hard to learn, and what the gates are for.':
    'Chaque étape multiplie de nouveau par cette matrice. Au bout de nombreuses étapes, ce qu’a laissé le premier mot a été étiré ou rétréci autant de fois, et sa dérivée de même : voilà pourquoi une longue mémoire s’apprend difficilement, et à quoi servent les portes.',
  '[[decoder_states]]: what the decoder knows before it writes each of its [[dim:m]] words. They ask, as queries do. In a translator they come from a second recurrent network; here they are given.':
    '[[decoder_states]] : ce que sait le décodeur avant d’écrire chacun de ses [[dim:m]] mots. Ces états interrogent, comme le font les requêtes. Dans un traducteur, ils viennent d’un second réseau récurrent ; ici, ils sont donnés.',
  '[[w_h]] reads encoder states for the scores.': '[[w_h]] lit les états de l’encodeur pour les scores.',
  '[[w_s]] reads decoder states for the scores, into the same [[dim:d_a]] numbers.':
    '[[w_s]] lit les états du décodeur pour les scores, et aboutit lui aussi à [[dim:d_a]] nombres.',
  '[[v_a]] turns those [[dim:d_a]] numbers into one score.':
    '[[v_a]] ramène ces [[dim:d_a]] nombres à un seul score.',
  '[[step_*/token]] is the word of this step, one row of [[x]].':
    '[[step_*/token]] est le mot de cette étape, une ligne de [[x]].',
  'What the word says to the update gate: [[step_*/token]] [[w_update]]. First the two parts of the sum, what the word says and what the state before says; then the curve that brings it between 0 and 1.':
    'Ce que le mot dit à la porte de mise à jour : [[step_*/token]] [[w_update]]. D’abord viennent les deux termes de la somme, ce que dit le mot et ce que dit l’état précédent ; puis la courbe qui la ramène entre 0 et 1.',
  'What the state before says to the update gate: the first number is [[step_*/update_memory:0,0]].':
    'Ce que l’état précédent dit à la porte de mise à jour : le premier nombre est [[step_*/update_memory:0,0]].',
  'Both added: [[step_*/update_sum:0,0]] for the first number of the state.':
    'La somme des deux : [[step_*/update_sum:0,0]] pour le premier nombre de l’état.',
  '[[step_*/update]] = σ of the sum, where σ is the curve 1 / (1 + e⁻ˣ). It gives a number between 0 and 1 for each number of the state: how much of it is written anew. Here [[step_*/update:0,0]] for the first. 0 keeps the state as it was, 1 forgets it.':
    '[[step_*/update]] = σ de la somme, où σ est la courbe 1 / (1 + e⁻ˣ). Elle donne, pour chaque nombre de l’état, un nombre entre 0 et 1 : dans quelle mesure il est réécrit. Ici, [[step_*/update:0,0]] pour le premier. 0 laisse l’état tel quel, 1 l’oublie.',
  'Papers disagree about which way round z works. Here, as in Bahdanau et al., z is the new part; in Cho et al. it is the part that stays. It is the same cell with another name for 1 − z.':
    'Les articles ne s’accordent pas sur le sens de z. Ici, comme chez Bahdanau et al., z est la part nouvelle ; chez Cho et al., c’est la part qui demeure. La cellule est la même, sous un autre nom pour 1 − z.',
  'What the word says to the reset gate: [[step_*/token]] [[w_reset]].':
    'Ce que le mot dit à la porte de réinitialisation : [[step_*/token]] [[w_reset]].',
  'What the state before says to the reset gate.':
    'Ce que l’état précédent dit à la porte de réinitialisation.',
  'Both added: [[step_*/reset_sum:0,0]] for the first number.':
    'La somme des deux : [[step_*/reset_sum:0,0]] pour le premier nombre.',
  '[[step_*/reset]] = σ of the sum: how much of the state before may take part in the candidate. Here [[step_*/reset:0,0]] of the first number.':
    '[[step_*/reset]] = σ de la somme : la part de l’état précédent qui peut entrer dans le candidat. Ici, [[step_*/reset:0,0]] pour le premier nombre.',
  '[[step_*/recalled]]: the state before, each number times its reset gate.':
    '[[step_*/recalled]] : l’état précédent, chaque nombre multiplié par sa porte de réinitialisation.',
  'Some programs apply the gate after the matrix instead of before it. The two are not the same cell, and trained weights do not fit the other one.':
    'Certains programmes appliquent la porte après la matrice, et non avant. Les deux cellules ne sont pas les mêmes, et les poids entraînés pour l’une ne conviennent pas à l’autre.',
  'What the word brings: [[step_*/token]] [[w_candidate]].':
    'Ce qu’apporte le mot : [[step_*/token]] [[w_candidate]].',
  'What the state before brings, through [[u_candidate]].':
    'Ce qu’apporte l’état précédent, à travers [[u_candidate]].',
  'Both added: [[step_*/candidate_sum:0,0]] for the first number.':
    'La somme des deux : [[step_*/candidate_sum:0,0]] pour le premier nombre.',
  '[[step_*/candidate]] = tanh of the sum, between −1 and 1: what the state would become if nothing were kept. Its first number is [[step_*/candidate:0,0]].':
    '[[step_*/candidate]] = tanh de la somme, entre −1 et 1 : ce que deviendrait l’état si rien n’était conservé. Son premier nombre est [[step_*/candidate:0,0]].',
  '[[step_*/keep]] = 1 − [[step_*/update]]: the share of the old state that stays.':
    '[[step_*/keep]] = 1 − [[step_*/update]] : la part de l’ancien état qui demeure.',
  '[[step_*/kept]]: the old state times the share that stays.':
    '[[step_*/kept]] : l’ancien état multiplié par la part qui demeure.',
  '[[step_*/taken]]: the candidate times the share that is new.':
    '[[step_*/taken]] : le candidat multiplié par la part nouvelle.',
  '[[step_*/state]] is the state after this word: [[step_*/state:0,0]] and the rest. All that was read so far has to fit into these [[dim:d_h]] numbers, and the next step starts from them.':
    '[[step_*/state]] est l’état après ce mot : [[step_*/state:0,0]] et la suite. Tout ce qui a été lu jusqu’ici doit tenir dans ces [[dim:d_h]] nombres, et l’étape suivante part de là.',
  'Ask for the derivative of a late state by the first row of [[x]]: it has passed every gate in between. In self-attention the way from any word to any other is one step long.':
    'Demandez la dérivée d’un état tardif par rapport à la première ligne de [[x]] : elle a traversé toutes les portes intermédiaires. Dans l’auto-attention, le chemin d’un mot à n’importe quel autre ne compte qu’un pas.',
  '[[encoder_states]]: the states of all steps, one row per word. Before attention a translator kept the last row only; attention keeps them all and chooses for each word that it writes.':
    '[[encoder_states]] : les états de toutes les étapes, une ligne par mot. Avant l’attention, un traducteur ne gardait que la dernière ligne ; l’attention les garde toutes et choisit parmi elles pour chaque mot qu’elle écrit.',
  'A row knows its word and what came before, in that order: a recurrent encoder needs no positions. Bahdanau et al. read the sentence backwards as well and set both states side by side. A transformer has self-attention in place of the recurrence, so that all rows are made at once, and a feed-forward layer in place of what each step does to its own row. In return it has to be told the order.':
    'Une ligne connaît son mot et ce qui le précède, dans l’ordre : un encodeur récurrent n’a pas besoin de positions. Bahdanau et al. lisent aussi la phrase à rebours et mettent les deux états côte à côte. Un transformeur remplace la récurrence par l’auto-attention, qui calcule toutes les lignes à la fois, et ce que chaque étape fait à sa propre ligne par une couche à propagation avant. En contrepartie, il faut lui indiquer l’ordre.',
  '[[projected_encoder]] = [[encoder_states]] [[w_h]]: each state read once, for all queries.':
    '[[projected_encoder]] = [[encoder_states]] [[w_h]] : chaque état lu une seule fois, pour toutes les requêtes.',
  '[[projected_decoder]] = [[decoder_states]] [[w_s]]: each query read once, for all keys.':
    '[[projected_decoder]] = [[decoder_states]] [[w_s]] : chaque requête lue une seule fois, pour toutes les clés.',
  '[[summed_pairs]] has one row per pair: every query row plus every key row.':
    '[[summed_pairs]] a une ligne par paire : chaque ligne des requêtes plus chaque ligne des clés.',
  '[[hidden_pairs]] is the tanh of every number of it: a small network looks at each pair.':
    '[[hidden_pairs]] est la tanh de chacun de ces nombres : un petit réseau examine chaque paire.',
  '[[energies]] = [[hidden_pairs]] [[v_a]]: one number per pair.':
    '[[energies]] = [[hidden_pairs]] [[v_a]] : un nombre par paire.',
  '[[scores]]: the same numbers as a table, a row per word that is written. [[row:scores:r]] scores [[col:scores:max]] highest, with [[scores:r,max]].':
    '[[scores]] : les mêmes nombres sous forme de tableau, une ligne par mot à écrire. Dans la ligne de [[row:scores:r]], c’est [[col:scores:max]] qui obtient le score le plus élevé : [[scores:r,max]].',
  'The softmax along each row: [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]]. This table is the alignment of the two sentences.':
    'Le softmax le long de chaque ligne : [[row:weights:r]] donne à [[col:weights:max]] le poids [[weights:r,max]]. Ce tableau est l’alignement des deux phrases.',
  '[[context]] = [[weights]] [[encoder_states]]: a mixture of states, made anew for each word. For [[row:context:r]] it begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[encoder_states]] : un mélange d’états, refait pour chaque mot. Pour [[row:context:r]], il commence par [[context:r,0]].',
} satisfies Translations;
