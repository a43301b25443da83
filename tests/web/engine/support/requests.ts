import fc from 'fast-check';
import type {
  MatrixData,
  OptionSchema,
  OptionValue,
  RunRequest,
  Sizes,
  VariantSchema,
} from '../../../../web/engine/types';
import { activeInputs, derivedSizes, sizeOf } from './reference-resolver';

export type Options = Readonly<Record<string, OptionValue>>;

interface RunOptions {
  readonly sizes?: Sizes;
  readonly options?: Options;
  /** Seed of the numbers; without one, they are zeros. */
  readonly seed?: number;
}

/** A request for a variant. Sizes and options default to those of the schema. */
export function requestOf(schema: VariantSchema, { sizes = {}, options = {}, seed }: RunOptions): RunRequest {
  const defaults = Object.fromEntries(schema.options.map((option) => [option.name, option.default]));
  const all = { ...defaults, ...options };
  const counts = Object.entries(all).filter(([name]) => schema.dimensions.some((each) => each.name === name));
  const own = {
    ...Object.fromEntries(schema.dimensions.map((dimension) => [dimension.name, dimension.default])),
    ...(Object.fromEntries(counts) as Sizes),
    ...sizes,
  };
  const complete = { ...own, ...derivedSizes(schema, own) };
  const inputs = activeInputs(schema, all).map(({ name, rows, cols }, at): [string, MatrixData] => [
    name,
    matrix(sizeOf(rows, complete), sizeOf(cols, complete), seed === undefined ? undefined : seed + 7 * at),
  ]);
  return { variant: schema.id, inputs: Object.fromEntries(inputs), options: all };
}

/** Random numbers from −2 to 2, or zeros without a seed. */
export function matrix(rows: number, cols: number, seed?: number): MatrixData {
  const data = new Float64Array(rows * cols);
  if (seed === undefined) return { rows, cols, data };
  let state = seed >>> 0;
  const drawn = data.map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 30 - 2;
  });
  return { rows, cols, data: drawn };
}

/** The values to choose from, of an option or a dimension. */
export type Only = Readonly<Record<string, readonly OptionValue[]>>;

/** Runs of a variant with any small sizes, any options, and any numbers from −2 to 2. */
export function requestsOf(schema: VariantSchema, only: Only = {}): fc.Arbitrary<RunRequest> {
  const sizes = schema.dimensions
    .filter(({ derived }) => derived === '')
    .map(({ name, min, max }) => [
      name,
      among(only[name]) ?? fc.integer({ min, max: Math.min(max, min + 3) }),
    ]);
  const options = schema.options.map((option) => [
    option.name,
    among(only[option.name]) ?? settingsOf(option),
  ]);
  return fc
    .record({
      sizes: fc.record(Object.fromEntries(sizes) as Record<string, fc.Arbitrary<number>>),
      options: fc.record(Object.fromEntries(options) as Record<string, fc.Arbitrary<OptionValue>>),
      seed: fc.nat(),
    })
    .map(({ sizes: chosen, options: set, seed }) => {
      const fitting = fitted(schema, chosen);
      const counts = Object.entries(fitting).filter(([name]) => Object.hasOwn(set, name));
      return requestOf(schema, { sizes: fitting, options: { ...set, ...Object.fromEntries(counts) }, seed });
    });
}

const among = (values: readonly OptionValue[] | undefined) => values && fc.constantFrom(...values);

/** All choices of an option; for a number, its default and its lowest values. */
function settingsOf({ type, choices, min, max, default: usual }: OptionSchema): fc.Arbitrary<OptionValue> {
  if (type === 'flag') return fc.boolean();
  if (type === 'choice') return fc.constantFrom(...choices);
  return fc.constantFrom(usual, min, Math.min(min + 1, max));
}

/** Sizes that must be multiples of others: `[multiple, divisor]`. */
export function quotients(schema: VariantSchema): readonly (readonly [string, string])[] {
  const formulas = [...schema.dimensions.map(({ derived }) => derived), 'n_heads/n_kv_heads'];
  return formulas.flatMap((formula) =>
    [...formula.matchAll(/(\w+)\/(\w+)/g)].map(([, above = '', below = '']) => [above, below] as const),
  );
}

/** Rounds sizes to multiples of their divisors, and those of rotated pairs to even numbers. */
function fitted(schema: VariantSchema, sizes: Sizes): Sizes {
  const out: Record<string, number> = { ...sizes };
  for (const [above, below] of quotients(schema))
    if (out[below] !== undefined) out[above] = out[below] * (1 + ((sizes[above] ?? 0) % 2));
  const isTurned = schema.options.some(({ name }) => name === 'positions');
  for (const name of isTurned ? ['d_model', 'd_k'] : []) out[name] = 2 * Math.ceil((out[name] ?? 2) / 2);
  return out;
}
