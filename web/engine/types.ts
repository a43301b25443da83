/**
 * What the engine says about itself and about a run. Plain readonly data: no handles, no functions.
 * A dimension name (`m`, `n`, `d_model`, `d_k`, `d_v`, `n_heads`) is spelled as in the papers.
 */
import type { Message } from '../i18n/message';

export type { Message, MessageValue } from '../i18n/message';

/** A row-major matrix: cell (i, j) is `data[i * cols + j]`. */
export interface MatrixData {
  readonly rows: number;
  readonly cols: number;
  readonly data: ArrayLike<number>;
}

/** One entry of one node. Rows and columns count from 0. */
export interface CellRef {
  readonly node: string;
  readonly row: number;
  readonly col: number;
}

/** What a matrix stands for in the papers; it decides the hue of its symbol, its label and its border. */
export type Role =
  | 'input'
  | 'context_input'
  | 'query'
  | 'key'
  | 'value'
  | 'scores'
  | 'mask'
  | 'weights'
  | 'context'
  | 'output'
  /** What happens inside a norm or a hidden layer. */
  | 'inner';

/**
 * Where a node's numbers come from. `computed` cells are results; `generated` ones follow from an option
 * (a causal mask); all others are numbers the reader owns and may change.
 */
export type NodeKind = 'input' | 'parameter' | 'gain' | 'bias' | 'mask' | 'generated' | 'computed';

/** A named size shared by several matrices. */
export interface DimensionSchema {
  readonly name: string;
  readonly description: Message;
  readonly min: number;
  /** The largest size a walk accepts. The engine itself accepts more, see `EngineLimits`. */
  readonly max: number;
  readonly default: number;
  /** Which list of token names labels an axis of this dimension; empty when the axis is a feature axis. */
  readonly tokens: '' | 'query' | 'key';
  /** How the size follows from others, `height/patch*width/patch+1`; empty when it is a size of its own. */
  readonly derived: string;
  /** The places lie row by row on a grid with so many columns, `width/patch`; empty when they lie in a line. */
  readonly grid: string;
  /** The name of a first place that is not on the grid; empty when there is none. */
  readonly lead: string;
}

/** A matrix the variant reads. `rows` and `cols` are a dimension name, `1`, or a product such as `n_heads*d_k`. */
export interface InputSchema {
  readonly name: string;
  /** LaTeX, for example `W^Q`. */
  readonly symbol: string;
  readonly rows: string;
  readonly cols: string;
  readonly kind: NodeKind;
  readonly role: Role;
  readonly description: Message;
  /**
   * `option=value` that makes the variant read this input; empty when it always does. `option=one|another` holds for
   * either value, and `&` joins conditions that must all hold.
   */
  readonly when: string;
}

export type OptionValue = string | number | boolean;

/** A choice, switch or number that changes the computation. */
export interface OptionSchema {
  readonly name: string;
  readonly description: Message;
  readonly type: 'choice' | 'flag' | 'number';
  /** Choices in reading order, for `choice` only. */
  readonly choices: readonly string[];
  readonly default: OptionValue;
  readonly min: number;
  readonly max: number;
  /** `option=value` that makes this option matter; empty when it always does. */
  readonly when: string;
}

/** Dimension sizes by name. */
export type Sizes = Readonly<Record<string, number>>;

/** The size of a matrix that an input has, or is to have. */
export interface MatrixShape {
  readonly input: string;
  readonly rows: number;
  readonly cols: number;
}

/**
 * From what the sizes of a variant follow, the strongest first: sizes that are asked for, matrices, options that are
 * dimensions as well, counts of tokens by their dimension, the defaults of the schema.
 */
export interface SchemaQuery {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly sizes?: Sizes;
  readonly matrices?: readonly MatrixShape[];
  readonly tokens?: Sizes;
}

/**
 * Why sizes or a matrix cannot be taken. `not_divisible`: dimension `name` must be a multiple of `divisor`. `out_of_range`:
 * dimension `name`. `too_long`: `axis` of input `name` would be `size`. Of one matrix, about its `axis`: `not_one`;
 * `not_equal` and `not_multiple`, to `size`, the product of `factors`; `too_large` and `too_small`, `size` being the limit;
 * `not_square`: both axes are dimension `name`, and differ.
 */
