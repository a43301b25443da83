import { scaleAside, softmaxAside } from '../common';
import type { LessonStep } from '../lesson';

/**
 * Steps of the blocks of encoders and decoders. `at` is a path prefix such as `encoder_*\/self/` (without the
 * backslash), in which a star matches any index.
 */

/** Layer norm and RMS norm: parameters, statistics and output. */
export function normSteps(at: string): readonly LessonStep[] {
  return [
    {
      node: `${at}gain`,
      prose:
        `[[${at}gain]] has a factor for each column, learned, and the same for every token. A gain of 1 changes nothing; ` +
        'a larger one makes its column count for more after the norm.',
    },
    {
      node: `${at}shift`,
      prose: `[[${at}shift]] has a number for each column, learned as well, and added last. A shift of 0 changes nothing.`,
    },
    {
      node: `${at}mean`,
      prose:
        `[[${at}mean]] holds the mean of each row of [[arg0]]: add up its numbers and divide by how many there are, ` +
        `[[dim:d_model]]. For [[row:${at}mean:r]] it is [[${at}mean:r,0]].`,
      aside: 'Along the row, never down the column: the norm of a token does not depend on any other token.',
    },
    {
      node: `${at}centred`,
      prose:
        `From each number, subtract the mean of its row: [[arg0:r,c]] becomes [[${at}centred:r,c]]. ` +
        'The numbers of a row now add up to 0.',
    },
    {
      node: `${at}squares`,
      prose: `Each centred number times itself: [[${at}centred:r,c]] gives [[${at}squares:r,c]]. Nothing is negative now.`,
    },
    {
      node: `${at}variance`,
      prose:
        `[[${at}variance]] holds the variance of each row, the mean of its squares: [[${at}variance:r,0]] for ` +
        `[[row:${at}variance:r]]. The further the numbers of a row lie from their mean, the larger it is.`,
      aside: 'Divided by d, not by d − 1: the row is all there is, not a sample of something larger.',
    },
    {
      node: `${at}deviation`,
      prose:
        `The root of the variance is the standard deviation: how far numbers of the row typically lie from their mean. It is ` +
        `[[${at}deviation:r,0]] for [[row:${at}deviation:r]]. Before the root, a small number ε is added, so that no row is ` +
        'divided by 0.',
      aside: 'A row of equal numbers has the variance 0. Where the variance is large, ε hardly counts.',
    },
    {
      node: `${at}input_squares`,
      prose: `RMS norm subtracts no mean: each number is squared as it is. [[arg0:r,c]] gives [[${at}input_squares:r,c]].`,
    },
    {
      node: `${at}mean_square`,
      prose: `The mean of the squares of each row, [[${at}mean_square:r,0]] for [[row:${at}mean_square:r]].`,
    },
    {
      node: `${at}root_mean_square`,
      prose:
        `A small ε is added to the mean square, and the root of that sum, [[${at}root_mean_square:r,0]], is the ` +
        `typical size of a number in the row of [[row:${at}root_mean_square:r]].`,
      aside: 'Where the mean of a row is 0, this is its standard deviation, and the two norms agree.',
    },
    {
      node: `${at}normalised`,
      prose:
        `[[arg0]] divided by [[arg1]], row by row: [[arg0:r,c]] over [[arg1:r,0]] is [[${at}normalised:r,c]]. ` +
        'Rows that differed in size only are now the same.',
    },
    {
      node: `${at}gained`,
      prose:
        `Each column is multiplied by its gain, a learned factor that is the same for every token: ` +
        `[[${at}normalised:r,c]] times [[${at}gain:0,c]] is [[${at}gained:r,c]].`,
    },
    {
      node: `${at}normed`,
      prose:
        `[[${at}normed]] is the result of the norm. It is made of [[arg0]] and [[arg1]], a learned row that is the same for ` +
        `every token: [[arg0:r,c]] becomes [[${at}normed:r,c]].`,
    },
  ];
}

