import { html, type TemplateResult } from 'lit';
import type { Trace, TraceNode } from '../../engine/types';
import generated from '../../generated/equations.json';
import { formatMessage, t } from '../../i18n/i18n';
import { operandsOf } from '../format/names';
import type { Model } from '../model';
import { mathText } from './math-text';
import {
  fillArguments,
  type MathElement,
  type MathTree,
  renderMath,
  translateMath,
  underConditions,
  withSubscript,
} from './mathml';

type Equations = Readonly<Record<string, MathTree>>;

let equations = generated as unknown as Equations;

/** Adds the formulas of a larger build of the engine, as `.tools/equations.mjs` wrote them. */
export function addEquations(more: unknown): void {
  equations = { ...equations, ...(more as Equations) };
}

/** The tree of a LaTeX string, its words in the reader's language; the string itself, to be seen, when the build did not know it. */
export function treeOf(latex: string): MathTree {
  return knownTree(latex) ?? partTree(latex) ?? ['mtext', {}, latex];
}

function knownTree(latex: string): MathTree | undefined {
  return Object.hasOwn(equations, latex) ? translateMath(equations[latex] ?? latex) : undefined;
}

/** `{dX}^{Q}`, the part of a gradient that came back by way of Q: there are too many pairs for the build to know. */
function partTree(latex: string): MathTree | undefined {
  const pieces = latex.slice(1, -1).split('}^{');
  for (let at = 1; at < pieces.length; at += 1) {
    const base = knownTree(pieces.slice(0, at).join('}^{'));
    const above = knownTree(pieces.slice(at).join('}^{'));
    if (base !== undefined && above !== undefined) return ['msup', {}, base, above];
  }
  return undefined;
}

/** A node's symbol in the hue of its role, marked when its matrix is being looked at. */
function symbolTree(node: TraceNode, marked: string | null): MathElement {
  const look = `role-${node.role} symbol${marked === node.id ? ' marked' : ''}`;
  return [
    'mrow',
    { class: look, 'data-symbol': node.id },
    withSubscript(treeOf(node.symbol), node.subscript),
  ];
}

/** The right-hand side of a node's equation, its operands in their colours; null when the node is given. */
function rightHandSide(node: TraceNode, trace: Trace, marked: string | null): MathTree | null {
  const operands = operandsOf(node, trace);
  if (node.equation === '') return null;
  return fillArguments(treeOf(node.equation), (index) => {
    const operand = operands[index];
    return operand === undefined ? ['mtext', {}, '?'] : symbolTree(operand, marked);
  });
}

/** The symbol of a node as one writes it in a line of text. */
export function symbol(node: TraceNode): TemplateResult {
  return html`<math class="inline">${renderMath(symbolTree(node, null))}</math>`;
}

/** A node's symbol in words. */
export function symbolText(node: TraceNode): string {
  return mathText(symbolTree(node, null));
}

/** The one line of a variant, as the options of a run make it. */
export function mechanismTree({ schema, state }: Pick<Model, 'schema' | 'state'>): MathTree {
  const { conditions } = schema.resolver.resolve({ options: state.document.options });
  return underConditions(treeOf(schema.equation), conditions);
}

function has(tree: MathTree, tag: string): boolean {
  if (typeof tree === 'string') return false;
  const [own, , ...parts] = tree;
  return own === tag || parts.some((part) => has(part, tag));
}

/** What the one line of a variant may come to with other options: its room is kept, so that nothing moves. */
export function reservedSpace(latex: string): '' | 'line' | 'fraction' {
  const tree = treeOf(latex);
  if (!has(tree, 'when')) return '';
  return has(tree, 'mfrac') ? 'fraction' : 'line';
}

/** A formula in a line of text. */
export function formula(tree: MathTree): TemplateResult {
  return html`<math aria-label=${mathText(tree)}>${renderMath(tree)}</math>`;
}

function letters(tree: MathTree): number {
  if (typeof tree === 'string') return tree.length;
  const [, , ...parts] = tree;
  return parts.reduce((sum, part) => sum + letters(part), 0);
}

/** Whether a formula may be wider than a phone: it scrolls there, which the keyboard must be able to do. */
export function scrolls(...parts: readonly MathTree[]): boolean {
  return parts.reduce<number>((sum, part) => sum + letters(part), 0) > 24;
}

/** Whether the equation of a node scrolls on a phone. */
export function isLong(node: TraceNode, trace: Trace): boolean {
  const right = rightHandSide(node, trace, null);
  return right !== null && scrolls(symbolTree(node, null), right);
}

/** The equation that defines a node, in words. */
export function equationText(node: TraceNode, trace: Trace): string {
  const right = rightHandSide(node, trace, null);
  return right === null
    ? `${formatMessage(node.title)}, ${symbolText(node)}`
    : t`${formatMessage(node.title)} equals ${mathText(right)}`;
}

/** Symbols that nothing defines, in a row. */
export function symbols(nodes: readonly TraceNode[], marked: string | null): TemplateResult {
  const comma: MathTree = ['mo', { separator: 'true' }, ','];
  const row = nodes.flatMap((node, at): MathTree[] =>
    (at === 0 ? [] : [comma]).concat([symbolTree(node, marked)]),
  );
  const words = nodes.map((node) => formatMessage(node.title)).join(', ');
  return html`<math display="block" aria-label=${words}>${renderMath(['mrow', {}, ...row])}</math>`;
}

/** The equation that defines a node: its symbol, and what it is made from. `marked` is the node looked at. */
export function equation(node: TraceNode, trace: Trace, marked: string | null = null): TemplateResult {
  const left = symbolTree(node, marked);
  const right = rightHandSide(node, trace, marked);
  const tree: MathTree = right === null ? left : ['mrow', {}, left, ['mo', {}, '='], right];
  return html`<math display="block" aria-label=${equationText(node, trace)}>${renderMath(tree)}</math>`;
}