export interface SizeProblem {
  readonly kind:
    | 'not_divisible'
    | 'out_of_range'
    | 'too_long'
    | 'not_one'
    | 'not_equal'
    | 'not_multiple'
    | 'too_large'
    | 'too_small'
    | 'not_square';
  readonly name: string;
  readonly divisor: string;
  readonly axis: '' | 'rows' | 'cols';
  readonly factors: readonly string[];
  readonly size: number;
}

export interface ResolvedDimension {
  readonly name: string;
  readonly size: number;
  /** The smallest and the largest multiple of `step` that the schema allows. */
  readonly min: number;
  readonly max: number;
  /** The size must be a multiple of it: of the size of a patch, for example. 1 where any size will do. */
  readonly step: number;
  /** Columns of the grid that the places lie on; 0 when they lie in a line. */
  readonly columns: number;
}

export interface ResolvedInput {
  readonly name: string;
  /** Whether the variant reads it under these options. */
  readonly active: boolean;
  /** The values that options must have for it to be read. */
  readonly requires: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly cols: number;
  /** The dimensions whose product an axis is. */
  readonly rowFactors: readonly string[];
  readonly colFactors: readonly string[];
}

export interface ResolvedOption {
  readonly name: string;
  /** Whether it matters under these options. */
  readonly active: boolean;
  /** The values that other options must have for it to matter. */
  readonly requires: Readonly<Record<string, string>>;
}

/** What a schema comes to under given options and sizes. Its lists are in the order of the schema. */
export interface Resolution {
  readonly dimensions: readonly ResolvedDimension[];
  readonly inputs: readonly ResolvedInput[];
  readonly options: readonly ResolvedOption[];
  /** The sizes that the options and the schema alone decide. */
  readonly fixed: Sizes;
  /** Which conditions in the equation of the variant hold. */
  readonly conditions: Readonly<Record<string, boolean>>;
  /** Why a walk cannot have these sizes; null when it can. */
  readonly problem: SizeProblem | null;
}

/** The sizes that follow from one matrix, or why it does not fit. */
export interface MatrixFit {
  readonly sizes: Sizes;
  readonly problem: SizeProblem | null;
}

/** Answers what follows from a schema. Pure: the same question has the same answer. */
export interface SchemaResolver {
  resolve(query: SchemaQuery): Resolution;
  /** `others` are the sizes of dimensions that stay as they are where a product has more than one factor to find. */
  fitMatrix(options: SchemaQuery['options'], matrix: MatrixShape, others: Sizes): MatrixFit;
}

/** Everything needed to build the controls of a variant. */
export interface VariantSchema {
  readonly resolver: SchemaResolver;
  readonly id: string;
  readonly title: Message;
  /**
   * The whole mechanism on one line, in LaTeX. `\when{option=value}{one}{other}` stands for one of two pieces, by a condition
   * as in `InputSchema.when`.
   */
  readonly equation: string;
  /** Where the formula is from: paper and equation number. */
  readonly source: Message;
  readonly dimensions: readonly DimensionSchema[];
  readonly inputs: readonly InputSchema[];
  readonly options: readonly OptionSchema[];
}

/** A part of a run that others lie in: `{ kind: 'self' }`, or the second encoder layer, `{ kind: 'encoder', number: 2 }`. */
export interface Group {
  readonly kind: string;
  /** From 1; null where they are not counted. */
  readonly number: number | null;
}

