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

/** A schema as the module describes it: with what follows from its texts alone. */
export interface DescribedSchema extends Omit<VariantSchema, 'resolver' | 'inputs' | 'options'> {
  readonly inputs: readonly (InputSchema & Pick<ResolvedInput, 'rowFactors' | 'colFactors' | 'requires'>)[];
  readonly options: readonly (OptionSchema & Pick<ResolvedOption, 'requires'>)[];
  readonly conditions: readonly string[];
}

/** How many answers are remembered for each variant: more than an edit asks for. */
const KNOWN_ANSWERS = 64;

/** In the order of `SizeProblem::Kind` of wasm/graph/resolve/resolve.h, without its `none`. */
const PROBLEMS: readonly SizeProblem['kind'][] = [
  ...(['not_divisible', 'out_of_range', 'too_long', 'not_one', 'not_equal', 'not_multiple'] as const),
  ...(['too_large', 'too_small', 'not_square'] as const),
];

/** Calls into the running instance of the engine. */
type Call = <Result>(use: (module: MainModule) => Result) => Result;

/** The schemas as the module describes them, each with a resolver that asks the engine. */
export function withResolvers(described: readonly DescribedSchema[], call: Call): VariantSchema[] {
  return described.map((schema) => ({ ...schema, resolver: new EngineResolver(schema, call) }));
}

/** Packs questions into numbers and unpacks the answers: wasm/bindings/resolve.h says in which order. */
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
      ...this.#table(sizes),
      ...this.#schema.inputs.flatMap(({ name }) => shapes.get(name) ?? [Number.NaN, Number.NaN]),
      ...this.#table(tokens),
    ]);
    const entries = Object.entries(options);
    const key = `${JSON.stringify(entries)} ${request}`;
    const known = this.#resolutions.get(key);
    if (known !== undefined) return known;
    if (this.#resolutions.size >= KNOWN_ANSWERS) this.#resolutions.clear();
    const found = this.#call((module) => module.resolve(this.#schema.id, entries, request));
    const fresh = this.#unpacked(reader(found));
    this.#resolutions.set(key, fresh);
    return fresh;
  }

  fitMatrix(options: SchemaQuery['options'], { input, rows, cols }: MatrixShape, others: Sizes): MatrixFit {
    const at = this.#schema.inputs.findIndex(({ name }) => name === input);
    if (at < 0) return { sizes: {}, problem: null };
    const request = Float64Array.from([at, rows, cols, ...this.#table(others)]);
    const found = this.#call((module) => module.fitMatrix(this.#schema.id, Object.entries(options), request));
    const read = reader(found);
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

  /** A number for each dimension. */
  #table(sizes: Sizes): readonly number[] {
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

  #unpacked(read: () => number): Resolution {
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
