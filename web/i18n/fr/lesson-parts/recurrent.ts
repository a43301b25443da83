import type { Translations } from '../../translations';

/** The French of `web/lessons/scoring/recurrent-steps.ts`: what recurrent cells say, and the network that scores pairs of states. */

/** What a step reads, in the words of a lesson, and in French with the article and with “de”. */
interface Called {
  readonly english: string;
  readonly french: string;
  readonly of: string;
}

export const word: Called = { english: 'the word', french: 'le mot', of: 'du mot' };
export const input: Called = { english: 'the input', french: 'l’entrée', of: 'de l’entrée' };

/** The parameters of a cell with gates. `at` is the path in front of their names. */
export function cellParameters(at: string, called: Called): Translations {
  return {
    [`A gate is a row of numbers between 0 and 1 that says how much of something passes. With [[${at}w_update]], ${called.english} acts on the update gate. The same matrix is used in every step.`]: `Une porte est une ligne de nombres compris entre 0 et 1, qui disent dans quelle mesure quelque chose passe. Par [[${at}w_update]], ${called.french} agit sur la porte de mise à jour. La même matrice sert à toutes les étapes.`,
    [`With [[${at}u_update]], the state before acts on the update gate.`]: `Par [[${at}u_update]], l’état précédent agit sur la porte de mise à jour.`,
    [`With [[${at}w_reset]], ${called.english} acts on the reset gate.`]: `Par [[${at}w_reset]], ${called.french} agit sur la porte de réinitialisation.`,
    [`With [[${at}u_reset]], the state before acts on the reset gate.`]: `Par [[${at}u_reset]], l’état précédent agit sur la porte de réinitialisation.`,
    [`[[${at}w_candidate]] turns ${called.english} into what could be written into the state.`]: `[[${at}w_candidate]] tire ${called.of} ce qui pourrait être inscrit dans l’état.`,
    [`[[${at}u_candidate]] turns the state before into what could be carried over into the new one.`]: `[[${at}u_candidate]] tire de l’état précédent ce qui pourrait passer dans le nouveau.`,
    'Every step multiplies by this matrix again. After many steps, what comes from the first word has been stretched or shrunk as often, and so has its derivative: this is why long memories are hard to learn, and what the gates are for.':
      'Chaque étape multiplie de nouveau par cette matrice. Au bout de nombreuses étapes, ce qui vient du premier mot a été étiré ou rétréci autant de fois, et sa dérivée de même : voilà pourquoi une longue mémoire s’apprend difficilement, et à quoi servent les portes.',
  };
}

/** The word that a step reads, a row of `words`. */
export function token(at: string, words: string): Translations {
  const step = `${at}step_*/`;
  return {
    [`[[${step}token]] is the word of this step, one row of [[${words}]].`]: `[[${step}token]] est le mot de cette étape, une ligne de [[${words}]].`,
  };
}

