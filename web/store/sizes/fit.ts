import type { InputSchema, VariantSchema } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
import { type Refusal, refuse } from '../document/refusal';
import { limits } from './limits';
import { dimensionNamed, factors, type Sizes, sizeOf, solveAxis } from './shapes';

/** The size of a matrix that has not been taken over yet. */
export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

/**
 * What the size of a matrix says about the dimensions, or why an input cannot have that size. `others` are the sizes of
 * dimensions that stay as they are where a product has more than one factor to find.
 */
export function fitMatrix(
  input: InputSchema,
  extent: Extent,
  schema: VariantSchema,
  known: Sizes,
  others: Sizes = {},
): Sizes | Refusal {
  const given = { schema, known, others };
  const rows = fitAxis(input.rows, extent.rows, given);
  if (typeof rows === 'string')
    return refuse(t`${input.name} has ${plural(extent.rows, '{0} row', '{0} rows')}: ${rows}`);
  const cols = fitAxis(input.cols, extent.cols, given);
  if (typeof cols === 'string')
    return refuse(t`${input.name} has ${plural(extent.cols, '{0} column', '{0} columns')}: ${cols}`);
  const torn = Object.keys(rows).find((name) => cols[name] !== undefined && cols[name] !== rows[name]);
  if (torn === undefined) return { ...rows, ...cols };
  const found = t`${plural(extent.rows, '{0} row', '{0} rows')} and ${plural(extent.cols, '{0} column', '{0} columns')}`;
  return refuse(t`${input.name} has ${found}: both must be ${torn}`);
}

/** The sizes an axis asks for, or what was expected of it. */
function fitAxis(expression: string, size: number, { schema, known, others }: Given): Sizes | string {
  const sizes = solveAxis(expression, size, known, others);
  if (sizes === null) return expected(expression, known, others);
  const parts = sizeOf(expression, { ...others, ...known, ...ones(sizes) });
  for (const [name, found] of Object.entries(sizes)) {
    const { min = 1, max = limits.side } = dimensionNamed(schema, name) ?? {};
    if (found > max) return t`at most ${Math.min(max * parts, limits.side)}`;
    if (found < min) return t`at least ${min * parts}`;
  }
  return size > limits.side ? t`at most ${limits.side}` : sizes;
}

/** What the sizes of an axis are found from. */
interface Given {
  readonly schema: VariantSchema;
  readonly known: Sizes;
  readonly others: Sizes;
}

/** The same names, each of size 1. */
function ones(sizes: Sizes): Sizes {
  return Object.fromEntries(Object.keys(sizes).map((name) => [name, 1]));
}

function expected(expression: string, known: Sizes, others: Sizes): string {
  const names = factors(expression);
  const unknown = names.find((name) => known[name] === undefined);
  const counts = names.filter((name) => name !== unknown);
  if (counts.length === 0) return t('must be 1');
  const size = sizeOf(counts.join('*'), { ...others, ...known });
  return unknown === undefined
    ? t`must be ${names.join(' × ')} = ${size}`
    : t`must divide by ${counts.join(' × ')} = ${size}`;
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
