import type { DimensionSchema, SizeProblem, Sizes, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { type Refusal, refuse } from '../document/refusal';
import type { Document, TokenList } from '../document/state';
import { widthsFor } from './head-widths';
import { limits } from './limits';
import { reshape, resizedIndices } from './resize';
import { dimensionNamed, dimensions, inputNamed, sizesOf } from './shapes';

/** Changes the size of a dimension, and adds or removes tokens accordingly. The widths of heads may follow their number. */
export function setDimension(
  document: Document,
  schema: VariantSchema,
  name: string,
  size: number,
): Document | Refusal {
  const dimension = dimensionNamed(schema, name);
  if (dimension === undefined) return refuse(message('error.there_no_dimension', { name }));
  if (dimension.derived !== '')
    return refuse(message('error.follows_other_sizes', { name, derived: dimension.derived }));
  const following = name === 'n_heads' ? widthsFor(schema, dimensions(document, schema), size) : {};
  return resize(document, schema, { ...following, [name]: size });
}

/** Changes the sizes of several dimensions at once. `tokens` are the new names of changed token lists. */
export function resize(
  document: Document,
  schema: VariantSchema,
  sizes: Sizes,
  tokens: Partial<Document['tokens']> = {},
): Document | Refusal {
  const before = dimensions(document, schema);
  const requested = { ...before, ...sizes };
  const { after, problem } = resolveSizes(schema, requested);
  const error = (problem && problemText(problem, schema, after)) ?? derivedSizeError(schema, sizes, after);
  if (error !== null) return refuse(error);
  const oldIndices = Object.fromEntries(
    Object.entries(after)
      .filter(([name, size]) => size !== before[name])
      .map(([name, size]) => [name, resizedIndices(before[name] ?? 0, size)]),
  );
  return reshape(document, schema, {
    oldIndices,
    tokens: { ...resizedTokens(document, schema, sizes), ...tokens },
  });
}

/** Checks sizes before matrices of that size are allocated. Returns an error message, or null. */
export function sizeError(schema: VariantSchema, sizes: Sizes): Message | null {
  const { after, problem } = resolveSizes(schema, sizes);
  return problem === null ? null : problemText(problem, schema, after);
}

/** Adds the derived sizes to the requested ones. */
function resolveSizes(
  schema: VariantSchema,
  requested: Sizes,
): { readonly after: Sizes; readonly problem: SizeProblem | null } {
  const resolution = schema.resolver.resolve({ options: {}, sizes: requested });
  const derived = schema.dimensions.filter((dimension) => dimension.derived !== '');
  const found = sizesOf(resolution);
  const after = Object.fromEntries(derived.map(({ name }) => [name, found[name] ?? Number.NaN]));
  return { after: { ...requested, ...after }, problem: resolution.problem };
}

function problemText(
  { kind, name, divisor, axis, size }: SizeProblem,
  schema: VariantSchema,
  sizes: Sizes,
): Message | null {
  if (kind === 'not_divisible')
    return message('error.size_not_divisible', {
      name,
      size: sizes[name] ?? 0,
      divisor,
      divisorSize: sizes[divisor] ?? 1,
    });
  if (kind === 'out_of_range') {
    const dimension = dimensionNamed(schema, name);
    return dimension === undefined ? null : rangeError(dimension, sizes[name] ?? Number.NaN);
  }
  const input = inputNamed(schema, name);
  return axis === 'rows'
    ? sideError(name, message('error.rows', { count: size }), input?.rows ?? '')
    : sideError(name, message('error.columns', { count: size }), input?.cols ?? '');
}

/** Checks a size against the range of its dimension. Returns an error message, or null. */
export function rangeError({ name, min, max }: DimensionSchema, size: number): Message | null {
  return Number.isInteger(size) && size >= min && size <= max
    ? null
    : message('error.size_range', { name, size, min, max });
}

/** Checks requested sizes of derived dimensions against the derived values. Returns an error message, or null. */
function derivedSizeError(schema: VariantSchema, requested: Sizes, after: Sizes): Message | null {
  const invalid = schema.dimensions.find(
    ({ name, derived }) => derived !== '' && requested[name] !== undefined && requested[name] !== after[name],
  );
  return invalid === undefined
    ? null
    : message('error.derived_size', {
        name: invalid.name,
        requested: requested[invalid.name] ?? '',
        derived: invalid.derived,
        size: after[invalid.name] ?? '',
      });
}

function sideError(name: string, found: Message, expression: string): Message {
  return message('error.side_limit', { name, found, expression, max: limits.side });
}

function resizedTokens(document: Document, schema: VariantSchema, sizes: Sizes): Document['tokens'] {
  const tokens = { ...document.tokens };
  for (const { name, tokens: list } of schema.dimensions) {
    const size = sizes[name];
    if (list !== '' && size !== undefined) tokens[list] = resizedList(document.tokens[list], size);
  }
  return tokens;
}

function resizedList(words: readonly string[], size: number): Document['tokens'][TokenList] {
  const resized = words.slice(0, size);
  while (resized.length < size) resized.push(defaultWord(resized));
  return resized;
}

/** An unused default name for the next token: `token 4`. */
export function defaultWord(words: readonly string[]): string {
  let number = words.length + 1;
  while (words.includes(`token ${number}`)) number++;
  return `token ${number}`;
}