/** A feed-forward network of two layers. */
export function feedForwardSteps(at: string): readonly LessonStep[] {
  return [
    {
      node: `${at}w_1`,
      prose:
        `[[${at}w_1]] has a column for each of the [[dim:d_ff]] units of the hidden layer: the factors by which the unit ` +
        'multiplies the numbers of a token.',
    },
    {
      node: `${at}b_1`,
      prose: `[[${at}b_1]] moves the point from which on each hidden unit is active.`,
    },
    {
      node: `${at}w_2`,
      prose: `[[${at}w_2]] has a row for each hidden unit: what the unit adds to the result when it is active.`,
    },
    { node: `${at}b_2`, prose: `[[${at}b_2]] is added to every row of the output.` },
    {
      node: `${at}hidden_product`,
      prose:
        `[[${at}hidden_product]] = [[arg0]] [[${at}w_1]]: each row meets each column, pair by pair. The [[dim:d_model]] numbers ` +
        'of a token become [[dim:d_ff]].',
      aside: 'Each row is computed without the others. Only attention mixes tokens.',
    },
    {
      node: `${at}pre_activation`,
      prose:
        `A bias is a learned row that is added to every row. With that of the first layer, [[${at}b_1]], ` +
        `[[${at}hidden_product:r,c]] becomes ` +
        `[[${at}pre_activation:r,c]].`,
    },
    {
      node: `${at}hidden`,
      prose:
        `The activation is a function that is applied to each number separately: [[${at}pre_activation:r,c]] becomes ` +
        `[[${at}hidden:r,c]]. Without it, the two layers would be two matrix products one after the other, which one matrix can replace.`,
      aside:
        'ReLU keeps what is above 0 and makes the rest 0. GELU and SiLU do nearly that, with a smooth bend and a small dip below 0.',
    },
    {
      node: `${at}ffn_product`,
      prose: `[[${at}ffn_product]] = [[${at}hidden]] [[${at}w_2]]: each active unit adds its row of [[${at}w_2]], times its own number.`,
    },
    {
      node: `${at}ffn_output`,
      prose: `With the second bias, this is the result of the network. For [[row:${at}ffn_output:r]] it begins with [[${at}ffn_output:r,0]].`,
    },
  ];
}

/** The names of both sides of an attention in the prose. */
export interface Sides {
  /** For example "the target". */
  readonly queryText: string;
  /** For example "the source". */
  readonly keyText: string;
  /** The node of the mask; empty if there is none. */
  readonly mask: string;
  /** Names of the head sizes. */
  readonly heads?: HeadSizes;
}

/** Cross-attention may have other head sizes than self-attention. */
export interface HeadSizes {
  readonly count: string;
  readonly d_k: string;
  readonly d_v: string;
}

const defaultHeads: HeadSizes = { count: 'n_heads', d_k: 'd_k', d_v: 'd_v' };

/** Head sizes of the cross-attention in a translator. */
export const crossHeads: HeadSizes = { count: 'n_cross_heads', d_k: 'd_k_cross', d_v: 'd_v_cross' };

