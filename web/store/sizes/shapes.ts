import type { DimensionSchema, InputSchema, OptionValue, VariantSchema } from '../../engine/types';
import type { Document, InputMatrix, TokenList } from '../document/state';

/** Dimension sizes by name. */
export type Sizes = Readonly<Record<string, number>>;

/** The dimension names of a shape expression: `n_heads*d_k` has two, `1` has none. */
export function factors(expression: string): readonly string[] {
  return expression.split('*').filter((factor) => factor !== '1');
}

/** The size of a shape expression. */
export function sizeOf(expression: string, sizes: Sizes): number {
  return factors(expression).reduce((size, name) => size * (sizes[name] ?? 1), 1);
}

/** The terms of `2*window-1` with their signs. */
function terms(formula: string): readonly string[] {
  return formula.match(/[+-]?[^+-]+/g) ?? [];
}

/** A product or quotient, worked out from left to right. */
function termValue(term: string, sizes: Sizes): number {
  const [first = '', ...rest] = term.replace(/^[+-]/, '').match(/[*/]?[^*/]+/g) ?? [];
  const size = (name: string) => (/^\d+$/.test(name) ? Number(name) : (sizes[name] ?? Number.NaN));
  const value = rest.reduce((found, factor) => {
    const next = size(factor.slice(1));
    return factor.startsWith('/') ? found / next : found * next;
  }, size(first));
  return term.startsWith('-') ? -value : value;
}

/** What a formula such as `height/patch*width/patch+1` gives; NaN when a size in it is not known. */
export function formulaValue(formula: string, sizes: Sizes): number {
  return terms(formula).reduce((sum, term) => sum + termValue(term, sizes), 0);
}

/** The sizes that follow from others, as far as these are known. */
export function derivedSizes(schema: VariantSchema, sizes: Sizes): Sizes {
  const derived = schema.dimensions.flatMap(({ name, derived: formula }) =>
    formula === '' ? [] : [[name, formulaValue(formula, sizes)] as const],
  );
  return Object.fromEntries(derived.filter(([, size]) => !Number.isNaN(size)));
}

/** Whether `option=value`, or `option=one|another`, holds. */
function holdsAlone(condition: string, options: Readonly<Record<string, OptionValue>>): boolean {
  const [name = '', values = ''] = condition.split('=');
  return Object.hasOwn(options, name) && values.split('|').includes(String(options[name]));
}

/** Whether a condition holds, or each of several with `&` between them; an empty one always does. */
export function holds(when: string, options: Readonly<Record<string, OptionValue>>): boolean {
  return when === '' || when.split('&').every((each) => holdsAlone(each, options));
}

/** The inputs that the variant reads under these options. */
export function activeInputs(
  schema: VariantSchema,
  options: Readonly<Record<string, OptionValue>>,
): readonly InputSchema[] {
  return schema.inputs.filter((input) => holds(input.when, options));
}

/** The input of that name, if the variant has one. */
export function inputNamed(schema: VariantSchema, name: string): InputSchema | undefined {
  return schema.inputs.find((input) => input.name === name);
}

/** The dimension of that name, if the variant has one. */
export function dimensionNamed(schema: VariantSchema, name: string): DimensionSchema | undefined {
  return schema.dimensions.find((dimension) => dimension.name === name);
}

/** The matrix of that name, never one that an object inherits. */
export function matrixOf(document: Document, name: string): InputMatrix | undefined {
  return Object.hasOwn(document.inputs, name) ? document.inputs[name] : undefined;
}

/** The dimension whose rows a list of tokens names; undefined when the variant has no such list. */
export function tokenDimension(schema: VariantSchema, list: TokenList): DimensionSchema | undefined {
  return schema.dimensions.find((dimension) => dimension.tokens === list);
}

/** Whether a cell of this input may be -Infinity, which removes a key from a row. */
export function mayBlock(input: InputSchema): boolean {
  return input.kind === 'mask' || input.role === 'scores';
}

/**
 * Finds the first unknown factor of an axis from its size; null when no whole size fits. `known` holds the counts that
 * options fix, such as `n_heads`; `others` the sizes that further factors have for the time being.
 */
export function solveAxis(expression: string, size: number, known: Sizes, others: Sizes = {}): Sizes | null {
  const [unknown] = factors(expression).filter((name) => known[name] === undefined);
  const count = sizeOf(expression, unknown === undefined ? known : { ...others, ...known, [unknown]: 1 });
  if (unknown === undefined) return size === count ? {} : null;
  return size % count === 0 ? { [unknown]: size / count } : null;
}

/** The counts that are options as well as dimensions, such as `n_heads`, and the sizes that cannot be others. */
export function optionSizes(schema: VariantSchema, options: Readonly<Record<string, OptionValue>>): Sizes {
  const sizes: Record<string, number> = {};
  for (const { name, min, max, derived } of schema.dimensions) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (typeof value === 'number') sizes[name] = value;
    else if (min === max && derived === '') sizes[name] = min;
  }
  return { ...derivedSizes(schema, sizes), ...sizes };
}

/** The size of every dimension of the schema: as its matrices say, else as its tokens say, else its default. */
export function dimensions(document: Document, schema: VariantSchema): Sizes {
  const known = optionSizes(schema, document.options);
  const sizes: Record<string, number> = {};
  for (const dimension of schema.dimensions) {
    const tokens = dimension.tokens === '' ? 0 : document.tokens[dimension.tokens].length;
    sizes[dimension.name] = tokens || dimension.default;
  }
  // What one matrix says of a dimension helps to read the next.
  const said: Record<string, number> = { ...known };
  for (const input of schema.inputs) {
    const matrix = matrixOf(document, input.name);
    if (matrix === undefined) continue;
    Object.assign(said, solveAxis(input.rows, matrix.rows, said), solveAxis(input.cols, matrix.cols, said));
  }
  const found = { ...sizes, ...said };
  return { ...found, ...derivedSizes(schema, found) };
}

/** The inputs whose rows are the tokens of a list, each with numbers of its own. */
export function tokenInputs(schema: VariantSchema, list: TokenList): readonly InputSchema[] {
  const rows = tokenDimension(schema, list)?.name;
  return schema.inputs.filter((input) => input.kind === 'input' && input.rows === rows);
}
