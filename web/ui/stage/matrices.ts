import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { operandsOf } from '../format/names';
import { cursorOn } from '../matrix/highlight';
import { matrix, type Placement } from '../matrix/matrix';
import { columnClass, isWide } from '../matrix/matrix-width';
import { smallPageSize, windowAround } from '../matrix/window';
import type { Intent, Model } from '../model';

/** The sign between the operands of a step that is not a product. */
const operators: Readonly<Record<string, string>> = {
  add: '+',
  subtract: '−',
  mask: '+',
  multiply: '⊙',
  concat_columns: ',',
  divide: '÷',
};

/** From this many columns side by side on, cells are set closer. */
const manyColumns = 14;

/** Whether so many columns stand side by side that cells must be small. */
function isDense(nodes: readonly TraceNode[]): boolean {
  return nodes.reduce((sum, node) => sum + node.cols, 0) >= manyColumns;
}

/** The matrices that the reader owns are shown together with those that follow them at once; one that an option makes stands alone. */
export function inputsBeside(node: TraceNode, model: Model): readonly TraceNode[] {
  if (node.kind === 'generated') return [node];
  const section = model.trace.sections.find((each) => each.id === node.section);
  const nodes = (section?.nodes ?? []).flatMap((index) => model.trace.nodes[index] ?? []);
  const [from, to] = around(nodes, nodes.indexOf(node));
  return nodes.slice(from, to).filter((each) => each.operands.length === 0 && each.kind !== 'generated');
}

/** From which place to which nothing is computed. */
function around(nodes: readonly TraceNode[], place: number): readonly [from: number, to: number] {
  const computed = nodes.flatMap(({ operands }, at) => (operands.length > 0 ? [at] : []));
  const before = computed.filter((at) => at < place).at(-1) ?? -1;
  return [before + 1, computed.find((at) => at > place) ?? nodes.length];
}

/** Where in a product one looks: a cell of the result, and a place along the axis that is summed over. */
function focusOf(node: TraceNode, left: TraceNode, top: TraceNode, model: Model) {
  const { focus } = model;
  const cursor = cursorOn(node, model);
  return {
    row: focus?.node === left.id ? focus.row : cursor.row,
    col: focus?.node === top.id ? focus.col : cursor.col,
    inner: focus?.node === top.id ? focus.row : cursorOn(left, model).col,
  };
}

/** A product laid out as by hand: the left operand to the left, the other on top, the result where they meet. */
function product(
  node: TraceNode,
  operands: readonly TraceNode[],
  model: Model,
  intent: Intent,
): TemplateResult {
  const [left = node, top = node] = operands;
  const { row, col, inner } = focusOf(node, left, top, model);
  const dense = isDense([left, node]);
  const product = { left, top, result: node };
  const look = `product ${isWide(product, model) ? 'wide' : ''} ${columnClass(product, model, dense)}`;
  const show = (each: TraceNode, at: { row: number; col: number }, placement: Placement): TemplateResult =>
    matrix(each, model, intent, { ...placement, dense, window: windowAround(each, at, smallPageSize) });
  return html`<div class=${look}>
    <div class="product-top">${show(top, { row: inner, col }, {})}</div>
    <div class="product-left">${show(left, { row, col: inner }, { captionBelow: true })}</div>
    <div class="product-result">${show(node, { row, col }, { captionBelow: true, bare: true })}</div>
  </div>`;
}

/** A step that works entry by entry, or rearranges: before, then after. */
function flow(node: TraceNode, operands: readonly TraceNode[], model: Model, intent: Intent): TemplateResult {
  // A matrix times itself, cell by cell, stands there once.
  const distinct = [...new Set(operands)];
  const dense = isDense([node, ...distinct]);
  const show = (each: TraceNode): TemplateResult => matrix(each, model, intent, { dense });
  const [first = node, ...others] = distinct;
  const sign = operators[node.op] ?? '';
  return html`<div class="flow">
    ${show(first)}${others.map((operand) => joined('joiner', sign, show(operand)))}${joined('joiner arrow', '', show(node))}
  </div>`;
}

/** A matrix with the sign before it, which goes along when there is room for the matrix on another line only. */
function joined(look: string, sign: string, shown: TemplateResult): TemplateResult {
  return html`<div class="joined"><span class=${look} aria-hidden="true">${sign}</span>${shown}</div>`;
}

/** The matrices of a step, placed as its operation asks. */
export function matrices(node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const operands = operandsOf(node, model.trace);
  if (node.op === 'matmul' && operands.length === 2) return product(node, operands, model, intent);
  if (operands.length > 0) return flow(node, operands, model, intent);
  return html`<div class="flow given">
    ${inputsBeside(node, model).map((each) => matrix(each, model, intent, { dense: isDense([each]) }))}
  </div>`;
}
