import type { InputSchema, VariantSchema } from '../engine/types';
import { counted, type Refusal, refuse } from './refusal';
import { dimensionNamed, factors, longestSide, type Sizes, sizeOf, solveAxis } from './shapes';

/** The size of a matrix that has not been taken over yet. */
export interface Extent {
  readonly rows: number;
  readonly cols: number;
}

/** What the size of a matrix says about the dimensions, or why an input cannot have that size. */
export function fitMatrix(
  input: InputSchema,
  extent: Extent,
  schema: VariantSchema,
  known: Sizes,
): Sizes | Refusal {
  const rows = fitAxis(input.rows, extent.rows, schema, known);
  if (typeof rows === 'string') return refuse(`${input.name} has ${counted(extent.rows, 'row')}: ${rows}`);
  const cols = fitAxis(input.cols, extent.cols, schema, known);
  if (typeof cols === 'string') return refuse(`${input.name} has ${counted(extent.cols, 'column')}: ${cols}`);
  const torn = Object.keys(rows).find((name) => cols[name] !== undefined && cols[name] !== rows[name]);
  if (torn === undefined) return { ...rows, ...cols };
  const found = `${counted(extent.rows, 'row')} and ${counted(extent.cols, 'column')}`;
  return refuse(`${input.name} has ${found}: both must be ${torn}`);
}

/** The sizes an axis asks for, or what was expected of it. */
function fitAxis(expression: string, size: number, schema: VariantSchema, known: Sizes): Sizes | string {
  const sizes = solveAxis(expression, size, known);
  if (sizes === null) return expected(expression, known);
  if (size > longestSide) return `at most ${longestSide}`;
  const parts = sizeOf(expression, known);
  for (const [name, found] of Object.entries(sizes)) {
    const { min = 1, max = longestSide } = dimensionNamed(schema, name) ?? {};
    if (found > max) return `at most ${Math.min(max * parts, longestSide)}`;
    if (found < min) return `at least ${min * parts}`;
  }
  return sizes;
}

function expected(expression: string, known: Sizes): string {
  const counts = factors(expression).filter((name) => known[name] !== undefined);
  return counts.length === 0
    ? 'must be 1'
    : `must divide by ${counts.join(' × ')} = ${sizeOf(expression, known)}`;
}

/** What matrices have said about dimensions, and which one said it first. */
export type Said = Map<string, { readonly size: number; readonly by: string }>;

/** Adds what one matrix says. When another has said otherwise, nothing is added and the text names both. */
export function agree(input: InputSchema, sizes: Sizes, said: Said): string {
  for (const [name, size] of Object.entries(sizes)) {
    const other = said.get(name);
    if (other !== undefined && other.size !== size)
      return `${input.name} has ${name} = ${size} and ${other.by} has ${name} = ${other.size}: must be the same`;
  }
  for (const [name, size] of Object.entries(sizes)) {
    if (!said.has(name)) said.set(name, { size, by: input.name });
  }
  return '';
}