/** Multi-head attention. */
export function attentionSteps(
  at: string,
  { queryText, keyText, mask, heads: sizes = defaultHeads }: Sides,
): readonly LessonStep[] {
  const head = `${at}head_*/`;
  return [
    {
      node: `${at}w_q`,
      prose: `[[${at}w_q]]: the query projections of all heads ([[dim:${sizes.count}]]), side by side.`,
    },
    {
      node: `${at}w_k`,
      prose: `[[${at}w_k]]: the key projections, [[dim:${sizes.d_k}]] columns for each head.`,
    },
    {
      node: `${at}w_v`,
      prose: `[[${at}w_v]]: the value projections, [[dim:${sizes.d_v}]] columns for each head.`,
    },
    { node: `${at}w_o`, prose: `[[${at}w_o]] mixes what the heads found, back to [[dim:d_model]] columns.` },
    { node: `${at}b_q`, prose: `[[${at}b_q]] is added to every query.` },
    {
      node: `${at}b_k`,
      prose: `[[${at}b_k]] is added to every key. It shifts all scores of a row alike, and so changes no weight.`,
    },
    { node: `${at}b_v`, prose: `[[${at}b_v]] is added to every value.` },
    { node: `${at}b_o`, prose: `[[${at}b_o]] is added to every row of the output.` },
    { node: `${at}query_product`, prose: `First [[arg0]] [[${at}w_q]]; the bias follows.` },
    { node: `${at}key_product`, prose: `First [[arg0]] [[${at}w_k]]; the bias follows.` },
    { node: `${at}value_product`, prose: `First [[arg0]] [[${at}w_v]]; the bias follows.` },
    { node: `${at}output_product`, prose: `First [[${at}concat]] [[${at}w_o]]; the bias follows.` },
    {
      node: `${at}query`,
      prose: `What ${queryText} asks, for all heads in one product. The row of [[row:${at}query:r]] begins with [[${at}query:r,0]].`,
    },
    {
      node: `${at}key`,
      prose:
        `What ${keyText} can be found by, for all heads in one product, beginning with [[${at}key:r,0]] for ` +
        `[[row:${at}key:r]].`,
    },
    {
      node: `${at}value`,
      prose: `What ${keyText} hands over when it is found, beginning with [[${at}value:r,0]] for [[row:${at}value:r]].`,
    },
    {
      node: `${head}query`,
      prose: `The [[dim:${sizes.d_k}]] columns of [[${at}query]] that belong to this head.`,
    },
    { node: `${head}key`, prose: `The columns of [[${at}key]] that belong to this head.` },
    {
      node: `${head}value`,
      prose: `The columns of [[${at}value]] that belong to this head, [[dim:${sizes.d_v}]] of them.`,
    },
    { node: `${head}key_transposed`, prose: `The keys of this head as columns, ready for the product.` },
    {
      node: `${head}scores`,
      prose:
        `Every query of this head with every key: [[row:${head}scores:r]] and [[col:${head}scores:c]] score ` +
        `[[${head}scores:r,c]].`,
    },
    {
      node: `${head}scaled_scores`,
      prose: `Divided by √d_k, d_k = [[dim:${sizes.d_k}]]: [[${head}scores:r,c]] becomes [[${head}scaled_scores:r,c]].`,
      aside: scaleAside,
    },
    ...(mask !== ''
      ? [
          {
            node: `${head}masked_scores`,
            prose:
              `The mask is added: for [[row:${head}masked_scores:r]] and [[col:${head}masked_scores:c]] this gives ` +
              `[[${head}masked_scores:r,c]]. Where [[${mask}]] holds −∞, nothing is left to look at.`,
          },
        ]
      : []),
    {
      node: `${head}weights`,
      prose:
        `Softmax, row by row. [[row:${head}weights:r]] attends most to [[col:${head}weights:max]], with ` +
        `[[${head}weights:r,max]].`,
      aside: softmaxAside,
    },
    {
      node: `${head}context`,
      prose:
        `A value is what a token hands over. [[${head}context]] = [[${head}weights]] [[${head}value]]: what this head gathers ` +
        'for each token, values times weights. For ' +
        `[[row:${head}context:r]] it begins with [[${head}context:r,0]].`,
    },
    {
      node: `${at}concat`,
      prose: `The heads side by side again, the first on the left. Nothing is mixed yet.`,
    },
    {
      node: `${at}output`,
      prose:
        `The results of all heads side by side, multiplied by a learned matrix, [[${at}w_o]]: what attention found for each ` +
        `token. For [[row:${at}output:r]] it begins with [[${at}output:r,0]].`,
    },
  ];
}

/** A residual connection: the output of a sub-layer plus its input before any norm. */
export function residualStep(at: string, number: number, found: string, aside?: string): LessonStep {
  const node = `${at}residual_${number}`;
  const prose =
    `${found} is added to what came in: [[arg0:r,c]] + [[arg1:r,c]] = [[${node}:r,c]]. ` +
    'This is a residual connection: the sub-layer only adds a correction to its input.';
  return aside === undefined ? { node, prose } : { node, prose, aside };
}

/** Why residual connections help. */
export const residualAside =
  'The derivative of a sum by its first part is 1: whatever the sub-layer does, the gradient passes it unhindered. That is ' +
  'why many layers can be stacked and still be trained.';

const selfAttention = (queryText: string, mask: string): Sides => ({ queryText, keyText: queryText, mask });

/** An encoder layer. */
export function encoderSteps(at: string, mask: string): readonly LessonStep[] {
  return [
    ...attentionSteps(`${at}self/`, selfAttention('each token', mask)),
    residualStep(at, 1, 'What attention found', residualAside),
    ...normSteps(`${at}norm_*/`),
    ...feedForwardSteps(`${at}ffn/`),
    residualStep(at, 2, 'What the feed-forward network wrote'),
  ];
}

/** A decoder layer. Its cross-attention may have other heads and a mask. */
export function decoderSteps(at: string, source: Partial<Sides> = {}): readonly LessonStep[] {
  return [
    ...attentionSteps(`${at}self/`, selfAttention('the text so far', 'mask')),
    residualStep(at, 1, 'What attention found in the target itself', residualAside),
    ...normSteps(`${at}norm_*/`),
    ...attentionSteps(`${at}cross/`, {
      queryText: 'the target',
      keyText: 'the source',
      mask: '',
      ...source,
    }),
    residualStep(at, 2, 'What was found in the source'),
    ...feedForwardSteps(`${at}ffn/`),
    residualStep(at, 3, 'What the feed-forward network wrote'),
  ];
}

/** Pre-norm and post-norm. */
export const normPlaceAside =
  'Vaswani et al. put the norm after each sum. Most models since put it before each sub-layer, which leaves the way of ' +
  'the sums free of norms and trains without a slow start of the learning rate. Switch “norm” between post and pre and watch ' +
  'the groups move.';
