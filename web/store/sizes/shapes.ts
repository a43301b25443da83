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

/** What the schema comes to for a document. Sizes are as its matrices say, else as its tokens say, else the defaults. */
export function resolutionOf(document: Document, schema: VariantSchema): Resolution {
  const [of, known] = resolutions.get(document) ?? [];
  if (of === schema && known !== undefined) return known;
  const fresh = resolve(document, schema);
  resolutions.set(document, [schema, fresh]);
  return fresh;
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

/** The size of every dimension of the schema: as its matrices say, else as its tokens say, else its default. */
export function dimensions(document: Document, schema: VariantSchema): Sizes {
  return sizesOf(resolutionOf(document, schema));
}

/** The size of every dimension by its name. */
export function sizesOf(resolution: Resolution): Sizes {
  return Object.fromEntries(resolution.dimensions.map(({ name, size }) => [name, size]));
}

/** The inputs that the variant reads under these options. */
export function activeInputs(
  schema: VariantSchema,
  options: Readonly<Record<string, OptionValue>>,
): readonly InputSchema[] {
  const { inputs } = schema.resolver.resolve({ options });
  return schema.inputs.filter((_, at) => inputs[at]?.active);
}

/** The names of the options that matter under these options. */
export function activeOptions(
  schema: VariantSchema,
  options: Readonly<Record<string, OptionValue>>,
): ReadonlySet<string> {
  const resolution = schema.resolver.resolve({ options });
  return new Set(resolution.options.filter(({ active }) => active).map(({ name }) => name));
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

/** The inputs whose rows are the tokens of a list, each with numbers of its own. */
export function tokenInputs(schema: VariantSchema, list: TokenList): readonly InputSchema[] {
  const rows = tokenDimension(schema, list)?.name;
  return schema.inputs.filter((input) => input.kind === 'input' && input.rows === rows);
}
