import type { LessonStep } from '../lesson';
import { crossHeads, decoderSteps, encoderSteps, normSteps } from '../transformer/block-steps';

/** Texts by node that replace those of all lessons about this kind of model. */
export type StepOverrides = Readonly<Record<string, Partial<Omit<LessonStep, 'node'>>>>;

export function withOverrides(steps: readonly LessonStep[], overrides: StepOverrides): readonly LessonStep[] {
  return steps.map((step) => ({ ...step, ...overrides[step.node] }));
}

/** Steps of the embedding; `at` is the path prefix of its table, `words` the one-hot input. */
export function vectorSteps(at: string, words: string, vectors: string): readonly LessonStep[] {
  return [
    {
      node: `${at}w_embed`,
      prose:
        `[[${at}w_embed]] has a row for each token that the model knows: [[dim:d_model]] numbers, drawn at random before the ` +
        'training and learned in it. Nobody has said what a column stands for.',
    },
    {
      node: vectors,
      prose:
        `[[${vectors}]] = [[${words}]] [[${at}w_embed]]: the 1 of each row picks out the vector of its token, and the ` +
        'zeros leave out all others. Libraries look the row up and multiply nothing.',
    },
  ];
}

/** Steps of the embedding with positions. */
function embeddingSteps(at: string, words: string): readonly LessonStep[] {
  return [
    ...vectorSteps(at, words, `${at}word_vectors`),
    {
      node: `${at}learned_positions`,
      prose:
        `[[${at}learned_positions]] has a row for each place, learned as the vectors of the tokens were. The first row ` +
        'belongs to the first place, whatever token stands there.',
      aside:
        'There are as many rows as places in the longest text of the training. What is longer cannot be read: this model ' +
        'knows no further place.',
    },
    {
      node: `${at}positioned`,
      prose:
        `Token plus place: [[${at}word_vectors:r,c]] and [[${at}learned_positions:r,c]] make [[${at}positioned:r,c]]. The same ` +
        'token in two places is two rows from here on.',
    },
  ];
}

export const outputSteps: readonly LessonStep[] = [
  {
    node: 'w_u',
    prose:
      '[[w_u]] has a column for each token that may be written. A row that comes out of the last layer is compared with all ' +
      'of them.',
  },
  {
    node: 'logits',
    prose:
      '[[logits]] = [[arg0]] [[w_u]]: one number for each token that may come next. After [[row:logits:r]] the largest is ' +
      '[[logits:r,max]], and it is that of “[[col:logits:max]]”: this is what the model says.',
    aside:
      'A softmax over a row turns these numbers into probabilities: the figure above gives them. In training, minus the ' +
      'logarithm of that of the right token was the loss.',
  },
];

const causalMask: LessonStep = {
  node: 'mask',
  prose:
    '[[mask]] lets each token look at itself and at what was written before: −∞ above the diagonal. One mask serves every ' +
    'layer and every head.',
  aside:
    'Switch the mask off: while the whole text is there to be read, the model may look up the token that it should tell. ' +
    'These weights were learned with it, and do not know how to cheat; a model that is trained without it does nothing else.',
};

export function languageModelSteps(overrides: StepOverrides): readonly LessonStep[] {
  const steps: readonly LessonStep[] = [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each place and a column for each of the [[dim:c]] tokens that the model knows. A single 1 says ' +
        'which token stands there: in the row of [[row:x:r]] it is in the column “[[col:x:max]]”.',
    },
    ...embeddingSteps('', 'x'),
    causalMask,
    ...encoderSteps('layer_*/', 'mask'),
    ...normSteps('last_norm/'),
    ...outputSteps,
  ];
  return withOverrides(steps, overrides);
}

export const sourceStep: LessonStep = {
  node: 'source',
  prose:
    '[[source]] is what is read: a row for each place, a column for each of the [[dim:c_source]] tokens that the model ' +
    'knows. A single 1 says which token stands there: in the row of [[row:source:r]] it is in the column “[[col:source:max]]”.',
};

export const sourceMaskStep: LessonStep = {
  node: 'source_mask',
  prose:
    '[[source_mask]] closes the places behind the last token of the source; an option says how many tokens it has. A run ' +
    'that is as long as its text needs no such mask; in training, texts of different length lie in matrices of one size.',
};

export const targetStep: LessonStep = {
  node: 'target',
  prose:
    '[[target]] is what has been written before each place. Its first row is empty; each row after it says the token ' +
    'before the one that has to be found there.',
  aside:
    'In training these are the tokens of the right answer, whatever the model would have written: teacher forcing. ' +
    'When it writes by itself, they are its own.',
};

export function translatorSteps(overrides: StepOverrides): readonly LessonStep[] {
  const steps: readonly LessonStep[] = [
    sourceStep,
    ...embeddingSteps('source/', 'source'),
    sourceMaskStep,
    ...encoderSteps('encoder_*/', 'source_mask'),
    ...normSteps('encoder_norm/'),
    targetStep,
    ...embeddingSteps('target/', 'target'),
    causalMask,
    {
      node: 'memory_mask',
      prose:
        '[[memory_mask]] closes the same places of the source to the decoder, with a row for each place that is written.',
    },
    ...decoderSteps('decoder_*/', { mask: 'memory_mask', heads: crossHeads }),
    ...normSteps('decoder_norm/'),
    ...outputSteps,
  ];
  return withOverrides(steps, overrides);
}
