import type { MainModule } from '../generated/engine';
import type { MatrixFit, Resolution, SchemaQuery, SchemaResolver, Sizes, VariantSchema } from './types';

/** How many answers are remembered for each variant: more than an edit asks for. */
const KNOWN_ANSWERS = 64;

/** Calls into the running instance of the engine. */
type Call = <Result>(use: (module: MainModule) => Result) => Result;

const entries = (sizes: Sizes = {}): readonly [string, number][] => Object.entries(sizes);

/** The schemas as the module describes them, each with a resolver that asks the engine. */
export function withResolvers(described: ReturnType<MainModule['variants']>, call: Call): VariantSchema[] {
  return described.map((schema) => ({ ...schema, resolver: new EngineResolver(schema.id, call) }));
}

class EngineResolver implements SchemaResolver {
  readonly #variant: string;
  readonly #call: Call;
  readonly #resolutions = new Map<string, Resolution>();

  constructor(variant: string, call: Call) {
    this.#variant = variant;
    this.#call = call;
  }

  resolve({ options, sizes, matrices = [], tokens }: SchemaQuery): Resolution {
    const query = [
      Object.entries(options),
      entries(sizes),
      matrices.map(({ input, rows, cols }) => [input, rows, cols] as const),
      entries(tokens),
    ] as const;
    const key = JSON.stringify(query);
    const known = this.#resolutions.get(key);
    if (known !== undefined) return known;
    if (this.#resolutions.size >= KNOWN_ANSWERS) this.#resolutions.clear();
    const fresh = this.#call((module) => module.resolve(this.#variant, ...query));
    this.#resolutions.set(key, fresh);
    return fresh;
  }

  fitMatrix(
    options: SchemaQuery['options'],
    { input, rows, cols }: { input: string; rows: number; cols: number },
    others: Sizes,
  ): MatrixFit {
    const shape = [[input, rows, cols]] as const;
    return this.#call((module) =>
      module.fitMatrix(this.#variant, Object.entries(options), shape, entries(others)),
    );
  }
}
