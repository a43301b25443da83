import type { DimensionSchema, SizeProblem, Sizes, VariantSchema } from '../../engine/types';
import { plural, t } from '../../i18n/i18n';
import { type Refusal, refuse } from '../document/refusal';
import type { Document, TokenList } from '../document/state';
import { limits } from './limits';
import { keepFirst, reshape } from './resize';
import { dimensionNamed, dimensions, inputNamed, sizesOf } from './shapes';

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
  const { after, problem } = resolved(schema, wanted);
  if (problem !== null) return refuse(problemText(problem, schema, after));
  const error = contradiction(schema, sizes, after);
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
  const { after, problem } = resolved(schema, sizes);
  return problem === null ? '' : problemText(problem, schema, after);
}

/** The sizes that are wanted, with those that follow from them. */
function resolved(
  schema: VariantSchema,
  wanted: Sizes,
): { readonly after: Sizes; readonly problem: SizeProblem | null } {
  const resolution = schema.resolver.resolve({ options: {}, sizes: wanted });
  const derived = schema.dimensions.filter((dimension) => dimension.derived !== '');
  const found = sizesOf(resolution);
  const after = Object.fromEntries(derived.map(({ name }) => [name, found[name] ?? Number.NaN]));
  return { after: { ...wanted, ...after }, problem: resolution.problem };
}

function problemText(
  { kind, name, divisor, axis, size }: SizeProblem,
  schema: VariantSchema,
  sizes: Sizes,
): string {
  if (kind === 'not_divisible')
    return t`${name} is ${sizes[name] ?? 0} and ${divisor} is ${sizes[divisor] ?? 1}: ${name} must be a multiple of ${divisor}`;
  if (kind === 'out_of_range') {
    const dimension = dimensionNamed(schema, name);
    return dimension === undefined ? '' : rangeError(dimension, sizes[name] ?? Number.NaN);
  }
  const input = inputNamed(schema, name);
  return axis === 'rows'
    ? tooLong(name, plural(size, '{0} row', '{0} rows'), input?.rows ?? '')
    : tooLong(name, plural(size, '{0} column', '{0} columns'), input?.cols ?? '');
}

/** Why a dimension cannot have a size, whatever the others are; empty when it can. */
export function rangeError({ name, min, max }: DimensionSchema, size: number): string {
  return Number.isInteger(size) && size >= min && size <= max
    ? ''
    : t`${name} is ${size}: must be a whole number from ${min} to ${max}`;
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
