/** Converts LaTeX to MathML trees with Temml. The build converts the formulas of the engine; those of programs are converted here. */
import temml from 'temml';
import type { MathElement, MathTree } from '../ui/equation/mathml';

/** The attributes that affect the layout. All others are dropped. */
const layoutAttributes = new Set(
  'accent displaystyle fence form linethickness lspace mathvariant rspace scriptlevel separator stretchy width'.split(
    ' ',
  ),
);
const tags = new Set(
  'mrow mi mn mo mtext mspace mpadded mstyle msub msup msubsup munder mover munderover mfrac msqrt mroot mtable mtr mtd'.split(
    ' ',
  ),
);
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
};
const decodeEntities = (text: string): string =>
  text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

/** Classes of placeholders that the page replaces: `arg` by an operand, `node` by a node, `when` by one of two parts, depending on the options. */
const placeholder = /^(arg|node|when)-(\S+)/;

/** Elements that are taller than a line. */
const tallTags = new Set('mfrac msqrt mroot munder munderover mtable'.split(' '));

const isTall = ([tag, , ...children]: MathElement): boolean =>
  tallTags.has(tag) || children.some((child) => typeof child !== 'string' && isTall(child));

/**
 * Fences around a single line keep their size. Browsers reserve the width of the largest size for a fence that may grow, which
 * leaves a gap beside a parenthesis.
 */
function withFittingFences(tree: MathElement): MathElement {
  const [tag, attributes, ...children] = tree;
  const isSingleLine = tag === 'mrow' && !isTall(tree);
  const fitted = children.map((child): MathTree => {
    if (typeof child === 'string') return child;
    const [name, own, ...rest] = withFittingFences(child);
    const isFence = name === 'mo' && own.fence === 'true' && own.stretchy === 'true';
    return isSingleLine && isFence ? [name, { ...own, stretchy: 'false' }, ...rest] : [name, own, ...rest];
  });
  return [tag, attributes, ...fitted];
}

/** The layout attributes of a tag; for a placeholder, its kind and argument. */
function readAttributes(text: string): Readonly<Record<string, string>> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decodeEntities(value)] as const,
  );
  const [, kind, which] = placeholder.exec(pairs.find(([name]) => name === 'class')?.[1] ?? '') ?? [];
  if (kind !== undefined && which !== undefined) return { kind, which };
  return Object.fromEntries(pairs.filter(([name]) => layoutAttributes.has(name)));
}

/** Parses one element with its children, and removes its tokens. */
function readElement(tokens: string[], latex: string): MathElement {
  const [, tag = '', rest = '', closed] = /^<([a-z]+)\s*(.*?)(\/?)>$/s.exec(tokens.shift() ?? '') ?? [];
  if (!tags.has(tag)) throw new Error(`[equations] ${latex}: the page has no <${tag}>`);
  const { kind, which = '', ...attributes } = readAttributes(rest);
  const children: MathTree[] = [];
  while (closed === '' && tokens[0] !== undefined && !tokens[0].startsWith('</')) {
    children.push(
      tokens[0].startsWith('<') ? readElement(tokens, latex) : decodeEntities(tokens.shift() ?? ''),
    );
  }
  if (closed === '') tokens.shift();
  if (kind === 'arg' || kind === 'node') return [kind, { i: which }];
  if (kind === 'when') return ['when', { holds: which }, ...children];
  return [tag, attributes, ...children];
}

/** Numbers as programs write them, `1e-06`, as powers of ten: LaTeX takes the e for a factor. */
const withPowersOfTen = (latex: string): string =>
  latex.replace(/(?<![\w.\\])(\d+(?:\.\d+)?)e([+-]\d+)/g, (_, digits: string, exponent: string) => {
    const power = `10^{${Number(exponent)}}`;
    return digits === '1' ? power : `${digits}\\cdot ${power}`;
  });

/**
 * The tree of a LaTeX string: `[tag, attributes, ...children]`; a child is a tree or a text. See `wasm/graph/formula.h` for `\when`.
 * Throws if Temml cannot parse the string.
 */
export function toTree(latex: string): MathTree {
  const markup = temml.renderToString(withPowersOfTen(latex), {
    trust: true,
    throwOnError: true,
    macros: {
      '\\arg': '\\class{arg-#1}{\\square}',
      '\\node': '\\class{node-#1}{\\square}',
      '\\when': '\\class{when-#1}{{#2}{#3}}',
    },
  });
  const inner = markup.replace(/^<math[^>]*>/, '').replace(/<\/math>$/, '');
  const tokens: string[] = inner.match(/<[^>]*>|[^<]+/g) ?? [];
  const trees: MathTree[] = [];
  while (tokens.length > 0) trees.push(readElement(tokens, latex));
  const [only] = trees;
  return withFittingFences(
    trees.length === 1 && only !== undefined && typeof only !== 'string' ? only : ['mrow', {}, ...trees],
  );
}
