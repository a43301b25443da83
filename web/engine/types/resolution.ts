import type { OptionValue, Sizes } from './basics';

/** The shape of the matrix of an input. */
export interface MatrixShape {
  readonly input: string;
  readonly rows: number;
  readonly cols: number;
}

/**
 * What determines the sizes of a variant, in order of precedence: `sizes`, `matrices`, options that are also dimensions,
 * `tokens` (counts by dimension), defaults of the schema.
 */
export interface SchemaQuery {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly sizes?: Sizes;
  readonly matrices?: readonly MatrixShape[];
  readonly tokens?: Sizes;
}

/**
 * Why sizes or a matrix are invalid. `not_divisible`: dimension `name` must be a multiple of `divisor`. `out_of_range`:
 * dimension `name`. `too_long`: `axis` of input `name` would have length `size`. For the `axis` of one matrix: `not_one`: must
 * be 1; `not_equal`, `not_multiple`: must be equal to, or a multiple of, `size`, the product of `factors`; `too_large`,
 * `too_small`: `size` is the limit; `not_square`: both axes are dimension `name`, and differ.
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
  /** The smallest and the largest allowed multiple of `step`. */
  readonly min: number;
  readonly max: number;
  /** The size must be a multiple of this, for example of the patch size; 1 if any size is allowed. */
  readonly step: number;
  /** The number of columns if the positions form a grid; 0 if they form a sequence. */
  readonly columns: number;
}

export interface ResolvedInput {
  readonly name: string;
  /** Whether the variant reads the input, given the options. */
  readonly active: boolean;
  /** The option values for which it is active. */
  readonly requires: Readonly<Record<string, string>>;
  readonly rows: number;
  readonly cols: number;
  /** The dimensions whose product is the length of the axis. */
  readonly rowFactors: readonly string[];
  readonly colFactors: readonly string[];
}

export interface ResolvedOption {
  readonly name: string;
  /** Whether it has an effect, given the other options. */
  readonly active: boolean;
  /** The values of other options for which it has an effect. */
  readonly requires: Readonly<Record<string, string>>;
}

/** A schema evaluated for given options and sizes. Lists are in the order of the schema. */
export interface Resolution {
  readonly dimensions: readonly ResolvedDimension[];
  readonly inputs: readonly ResolvedInput[];
  readonly options: readonly ResolvedOption[];
  /** The sizes that follow from the options alone. */
  readonly fixed: Sizes;
  /** The values of the conditions in the equation of the variant. */
  readonly conditions: Readonly<Record<string, boolean>>;
  /** Why the sizes are invalid; null if they are valid. */
  readonly problem: SizeProblem | null;
}

/** The sizes that follow from the shape of one matrix, or why that shape is invalid. */
export interface MatrixFit {
  readonly sizes: Sizes;
  readonly problem: SizeProblem | null;
}

/** Evaluates a schema. Pure functions. */
export interface SchemaResolver {
  resolve(query: SchemaQuery): Resolution;
  /** `otherSizes` are used where an axis is a product with more than one unknown factor. */
  fitMatrix(options: SchemaQuery['options'], matrix: MatrixShape, otherSizes: Sizes): MatrixFit;
}