/** One matrix of a run. Two runs may share it: a node whose numbers are those of the run before is the same object. */
export interface TraceNode {
  /** Unique in the trace: `scores`, `head_0/scores` inside a head, `encoder_0/self/w_q` inside groups. */
  readonly id: string;
  /** The id without groups, head and step: `scores`. */
  readonly name: string;
  readonly index: number;
  /** The rule that made it: `input`, `matmul`, `softmax` … */
  readonly op: string;
  /** LaTeX without its index, for example `K^{\top}`. */
  readonly symbol: string;
  /** The index the symbol carries, `1` for the first head; empty outside heads. */
  readonly subscript: string;
  /** The defining equation in LaTeX; `\arg{0}` stands for the first operand's symbol, `\arg{1}` for the second's. */
  readonly equation: string;
  /** Two to five words: "attention weights". */
  readonly title: Message;
  readonly operands: readonly number[];
  readonly rows: number;
  readonly cols: number;
  /** Dimension names of the axes, as in `InputSchema.rows`. */
  readonly row_dim: string;
  readonly col_dim: string;
  readonly kind: NodeKind;
  readonly role: Role;
  readonly section: string;
  /** Whether it is a step of the run, a part of the loss that a backward pass starts from, or in that backward pass. */
  readonly pass: 'forward' | 'loss' | 'backward';
  /** The number of the head that it belongs to, from 1; null outside heads. */
  readonly head: number | null;
  /** The number of the layer of a stack, from 1; null outside. */
  readonly layer: number | null;
  /** The groups that it lies in, outermost first. The step of a recurrence is the last: `{ kind: 'step', number: 1 }`. */
  readonly group: readonly Group[];
  /** The node whose gradient this one is, or a part of; null for all others. */
  readonly gradient_of: string | null;
  /** The only node that the gradient came back through, and which of its operands it belongs to; null where several are summed. */
  readonly via: string | null;
  readonly slot: number | null;
  /** What a node of the backward pass is that is computed beside the gradients: `jacobian`. Else empty. */
  readonly part: string;
  readonly data: Float64Array;
}

/** A part of the walk: `inputs`, `scores`, `head_0`, or `encoder_0/self/scores` inside groups. */
export interface TraceSection {
  readonly id: string;
  /** Its title without those of its groups. */
  readonly name: Message;
  readonly nodes: readonly number[];
  /** The groups that it lies in, outermost first: one for each part of the id but the last. */
  readonly groups: readonly Group[];
}

/** Something a reader must know about a node of this run, such as a row whose every key is masked. */
export interface TraceNote {
  readonly node: string;
  /** -1 when the note is about the whole node. */
  readonly row: number;
  readonly text: Message;
}

/** A number inside a term: a cell of another node, or a constant of the rule (then `cell` is null). */
export interface Factor {
  readonly cell: CellRef | null;
  readonly value: number;
}

export interface Term {
  readonly factors: readonly Factor[];
  readonly value: number;
}

/**
 * How the terms make the result.
 * - `sum`: a term is the product of its factors; the result is the sum of the terms, added in order.
 * - `softmax`: a term is exp(factor 0 - factor 1), factor 1 being the largest score of the row;
 *   the result is term `chosen` divided by the sum of the terms, added in order. No terms: a row
 *   that holds only -∞ and gives 0.
 * - `log_softmax`: terms as those of a `softmax`; the result is (the chosen score - the largest) - log(the sum of the terms).
 * - `hardmax`: a term is a score; the result is 1 / (how many terms equal the largest) if term `chosen` does, else 0.
 * - `norm`: a term is a square; the result is the square root of their sum, added in order.
 * - `softcap`: one term, factor 1 * tanh(factor 0 / factor 1).
 * - `function`: one term, `function` of its factors.
 * - `given`: no terms, the number is an input or follows from an option.
 */
export type Reduction =
  | 'sum'
  | 'softmax'
  | 'log_softmax'
  | 'hardmax'
  | 'norm'
  | 'softcap'
  | 'function'
  | 'given';

/**
 * The functions of a = factor 0 and b = factor 1: `gelu` is a · Φ(a), `gelu_tanh` its approximation, `silu` is
 * a · sigmoid(a), `power` is a to the power of b, `sqrt_of_sum` is √(a + b), `quotient` is a / b, `larger` the larger of both. Empty for the other reductions.
 */
export type FunctionName =
  | ''
  | 'tanh'
  | 'sigmoid'
  | 'relu'
  | 'gelu'
  | 'gelu_tanh'
  | 'silu'
  | 'exp'
  | 'sin'
  | 'cos'
  | 'power'
  | 'sqrt_of_sum'
  | 'quotient'
  | 'larger';

/** Why a cell has its number. */
export interface Explanation {
  readonly cell: CellRef;
  readonly reduction: Reduction;
  readonly function: FunctionName;
  readonly terms: readonly Term[];
  /** The terms added in order: what a `softmax` divides by. */
  readonly total: number;
  /** The term that a `softmax`, `log_softmax` or `hardmax` is about; -1 otherwise. */
  readonly chosen: number;
  readonly result: number;
  /** One sentence: "Row 2 of Q times column 3 of K transposed." */
  readonly sentence: Message;
}