/** The way from the state before to the next one; `reads` is what a step reads. */
export function cell(at: string, called: Called, reads = 'token'): Translations {
  const step = `${at}step_*/`;
  return {
    [`What ${called.english} adds to the update gate: [[${step}${reads}]] [[${at}w_update]]. First the two parts of the sum, from ${called.english} and from the state before; then the curve that brings it between 0 and 1.`]: `Ce que ${called.french} apporte à la porte de mise à jour : [[${step}${reads}]] [[${at}w_update]]. D’abord viennent les deux termes de la somme, ceux ${called.of} et de l’état précédent ; puis la courbe qui la ramène entre 0 et 1.`,
    [`What the state before adds to the update gate: the first number is [[${step}update_memory:0,0]].`]: `Ce que l’état précédent apporte à la porte de mise à jour : le premier nombre est [[${step}update_memory:0,0]].`,
    [`Both added: [[${step}update_sum:0,0]] for the first number of the state.`]: `La somme des deux : [[${step}update_sum:0,0]] pour le premier nombre de l’état.`,
    [`[[${step}update]] = σ of the sum, where σ is the curve 1 / (1 + e⁻ˣ). It gives a number between 0 and 1 for each number of the state: how much of it is written again. Here [[${step}update:0,0]] for the first. 0 keeps the state as it was, 1 forgets it.`]: `[[${step}update]] = σ de la somme, où σ est la courbe 1 / (1 + e⁻ˣ). Elle donne, pour chaque nombre de l’état, un nombre entre 0 et 1 : dans quelle mesure il est réécrit. Ici, [[${step}update:0,0]] pour le premier. 0 laisse l’état tel quel, 1 l’oublie.`,
    'Papers disagree about which way round z works. Here, as in Bahdanau et al., z is the new part; in Cho et al. it is the part that stays. It is the same cell with another name for 1 − z.':
      'Les articles ne s’accordent pas sur le sens de z. Ici, comme chez Bahdanau et al., z est la part nouvelle ; chez Cho et al., c’est la part qui demeure. La cellule est la même, sous un autre nom pour 1 − z.',
    [`What ${called.english} adds to the reset gate: [[${step}${reads}]] [[${at}w_reset]].`]: `Ce que ${called.french} apporte à la porte de réinitialisation : [[${step}${reads}]] [[${at}w_reset]].`,
    'What the state before adds to the reset gate.':
      'Ce que l’état précédent apporte à la porte de réinitialisation.',
    [`Both added: [[${step}reset_sum:0,0]] for the first number.`]: `La somme des deux : [[${step}reset_sum:0,0]] pour le premier nombre.`,
    [`[[${step}reset]] = σ of the sum: how much of the state before may take part in the candidate. Here [[${step}reset:0,0]] of the first number.`]: `[[${step}reset]] = σ de la somme : la part de l’état précédent qui peut entrer dans le candidat. Ici, [[${step}reset:0,0]] pour le premier nombre.`,
    [`[[${step}recalled]]: the state before, each number times its reset gate.`]: `[[${step}recalled]] : l’état précédent, chaque nombre multiplié par sa porte de réinitialisation.`,
    'Some programs apply the gate after the matrix instead of before it. The two are not the same cell, and trained weights do not fit the other one.':
      'Certains programmes appliquent la porte après la matrice, et non avant. Les deux cellules ne sont pas les mêmes, et les poids entraînés pour l’une ne conviennent pas à l’autre.',
    [`What ${called.english} adds to the candidate: [[${step}${reads}]] [[${at}w_candidate]].`]: `Ce que ${called.french} apporte au candidat : [[${step}${reads}]] [[${at}w_candidate]].`,
    [`What the state before adds to the candidate, through [[${at}u_candidate]].`]: `Ce que l’état précédent apporte au candidat, à travers [[${at}u_candidate]].`,
    [`Both added: [[${step}candidate_sum:0,0]] for the first number.`]: `La somme des deux : [[${step}candidate_sum:0,0]] pour le premier nombre.`,
    [`[[${step}candidate]] = tanh of the sum, between −1 and 1: what the state would become if nothing were kept. Its first number is [[${step}candidate:0,0]].`]: `[[${step}candidate]] = tanh de la somme, entre −1 et 1 : ce que deviendrait l’état si rien n’était conservé. Son premier nombre est [[${step}candidate:0,0]].`,
    [`[[${step}keep]] = 1 − [[${step}update]]: the share of the old state that stays.`]: `[[${step}keep]] = 1 − [[${step}update]] : la part de l’ancien état qui demeure.`,
    [`[[${step}kept]]: the old state times the share that stays.`]: `[[${step}kept]] : l’ancien état multiplié par la part qui demeure.`,
    [`[[${step}taken]]: the candidate times the share that is new.`]: `[[${step}taken]] : le candidat multiplié par la part nouvelle.`,
  };
}

/** The state after a word that was read. */
export function readState(at: string): Translations {
  const step = `${at}step_*/`;
  return {
    [`[[${step}state]] is the state after this word: [[${step}state:0,0]] and the rest. Everything about the words so far has to fit into these [[dim:d_h]] numbers, and the next step starts from them.`]: `[[${step}state]] est l’état après ce mot : [[${step}state:0,0]] et la suite. Tout ce qui concerne les mots lus jusqu’ici doit tenir dans ces [[dim:d_h]] nombres, et l’étape suivante part de là.`,
  };
}

/** The parameters of the network that scores pairs, and the keys that it reads. */
export function scoreParameters(at: string): Translations {
  return {
    '[[w_h]] turns encoder states into [[dim:d_a]] numbers each, for the scores.':
      '[[w_h]] fait de chaque état de l’encodeur [[dim:d_a]] nombres, pour les scores.',
    [`[[${at}w_s]] turns decoder states into [[dim:d_a]] numbers each, so that the two can be added.`]: `[[${at}w_s]] fait de chaque état du décodeur [[dim:d_a]] nombres, pour que l’on puisse additionner les deux.`,
    [`[[${at}v_a]] turns those [[dim:d_a]] numbers into one score.`]: `[[${at}v_a]] ramène ces [[dim:d_a]] nombres à un seul score.`,
    '[[projected_encoder]] = [[encoder_states]] [[w_h]]: each state multiplied once, for all queries.':
      '[[projected_encoder]] = [[encoder_states]] [[w_h]] : chaque état multiplié une seule fois, pour toutes les requêtes.',
  };
}

/** What the network makes of a sum of two states. */
export function energies(at: string, v: string): Translations {
  return {
    [`[[${at}hidden_pairs]] is the tanh of every number of it: a small network looks at each pair.`]: `[[${at}hidden_pairs]] est la tanh de chacun de ces nombres : un petit réseau examine chaque paire.`,
    [`[[${at}energies]] = [[${at}hidden_pairs]] [[${v}]]: one number per pair.`]: `[[${at}energies]] = [[${at}hidden_pairs]] [[${v}]] : un nombre par paire.`,
  };
}
