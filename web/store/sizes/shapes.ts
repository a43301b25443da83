import type {
  DimensionSchema,
  InputSchema,
  OptionValue,
  Resolution,
  Sizes,
  VariantSchema,
} from '../../engine/types';
import type { Document, InputMatrix, TokenList } from '../document/state';

const resolutions = new WeakMap<Document, readonly [VariantSchema, Resolution]>();

/** Resolves the schema for a document, cached. Sizes follow from the matrices, else from the tokens, else are defaults. */
export function resolutionOf(document: Document, schema: VariantSchema): Resolution {
  const [cachedSchema, cached] = resolutions.get(document) ?? [];
  if (cachedSchema === schema && cached !== undefined) return cached;
  const resolution = resolve(document, schema);
  resolutions.set(document, [schema, resolution]);
  return resolution;
}

function resolve(document: Document, schema: VariantSchema): Resolution {
  const matrices = schema.inputs.flatMap(({ name }) => {
    const matrix = matrixOf(document, name);
    return matrix === undefined ? [] : [{ input: name, rows: matrix.rows, cols: matrix.cols }];
  });
  const tokens = schema.dimensions.flatMap(({ name, tokens: list }) => {
    const count = list === '' ? 0 : document.tokens[list].length;
    return count === 0 ? [] : [[name, count] as const];
  });
  return schema.resolver.resolve({ options: document.options, matrices, tokens: Object.fromEntries(tokens) });
}

/** The size of every dimension of a document, by name. */
export function dimensions(document: Document, schema: VariantSchema): Sizes {
  return sizesOf(resolutionOf(document, schema));
}

/** The size of every dimension, by name. */
export function sizesOf(resolution: Resolution): Sizes {
  return Object.fromEntries(resolution.dimensions.map(({ name, size }) => [name, size]));
}

/** The inputs that the variant reads with these options. */
export function activeInputs(
  schema: VariantSchema,
  options: Readonly<Record<string, OptionValue>>,
): readonly InputSchema[] {
  const { inputs } = schema.resolver.resolve({ options });
  return schema.inputs.filter((_, at) => inputs[at]?.active);
}

/** The names of the options that have an effect, given the values of all options. */
export function activeOptions(
  schema: VariantSchema,
  options: Readonly<Record<string, OptionValue>>,
): ReadonlySet<string> {
  const resolution = schema.resolver.resolve({ options });
  return new Set(resolution.options.filter(({ active }) => active).map(({ name }) => name));
}

export function inputNamed(schema: VariantSchema, name: string): InputSchema | undefined {
  return schema.inputs.find((input) => input.name === name);
}

export function dimensionNamed(schema: VariantSchema, name: string): DimensionSchema | undefined {
  return schema.dimensions.find((dimension) => dimension.name === name);
}

/** The matrix of an input. Ignores inherited properties, such as `__proto__`. */
export function matrixOf(document: Document, name: string): InputMatrix | undefined {
  return Object.hasOwn(document.inputs, name) ? document.inputs[name] : undefined;
}

/** The dimension that a token list labels; undefined if the variant has no such list. */
export function tokenDimension(schema: VariantSchema, list: TokenList): DimensionSchema | undefined {
  return schema.dimensions.find((dimension) => dimension.tokens === list);
}

/** Whether cells of this input may be -Infinity, which masks a key. */
export function allowsMinusInfinity(input: InputSchema): boolean {
  return input.kind === 'mask' || input.role === 'scores';
}

/** The inputs whose rows are the tokens of a list. */
export function tokenInputs(schema: VariantSchema, list: TokenList): readonly InputSchema[] {
  const rows = tokenDimension(schema, list)?.name;
  return schema.inputs.filter((input) => input.kind === 'input' && input.rows === rows);
}
