import type { LessonStep } from '../../lesson';
import {
  type Cell,
  cellParameterSteps,
  cellSteps,
  energySteps,
  projectedEncoderStep,
  readStateStep,
  scoreParameterSteps,
  tokenStep,
} from '../../scoring/recurrent-steps';
import {
  outputSteps,
  type StepOverrides,
  sourceMaskStep,
  sourceStep,
  targetStep,
  vectorSteps,
  withOverrides,
} from '../steps';

/** The encoder states of one direction. */
function readingSteps(at: string, overrides: StepOverrides): readonly LessonStep[] {
  const cell: Cell = { at, inputNode: 'token', inputName: 'the word' };
  return withOverrides(
    [...cellParameterSteps(cell), tokenStep(at, 'source_vectors'), ...cellSteps(cell), readStateStep(at)],
    overrides,
  );
}

/** Both directions and their combination. */
const encoderSteps: readonly LessonStep[] = [
  ...readingSteps('forward/', {
    'forward/step_*/update': {
      prose:
        'The update gate holds a number between 0 and 1 for each number of the state, made from the word and from the state before. It ' +
        'says which share is replaced: [[forward/step_*/update:0,0]] for the first number. 0 keeps the old state, 1 forgets it.',
      aside:
        'The curve σ(x) = 1 / (1 + e⁻ˣ) turns any sum into a number between 0 and 1. Papers disagree about the direction of z: ' +
        'here, as in Bahdanau et al., z is the new share; in Cho et al. it is the share that stays.',
    },
  }),
  {
    node: 'forward/initial_state',
    prose:
      '[[forward/initial_state]] is the state before anything has been read: [[dim:d_h]] zeros. This reading goes from the ' +
      'first word to the last.',
  },
  {
    node: 'forward/direction_states',
    prose:
      '[[forward/direction_states]]: the states of this reading, one row for each word. The row of [[row:forward/direction_states:r]] depends on this word and on the words before it.',
  },
  ...readingSteps('backward/', {
    'backward/w_update': {
      prose:
        'The cell that reads backwards has parameters of its own. With [[backward/w_update]], the word acts on its update gate.',
    },
  }),
  {
    node: 'backward/initial_state',
    prose:
      '[[backward/initial_state]]: [[dim:d_h]] zeros again. This reading goes from the last word to the first.',
  },
  {
    node: 'backward/direction_states',
    prose:
      '[[backward/direction_states]]: the states of the backward reading, one row for each word. The row of [[row:backward/direction_states:r]] depends on this word and on the words after it.',
    aside:
      'Forwards, “the” in “the european economic area” is read before the noun. Backwards, it is read last, after “area”: its state can tell whether “la” or “le” is needed.',
  },
  {
    node: 'encoder_states',
    prose:
      '[[encoder_states]]: both readings side by side, [[dim:d_both]] numbers for each word. The left half depends on the words up to this one, the right half on the words from this one on. Bahdanau et al. call such a row an annotation.',
  },
  {
    node: 'last_state',
    prose: '[[last_state]]: the state of the forward reading after the last word. It depends on all words.',
  },
  {
    node: 'first_state',
    prose:
      '[[first_state]]: the state of the backward reading after the first word, which it reads last. It depends on all words too, and the decoder begins with it.',
  },
  projectedEncoderStep,
];

/** The query of a decoder step and its attention. */
function attentionSteps(at: string): readonly LessonStep[] {
  return [
    {
      node: `${at}projected_decoder`,
      prose: `[[${at}projected_decoder]] = [[arg0]] [[decoder/w_s]]: the query of this step. It is made from the state before the step, has [[dim:d_a]] numbers and begins with [[${at}projected_decoder:0,0]].`,
    },
    {
      node: `${at}summed_pairs`,
      prose: `[[${at}summed_pairs]] has a row for each word of the source: the query of this step plus the row of [[projected_encoder]]. That of [[row:${at}summed_pairs:r]] begins with [[${at}summed_pairs:r,0]].`,
    },
    ...energySteps(at, 'decoder/v_a'),
    {
      node: `${at}scores`,
      prose: `One score for each word of the source: a small network has compared the state of the decoder with each row of [[encoder_states]]. [[col:${at}scores:max]] has the highest score, [[${at}scores:r,max]].`,
    },
    {
      node: `${at}masked_scores`,
      prose:
        `The mask is added: for [[col:${at}masked_scores:c]] this gives [[${at}masked_scores:r,c]]. Where [[source_mask]] ` +
        'holds −∞, nothing is left to look at.',
    },
    {
      node: `${at}weights`,
      prose: `The softmax turns the scores into weights that add up to 1: how much of each word goes into this step. [[col:${at}weights:max]] gets most, [[${at}weights:r,max]].`,
      aside:
        'The query is made from the state of the decoder, which depends on the word before. So this model computes one step after the other, in training too. A transformer computes all rows at once in training.',
    },
    {
      node: `${at}context`,
      prose: `[[${at}context]] = [[${at}weights]] [[encoder_states]]: a mixture of the encoder states, made for this step alone. It begins with [[${at}context:0,0]].`,
    },
  ];
}

