// Turns every LaTeX string of the engine into a MathML tree, before the page is built: the page then carries no
// TeX reader and no fonts. `node .tools/equations.mjs` writes web/generated/equations.json, and equations-full.json with what
// only the whole engine can show; an unreadable string is an error.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import temml from 'temml';

const folder = new URL('../web/generated/', import.meta.url);

/** Attributes that decide how a formula looks. Everything else is Temml's own and stays behind. */
const attributes = new Set(
  'accent displaystyle fence form linethickness lspace mathvariant rspace scriptlevel separator stretchy width'.split(
    ' ',
  ),
);
const tags = new Set(
  'mrow mi mn mo mtext mspace mpadded mstyle msub msup msubsup munder mover munderover mfrac msqrt mroot mtable mtr mtd'.split(
    ' ',
  ),
);
const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#x27;': "'" };
const plain = (text) => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

/** What the page puts something else in the place of: `arg` an operand, `when` the one of two pieces that the options ask for. */
const placeholder = /^(arg|when)-(\S+)/;

/** The attributes of a tag that are kept; for a placeholder, what it is and which. */
function readAttributes(text) {
  const found = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]);
  const [, kind, which] = placeholder.exec(found.find(([name]) => name === 'class')?.[1] ?? '') ?? [];
  if (kind) return { kind, which };
  return Object.fromEntries(found.filter(([name]) => attributes.has(name)));
}

/** One element read from the front of the tokens, with all that it holds. */
function readElement(tokens, latex) {
  const [, tag, rest = '', closed] = /^<([a-z]+)\s*(.*?)(\/?)>$/s.exec(tokens.shift()) ?? [];
  if (!tags.has(tag)) throw new Error(`[equations] ${latex}: the page has no <${tag}>`);
  const kept = readAttributes(rest);
  const children = [];
  while (!closed && !tokens[0].startsWith('</')) {
    children.push(tokens[0].startsWith('<') ? readElement(tokens, latex) : plain(tokens.shift()));
  }
  if (!closed) tokens.shift();
  if (kept.kind === 'arg') return ['arg', { i: kept.which }];
  if (kept.kind === 'when') return ['when', { holds: kept.which }, ...children];
  return [tag, kept, ...children];
}

/** The tree of one LaTeX string: `[tag, attributes, ...children]`, a child being a tree or a text. See `wasm/graph/formula.h` for `\when`. */
export function toTree(latex) {
  const markup = temml.renderToString(latex, {
    trust: true,
    throwOnError: true,
    macros: { '\\arg': '\\class{arg-#1}{\\square}', '\\when': '\\class{when-#1}{{#2}{#3}}' },
  });
  const inner = markup.replace(/^<math[^>]*>/, '').replace(/<\/math>$/, '');
  const tokens = inner.match(/<[^>]*>|[^<]+/g) ?? [];
  const trees = [];
  while (tokens.length > 0) trees.push(readElement(tokens, latex));
  return trees.length === 1 ? trees[0] : ['mrow', {}, ...trees];
}

/**
 * What the engine makes of a schema under these options and sizes. Numbers cross in one array each way, in the order of
 * wasm/bindings/resolve.h.
 */
