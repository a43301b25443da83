import type {
  DimensionSchema,
  InputSchema,
  MatrixFit,
  MatrixShape,
  OptionValue,
  Resolution,
  SchemaQuery,
  SchemaResolver,
  SizeProblem,
  Sizes,
  VariantSchema,
} from '../../../../web/engine/types';

/**
 * An independent implementation of the resolver, for schemas of tests, and to compare the engine with.
 */

/** A schema without a resolver. */
export type SchemaText = Omit<VariantSchema, 'resolver'>;

/** The largest side of a matrix. */
const SIDE = 256;

/** The dimension names of a shape expression: `n_heads*d_k` has two, `1` has none. */
export function factors(expression: string): readonly string[] {
  return expression.split('*').filter((factor) => factor !== '1');
}

/** The size of a shape expression. */
export function sizeOf(expression: string, sizes: Sizes): number {
  return factors(expression).reduce((size, name) => size * (sizes[name] ?? 1), 1) + 0;
}

/** The terms of `2*window-1` with their signs. */
function terms(formula: string): readonly string[] {
  return formula.match(/[+-]?[^+-]+/g) ?? [];
}

/** Evaluates products and quotients from left to right. */
function termValue(term: string, sizes: Sizes): number {
  const [first = '', ...rest] = term.replace(/^[+-]/, '').match(/[*/]?[^*/]+/g) ?? [];
  const size = (name: string) => (/^\d+$/.test(name) ? Number(name) : (sizes[name] ?? Number.NaN));
  const value = rest.reduce((found, factor) => {
    const next = size(factor.slice(1));
    return factor.startsWith('/') ? found / next : found * next;
  }, size(first));
  return term.startsWith('-') ? -value : value;
}

/** Evaluates a formula such as `height/patch*width/patch+1`; NaN if a size in it is unknown. */
export function formulaValue(formula: string, sizes: Sizes): number {
  return terms(formula).reduce((sum, term) => sum + termValue(term, sizes), 0);
}

