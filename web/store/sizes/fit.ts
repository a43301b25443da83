import type { InputSchema, OptionValue, SizeProblem, Sizes, VariantSchema } from '../../engine/types';
import { type Message, type MessageValue, message } from '../../i18n/message';
import { type Refusal, refuse } from '../document/refusal';

export interface MatrixSize {
  readonly rows: number;
  readonly cols: number;
}

/** The options, and the current sizes, which are kept where an axis is a product with more than one unknown factor. */
export interface FitContext {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly otherSizes: Sizes;
}

/** The sizes of the dimensions that follow from the size of a matrix, or why an input cannot have that size. */
export function fitMatrix(
  { name }: InputSchema,
  { rows, cols }: MatrixSize,
  schema: VariantSchema,
  { options, otherSizes }: FitContext,
): Sizes | Refusal {
  const { sizes, problem } = schema.resolver.fitMatrix(options, { input: name, rows, cols }, otherSizes);
  if (problem === null) return sizes;
  const [countOfRows, countOfCols] = [
    message('error.rows', { count: rows }),
    message('error.columns', { count: cols }),
  ];
  if (problem.kind === 'not_square') {
    const found = message('error.rows_and_columns', { rows: countOfRows, cols: countOfCols });
    return refuse(message('error.matrix_not_square', { name, found, dimension: problem.name }));
  }
  return refuse(
    message('error.matrix_side', {
      name,
      found: problem.axis === 'rows' ? countOfRows : countOfCols,
      expected: expected(problem),
    }),
  );
}

function expected({ kind, factors, size }: SizeProblem): Message {
  switch (kind) {
    case 'too_large':
      return message('error.at_most', { size });
    case 'too_small':
      return message('error.at_least', { size });
    case 'not_equal':
      return message('error.must_be_product', { factors: factors.join(' × '), size });
    case 'not_multiple':
      return message('error.must_be_multiple', { factors: factors.join(' × '), size });
    default:
      return message('error.must_be_1');
  }
}

/** Sizes of dimensions, each with the name of the input that determined it. */
export type KnownSizes = Map<string, { readonly size: number; readonly source: MessageValue }>;

/** Adds the sizes that follow from one input. If they contradict known sizes, adds nothing and returns an error message. */
export function addSizes(input: InputSchema, sizes: Sizes, knownSizes: KnownSizes): Message | null {
  for (const [name, size] of Object.entries(sizes)) {
    const other = knownSizes.get(name);
    if (other !== undefined && other.size !== size)
      return message('error.sizes_differ', {
        name: input.name,
        dimension: name,
        size,
        source: other.source,
        otherSize: other.size,
      });
  }
  for (const [name, size] of Object.entries(sizes)) {
    if (!knownSizes.has(name)) knownSizes.set(name, { size, source: input.name });
  }
  return null;
}
