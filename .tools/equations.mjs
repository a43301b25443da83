// Turns every LaTeX string of the engine into a MathML tree, before the page is built: the page then carries no
// TeX reader and no fonts. `npm run equations` writes web/generated/equations.json; an unreadable string is an error.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import temml from 'temml';

const folder = new URL('../web/generated/', import.meta.url);

/** Attributes that decide how a formula looks. Everything else is Temml's own and stays behind. */
const attributes = new Set(
  'accent displaystyle fence form linethickness lspace mathvariant rspace scriptlevel separator stretchy width'.split(' '),
);
const tags = new Set(
  'mrow mi mn mo mtext mspace mpadded mstyle msub msup msubsup munder mover munderover mfrac msqrt mroot mtable mtr mtd'.split(' '),
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