function resolve(engine, schema, options, sizes = {}) {
  const unknown = (items) => items.map(() => Number.NaN);
  const wanted = schema.dimensions.map(({ name }) => sizes[name] ?? Number.NaN);
  const shapes = [...unknown(schema.inputs), ...unknown(schema.inputs)];
  const request = Float64Array.from([...wanted, ...shapes, ...unknown(schema.dimensions)]);
  const found = engine.resolve(schema.id, Object.entries(options), request).values();
  const read = () => found.next().value;
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

/** The values that other options must have for an option to matter. */
const required = ({ requires }) =>
  Object.fromEntries(
    Object.entries(requires).map(([option, value]) => [option, value === 'true' ? true : value]),
  );

/** The settings of an option that can change how a formula is written. */
function settingsOf(option, schema) {
  if (option.type === 'choice') return option.choices;
  if (option.type === 'flag') return [false, true];
  if (option.name === 'n_heads')
    return Array.from({ length: option.max - option.min + 1 }, (_, at) => option.min + at);
  // Sizes are chosen where sizes are.
  if (schema.dimensions.some(({ name }) => name === option.name)) return [option.default];
  return [0, 2, option.default].map((value) => Math.min(option.max, Math.max(option.min, value)));
}

function usualOptions(schema) {
  return Object.fromEntries(schema.options.map(({ name, default: value }) => [name, value]));
}

/** Every run that can show a formula of its own: each option at each setting, the others as they come. */
function settings(schema) {
  const usual = usualOptions(schema);
  // Any number of heads divides into one group.
  const ungrouped = 'n_kv_heads' in usual ? { n_kv_heads: 1 } : {};
  const others = schema.options.flatMap((option) =>
    settingsOf(option, schema).map((value) => ({
      ...usual,
      ...required(option),
      ...(option.name === 'n_heads' && ungrouped),
      [option.name]: value,
    })),
  );
  return unique([usual, ...others]);
}

/** Each of the objects once. */
const unique = (all) => [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];

const isDerived = ({ derived }) => derived !== '';

/** Whether other sizes divide a dimension. */
const isDivided = ({ step }) => step > 1;

/** What a run is given: sizes that follow from others leave no choice; else all differ, since a formula may depend on order. */
function resolved(engine, schema, options) {
  const isFixed = schema.dimensions.some(isDerived);
  const free = schema.dimensions
    .filter((dimension) => !isDerived(dimension))
    // What is even by default stays even.
    .map(({ name, default: size }, at) => [name, options[name] ?? (isFixed ? size : size + 2 * at)]);
  return resolve(engine, schema, options, Object.fromEntries(free));
}

/** Other sizes that lead to other counts of parts: every dimension that is divided, at every size. */
function partings(engine, schema, options) {
  const divided = resolved(engine, schema, options).dimensions.filter(isDivided);
  return divided.reduce(
    (found, { name, min, max, step }) =>
      found.flatMap((sizes) =>
        Array.from({ length: (max - min) / step + 1 }, (_, at) => ({ ...sizes, [name]: min + at * step })),
      ),
    [{}],
  );
}

/** The formulas of runs that cut what they are given into other numbers of parts. */
function stringsOfPartings(engine, schema, options, stringsOfRun) {
  return partings(engine, schema, options).flatMap((chosen) =>
    resolved(engine, schema, { ...options, ...chosen }).isPossible
      ? stringsOfRun(engine, schema, options, chosen)
      : [],
  );
}

/** Every length of the sentences of a walk that takes a step for each word: its formulas tell how many there are. */
function lengthsOf(engine, schema) {
  if (resolve(engine, schema, usualOptions(schema)).dimensions.some(isDivided)) return [];
  const counted = schema.dimensions.filter(({ tokens, max }) => tokens !== '' && max <= 24);
  // Lists of more than twelve are not written out.
  return counted.flatMap(({ name, min, max }) =>
    Array.from({ length: Math.min(max, 13) - min + 1 }, (_, at) => ({ [name]: min + at })),
  );
}

/** What a run with empty matrices takes: the variant, its inputs and its options. */
function emptyRun(engine, schema, options, chosen) {
  const inputs = resolved(engine, schema, { ...options, ...chosen })
    .inputs.filter(({ active }) => active)
    .map(({ name, rows, cols }) => ({ name, rows, cols, data: new Float64Array(rows * cols) }));
  return [schema.id, inputs, Object.entries(options)];
}

/** What `read` returns for the structure of a run, which is then released. */
function reading(engine, trace, read) {
  const found = read(engine.structure(trace));
  engine.release(trace);
  return found;
}

const written = ({ nodes }) => nodes.flatMap(({ symbol, equation }) => [symbol, equation]);

/** The symbols and equations of one run. */
function stringsOfRun(engine, schema, options, chosen = {}) {
  return reading(engine, engine.run(...emptyRun(engine, schema, options, chosen)), written);
}

/** The losses that one can go back from; only the first is of the whole matrix. */
const losses = ['sum', 'cell', 'sum_of_squares', 'mean_squares', 'cross_entropy'];

/** The nodes that something given moves and that no later one reads: going back from all of them leads everywhere. */
function ends({ nodes }) {
  const read = new Set(nodes.flatMap(({ operands }) => operands));
  const moved = new Set();
  for (const { index, kind, operands } of nodes)
    if (!['computed', 'generated'].includes(kind) || operands.some((each) => moved.has(each)))
      moved.add(index);
  return nodes.filter(({ kind, index }) => kind === 'computed' && moved.has(index) && !read.has(index));
}

/** The part of a gradient that came back by one of several ways, `{dX}^{Q}`: the page puts it together. */
const isPart = (latex) => latex.startsWith('{\\mathrm{d}');

/** Whether these are the options that a schema starts with, at its usual sizes. */
const isUsual = (schema, options, chosen) =>
  JSON.stringify([options, chosen]) === JSON.stringify([usualOptions(schema), {}]);

/**
 * The symbols and equations of the ways back from what a run ends in. What a loss writes does not depend on options and sizes:
 * every kind of loss is tried with the usual ones only.
 */
function stringsOfWayBack(engine, schema, options, chosen = {}) {
  const run = emptyRun(engine, schema, options, chosen);
  const tried = isUsual(schema, options, chosen) ? losses : losses.slice(0, 1);
  return reading(engine, engine.run(...run), ends).flatMap(({ id, rows, cols }, at) =>
    (at === 0 ? tried : losses.slice(0, 1)).flatMap((loss) => {
      const targets = new Float64Array(/mean|entropy/.test(loss) ? rows * cols : 0);
      const back = engine.runBackward(...run, { node: id, loss, row: 0, col: 0, targets });
      return reading(engine, back, written).filter((latex) => !isPart(latex));
    }),
  );
}

/** Every LaTeX string that runs of one variant can hand to the page, `stringsOfRun` being what one of them hands over. */
function stringsOfVariant(engine, schema, stringsOfRun) {
  return [
    ...settings(schema).flatMap((options) => stringsOfRun(engine, schema, options)),
    ...stringsOfPartings(engine, schema, usualOptions(schema), stringsOfRun),
    ...lengthsOf(engine, schema).flatMap((lengths) =>
      stringsOfRun(engine, schema, usualOptions(schema), lengths),
    ),
  ];
}

/** The same of every variant. */
function stringsOfRuns(engine, stringsOfRun) {
  return engine.variants().flatMap((schema) => stringsOfVariant(engine, schema, stringsOfRun));
}

/** Every LaTeX string of the ways back. They take nearly all of the time, so workers share the variants among them. */
async function stringsBackward() {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const found = Array.from({ length: Math.min(availableParallelism(), 8) }, () => answerOf(next));
  return (await Promise.all(found)).flat();
}

/** What one worker finds. */
function answerOf(next) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { next } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Runs in a worker: takes the next variant until there are no more, the last and largest first. */
async function workThroughVariants(next) {
  const engine = await loaded('engine-full');
  const schemas = engine.variants().reverse();
  const found = new Set();
  for (let at = Atomics.add(next, 0, 1); at < schemas.length; at = Atomics.add(next, 0, 1))
    for (const latex of stringsOfVariant(engine, schemas[at], stringsOfWayBack)) found.add(latex);
  parentPort.postMessage([...found]);
}

/** Every LaTeX string of the way forward. */
function stringsForward(engine) {
  const stringsOfSchema = ({ equation, inputs }) => [equation, ...inputs.map(({ symbol }) => symbol)];
  return [...engine.variants().flatMap(stringsOfSchema), ...stringsOfRuns(engine, stringsOfRun)];
}

async function loaded(name) {
  const { default: load } = await import(new URL(`${name}.mjs`, folder).href);
  return load({ wasmBinary: await readFile(new URL(`${name}.wasm`, folder)) });
}

/** Writes the trees of all strings that are not among those known already. Returns those that are known then. */
async function write(strings, file, known) {
  const fresh = [...new Set(strings)].filter((latex) => latex !== '' && !known.has(latex)).sort();
  const trees = Object.fromEntries(fresh.map((latex) => [latex, toTree(latex)]));
  await writeFile(new URL(file, folder), `${JSON.stringify(trees)}\n`);
  console.log(`${file}: ${fresh.length} formulas`);
  return new Set([...known, ...fresh]);
}

if (!isMainThread && workerData?.next instanceof Int32Array) await workThroughVariants(workerData.next);
else if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const backward = stringsBackward();
  const whole = await loaded('engine-full');
  const core = await write(stringsForward(await loaded('engine')), 'equations.json', new Set());
  const known = await write(stringsForward(whole), 'equations-full.json', core);
  await write(await backward, 'equations-backward.json', known);
}
