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
        `[[${at}w_embed]] has a row of learned numbers for each token, its vector. In [[${vectors}]] = [[${words}]] ` +
        `[[${at}w_embed]], the 1 of each row picks out that of its token, and the zeros leave out all others. Libraries look ` +
        'the row up and multiply nothing.',
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
        `[[${at}learned_positions]] has a row for each position, learned like the vectors of the tokens. The first row ` +
        'belongs to the first position, whatever the token.',
      aside:
        'There are as many rows as positions in the longest text of the training. The model cannot read longer texts, since ' +
        'it has no rows for them.',
    },
    {
      node: `${at}positioned`,
      prose:
        `Token plus position: [[${at}word_vectors:r,c]] + [[${at}learned_positions:r,c]] = [[${at}positioned:r,c]]. From ` +
        'here on, the same token at two positions has two different rows.',
    },
  ];
}

export const outputSteps: readonly LessonStep[] = [
  {
    node: 'w_u',
    prose:
      '[[w_u]] has a column for each token that may be written. Each row of the last layer is multiplied by all of them.',
  },
  {
    node: 'logits',
    prose:
      '[[arg0]] is what the last layer gives. One more learned matrix, [[w_u]], makes a number for each token that may come ' +
      'next: [[logits]] = [[arg0]] [[w_u]]. After ' +
      '[[row:logits:r]] the largest is [[logits:r,max]], for [[col:logits:max]]: this is the token that the model writes.',
    aside:
      'A softmax over a row turns these numbers into probabilities, which the figure shows. The loss in training was ' +
      'minus the logarithm of the probability of the right token.',
  },
];

const causalMask: LessonStep = {
  node: 'mask',
  prose:
    '[[mask]] lets each token look at itself and at what was written before: −∞ above the diagonal. All layers and heads ' +
    'use the same mask.',
  aside:
    'Switch the mask off: now the token that the model should find is among those that it may look at. These weights were ' +
    'learned with the mask and make no use of it; a model trained without the mask would learn only to copy.',
};

export function languageModelSteps(overrides: StepOverrides): readonly LessonStep[] {
  const steps: readonly LessonStep[] = [
    {
      node: 'x',
      prose:
        '[[x]] has a row for each place and a column for each of the [[dim:c]] tokens that the model knows. A single 1 says ' +
        'which token stands there: in the row of [[row:x:r]] it is in the column [[col:x:max]].',
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
    '[[source]] is the text to read: a row for each token, a column for each of the [[dim:c_source]] tokens that the model ' +
    'knows. A single 1 says which token it is: in the row of [[row:source:r]] it is in the column [[col:source:max]].',
};

export const sourceMaskStep: LessonStep = {
  node: 'source_mask',
  prose:
    '[[source_mask]] hides the rows after the last token of the source; an option says how many tokens it has. Here the ' +
    'matrices are as long as the text and need no such mask. In training, texts of different lengths share matrices of one size.',
};

export const targetStep: LessonStep = {
  node: 'target',
  prose:
    '[[target]] is what the decoder, the part of the model that writes, has written so far. From the row of each token, the ' +
    'model finds the token after it. The first row, start, is empty: nothing has been written yet.',
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
    ...withOverrides(normSteps('encoder_norm/'), {
      'encoder_norm/normed': {
        prose:
          'The result of the encoder, the part of the model that reads. Each token of the source has [[dim:d_model]] numbers. ' +
          'Attention has mixed the tokens, so the row of [[row:encoder_norm/normed:r]] also holds something about other tokens. The decoder looks at these rows.',
      },
    }),
    targetStep,
    ...embeddingSteps('target/', 'target'),
    causalMask,
    {
      node: 'memory_mask',
      prose:
        '[[memory_mask]] hides the same tokens of the source from the decoder, with a row for each token of the target.',
    },
    ...decoderSteps('decoder_*/', { mask: 'memory_mask', heads: crossHeads }),
    ...normSteps('decoder_norm/'),
    ...outputSteps,
  ];
  return withOverrides(steps, overrides);
}
