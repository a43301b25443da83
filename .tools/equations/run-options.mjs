/** Enumerates the options and sizes with which runs of a variant can have different equations. */

/** Resolves a schema for given options and sizes. The arrays of numbers are laid out as in wasm/bindings/resolve.h. */
function resolve(engine, schema, options, sizes = {}) {
  const unknown = (items) => items.map(() => Number.NaN);
  const requested = schema.dimensions.map(({ name }) => sizes[name] ?? Number.NaN);
  const shapes = [...unknown(schema.inputs), ...unknown(schema.inputs)];
  const request = Float64Array.from([...requested, ...shapes, ...unknown(schema.dimensions)]);
  const numbers = engine.resolve(schema.id, Object.entries(options), request).values();
  const read = () => numbers.next().value;
  const [kind] = [read(), read(), read(), read(), read(), read()];
  const dimensions = schema.dimensions.map(({ name }) => {
    const [size, min, max, step] = [read(), read(), read(), read(), read(), read()];
    return { name, size, min, max, step };
  });
  const inputs = schema.inputs.map(({ name }) => ({
    ...{ name, active: read() === 1, rows: read(), cols: read() },
  }));
  return { isPossible: kind === 0, dimensions, inputs };
}

/** The values of other options for which an option has an effect. */
const requiredOptions = ({ requires }) =>
  Object.fromEntries(
    Object.entries(requires).map(([option, value]) => [option, value === 'true' ? true : value]),
  );

/** The values of an option that can change an equation. */
function valuesOf(option, schema) {
  if (option.type === 'choice') return option.choices;
  if (option.type === 'flag') return [false, true];
  if (option.name === 'n_heads')
    return Array.from({ length: option.max - option.min + 1 }, (_, at) => option.min + at);
  // Options that are also dimensions are varied with the sizes.
  if (schema.dimensions.some(({ name }) => name === option.name)) return [option.default];
  return [0, 2, option.default].map((value) => Math.min(option.max, Math.max(option.min, value)));
}

export function defaultOptions(schema) {
  return Object.fromEntries(schema.options.map(({ name, default: value }) => [name, value]));
}

/** Combinations of options that can change an equation: each option with each of its values, the others with defaults. */
export function optionCombinations(schema) {
  const defaults = defaultOptions(schema);
  // Every number of heads is divisible by one group.
  const ungrouped = 'n_kv_heads' in defaults ? { n_kv_heads: 1 } : {};
  const others = schema.options.flatMap((option) =>
    valuesOf(option, schema).map((value) => ({
      ...defaults,
      ...requiredOptions(option),
      ...(option.name === 'n_heads' && ungrouped),
      [option.name]: value,
    })),
  );
  return unique([defaults, ...others]);
}

/** Removes duplicates. */
const unique = (objects) => [...new Map(objects.map((each) => [JSON.stringify(each), each])).values()];

const isDerived = ({ derived }) => derived !== '';

/** Whether the size of a dimension must be a multiple of another size. */
const isDivided = ({ step }) => step > 1;

/**
 * Resolves the sizes of a run. With derived dimensions, all have their default sizes; else all sizes differ, so that equations that
 * depend on their order are found.
 */
export function resolveRun(engine, schema, options) {
  const isFixed = schema.dimensions.some(isDerived);
  const free = schema.dimensions
    .filter((dimension) => !isDerived(dimension))
    // Adding even numbers keeps even sizes even.
    .map(({ name, default: size }, at) => [name, options[name] ?? (isFixed ? size : size + 2 * at)]);
  return resolve(engine, schema, options, Object.fromEntries(free));
}

/** All combinations of sizes of the divided dimensions, which change the number of parts. */
export function dividedSizes(engine, schema, options) {
  const divided = resolveRun(engine, schema, options).dimensions.filter(isDivided);
  return divided.reduce(
    (combinations, { name, min, max, step }) =>
      combinations.flatMap((sizes) =>
        Array.from({ length: (max - min) / step + 1 }, (_, at) => ({ ...sizes, [name]: min + at * step })),
      ),
    [{}],
  );
}

/** All sequence lengths of variants with a step per token, whose equations depend on the length. */
export function sequenceLengths(engine, schema) {
  if (resolve(engine, schema, defaultOptions(schema)).dimensions.some(isDivided)) return [];
  const sequences = schema.dimensions.filter(({ tokens, max }) => tokens !== '' && max <= 24);
  // Equations do not write out lists of more than twelve.
  return sequences.flatMap(({ name, min, max }) =>
    Array.from({ length: Math.min(max, 13) - min + 1 }, (_, at) => ({ [name]: min + at })),
  );
}
