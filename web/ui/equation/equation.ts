import { html, type TemplateResult } from 'lit';
import type { Trace, TraceNode } from '../../engine/types';
import generated from '../../generated/equations.json' with { type: 'json' };
import type { Locale } from '../../i18n/i18n';
import { operandsOf } from '../format/names';
import type { Model } from '../model';
import { mathText } from './math-text';
import {
  fillSymbols,
  type MathElement,
  type MathTree,
  renderMath,
  translateMath,
  underConditions,
  withSubscript,
} from './mathml';

type Equations = Readonly<Record<string, MathTree>>;

let equations = generated as unknown as Equations;

/** Formulas of programs that are kept. */
const mostTexts = 4096;

/** Adds the formulas of the full build of the engine, as `.tools/equations.mjs` generates them. */
export function addEquations(more: unknown): void {
  equations = { ...equations, ...(more as Equations) };
}

/** Converts formulas that the build does not know: those of programs. Null until it is loaded. */
let convert: ((latex: string) => MathTree) | null = null;

/** Sets what converts LaTeX to trees; it may throw for a text that is no LaTeX. */
export function convertWith(converter: (latex: string) => MathTree): void {
  convert = converter;
}

const convertedTrees = new Map<string, MathTree>();

/** The converted formula, kept; the text itself where it cannot be converted. */
function converted(latex: string): MathTree {
  const known = convertedTrees.get(latex);
  if (known !== undefined) return known;
  let tree: MathTree = ['mtext', {}, latex];
  if (convert === null) return tree;
  try {
    tree = convert(latex);
  } catch {}
  // Each key that is typed may make new ones.
  if (convertedTrees.size >= mostTexts) convertedTrees.clear();
  convertedTrees.set(latex, tree);
  return tree;
}

/** The tree of a LaTeX string, with translated words; the string itself as text if nothing has converted it. */
export function treeOf(locale: Locale, latex: string): MathTree {
  const known = Object.hasOwn(equations, latex) ? equations[latex] : undefined;
  return translateMath(locale, known ?? converted(latex));
}

/** The symbol of a node: dX with superscript Q for the part of a gradient through Q, with its subscript. */
export function plainSymbol(
  locale: Locale,
  { symbol, superscript, subscript }: Pick<TraceNode, 'symbol' | 'superscript' | 'subscript'>,
): MathTree {
  const base = treeOf(locale, symbol);
  const raised: MathTree = superscript === '' ? base : ['msup', {}, base, treeOf(locale, superscript)];
  return withSubscript(raised, subscript);
}

/** The symbol of a node in the hue of its role; highlighted if it is the node `marked`. */
export function symbolTree(locale: Locale, node: TraceNode, marked: string | null): MathElement {
  const className = `role-${node.role} symbol${marked === node.id ? ' marked' : ''}`;
  return ['mrow', { class: className, 'data-symbol': node.id }, plainSymbol(locale, node)];
}

/** The right-hand side of the equation of a node, with coloured operands; null for inputs. */
function rightHandSide(
  locale: Locale,
  node: TraceNode,
  trace: Trace,
  marked: string | null,
): MathTree | null {
  const operands = operandsOf(node, trace);
  if (node.equation === '') return null;
  return fillSymbols(treeOf(locale, node.equation), (kind, index) => {
    const operand = kind === 'arg' ? operands[index] : trace.nodes[index];
    return operand === undefined ? ['mtext', {}, '?'] : symbolTree(locale, operand, marked);
  });
}

/** The symbol of a node, inline. */
export function symbol(locale: Locale, node: TraceNode): TemplateResult {
  return html`<math translate="no" class="inline">${renderMath(symbolTree(locale, node, null))}</math>`;
}

/** Symbols as texts: the runs of an edited program have the same ones, hundreds of them. */
const symbolTexts = new WeakMap<Locale, Map<string, string>>();

/** The symbol of a node as accessible text. */
export function symbolText(locale: Locale, node: TraceNode): string {
  const known = symbolTexts.get(locale) ?? new Map<string, string>();
  symbolTexts.set(locale, known);
  const key = `${node.symbol}\n${node.superscript}\n${node.subscript}`;
  const text = known.get(key) ?? mathText(locale, plainSymbol(locale, node));
  if (known.size >= mostTexts) known.clear();
  known.set(key, text);
  return text;
}