/** An explanation met while following terms down to the inputs, each cell once, nearest first. */
export interface LineageEntry extends Explanation {
  readonly depth: number;
}

/** What is differentiated: one cell, or a whole node reduced to a scalar. */
export type GradientTarget = CellRef | { readonly node: string; readonly loss: 'sum' | 'sum_of_squares' };

/**
 * One number made of a node of a run, which the run then goes back from: a `cell` of it, the `sum` or the `sum_of_squares`
 * of all cells, the mean of the squares of what it is beside targets, or the mean over its rows of the cross-entropy of
 * targets and softmax of the row.
 */
export interface LossRequest {
  readonly node: string;
  readonly loss: 'cell' | 'sum' | 'sum_of_squares' | 'mean_squares' | 'cross_entropy';
  /** The cell; for the other losses, the row whose softmax is written out. From 0. */
  readonly row: number;
  readonly col: number;
  /** One number for each cell, row by row, where the loss has targets; else empty. */
  readonly targets: ArrayLike<number>;
}

export interface RunRequest {
  readonly variant: string;
  readonly inputs: Readonly<Record<string, MatrixData>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Adds the loss, and then the gradient of every node before it: `d_query` for `query`. Only the whole engine can. */
  readonly backward?: LossRequest | undefined;
}

/** A finished run. Frozen: nothing in it changes, and it stays readable after the engine restarts. */
export interface Trace {
  readonly variant: string;
  readonly nodes: readonly TraceNode[];
  readonly sections: readonly TraceSection[];
  readonly outputs: readonly string[];
  readonly notes: readonly TraceNote[];
  /** Sizes the run found for the dimensions of the schema. */
  readonly dimensions: Readonly<Record<string, number>>;
  node(id: string): TraceNode | undefined;
  explain(cell: CellRef): Explanation;
  lineage(cell: CellRef, depth: number): readonly LineageEntry[];
  /** d(of)/d(wrt): one number per cell of `wrt`. */
  gradient(of: GradientTarget, wrt: string): MatrixData;
  /**
   * The number that cell `of` would hold if one before it were another: what follows from the change is computed again, and
   * the run stays as it is. In the units of `of`, so that (perturbed(a + h) − perturbed(a − h)) / 2h is a difference quotient.
   * A cell that does not depend on the change keeps its number. Throws `EngineError` for a node or a cell that is not
   * there, for a reader that does not read the changed node, and from the small engine: only the whole one can.
   */
  perturbed(of: CellRef, change: Perturbation): number;
}

/** One number of a run, input or computed, taken for another one. */
export interface Perturbation {
  readonly at: CellRef;
  /** Any number, −∞ too. */
  readonly number: number;
  /** The only node that reads it so, by its id: a step forward. Left out, every node that reads it does. */
  readonly reader?: string | undefined;
  /** The only operand of that node that is read so, from 0. Left out, each that is the changed matrix. */
  readonly slot?: number | undefined;
}

/** The largest sizes the engine computes; more is refused before anything is allocated. */
export interface EngineLimits {
  readonly side: number;
  readonly heads: number;
  readonly cells: number;
}

/** Asks for independent random numbers, rows × cols of them. The same request always gives the same. */
export interface RandomMatrix {
  /** A whole number from 0 to 999,999, like `stream`: each pair of them has a sequence of its own. */
  readonly seed: number;
  readonly stream: number;
  readonly rows: number;
  readonly cols: number;
  /** Either has mean 0 and variance 1. */
  readonly law: 'normal' | 'uniform';
}

/**
 * Asks for dot products of pairs of random vectors: number `first` of a sequence and those that follow. A sequence is the
 * same whether it is had at once or in parts.
 */
export interface DotProducts {
  readonly seed: number;
  readonly stream: number;
  /** How many numbers each vector has, 1 to 1024. */
  readonly width: number;
  readonly first: number;
  /** At most 2²² numbers a call, `width` times `count`. */
  readonly count: number;
  readonly law: 'normal' | 'uniform';
  /** The mean of every number; the variance stays 1. */
  readonly mean: number;
}
