// Turns every LaTeX string of the engine into a MathML tree, before the page is built: the page then carries no
// TeX reader and no fonts. `node .tools/equations.mjs` writes web/generated/equations.json; an unreadable string is an error.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
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

/** The attributes of a tag that are kept, and `i` for the place of an operand. */
function readAttributes(text) {
  const found = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]);
  const argument = found.find(([name, value]) => name === 'class' && value.startsWith('arg-'));
  if (argument) return { i: argument[1].split(' ')[0].slice('arg-'.length) };
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
  return 'i' in kept ? ['arg', kept] : [tag, kept, ...children];
}

/** The tree of one LaTeX string: `[tag, attributes, ...children]`, a child being a tree or a text. */
export function toTree(latex) {
  const markup = temml.renderToString(latex, {
    trust: true,
    throwOnError: true,
    macros: { '\\arg': '\\class{arg-#1}{\\square}' },
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

/** Whether `option=value` holds; an empty condition always does. */
function holds(condition, options) {
  const [name, value] = condition.split('=');
  return condition === '' || String(options[name]) === value;
}

/** The settings of an option that can change how a formula is written. */
function settingsOf(option) {
  if (option.type === 'choice') return option.choices;
  if (option.type === 'flag') return [false, true];
  if (option.name === 'n_heads')
    return Array.from({ length: option.max - option.min + 1 }, (_, at) => option.min + at);
  return [0, 2, option.default].map((value) => Math.min(option.max, Math.max(option.min, value)));
}

/** Every run that can show a formula of its own: each option at each setting, the others as they come. */
function settings(schema) {
  const usual = Object.fromEntries(schema.options.map(({ name, default: value }) => [name, value]));
  return schema.options.flatMap((option) =>
    settingsOf(option).map((value) => ({ ...usual, [option.name]: value })),
  );
}

/** The symbols and equations of one run with empty matrices. */
function stringsOfRun(engine, schema, options) {
  // All sizes differ, because a formula may depend on which of two is larger.
  const sizes = Object.fromEntries(
    schema.dimensions.map(({ name, default: size }, at) => [name, options[name] ?? size + at]),
  );
  const inputs = schema.inputs
    .filter(({ when }) => holds(when, options))
    .map(({ name, rows, cols }) => {
      const shape = { rows: axisSize(rows, sizes), cols: axisSize(cols, sizes) };
      return { name, ...shape, data: new Float64Array(shape.rows * shape.cols) };
    });
  const run = new engine.Trace(schema.id, inputs, Object.entries(options));
  const strings = run.structure().nodes.flatMap(({ symbol, equation }) => [symbol, equation]);
  run.delete();
  return strings;
}

/** Every LaTeX string that the engine can hand to the page. */
function stringsOf(engine) {
  const strings = engine
    .variants()
    .flatMap((schema) => [
      schema.equation,
      ...schema.inputs.map(({ symbol }) => symbol),
      ...settings(schema).flatMap((options) => stringsOfRun(engine, schema, options)),
    ]);
  return [...new Set(strings)].filter((string) => string !== '').sort();
}

/** Loads the built engine and writes the trees of all its strings. */
async function build() {
  const { default: load } = await import(new URL('engine.mjs', folder).href);
  const engine = await load({ wasmBinary: await readFile(new URL('engine.wasm', folder)) });
  const trees = Object.fromEntries(stringsOf(engine).map((latex) => [latex, toTree(latex)]));
  await writeFile(new URL('equations.json', folder), `${JSON.stringify(trees)}\n`);
  return Object.keys(trees).length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`equations.json: ${await build()} formulas`);
}
