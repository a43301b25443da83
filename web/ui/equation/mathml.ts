import { mathml, nothing, type TemplateResult } from 'lit';
import type { Resolution } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';

/** A formula as data: text, or a tag with attributes and children. */
export type MathTree = string | MathElement;
export type MathElement = readonly [tag: string, attributes: Attributes, ...children: MathTree[]];

type Attributes = Readonly<Record<string, string>>;
type Render = (a: Attributes, children: readonly unknown[]) => TemplateResult;

const or = (value: string | undefined): string | typeof nothing => value ?? nothing;

/**
 * The allowed MathML elements. Templates are literal, never built from text: other elements cannot be rendered.
 */
const elements: Readonly<Record<string, Render>> = {
  mrow: (a, c) => mathml`<mrow class=${or(a.class)} data-symbol=${or(a['data-symbol'])}>${c}</mrow>`,
  mi: (a, c) => mathml`<mi mathvariant=${or(a.mathvariant)}>${c}</mi>`,
  mn: (_, c) => mathml`<mn>${c}</mn>`,
  mo: (a, c) =>
    mathml`<mo form=${or(a.form)} fence=${or(a.fence)} separator=${or(a.separator)} stretchy=${or(a.stretchy)}
      lspace=${or(a.lspace)} rspace=${or(a.rspace)}>${c}</mo>`,
  mtext: (_, c) => mathml`<mtext>${c}</mtext>`,
  mspace: (a) => mathml`<mspace width=${or(a.width)}></mspace>`,
  mpadded: (a, c) => mathml`<mpadded lspace=${or(a.lspace)} width=${or(a.width)}>${c}</mpadded>`,
  mstyle: (a, c) =>
    mathml`<mstyle displaystyle=${or(a.displaystyle)} scriptlevel=${or(a.scriptlevel)}>${c}</mstyle>`,
  msub: (_, c) => mathml`<msub>${c}</msub>`,
  msup: (_, c) => mathml`<msup>${c}</msup>`,
  msubsup: (_, c) => mathml`<msubsup>${c}</msubsup>`,
  munder: (_, c) => mathml`<munder>${c}</munder>`,
  mover: (a, c) => mathml`<mover accent=${or(a.accent)}>${c}</mover>`,
  munderover: (_, c) => mathml`<munderover>${c}</munderover>`,
  mfrac: (a, c) => mathml`<mfrac linethickness=${or(a.linethickness)}>${c}</mfrac>`,
  msqrt: (_, c) => mathml`<msqrt>${c}</msqrt>`,
  mroot: (_, c) => mathml`<mroot>${c}</mroot>`,
  mtable: (_, c) => mathml`<mtable>${c}</mtable>`,
  mtr: (_, c) => mathml`<mtr>${c}</mtr>`,
  mtd: (_, c) => mathml`<mtd>${c}</mtd>`,
};

/** The tags of all allowed elements. */
export const mathTags: readonly string[] = Object.keys(elements);

/** The letter at the end of a tree, if it is one: that of W with a bar is W. */
function lastLetter(tree: MathTree | undefined): string {
  if (typeof tree === 'string' || tree === undefined) return tree ?? '';
  const [tag, , ...children] = tree;
  return lastLetter(tag === 'mover' ? children[0] : children.at(-1));
}

/** Superscripts of these letters would touch their arms: the font has no italic correction for them. */
const withArms: readonly string[] = ['W', 'V', 'Y'];

/** A superscript a little further from a letter that leans towards it. */
function apart([base, ...scripts]: readonly MathTree[]): readonly MathTree[] {
  const raised = scripts.at(-1);
  if (base === undefined || raised === undefined || !withArms.includes(lastLetter(base)))
    return [base ?? '', ...scripts];
  return [base, ...scripts.slice(0, -1), ['mrow', {}, ['mspace', { width: '0.12em' }], raised]];
}

/** A formula as a template. The content of unknown elements is rendered as text. */
export function renderMath(tree: MathTree): unknown {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const parts = tag === 'msup' || tag === 'msubsup' ? apart(children) : children;
  const rendered = parts.map(renderMath);
  const element = Object.hasOwn(elements, tag) ? elements[tag] : undefined;
  return element === undefined ? mathml`<mtext>${rendered}</mtext>` : element(attributes, rendered);
}

/** The translation of a text in a formula. TeX uses non-breaking spaces, the catalogue normal ones. */
function translateText(locale: Locale, text: string): string {
  const words = text.replaceAll('\u00a0', ' ').trim();
  const translation = locale.formulaWords(words);
  return translation === undefined
    ? text
    : text.replaceAll('\u00a0', ' ').replace(words, translation).replaceAll(' ', '\u00a0');
}

/** A formula with translated words. */
export function translateMath(locale: Locale, tree: MathTree): MathTree {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const inside = (child: MathTree): MathTree =>
    tag === 'mtext' && typeof child === 'string'
      ? translateText(locale, child)
      : translateMath(locale, child);
  return [tag, attributes, ...children.map(inside)];
}

/** Replaces each `\arg{i}` and `\node{i}`. A superscript on one with a subscript is merged with it. */
export function fillSymbols(
  tree: MathTree,
  symbolOf: (kind: 'arg' | 'node', index: number) => MathElement,
): MathTree {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  if (tag === 'arg' || tag === 'node') return symbolOf(tag, Number(attributes.i));
  const filled = children.map((child) => fillSymbols(child, symbolOf));
  return (tag === 'msup' && joinScripts(filled)) || [tag, attributes, ...filled];
}

/**
 * A formula under conditions: each `\when` is replaced by its first or its second branch. The branch is merged into the
 * surrounding row, since operators at the ends of a nested row would have other spacing.
 */
export function underConditions(tree: MathTree, conditions: Resolution['conditions']): MathTree {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const [one = '', other = ''] = children;
  if (tag === 'when') return underConditions(conditions[attributes.holds ?? ''] ? one : other, conditions);
  const joined = children.flatMap((child) => {
    const piece = underConditions(child, conditions);
    const [inner, , ...pieces] = piece;
    return tag === 'mrow' && child[0] === 'when' && inner === 'mrow' ? (pieces as MathTree[]) : [piece];
  });
  return [tag, attributes, ...joined];
}

/** Merges `(K_1)^T` into `K_1^T`. Null if the base has no subscript. */
function joinScripts([base, raised]: readonly MathTree[]): MathElement | null {
  if (base === undefined || raised === undefined || typeof base === 'string') return null;
  const [tag, attributes, inner] = base;
  if (tag !== 'mrow' || inner === undefined || typeof inner === 'string' || inner[0] !== 'msub') return null;
  return ['mrow', attributes, ['msubsup', {}, ...inner.slice(2), raised] as MathElement];
}

/** Adds a subscript to a symbol, which may have a superscript. */
export function withSubscript(tree: MathTree, subscript: string): MathTree {
  if (subscript === '') return tree;
  const index: MathElement = ['mn', {}, subscript];
  if (typeof tree === 'string') return ['msub', {}, tree, index];
  const [tag, attributes, ...children] = tree;
  const [base = '', second = ''] = children;
  if (tag === 'msup') return ['msubsup', attributes, base, index, second];
  if (tag === 'msub')
    return ['msub', attributes, base, ['mrow', {}, second, ['mo', { separator: 'true' }, ','], index]];
  return ['msub', {}, tree, index];
}
