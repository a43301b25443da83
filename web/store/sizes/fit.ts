import type { InputSchema, OptionValue, SizeProblem, Sizes, VariantSchema } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
import { type Refusal, refuse } from '../document/refusal';

/** The size of a matrix that has not been taken over yet. */
export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

/** What a matrix is to fit: the options, and the sizes of dimensions that stay as they are where a product has more than one factor to find. */
export interface Fixed {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly others: Sizes;
}

/** What the size of a matrix says about the dimensions, or why an input cannot have that size. */
export function fitMatrix(
  { name }: InputSchema,
  { rows, cols }: Extent,
  schema: VariantSchema,
  { options, others }: Fixed,
): Sizes | Refusal {
  const { sizes, problem } = schema.resolver.fitMatrix(options, { input: name, rows, cols }, others);
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

/** What matrices have said about dimensions, and which one said it first. */
export type Said = Map<string, { readonly size: number; readonly by: string }>;

/** Adds what one matrix says. When another has said otherwise, nothing is added and the text names both. */
export function agree(input: InputSchema, sizes: Sizes, said: Said): string {
  for (const [name, size] of Object.entries(sizes)) {
    const other = said.get(name);
    if (other !== undefined && other.size !== size)
      return t`${input.name} has ${name} = ${size} and ${other.by} has ${name} = ${other.size}: must be the same`;
  }
  for (const [name, size] of Object.entries(sizes)) {
    if (!said.has(name)) said.set(name, { size, by: input.name });
  }
  return '';
}