/** The formula of a variant under the current options. */
export function mechanismTree(locale: Locale, { schema, state }: Pick<Model, 'schema' | 'state'>): MathTree {
  const { conditions } = schema.resolver.resolve({ options: state.document.options });
  return underConditions(treeOf(locale, schema.equation), conditions);
}

function has(tree: MathTree, tag: string): boolean {
  if (typeof tree === 'string') return false;
  const [own, , ...parts] = tree;
  return own === tag || parts.some((part) => has(part, tag));
}

/** The space to reserve for a formula that depends on options, so that the layout does not shift; empty if it does not. */
export function reservedSpace(locale: Locale, latex: string): '' | 'line' | 'fraction' {
  const tree = treeOf(locale, latex);
  if (!has(tree, 'when')) return '';
  return has(tree, 'mfrac') ? 'fraction' : 'line';
}

/** A formula, inline, with its accessible text. */
export function formula(locale: Locale, tree: MathTree): TemplateResult {
  return html`<math translate="no" aria-label=${mathText(locale, tree)}>${renderMath(tree)}</math>`;
}

function letters(tree: MathTree): number {
  if (typeof tree === 'string') return tree.length;
  const [, , ...parts] = tree;
  return parts.reduce((sum, part) => sum + letters(part), 0);
}

/** Whether a formula may be wider than a phone: then it scrolls and must be focusable. */
export function scrolls(...parts: readonly MathTree[]): boolean {
  return parts.reduce<number>((sum, part) => sum + letters(part), 0) > 24;
}

/** Whether the equation of a node may be wider than a phone. */
export function isLong(locale: Locale, node: TraceNode, trace: Trace): boolean {
  const right = rightHandSide(locale, node, trace, null);
  return right !== null && scrolls(symbolTree(locale, node, null), right);
}

/** What a node is computed as, as accessible text; null for inputs. */
export function formulaWords(locale: Locale, node: TraceNode, trace: Trace): string | null {
  const right = rightHandSide(locale, node, trace, null);
  return right && mathText(locale, right);
}

/** The equation of a node as accessible text. */
export function equationText(locale: Locale, node: TraceNode, trace: Trace): string {
  const words = formulaWords(locale, node, trace);
  return words === null
    ? `${locale.format(node.title)}, ${symbolText(locale, node)}`
    : locale.t('equation.statement', { title: locale.format(node.title), mathText: words });
}

/** The symbols of inputs, separated by commas. */
export function symbols(locale: Locale, nodes: readonly TraceNode[], marked: string | null): TemplateResult {
  const comma: MathTree = ['mo', { separator: 'true' }, ','];
  const row = nodes.flatMap((node, at): MathTree[] =>
    (at === 0 ? [] : [comma]).concat([symbolTree(locale, node, marked)]),
  );
  const words = nodes.map((node) => locale.format(node.title)).join(', ');
  return html`<math translate="no" display="block" aria-label=${words}>${renderMath(['mrow', {}, ...row])}</math>`;
}

/** The equation of a node as a formula; its symbol alone if it has none, the formula alone if that is its symbol, as in A − A₀. */
export function equationTree(
  locale: Locale,
  node: TraceNode,
  trace: Trace,
  marked: string | null = null,
): MathTree {
  const left = symbolTree(locale, node, marked);
  const right = rightHandSide(locale, node, trace, marked);
  if (right === null) return left;
  if (node.symbol === '') return right;
  return mathText(locale, left) === mathText(locale, right)
    ? right
    : ['mrow', {}, left, ['mo', {}, '='], right];
}

/** The equation of a node. The symbols of the node `marked` are highlighted. */
export function equation(
  locale: Locale,
  node: TraceNode,
  trace: Trace,
  marked: string | null = null,
): TemplateResult {
  return html`<math translate="no" display="block" aria-label=${equationText(locale, node, trace)}>${renderMath(equationTree(locale, node, trace, marked))}</math>`;
}
