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
  ...readingSteps('forward/', {}),
  {
    node: 'forward/initial_state',
    prose:
      '[[forward/initial_state]] is the state before anything has been read: [[dim:d_h]] zeros. This reading goes from the ' +
      'first word to the last.',
  },
  {
    node: 'forward/direction_states',
    prose:
      '[[forward/direction_states]]: the states of this reading below each other. The row of ' +
      '[[row:forward/direction_states:r]] knows this word and what stands before it.',
  },
  ...readingSteps('backward/', {
    'backward/w_update': {
      prose:
        'The cell that reads backwards has parameters of its own. [[backward/w_update]] lets the word speak to its update gate.',
    },
  }),
  {
    node: 'backward/initial_state',
    prose:
      '[[backward/initial_state]]: [[dim:d_h]] zeros once more. This reading goes from the last word to the first.',
    aside:
      'Read forwards, the first word of “the european economic area” knows nothing of the last one yet. Read backwards, it ' +
      'comes after “area”: its state can tell that “la” is wanted and not “le”, and the decoder need not look at the noun.',
  },
  {
    node: 'backward/direction_states',
    prose:
      '[[backward/direction_states]]: the states of the other reading, in the order of the words again. The row of ' +
      '[[row:backward/direction_states:r]] knows this word and what follows it.',
  },
  {
    node: 'encoder_states',
    prose:
      '[[encoder_states]]: both readings side by side, [[dim:d_both]] numbers for each word. On the left is what stands ' +
      'before it, on the right what follows, and the word itself is in both. Bahdanau et al. call such a row an annotation.',
  },
  {
    node: 'last_state',
    prose: '[[last_state]]: the state of the forward reading after the last word. It has read everything.',
  },
  {
    node: 'first_state',
    prose:
      '[[first_state]]: the state of the backward reading at the first word. It has read everything too, and the decoder ' +
      'begins with it.',
  },
  projectedEncoderStep,
];

/** The query of a decoder step and its attention. */
function attentionSteps(at: string): readonly LessonStep[] {
  return [
    {
      node: `${at}projected_decoder`,
      prose:
        `[[${at}projected_decoder]] = [[arg0]] [[decoder/w_s]]: the state before this step asks, in [[dim:d_a]] numbers, ` +
        `beginning with [[${at}projected_decoder:0,0]].`,
    },
    {
      node: `${at}summed_pairs`,
      prose:
        `[[${at}summed_pairs]] has a row for each word of the source: what asks, plus the row of [[projected_encoder]]. ` +
        `That of [[row:${at}summed_pairs:r]] begins with [[${at}summed_pairs:r,0]].`,
    },
    ...energySteps(at, 'decoder/v_a'),
    {
      node: `${at}scores`,
      prose: `The same numbers as a row: “[[col:${at}scores:max]]” scores highest, with [[${at}scores:r,max]].`,
    },
    {
      node: `${at}masked_scores`,
      prose:
        `The mask is added: for “[[col:${at}masked_scores:c]]” this gives [[${at}masked_scores:r,c]]. Where [[source_mask]] ` +
        'holds −∞, nothing is left to look at.',
    },
    {
      node: `${at}weights`,
      prose:
        'A softmax: how much of each word of the source goes into this step. ' +
        `“[[col:${at}weights:max]]” gets most, [[${at}weights:r,max]].`,
      aside:
        'What asks is a state, and it has to wait for the word before. A transformer asks for all places at once in training; ' +
        'this model goes from one to the next there as well.',
    },
    {
      node: `${at}context`,
      prose:
        `[[${at}context]] = [[${at}weights]] [[encoder_states]]: a mixture of annotations, made for this step alone. It begins ` +
        `with [[${at}context:0,0]].`,
    },
  ];
}

const decoderCell: Cell = { at: 'decoder/', inputNode: 'token_and_context', inputName: 'the input' };

const decoderSteps: readonly LessonStep[] = [
  ...vectorSteps('decoder/', 'target', 'decoder/word_vectors'),
  ...withOverrides(cellParameterSteps(decoderCell), {
    'decoder/w_update': {
      prose:
        'The decoder is a cell as well. Its input is a word and a context side by side, [[dim:d_read]] numbers; ' +
        '[[decoder/w_update]] lets this input speak to the update gate.',
    },
  }),
  {
    node: 'decoder/w_start',
    prose:
      '[[decoder/w_start]] makes the first state of the decoder of the state in which the backward reading ended.',
  },
  {
    node: 'decoder/start_sum',
    prose:
      '[[decoder/start_sum]] = [[first_state]] [[decoder/w_start]], beginning with [[decoder/start_sum:0,0]].',
  },
  {
    node: 'decoder/start',
    prose:
      '[[decoder/start]] = tanh of that, [[decoder/start:0,0]] for the first number: the state before any word is written.',
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
      '[[decoder/step_*/state]] is the state of this step: [[decoder/step_*/state:0,0]] and the rest. The word to be written ' +
      'is read off it and the context, and the next step asks with it.',
  },
  {
    node: 'decoder/weights',
    prose:
      'Where the decoder looks before it writes, all steps below each other. After [[row:decoder/weights:r]] it looks at ' +
      '“[[col:decoder/weights:max]]”, with [[decoder/weights:r,max]], for the word to come.',
  },
  {
    node: 'decoder/context',
    prose:
      'What the decoder got of the source in each step, a row for each word that is written. That of ' +
      '[[row:decoder/context:r]] begins with [[decoder/context:r,0]].',
  },
  {
    node: 'decoder/decoder_states',
    prose:
      '[[decoder/decoder_states]]: the states of all steps below each other. That of [[row:decoder/decoder_states:r]] begins ' +
      'with [[decoder/decoder_states:r,0]].',
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
        '[[summary]]: the two states that have read everything, side by side. Without attention (Cho et al. 2014) this row is ' +
        'all that the decoder gets of the source, in every step; with attention, nothing reads it.',
    },
    ...scoreParameterSteps('decoder/'),
    sourceMaskStep,
    targetStep,
    ...decoderSteps,
    ...withOverrides(outputSteps, {
      w_u: {
        prose:
          '[[w_u]] has a column for each word that may be written, [[dim:c_target]] of them. Context and state of a step are ' +
          'compared with all of them.',
        aside:
          'Bahdanau et al. have one more layer here, which reads the word before as well (maxout), and biases throughout. ' +
          'This model does without.',
      },
    }),
  ];
  return withOverrides(steps, overrides);
}