const decoderCell: Cell = { at: 'decoder/', inputNode: 'token_and_context', inputName: 'the input' };

const decoderSteps: readonly LessonStep[] = [
  ...vectorSteps('decoder/', 'target', 'decoder/word_vectors'),
  ...withOverrides(cellParameterSteps(decoderCell), {
    'decoder/w_update': {
      prose:
        'The decoder is a cell as well. Its input is a word and a context side by side, [[dim:d_read]] numbers; with [[decoder/w_update]], this input acts on the update gate.',
    },
  }),
  {
    node: 'decoder/w_start',
    prose:
      '[[decoder/w_start]] makes the first state of the decoder from the last state of the backward reading.',
  },
  {
    node: 'decoder/start_sum',
    prose:
      '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], beginning with [[decoder/start_sum:0,0]].',
  },
  {
    node: 'decoder/start',
    prose:
      '[[decoder/start]]: the state of the decoder before any word is written. It is made from [[first_state]], the state at the end of the backward reading, and begins with [[decoder/start:0,0]]. A tanh keeps its numbers between −1 and 1.',
  },
  ...attentionSteps('decoder/step_*/'),
  {
    node: 'decoder/step_*/token',
    prose:
      '[[decoder/step_*/token]] is the word written before, one row of [[decoder/word_vectors]]. Before the first word there ' +
      'is none, and the row is all zeros.',
  },
  {
    node: 'decoder/step_*/token_and_context',
    prose:
      '[[decoder/step_*/token_and_context]]: the word written before and the context, side by side. This is the input of the cell.',
  },
  ...cellSteps(decoderCell),
  {
    node: 'decoder/step_*/state',
    prose:
      '[[decoder/step_*/state]] is the state of this step: [[decoder/step_*/state:0,0]] and the rest. This state and the context give the next word, and the next step starts from this state.',
  },
  {
    node: 'decoder/weights',
    prose:
      'This is where the decoder looks before it writes, one row for each step. After [[row:decoder/weights:r]] it looks at [[col:decoder/weights:max]], with [[decoder/weights:r,max]], to find the next word.',
  },
  {
    node: 'decoder/context',
    prose:
      'What the decoder got from the source in each step, a row for each word that is written. That of [[row:decoder/context:r]] begins with [[decoder/context:r,0]].',
  },
  {
    node: 'decoder/decoder_states',
    prose:
      '[[decoder/decoder_states]]: the states of all steps, one row for each. That of [[row:decoder/decoder_states:r]] begins with [[decoder/decoder_states:r,0]].',
  },
  {
    node: 'decoder/joined_states',
    prose: '[[decoder/joined_states]]: context and state of each step side by side, [[dim:d_told]] numbers.',
  },
];

/** A recurrent translator: two encoder cells for both directions, and a decoder cell. */
export function recurrentTranslatorSteps(overrides: StepOverrides): readonly LessonStep[] {
  const steps: readonly LessonStep[] = [
    sourceStep,
    ...vectorSteps('', 'source', 'source_vectors'),
    ...encoderSteps,
    {
      node: 'summary',
      prose:
        '[[summary]]: the two states that depend on all words, side by side. Without attention (Cho et al. 2014) this row is all that the decoder gets from the source, in every step. With attention, nothing uses it.',
    },
    ...scoreParameterSteps('decoder/'),
    sourceMaskStep,
    targetStep,
    ...decoderSteps,
    ...withOverrides(outputSteps, {
      w_u: {
        prose:
          '[[w_u]] has a column for each of the [[dim:c_target]] words that may be written. Context and state of a step are multiplied by all of them.',
        aside:
          'Bahdanau et al. have one more layer here, which also reads the word before (maxout), and biases throughout. This model has neither.',
      },
    }),
  ];
  return withOverrides(steps, overrides);
}
