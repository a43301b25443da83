import type { LessonStep } from '../lesson';

/** The names of a recurrent cell in a lesson. */
export interface Cell {
  /** Path prefix of its nodes: `forward/`; empty for a single cell. */
  readonly at: string;
  /** The node that a step reads: `token`. */
  readonly inputNode: string;
  /** Its name in the prose: "the word". */
  readonly inputName: string;
}

/** The parameters of a GRU cell. */
export function cellParameterSteps({ at, inputName }: Cell): readonly LessonStep[] {
  return [
    {
      node: `${at}w_update`,
      prose:
        'A gate is a row of numbers between 0 and 1 that says how much of something passes. ' +
        `With [[${at}w_update]], ${inputName} acts on the update gate. The same matrix is used in every step.`,
    },
    {
      node: `${at}u_update`,
      prose: `With [[${at}u_update]], the state before acts on the update gate.`,
    },
    { node: `${at}w_reset`, prose: `With [[${at}w_reset]], ${inputName} acts on the reset gate.` },
    { node: `${at}u_reset`, prose: `With [[${at}u_reset]], the state before acts on the reset gate.` },
    {
      node: `${at}w_candidate`,
      prose: `[[${at}w_candidate]] turns ${inputName} into what could be written into the state.`,
    },
    {
      node: `${at}u_candidate`,
      prose: `[[${at}u_candidate]] turns the state before into what could be carried over into the new one.`,
      aside:
        'Every step multiplies by this matrix again. After many steps, what comes from the first word has been stretched or ' +
        'shrunk as often, and so has its derivative: this is why long memories are hard to learn, and what the gates are for.',
    },
  ];
}

/** The input token of a step, a row of `words`. */
export function tokenStep(at: string, words: string): LessonStep {
  const node = `${at}step_*/token`;
  return { node, prose: `[[${node}]] is the word of this step, one row of [[${words}]].` };
}

/** The nodes from the previous state to the next one. */
export function cellSteps({ at, inputNode, inputName }: Cell): readonly LessonStep[] {
  const step = `${at}step_*/`;
  const gate =
    `First the two parts of the sum, from ${inputName} and from the state before; ` +
    'then the curve that brings it between 0 and 1.';
  return [
    {
      node: `${step}update_token`,
      prose: `What ${inputName} adds to the update gate: [[${step}${inputNode}]] [[${at}w_update]]. ${gate}`,
    },
    {
      node: `${step}update_memory`,
      prose: `What the state before adds to the update gate: the first number is [[${step}update_memory:0,0]].`,
    },
    {
      node: `${step}update_sum`,
      prose: `Both added: [[${step}update_sum:0,0]] for the first number of the state.`,
    },
    {
      node: `${step}update`,
      prose:
        `[[${step}update]] = σ of the sum, where σ is the curve 1 / (1 + e⁻ˣ). It gives a number between 0 and 1 for each number of the ` +
        'state: how much of it is written again. ' +
        `Here [[${step}update:0,0]] for the first. 0 keeps the state as it was, 1 forgets it.`,
      aside:
        'Papers disagree about which way round z works. Here, as in Bahdanau et al., z is the new part; in Cho et al. it is the ' +
        'part that stays. It is the same cell with another name for 1 − z.',
    },
    {
      node: `${step}reset_token`,
      prose: `What ${inputName} adds to the reset gate: [[${step}${inputNode}]] [[${at}w_reset]].`,
    },
    { node: `${step}reset_memory`, prose: 'What the state before adds to the reset gate.' },
    {
      node: `${step}reset_sum`,
      prose: `Both added: [[${step}reset_sum:0,0]] for the first number.`,
    },
    {
      node: `${step}reset`,
      prose:
        `[[${step}reset]] = σ of the sum: how much of the state before may take part in the candidate. Here [[${step}reset:0,0]] ` +
        'of the first number.',
    },
    {
      node: `${step}recalled`,
      prose: `[[${step}recalled]]: the state before, each number times its reset gate.`,
      aside:
        'Some programs apply the gate after the matrix instead of before it. The two are not the same cell, and trained weights ' +
        'do not fit the other one.',
    },
    {
      node: `${step}candidate_token`,
      prose: `What ${inputName} adds to the candidate: [[${step}${inputNode}]] [[${at}w_candidate]].`,
    },
    {
      node: `${step}candidate_memory`,
      prose: `What the state before adds to the candidate, through [[${at}u_candidate]].`,
    },
    {
      node: `${step}candidate_sum`,
      prose: `Both added: [[${step}candidate_sum:0,0]] for the first number.`,
    },
    {
      node: `${step}candidate`,
      prose:
        `[[${step}candidate]] = tanh of the sum, between −1 and 1: what the state would become if nothing were kept. Its first ` +
        `number is [[${step}candidate:0,0]].`,
    },
    {
      node: `${step}keep`,
      prose: `[[${step}keep]] = 1 − [[${step}update]]: the share of the old state that stays.`,
    },
    { node: `${step}kept`, prose: `[[${step}kept]]: the old state times the share that stays.` },
    { node: `${step}taken`, prose: `[[${step}taken]]: the candidate times the share that is new.` },
  ];
}

/** The state after an input token. */
export function readStateStep(at: string): LessonStep {
  const node = `${at}step_*/state`;
  return {
    node,
    prose:
      `[[${node}]] is the state after this word: [[${node}:0,0]] and the rest. Everything about the words so far has to fit ` +
      'into these [[dim:d_h]] numbers, and the next step starts from them.',
  };
}

/** The parameters of the score network; `at` is the path prefix of the decoder. */
export function scoreParameterSteps(at: string): readonly LessonStep[] {
  return [
    { node: 'w_h', prose: '[[w_h]] turns encoder states into [[dim:d_a]] numbers each, for the scores.' },
    {
      node: `${at}w_s`,
      prose: `[[${at}w_s]] turns decoder states into [[dim:d_a]] numbers each, so that the two can be added.`,
    },
    { node: `${at}v_a`, prose: `[[${at}v_a]] turns those [[dim:d_a]] numbers into one score.` },
  ];
}

export const projectedEncoderStep: LessonStep = {
  node: 'projected_encoder',
  prose: '[[projected_encoder]] = [[encoder_states]] [[w_h]]: each state multiplied once, for all queries.',
};

/** The score network after its sum; `at` is the path prefix, `v` the path of its last parameter. */
export function energySteps(at: string, v: string): readonly LessonStep[] {
  return [
    {
      node: `${at}hidden_pairs`,
      prose: `[[${at}hidden_pairs]] is the tanh of every number of it: a small network looks at each pair.`,
    },
    {
      node: `${at}energies`,
      prose: `[[${at}energies]] = [[${at}hidden_pairs]] [[${v}]]: one number per pair.`,
    },
  ];
}
