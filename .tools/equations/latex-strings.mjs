/** Collects the LaTeX strings that the engine returns for the runs of its variants. */
import {
  defaultOptions,
  dividedSizes,
  optionCombinations,
  resolveRun,
  sequenceLengths,
} from './run-options.mjs';

/** The arguments of a run with matrices of zeros: the variant, its inputs and its options. */
function runArguments(engine, schema, options, sizes) {
  const inputs = resolveRun(engine, schema, { ...options, ...sizes })
    .inputs.filter(({ active }) => active)
    .map(({ name, rows, cols }) => ({ name, rows, cols, data: new Float64Array(rows * cols) }));
  return [schema.id, inputs, Object.entries(options)];
}

/** Applies a function to the structure of a run, and releases the run. */
function readStructure(engine, run, read) {
  const result = read(engine.structure(run));
  engine.release(run);
  return result;
}

const symbolsAndEquations = ({ nodes }) => nodes.flatMap(({ symbol, equation }) => [symbol, equation]);

/** The strings of one forward run. */
function stringsOfRun(engine, schema, options, sizes = {}) {
  const run = engine.run(...runArguments(engine, schema, options, sizes));
  return readStructure(engine, run, symbolsAndEquations);
}

const losses = ['sum', 'cell', 'sum_of_squares', 'mean_squares', 'cross_entropy'];

/**
 * The computed nodes that depend on an input and that no other node reads. Together, their backward passes contain all gradient
 * nodes.
 */
function finalNodes({ nodes }) {
  const read = new Set(nodes.flatMap(({ operands }) => operands));
  const dependent = new Set();
  for (const { index, kind, operands } of nodes)
    if (!['computed', 'generated'].includes(kind) || operands.some((each) => dependent.has(each)))
      dependent.add(index);
  return nodes.filter(({ kind, index }) => kind === 'computed' && dependent.has(index) && !read.has(index));
}

const isDefault = (schema, options, sizes) =>
  JSON.stringify([options, sizes]) === JSON.stringify([defaultOptions(schema), {}]);

/**
 * The strings of the backward passes of one run. The equations of a loss do not depend on options and sizes, so the losses other
 * than `sum` are run with the defaults only.
 */
export function stringsOfBackwardRun(engine, schema, options, sizes = {}) {
  const run = runArguments(engine, schema, options, sizes);
  const usedLosses = isDefault(schema, options, sizes) ? losses : losses.slice(0, 1);
  return readStructure(engine, engine.run(...run), finalNodes).flatMap(({ id, rows, cols }, at) =>
    (at === 0 ? usedLosses : losses.slice(0, 1)).flatMap((loss) => {
      const targets = new Float64Array(/mean|entropy/.test(loss) ? rows * cols : 0);
      const backward = engine.runBackward(...run, { node: id, loss, row: 0, col: 0, targets });
      return readStructure(engine, backward, symbolsAndEquations);
    }),
  );
}

/** The strings of runs with other sizes of the divided dimensions. */
function stringsOfDividedSizes(engine, schema, options, strings) {
  return dividedSizes(engine, schema, options).flatMap((sizes) =>
    resolveRun(engine, schema, { ...options, ...sizes }).isPossible
      ? strings(engine, schema, options, sizes)
      : [],
  );
}

/** All strings of one variant. `strings` returns those of one run: `stringsOfRun` or `stringsOfBackwardRun`. */
export function stringsOfVariant(engine, schema, strings) {
  const defaults = defaultOptions(schema);
  return [
    ...optionCombinations(schema).flatMap((options) => strings(engine, schema, options)),
    ...stringsOfDividedSizes(engine, schema, defaults, strings),
    ...sequenceLengths(engine, schema).flatMap((sizes) => strings(engine, schema, defaults, sizes)),
  ];
}

/** All strings of the given schemas and of their forward runs. */
export function forwardStrings(engine, schemas = engine.variants()) {
  return [
    ...schemas.flatMap(({ equation, inputs }) => [equation, ...inputs.map(({ symbol }) => symbol)]),
    ...schemas.flatMap((schema) => stringsOfVariant(engine, schema, stringsOfRun)),
  ];
}
