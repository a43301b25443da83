import type { MainModule } from '../generated/engine';
import type {
  InputSchema,
  MatrixFit,
  MatrixShape,
  OptionSchema,
  Resolution,
  ResolvedInput,
  ResolvedOption,
  SchemaQuery,
  SchemaResolver,
  SizeProblem,
  Sizes,
  VariantSchema,
} from './types';

/** A schema as the module returns it, with the data that does not depend on options or sizes. */
export interface DescribedSchema extends Omit<VariantSchema, 'resolver' | 'inputs' | 'options'> {
  readonly inputs: readonly (InputSchema & Pick<ResolvedInput, 'rowFactors' | 'colFactors' | 'requires'>)[];
  readonly options: readonly (OptionSchema & Pick<ResolvedOption, 'requires'>)[];
  readonly conditions: readonly string[];
}

/** Maximum number of cached resolutions per variant. */
const MAX_RESOLUTIONS = 64;

/** In the order of `SizeProblem::Kind` of wasm/graph/resolve/resolve.h, without its `none`. */
const PROBLEMS: readonly SizeProblem['kind'][] = [
  ...(['not_divisible', 'out_of_range', 'too_long', 'not_one', 'not_equal', 'not_multiple'] as const),
  ...(['too_large', 'too_small', 'not_square'] as const),
];

/** Calls into the running instance of the engine. */
type Call = <Result>(use: (module: MainModule) => Result) => Result;

/** Adds a resolver to each schema. */
export function withResolvers(described: readonly DescribedSchema[], call: Call): VariantSchema[] {
  return described.map((schema) => ({ ...schema, resolver: new EngineResolver(schema, call) }));
}

/** Packs requests into arrays of numbers and unpacks the results, in the order defined in wasm/bindings/resolve.h. */
class EngineResolver implements SchemaResolver {
  readonly #schema: DescribedSchema;
  readonly #call: Call;
  readonly #resolutions = new Map<string, Resolution>();

  constructor(schema: DescribedSchema, call: Call) {
    this.#schema = schema;
    this.#call = call;
  }

  resolve({ options, sizes = {}, matrices = [], tokens = {} }: SchemaQuery): Resolution {
    const shapes = new Map(matrices.map(({ input, rows, cols }) => [input, [rows, cols]]));
    const request = Float64Array.from([
      ...this.#sizeList(sizes),
      ...this.#schema.inputs.flatMap(({ name }) => shapes.get(name) ?? [Number.NaN, Number.NaN]),
      ...this.#sizeList(tokens),
    ]);
    const entries = Object.entries(options);
    const key = `${JSON.stringify(entries)} ${request}`;
    const cached = this.#resolutions.get(key);
    if (cached !== undefined) return cached;
    if (this.#resolutions.size >= MAX_RESOLUTIONS) this.#resolutions.clear();
    const numbers = this.#call((module) => module.resolve(this.#schema.id, entries, request));
    const resolution = this.#unpack(reader(numbers));
    this.#resolutions.set(key, resolution);
    return resolution;
  }

  fitMatrix(
    options: SchemaQuery['options'],
    { input, rows, cols }: MatrixShape,
    otherSizes: Sizes,
  ): MatrixFit {
    const at = this.#schema.inputs.findIndex(({ name }) => name === input);
    if (at < 0) return { sizes: {}, problem: null };
    const request = Float64Array.from([at, rows, cols, ...this.#sizeList(otherSizes)]);
    const numbers = this.#call((module) =>
      module.fitMatrix(this.#schema.id, Object.entries(options), request),
    );
    const read = reader(numbers);
    const problem = this.#problem(read);
    const [down, across] = [
      [this.#dimension(read()), read()],
      [this.#dimension(read()), read()],
    ] as const;
    if (problem === null) {
      const sizes = [across, down].filter(([name]) => name !== '');
      return { sizes: Object.fromEntries(sizes), problem };
    }
    if (problem.kind === 'not_square') return { sizes: {}, problem };
    const { rowFactors = [], colFactors = [] } = this.#schema.inputs[at] ?? {};
    const [factors, open] = problem.axis === 'rows' ? [rowFactors, down[0]] : [colFactors, across[0]];
    return { sizes: {}, problem: { ...problem, factors: factors.filter((name) => name !== open) } };
  }

  /** The size of each dimension; NaN if unknown. */
  #sizeList(sizes: Sizes): readonly number[] {
    return this.#schema.dimensions.map(
      ({ name }) => (Object.hasOwn(sizes, name) ? sizes[name] : undefined) ?? Number.NaN,
    );
  }

  #dimension(at: number): string {
    return this.#schema.dimensions[at]?.name ?? '';
  }

  #problem(read: () => number): SizeProblem | null {
    const kind = PROBLEMS[read() - 1];
    const [dimension, divisor, input] = [this.#dimension(read()), this.#dimension(read()), read()];
    const [axis, size] = [read() === 0 ? 'rows' : 'cols', read()] as const;
    if (kind === undefined) return null;
    const isOfAxis = !['not_divisible', 'out_of_range', 'not_square'].includes(kind);
    const name = this.#schema.inputs[input]?.name ?? dimension;
    return { kind, name, divisor, axis: isOfAxis ? axis : '', factors: [], size };
  }

  #unpack(read: () => number): Resolution {
    const problem = this.#problem(read);
    const fixed: [string, number][] = [];
    const dimensions = this.#schema.dimensions.map(({ name }) => {
      const [size, min, max, step, columns, decided] = [read(), read(), read(), read(), read(), read()];
      if (!Number.isNaN(decided)) fixed.push([name, decided]);
      return { name, size, min, max, step, columns };
    });
    const inputs = this.#schema.inputs.map(({ name, rowFactors, colFactors, requires }) => {
      const [active, rows, cols] = [read() === 1, read(), read()];
      return { name, active, requires, rows, cols, rowFactors, colFactors };
    });
    const options = this.#schema.options.map(({ name, requires }) => ({
      name,
      active: read() === 1,
      requires,
    }));
    const conditions = this.#schema.conditions.map((condition) => [condition, read() === 1] as const);
    return {
      ...{ dimensions, inputs, options, problem },
      fixed: Object.fromEntries(fixed),
      conditions: Object.fromEntries(conditions),
    };
  }
}

function reader(numbers: Float64Array): () => number {
  let next = 0;
  return () => numbers[next++] ?? Number.NaN;
}

/** The schema of a variant of an engine. Throws if the engine does not have it. */
export function requireVariant(
  { variants }: { readonly variants: readonly VariantSchema[] },
  variant: string,
): VariantSchema {
  const schema = variants.find(({ id }) => id === variant);
  if (schema === undefined) throw new Error(`The engine has no variant “${variant}”.`);
  return schema;
}