/** The derived sizes, as far as their operands are known. */
export function derivedSizes(schema: SchemaText, sizes: Sizes): Sizes {
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

/** Whether a condition holds, or all of several joined by `&`. An empty condition holds. */
export function holds(when: string, options: Readonly<Record<string, OptionValue>>): boolean {
  return when === '' || when.split('&').every((each) => holdsAlone(each, options));
}

/** The inputs that the variant reads with these options. */
export function activeInputs(
  schema: SchemaText,
  options: Readonly<Record<string, OptionValue>>,
): readonly InputSchema[] {
  return schema.inputs.filter((input) => holds(input.when, options));
}

/**
 * Finds the first unknown factor of an axis from its size; null if it is not an integer. `known` contains the counts that options
 * set, such as `n_heads`; `others` the current sizes of further factors.
 */
export function solveAxis(expression: string, size: number, known: Sizes, others: Sizes = {}): Sizes | null {
  const [unknown] = factors(expression).filter((name) => known[name] === undefined);
  const count = sizeOf(expression, unknown === undefined ? known : { ...others, ...known, [unknown]: 1 });
  if (unknown === undefined) return size === count ? {} : null;
  return size % count === 0 ? { [unknown]: size / count } : null;
}

/** The counts that are options as well as dimensions, such as `n_heads`, and fixed sizes. */
export function optionSizes(schema: SchemaText, options: Readonly<Record<string, OptionValue>>): Sizes {
  const sizes: Record<string, number> = {};
  for (const { name, min, max, derived } of schema.dimensions) {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (typeof value === 'number') sizes[name] = value;
    else if (min === max && derived === '') sizes[name] = min;
  }
  return { ...derivedSizes(schema, sizes), ...sizes };
}

/** The size of every dimension of the schema. */
function dimensions(schema: SchemaText, { options, sizes, matrices = [], tokens = {} }: SchemaQuery): Sizes {
  const initial = Object.fromEntries(
    schema.dimensions.map((each) => [each.name, tokens[each.name] ?? each.default]),
  );
  const known: Record<string, number> = { ...optionSizes(schema, options) };
  for (const input of schema.inputs) {
    const matrix = matrices.find((each) => each.input === input.name);
    if (matrix === undefined) continue;
    Object.assign(
      known,
      solveAxis(input.rows, matrix.rows, known),
      solveAxis(input.cols, matrix.cols, known),
    );
  }
  const found = { ...initial, ...known, ...sizes };
  return { ...found, ...derivedSizes(schema, found) };
}

const none = { name: '', divisor: '', axis: '', factors: [], size: 0 } as const;

function quotients(formula: string): readonly (readonly [string, string])[] {
  return [...formula.matchAll(/(\w+)\/(\w+)/g)].map(([, above = '', below = '']) => [above, below] as const);
}

/** The first reason why these sizes are invalid. */
function problemOf(schema: SchemaText, sizes: Sizes): SizeProblem | null {
  for (const { name, min, max, derived } of schema.dimensions) {
    const uneven = quotients(derived).find(
      ([above, below]) => (sizes[above] ?? 0) % (sizes[below] ?? 1) !== 0,
    );
    if (uneven) return { ...none, kind: 'not_divisible', name: uneven[0], divisor: uneven[1] };
    const size = sizes[name] ?? Number.NaN;
    if (!(Number.isInteger(size) && size >= min && size <= max))
      return { ...none, kind: 'out_of_range', name };
  }
  for (const { name, rows, cols } of schema.inputs)
    for (const [axis, expression] of [
      ['rows', rows],
      ['cols', cols],
    ] as const) {
      const size = sizeOf(expression, sizes);
      if (size > SIDE) return { ...none, kind: 'too_long', name, axis, size };
    }
  return null;
}

type ResolveQuery = readonly [schema: SchemaText, known: Sizes, others: Sizes];

/** The sizes that follow from the length of an axis, or why that length is invalid. */
function fitAxis(
  expression: string,
  size: number,
  [schema, known, others]: ResolveQuery,
): Sizes | SizeProblem {
  const names = factors(expression);
  const unknown = names.find((name) => known[name] === undefined);
  const counts = names.filter((name) => name !== unknown);
  const parts = sizeOf(expression, {
    ...others,
    ...known,
    ...(unknown === undefined ? {} : { [unknown]: 1 }),
  });
  const problem = { ...none, factors: counts };
  const sizes = solveAxis(expression, size, known, others);
  if (sizes === null) {
    if (counts.length === 0) return { ...problem, kind: 'not_one', size: 1 };
    return { ...problem, kind: unknown === undefined ? 'not_equal' : 'not_multiple', size: parts };
  }
  for (const [name, found] of Object.entries(sizes)) {
    const { min = 1, max = SIDE } = schema.dimensions.find((each) => each.name === name) ?? {};
    if (found > max) return { ...problem, kind: 'too_large', size: Math.min(max * parts, SIDE) };
    if (found < min) return { ...problem, kind: 'too_small', size: min * parts };
  }
  return size > SIDE ? { ...problem, kind: 'too_large', size: SIDE } : sizes;
}

const isProblem = (found: Sizes | SizeProblem): found is SizeProblem => 'kind' in found;

function fitMatrix({ rows, cols }: InputSchema, shape: MatrixShape, query: ResolveQuery): MatrixFit {
  const down = fitAxis(rows, shape.rows, query);
  if (isProblem(down)) return { sizes: {}, problem: { ...down, axis: 'rows' } };
  const across = fitAxis(cols, shape.cols, query);
  if (isProblem(across)) return { sizes: {}, problem: { ...across, axis: 'cols' } };
  const torn = Object.keys(down).find((name) => across[name] !== undefined && across[name] !== down[name]);
  const problem = torn === undefined ? null : ({ ...none, kind: 'not_square', name: torn } as const);
  return { sizes: problem === null ? { ...across, ...down } : {}, problem };
}

function requirements(when: string): Readonly<Record<string, string>> {
  const parts = when === '' ? [] : when.split('&').map((each) => each.split('='));
  return Object.fromEntries(parts.map(([name = '', values = '']) => [name, values.split('|')[0] ?? '']));
}

/** A size must be a multiple of all of its divisors. */
function stepOf(name: string, schema: SchemaText, sizes: Sizes): number {
  const divisors = schema.dimensions
    .flatMap(({ derived }) => quotients(derived))
    .filter(([above]) => above === name)
    .map(([, below]) => sizes[below] ?? 1);
  let step = 1;
  while (divisors.some((each) => Number.isInteger(each) && each >= 1 && each <= SIDE && step % each !== 0))
    step++;
  return step;
}

function resolvedDimension({ name, min, max, grid }: DimensionSchema, schema: SchemaText, sizes: Sizes) {
  const step = stepOf(name, schema, sizes);
  const columns = grid === '' ? 0 : formulaValue(grid, sizes);
  const [smallest, largest] = [Math.ceil(min / step) * step, Math.floor(max / step) * step];
  return { name, size: sizes[name] ?? Number.NaN, min: smallest, max: largest, step, columns };
}

function resolve(schema: SchemaText, query: SchemaQuery): Resolution {
  const { options } = query;
  const sizes = dimensions(schema, query);
  const conditions = [...schema.equation.matchAll(/\\when\{([^}]*)\}/g)].map(([, text = '']) => text);
  return {
    dimensions: schema.dimensions.map((each) => resolvedDimension(each, schema, sizes)),
    inputs: schema.inputs.map(({ name, rows, cols, when }) => ({
      ...{ name, rows: sizeOf(rows, sizes), cols: sizeOf(cols, sizes) },
      ...{ rowFactors: factors(rows), colFactors: factors(cols) },
      ...{ active: holds(when, options), requires: requirements(when) },
    })),
    options: schema.options.map(({ name, when }) => ({
      ...{ name, active: holds(when, options), requires: requirements(when) },
    })),
    fixed: optionSizes(schema, options),
    conditions: Object.fromEntries(conditions.map((each) => [each, holds(each, options)])),
    problem: problemOf(schema, sizes),
  };
}

/** The resolver of a schema, without the engine. */
export function referenceResolver(schema: SchemaText): SchemaResolver {
  return {
    resolve: (query) => resolve(schema, query),
    fitMatrix(options, shape, others) {
      const input = schema.inputs.find(({ name }) => name === shape.input);
      if (input === undefined) return { sizes: {}, problem: null };
      return fitMatrix(input, shape, [schema, optionSizes(schema, options), others]);
    },
  };
}

/** Adds a resolver to a schema that is not in the engine. */
export const resolvable = (schema: SchemaText): VariantSchema => ({
  ...schema,
  resolver: referenceResolver(schema),
});
