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

/** The tree of one LaTeX string: `[tag, attributes, ...children]`, a child being a tree or a text. See `wasm/variants/formula.h` for `\when`. */
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

/** The size of an axis such as `m`, `1` or `n_heads*d_k`. */
function axisSize(axis, sizes) {
  return axis.split('*').reduce((size, name) => size * (sizes[name] ?? Number(name)), 1);
}

/** Whether `option=value`, `option=one|another`, or several with `&` between them hold; an empty condition does. */
function holds(condition, options) {
  const isTrue = (each) => {
    const [name, values] = each.split('=');
    return values.split('|').includes(String(options[name]));
  };
  return condition === '' || condition.split('&').every(isTrue);
}

/** The options that make a condition hold. */
function fulfilled(condition) {
  const parts = condition === '' ? [] : condition.split('&').map((each) => each.split('='));
  const firsts = parts.map(([name, values]) => [name, values.split('|')[0]]);
  return Object.fromEntries(firsts.map(([name, value]) => [name, value === 'true' ? true : value]));
}

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
      ...fulfilled(option.when),
      ...(option.name === 'n_heads' && ungrouped),
      [option.name]: value,
    })),
  );
  return unique([usual, ...others]);
}

/** Each of the objects once. */
const unique = (all) => [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];

/** What `height/patch*width/patch+1` gives, from left to right; a fraction where a quotient leaves a rest. */
function formulaValue(formula, sizes) {
  const product = (term) =>
    term
      .split(/(?=[*/])/)
      .map((factor) => [factor[0] === '/', factor.replace(/^[*/]/, '')])
      .map(([divides, name]) => [divides, sizes[name] ?? Number(name)])
      .reduce((value, [divides, size]) => (divides ? value / size : value * size), 1);
  return formula.split('+').reduce((sum, part) => {
    const [first, ...taken] = part.split('-').map(product);
    return taken.reduce((rest, each) => rest - each, sum + first);
  }, 0);
}

/** Sizes to run with. Those that follow from others leave no choice; else all differ, since a formula may depend on order. */
function sizesOf(schema, options) {
  const derived = schema.dimensions.filter((each) => each.derived);
  const free = schema.dimensions.map(({ name, default: size }, at) => [
    name,
    // What is even by default stays even.
    options[name] ?? (derived.length > 0 ? size : size + 2 * at),
  ]);
  const sizes = Object.fromEntries(free);
  for (const { name, derived: formula } of derived) sizes[name] = formulaValue(formula, sizes);
  return sizes;
}

/** Other sizes that lead to other counts of parts: every dimension that is divided, at every size. */
function partings(schema) {
  const quotients = schema.dimensions.flatMap(({ derived }) => [...derived.matchAll(/(\w+)\//g)]);
  const divided = [...new Set(quotients.map(([, name]) => name))];
  return divided.reduce(
    (found, name) => {
      const { max } = schema.dimensions.find((each) => each.name === name);
      return found.flatMap((sizes) => Array.from({ length: max }, (_, at) => ({ ...sizes, [name]: at + 1 })));
    },
    [{}],
  );
}

/** Whether a run can have these sizes. */
function isPossible(schema, sizes) {
  return schema.dimensions.every(({ name, min, max, derived }) => {
    const quotients = [...derived.matchAll(/(\w+)\/(\w+)/g)];
    const isEven = quotients.every(([, above, below]) => sizes[above] % sizes[below] === 0);
    return isEven && sizes[name] >= min && sizes[name] <= max;
  });
}

/** The formulas of runs that cut what they are given into other numbers of parts. */
function stringsOfPartings(engine, schema, options, stringsOfRun) {
  return partings(schema).flatMap((chosen) =>
    isPossible(schema, sizesOf(schema, { ...options, ...chosen }))
      ? stringsOfRun(engine, schema, options, chosen)
      : [],
  );
}

/** Every length of the sentences of a walk that takes a step for each word: its formulas tell how many there are. */
function lengthsOf({ dimensions }) {
  if (dimensions.some(({ derived }) => derived.includes('/'))) return [];
  const counted = dimensions.filter(({ tokens, max }) => tokens !== '' && max <= 24);
  // Lists of more than twelve are not written out.
  return counted.flatMap(({ name, min, max }) =>
    Array.from({ length: Math.min(max, 13) - min + 1 }, (_, at) => ({ [name]: min + at })),
  );
}

/** What a run with empty matrices takes: the variant, its inputs and its options. */
function emptyRun(schema, options, chosen) {
  const sizes = sizesOf(schema, { ...options, ...chosen });
  const inputs = schema.inputs
    .filter(({ when }) => holds(when, options))
    .map(({ name, rows, cols }) => {
      const shape = { rows: axisSize(rows, sizes), cols: axisSize(cols, sizes) };
      return { name, ...shape, data: new Float64Array(shape.rows * shape.cols) };
    });
  return [schema.id, inputs, Object.entries(options)];
}

/** Reads something off a run, and lets it go. */
function reading(run, read) {
  const found = read(run.structure());
  run.delete();
  return found;
}

const written = ({ nodes }) => nodes.flatMap(({ symbol, equation }) => [symbol, equation]);

/** The symbols and equations of one run. */
function stringsOfRun(engine, schema, options, chosen = {}) {
  return reading(new engine.Trace(...emptyRun(schema, options, chosen)), written);
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
  const run = emptyRun(schema, options, chosen);
  const tried = isUsual(schema, options, chosen) ? losses : losses.slice(0, 1);
  return reading(new engine.Trace(...run), ends).flatMap(({ id, rows, cols }, at) =>
    (at === 0 ? tried : losses.slice(0, 1)).flatMap((loss) => {
      const targets = new Float64Array(/mean|entropy/.test(loss) ? rows * cols : 0);
      const back = engine.backwardTrace(...run, { node: id, loss, row: 0, col: 0, targets });
      return reading(back, written).filter((latex) => !isPart(latex));
    }),
  );
}

/** Every LaTeX string that runs of one variant can hand to the page, `stringsOfRun` being what one of them hands over. */
function stringsOfVariant(engine, schema, stringsOfRun) {
  return [
    ...settings(schema).flatMap((options) => stringsOfRun(engine, schema, options)),
    ...stringsOfPartings(engine, schema, usualOptions(schema), stringsOfRun),
    ...lengthsOf(schema).flatMap((lengths) => stringsOfRun(engine, schema, usualOptions(schema), lengths)),
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
