import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { operandsOf } from '../format/names';
import { sharedScale } from '../format/palette';
import { rowOfTexts } from '../matrix/active-row';
import { cursorOn } from '../matrix/highlight';
import { matrix, type Placement } from '../matrix/matrix';
import { isPart, shownColumn, type Window, windowInProduct, windowInRow } from '../matrix/window';
import type { Intent, Model } from '../model';
import { flowFit, givenFit, productFit } from './fit';

/** The sign between the operands, by op. */
export const operators: Readonly<Record<string, string>> = {
  add: '+',
  subtract: '−',
  mask: '+',
  multiply: '⊙',
  concat_columns: ',',
  divide: '÷',
};

/** The ops whose operands are in the unit of the result: all their matrices share one colour scale. */
export const addingOps: ReadonlySet<string> = new Set([
  'add',
  'subtract',
  'mask',
  'concat_columns',
  'transpose',
]);

/** Inputs are shown together with the adjacent inputs of their section; a generated matrix is shown alone. */
export function inputsBeside(node: TraceNode, model: Model): readonly TraceNode[] {
  if (node.kind === 'generated') return [node];
  const section = model.trace.sections.find((each) => each.id === node.section);
  const nodes = (section?.nodes ?? []).flatMap((index) => model.trace.nodes[index] ?? []);
  const [from, to] = around(nodes, nodes.indexOf(node));
  return nodes.slice(from, to).filter((each) => each.operands.length === 0 && each.kind !== 'generated');
}

/** The range around `place` without computed nodes; `to` is exclusive. */
function around(nodes: readonly TraceNode[], place: number): readonly [from: number, to: number] {
  const computed = nodes.flatMap(({ operands }, at) => (operands.length > 0 ? [at] : []));
  const before = computed.filter((at) => at < place).at(-1) ?? -1;
  return [before + 1, computed.find((at) => at > place) ?? nodes.length];
}

/** The focused row and column of a product, and the focused index `inner` of the axis that is summed over. */
export function focusOf(node: TraceNode, left: TraceNode, top: TraceNode, model: Model) {
  const { focus } = model;
  const cursor = cursorOn(node, model);
  const row = focus?.node === left.id ? focus.row : cursor.row;
  const asked = focus?.node === top.id ? focus.row : cursorOn(left, model).col;
  const isChosen = [focus, ...model.state.trail].some(
    (cell) => cell?.node === left.id || cell?.node === top.id,
  );
  return {
    row,
    col: focus?.node === top.id ? focus.col : cursor.col,
    inner: isChosen ? asked : firstShown(left, row, asked, model),
  };
}

/** The index of the summed axis to show: the asked one, unless the row has only zeros on its page. */
const firstShown = (left: TraceNode, row: number, asked: number, model: Model): number =>
  shownColumn(left, row, windowInProduct(left, { row, col: asked }, model), asked);

/** A matrix product: the left operand to the left, the right operand on top, the result where they meet. */
function product(node: TraceNode, operands: readonly TraceNode[], view: StageView): TemplateResult {
  const { model, intent, explanation } = view;
  const [left = node, top = node] = operands;
  const { row, col, inner } = focusOf(node, left, top, model);
  const show = (each: TraceNode, at: { row: number; col: number }, placement: Placement): TemplateResult =>
    matrix(each, model, intent, {
      ...placement,
      window: windowInProduct(each, at, model, each === top),
      showsScale: true,
    });
  return html`<div class=${`product fit ${productFit(left, top, node, model)}`}>
    <div class="product-top">${show(top, { row: inner, col }, {})}</div>
    <div class="product-left">${show(left, { row, col: inner }, { captionBelow: true })}</div>
    <div class="product-result">${show(node, { row, col }, { captionBelow: true, bare: true })}</div>
    ${explanation}
  </div>`;
}

/** Any other op: its operands, then the result. */
function flow(node: TraceNode, operands: readonly TraceNode[], { model, intent }: StageView): TemplateResult {
  // An operand that occurs twice, as in a square, is shown once.
  const distinct = [...new Set(operands)];
  const scale = addingOps.has(node.op) ? (sharedScale([...distinct, node]) ?? undefined) : undefined;
  const show = (each: TraceNode): TemplateResult =>
    matrix(each, model, intent, {
      window: windowInRow(each, cursorOn(each, model), distinct.length + 1, model),
      scale,
      showsScale: scale === undefined || each === node,
      showsSums: each === node,
    });
  const [first = node, ...others] = distinct;
  const sign = operators[node.op] ?? '';
  return html`<div class=${`flow fit ${flowFit(distinct, node, model)}`}>
    <div class="operands">${show(first)}${others.map((operand) => joined('joiner', sign, show(operand)))}</div>
    ${joined('joiner arrow', '', show(node))}
  </div>`;
}

/** A matrix and the sign before it, which wrap together. */
function joined(className: string, sign: string, content: TemplateResult): TemplateResult {
  return html`<div class="joined"><span class=${className} aria-hidden="true">${sign}</span>${content}</div>`;
}

/** What the matrices of a step are rendered from. A product has the explanation of the selected cell in its empty corner. */
export interface StageView {
  readonly model: Model;
  readonly intent: Intent;
  readonly explanation: unknown;
}

/** Whether a node is shown as a product. */
export function isProduct({ op, operands }: TraceNode): boolean {
  return op === 'matmul' && operands.length === 2;
}

/** The window of a given matrix: of the chosen cell, else with a number of the row that the text is about. */
export function givenWindow(node: TraceNode, model: Model): Window {
  const cursor = cursorOn(node, model);
  const window = windowInRow(node, cursor, 1, model);
  const isChosen = [model.focus, ...model.state.trail].some((cell) => cell?.node === node.id);
  if (isChosen || !isPart(node, window)) return window;
  const row = Math.min(rowOfTexts(node.row_dim, model), node.rows - 1);
  return windowInRow(node, { ...cursor, col: shownColumn(node, row, window, cursor.col) }, 1, model);
}

/** The matrices of a step, laid out by op. */
export function matrices(node: TraceNode, view: StageView): TemplateResult {
  const { model, intent } = view;
  const operands = operandsOf(node, model.trace);
  if (isProduct(node)) return product(node, operands, view);
  if (operands.length > 0) return flow(node, operands, view);
  const given = inputsBeside(node, model);
  return html`<div class=${`flow fit given ${givenFit(given, model)}`}>
    ${given.map((each) => matrix(each, model, intent, { window: givenWindow(each, model), showsScale: true, isCurrent: each === node && given.length > 1 }))}
  </div>`;
}
