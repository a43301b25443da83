import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { cssVariables } from '../format/css-variables';
import { operandsOf } from '../format/names';
import { sharedScale } from '../format/palette';
import { cursorOn } from '../matrix/highlight';
import { matrix, type Placement } from '../matrix/matrix';
import { shownColumn, windowAt } from '../matrix/window';
import type { Intent, Model } from '../model';
import { flowFit } from './fit/flow';
import { hasRowsOf } from './fit/lines';
import type { Fit } from './fit/need';
import { productFit } from './fit/product';
import { given } from './given';

/** The sign between the operands, by op. */
export const operators: Readonly<Record<string, string>> = {
  add: '+',
  subtract: '−',
  mask: '+',
  multiply: '⊙',
  concat_columns: ',',
  divide: '÷',
};

/** The focused row and column of a product, and the focused index `inner` of the axis that is summed over. */
export function focusOf(node: TraceNode, left: TraceNode, top: TraceNode, model: Model, fit: Fit) {
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
    inner: isChosen
      ? asked
      : shownColumn(left, row, windowAt(left, { row, col: asked }, fit.partOf(left)), asked),
  };
}

/** A matrix product: the left operand to the left, the right operand on top, the result where they meet. */
function product(node: TraceNode, operands: readonly TraceNode[], view: StageView): TemplateResult {
  const { model, intent, explanation } = view;
  const [left = node, top = node] = operands;
  const fit = productFit(left, top, node, model);
  const { row, col, inner } = focusOf(node, left, top, model, fit);
  const show = (
    each: TraceNode,
    at: { row: number; col: number },
    placement: Omit<Placement, 'window'>,
  ): TemplateResult =>
    matrix(each, model, intent, {
      ...placement,
      window: windowAt(each, at, fit.partOf(each)),
      showsScale: true,
    });
  return html`<div class=${`product fit${fit.classes}`} ${cssVariables(fit.counts)}>
    <div class="product-top">${show(top, { row: inner, col }, {})}</div>
    <div class="product-left">${show(left, { row, col: inner }, { captionBelow: true })}</div>
    <div class="product-result">${show(node, { row, col }, { captionBelow: true, bare: true })}</div>
    ${explanation}
  </div>`;
}

/**
 * Any other op: its operands, then the result. A line of operands may begin with a plus, but a comma stays at the end of the line
 * before it.
 */
function flow(node: TraceNode, operands: readonly TraceNode[], { model, intent }: StageView): TemplateResult {
  // An operand that occurs twice, as in a square, is shown once.
  const distinct = [...new Set(operands)];
  const { classes, counts, partOf, inLine } = flowFit(distinct, node, model);
  const isCrowded = classes.includes(' crowded');
  const scale = sharedScale(node, distinct) ?? undefined;
  const show = (each: TraceNode, at = 0): TemplateResult =>
    matrix(each, model, intent, {
      window: windowAt(each, cursorOn(each, model), partOf(each)),
      hidesRowNames: isCrowded && at % inLine > 0 && hasRowsOf(each, distinct[at - 1]),
      scale,
      showsScale: scale === undefined || each === node,
      showsSums: each === node,
    });
  const sign = operators[node.op] ?? '';
  const isComma = sign === ',';
  const line = (from: number): TemplateResult => {
    const shown = distinct.slice(from, from + inLine).map((operand, at) => {
      const matrixOf = show(operand, from + at);
      return at === 0 && (from === 0 || isComma) ? matrixOf : joined('joiner', sign, matrixOf);
    });
    const goesOn = isComma && from + inLine < distinct.length;
    return html`<div class="operand-line">${shown}${goesOn ? html`<span class="joiner last" aria-hidden="true">${sign}</span>` : nothing}</div>`;
  };
  const lines = Array.from({ length: Math.ceil(distinct.length / inLine) }, (_, at) => line(at * inLine));
  return html`<div class=${`flow fit${classes}`} ${cssVariables(counts)}>
    <div class="operands">${lines}</div>
    ${joined('joiner arrow', '', show(node, inLine > distinct.length ? distinct.length : 0))}
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

/** The matrices of a step, laid out by op. */
export function matrices(node: TraceNode, view: StageView): TemplateResult {
  const operands = operandsOf(node, view.model.trace);
  if (isProduct(node)) return product(node, operands, view);
  return operands.length > 0 ? flow(node, operands, view) : given(node, view.model, view.intent);
}
