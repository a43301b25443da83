import type { StepTexts } from '../../translations';

/** The French of `web/lessons/scoring/recurrent-steps.ts`: what recurrent cells say, and the network that scores pairs of states. */

/** What a step reads, with the article and with “de”. */
interface Called {
  readonly french: string;
  readonly of: string;
}

export const word: Called = { french: 'le mot', of: 'du mot' };
export const input: Called = { french: 'l’entrée', of: 'de l’entrée' };

/** The parameters of a cell with gates. `at` is the path in front of their names. */
export function cellParameterSteps(at: string, called: Called): StepTexts {
  return {
    [`${at}w_update`]: {
      prose: `Une porte est une ligne de nombres compris entre 0 et 1, qui disent dans quelle mesure quelque chose passe. Par [[${at}w_update]], ${called.french} agit sur la porte de mise à jour. La même matrice sert à toutes les étapes.`,
    },
    [`${at}u_update`]: { prose: `Par [[${at}u_update]], l’état précédent agit sur la porte de mise à jour.` },
    [`${at}w_reset`]: {
      prose: `Par [[${at}w_reset]], ${called.french} agit sur la porte de réinitialisation.`,
    },
    [`${at}u_reset`]: {
      prose: `Par [[${at}u_reset]], l’état précédent agit sur la porte de réinitialisation.`,
    },
    [`${at}w_candidate`]: {
      prose: `[[${at}w_candidate]] tire ${called.of} ce qui pourrait être inscrit dans l’état.`,
    },
    [`${at}u_candidate`]: {
      prose: `[[${at}u_candidate]] tire de l’état précédent ce qui pourrait passer dans le nouveau.`,
      aside:
        'Chaque étape multiplie de nouveau par cette matrice. Au bout de nombreuses étapes, ce qui vient du premier mot a été étiré ou rétréci autant de fois, et sa dérivée de même : voilà pourquoi une longue mémoire s’apprend difficilement, et à quoi servent les portes.',
    },
  };
}

/** The word that a step reads, a row of `words`. */
export function tokenStep(at: string, words: string): StepTexts {
  const step = `${at}step_*/`;
  return {
    [`${at}step_*/token`]: {
      prose: `[[${step}token]] est le mot de cette étape, une ligne de [[${words}]].`,
    },
  };
}

/** The way from the state before to the next one; `reads` is what a step reads. */
export function cellSteps(at: string, called: Called, reads = 'token'): StepTexts {
  const step = `${at}step_*/`;
  return {
    [`${step}update_token`]: {
      prose: `Ce que ${called.french} apporte à la porte de mise à jour : [[${step}${reads}]] [[${at}w_update]]. D’abord viennent les deux termes de la somme, ceux ${called.of} et de l’état précédent ; puis la courbe qui la ramène entre 0 et 1.`,
    },
    [`${step}update_memory`]: {
      prose: `Ce que l’état précédent apporte à la porte de mise à jour : le premier nombre est [[${step}update_memory:0,0]].`,
    },
    [`${step}update_sum`]: {
      prose: `La somme des deux : [[${step}update_sum:0,0]] pour le premier nombre de l’état.`,
    },
    [`${step}update`]: {
      prose: `[[${step}update]] = σ de la somme, où σ est la courbe 1 / (1 + e⁻ˣ). Elle donne, pour chaque nombre de l’état, un nombre entre 0 et 1 : dans quelle mesure il est réécrit. Ici, [[${step}update:0,0]] pour le premier. 0 laisse l’état tel quel, 1 l’oublie.`,
      aside:
        'Les articles ne s’accordent pas sur le sens de z. Ici, comme chez Bahdanau et al., z est la part nouvelle ; chez Cho et al., c’est la part qui demeure. La cellule est la même, sous un autre nom pour 1 − z.',
    },
    [`${step}reset_token`]: {
      prose: `Ce que ${called.french} apporte à la porte de réinitialisation : [[${step}${reads}]] [[${at}w_reset]].`,
    },
    [`${step}reset_memory`]: { prose: 'Ce que l’état précédent apporte à la porte de réinitialisation.' },
    [`${step}reset_sum`]: { prose: `La somme des deux : [[${step}reset_sum:0,0]] pour le premier nombre.` },
    [`${step}reset`]: {
      prose: `[[${step}reset]] = σ de la somme : la part de l’état précédent qui peut entrer dans le candidat. Ici, [[${step}reset:0,0]] pour le premier nombre.`,
    },
    [`${step}recalled`]: {
      prose: `[[${step}recalled]] : l’état précédent, chaque nombre multiplié par sa porte de réinitialisation.`,
      aside:
        'Certains programmes appliquent la porte après la matrice, et non avant. Les deux cellules ne sont pas les mêmes, et les poids entraînés pour l’une ne conviennent pas à l’autre.',
    },
    [`${step}candidate_token`]: {
      prose: `Ce que ${called.french} apporte au candidat : [[${step}${reads}]] [[${at}w_candidate]].`,
    },
    [`${step}candidate_memory`]: {
      prose: `Ce que l’état précédent apporte au candidat, à travers [[${at}u_candidate]].`,
    },
    [`${step}candidate_sum`]: {
      prose: `La somme des deux : [[${step}candidate_sum:0,0]] pour le premier nombre.`,
    },
    [`${step}candidate`]: {
      prose: `[[${step}candidate]] = tanh de la somme, entre −1 et 1 : ce que deviendrait l’état si rien n’était conservé. Son premier nombre est [[${step}candidate:0,0]].`,
    },
    [`${step}keep`]: {
      prose: `[[${step}keep]] = 1 − [[${step}update]] : la part de l’ancien état qui demeure.`,
    },
    [`${step}kept`]: { prose: `[[${step}kept]] : l’ancien état multiplié par la part qui demeure.` },
    [`${step}taken`]: { prose: `[[${step}taken]] : le candidat multiplié par la part nouvelle.` },
  };
}

/** The state after a word that was read. */
export function readStateStep(at: string): StepTexts {
  const step = `${at}step_*/`;
  return {
    [`${at}step_*/state`]: {
      prose: `[[${step}state]] est l’état après ce mot : [[${step}state:0,0]] et la suite. Tout ce qui concerne les mots lus jusqu’ici doit tenir dans ces [[dim:d_h]] nombres, et l’étape suivante part de là.`,
    },
  };
}

/** The parameters of the network that scores pairs, and the keys that it reads. */
export function scoreParameterSteps(at: string): StepTexts {
  return {
    w_h: { prose: '[[w_h]] fait de chaque état de l’encodeur [[dim:d_a]] nombres, pour les scores.' },
    [`${at}w_s`]: {
      prose: `[[${at}w_s]] fait de chaque état du décodeur [[dim:d_a]] nombres, pour que l’on puisse additionner les deux.`,
    },
    [`${at}v_a`]: { prose: `[[${at}v_a]] ramène ces [[dim:d_a]] nombres à un seul score.` },
    projected_encoder: {
      prose:
        '[[projected_encoder]] = [[encoder_states]] [[w_h]] : chaque état multiplié une seule fois, pour toutes les requêtes.',
    },
  };
}

/** What the network makes of a sum of two states. */
export function energySteps(at: string, v: string): StepTexts {
  return {
    [`${at}hidden_pairs`]: {
      prose: `[[${at}hidden_pairs]] est la tanh de chacun de ces nombres : un petit réseau examine chaque paire.`,
    },
    [`${at}energies`]: { prose: `[[${at}energies]] = [[${at}hidden_pairs]] [[${v}]] : un nombre par paire.` },
  };
}
