import type { InputSchema, OptionValue, SizeProblem, Sizes, VariantSchema } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
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
    plural(rows, '{0} row', '{0} rows'),
    plural(cols, '{0} column', '{0} columns'),
  ];
  if (problem.kind === 'not_square') {
    const found = t`${countOfRows} and ${countOfCols}`;
    return refuse(t`${name} has ${found}: both must be ${problem.name}`);
  }
  return refuse(t`${name} has ${problem.axis === 'rows' ? countOfRows : countOfCols}: ${expected(problem)}`);
}

function expected({ kind, factors, size }: SizeProblem): string {
  switch (kind) {
    case 'too_large':
      return t`at most ${size}`;
    case 'too_small':
      return t`at least ${size}`;
    case 'not_equal':
      return t`must be ${factors.join(' × ')} = ${size}`;
    case 'not_multiple':
      return t`must divide by ${factors.join(' × ')} = ${size}`;
    default:
      return t('must be 1');
  }
}

/** Sizes of dimensions, each with the name of the input that determined it. */
export type KnownSizes = Map<string, { readonly size: number; readonly source: string }>;

/** Adds the sizes that follow from one input. If they contradict known sizes, adds nothing and returns an error message. */
export function addSizes(input: InputSchema, sizes: Sizes, knownSizes: KnownSizes): string {
  for (const [name, size] of Object.entries(sizes)) {
    const other = knownSizes.get(name);
    if (other !== undefined && other.size !== size)
      return t`${input.name} has ${name} = ${size} and ${other.source} has ${name} = ${other.size}: must be the same`;
  }
  for (const [name, size] of Object.entries(sizes)) {
    if (!knownSizes.has(name)) knownSizes.set(name, { size, source: input.name });
  }
  return '';
}
