import type { DimensionSchema, VariantSchema } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
import { type Refusal, refuse } from '../document/refusal';
import type { Document, TokenList } from '../document/state';
import { limits } from './limits';
import { keepFirst, reshape } from './resize';
import { derivedSizes, dimensionNamed, dimensions, type Sizes, sizeOf } from './shapes';

/** Gives a dimension another size; names of tokens are added or dropped with it. */
export function setDimension(
  document: Document,
  schema: VariantSchema,
  name: string,
  size: number,
): Document | Refusal {
  const dimension = dimensionNamed(schema, name);
  if (dimension === undefined) return refuse(t`there is no dimension ${name}`);
  if (dimension.derived !== '') return refuse(t`${name} follows from other sizes: ${dimension.derived}`);
  return resize(document, schema, { [name]: size });
}

/** Gives several dimensions other sizes at once. `tokens` names the tokens of a list that changes. */
export function resize(
  document: Document,
  schema: VariantSchema,
  sizes: Sizes,
  tokens: Partial<Document['tokens']> = {},
): Document | Refusal {
  const before = dimensions(document, schema);
  const wanted = { ...before, ...sizes };
  const after = { ...wanted, ...derivedSizes(schema, wanted) };
  const error = sizeError(schema, after) || contradiction(schema, sizes, after);
  if (error !== '') return refuse(error);
  const keep = Object.fromEntries(
    Object.entries(after)
      .filter(([name, size]) => size !== before[name])
      .map(([name, size]) => [name, keepFirst(before[name] ?? 0, size)]),
  );
  return reshape(document, schema, {
    keep,
    tokens: { ...resizedTokens(document, schema, sizes), ...tokens },
  });
}

/** Why sizes cannot be walked through; empty when they can. Checked before anything of that size is made. */
export function sizeError(schema: VariantSchema, sizes: Sizes): string {
  for (const dimension of schema.dimensions) {
    const size = sizes[dimension.name];
    const rest = uneven(dimension, sizes);
    if (rest !== '') return rest;
    if (size !== undefined && !fits(dimension, size))
      return t`${dimension.name} is ${size}: must be a whole number from ${dimension.min} to ${dimension.max}`;
  }
  for (const { name, rows, cols } of schema.inputs) {
    if (sizeOf(rows, sizes) > limits.side)
      return tooLong(name, plural(sizeOf(rows, sizes), '{0} row', '{0} rows'), rows);
    if (sizeOf(cols, sizes) > limits.side)
      return tooLong(name, plural(sizeOf(cols, sizes), '{0} column', '{0} columns'), cols);
  }
  return '';
}

/** Why a size that follows from others cannot be what a matrix says; empty when it is. */
function contradiction(schema: VariantSchema, said: Sizes, after: Sizes): string {
  const wrong = schema.dimensions.find(
    ({ name, derived }) => derived !== '' && said[name] !== undefined && said[name] !== after[name],
  );
  return wrong === undefined
    ? ''
    : t`${wrong.name} is ${said[wrong.name] ?? ''}: ${wrong.derived} = ${after[wrong.name] ?? ''} expected`;
}

/** The quotient in a formula that leaves a rest, in words; empty when there is none. */
function uneven({ derived }: DimensionSchema, sizes: Sizes): string {
  for (const [, above = '', below = ''] of derived.matchAll(/(\w+)\/(\w+)/g)) {
    const [size = 0, by = 1] = [sizes[above], sizes[below]];
    if (size % by !== 0)
      return t`${above} is ${size} and ${below} is ${by}: ${above} must be a multiple of ${below}`;
  }
  return '';
}

function fits(dimension: DimensionSchema, size: number): boolean {
  return Number.isInteger(size) && size >= dimension.min && size <= dimension.max;
}

function tooLong(name: string, found: string, expression: string): string {
  return t`${name} would have ${found} (${expression}): at most ${limits.side}`;
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

/** A name for the token after these, not yet among them: `token 4`. */
export function defaultWord(words: readonly string[]): string {
  let number = words.length + 1;
  while (words.includes(t`token ${number}`)) number++;
  return t`token ${number}`;
}
