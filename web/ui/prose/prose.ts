import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { isReached } from '../../store/actions/walk';
import { lossNodes } from '../../store/document/loss';
import { equationText, symbol, symbolText } from '../equation/equation';
import { cssVariables } from '../format/css-variables';
import { accessibleText, cellText, cellValue, nodeFormat } from '../format/format';
import { cellName, colName, nodeTitle, operandsOf, rowName, sectionName } from '../format/names';
import { halfDigits, maskHalfDigits, maxHalfDigits } from '../format/number-length';
import { withSubscripts } from '../format/subscripts';
import { rowOfTexts } from '../matrix/active-row';
import type { Intent, Model } from '../model';
import { type MarkupContext, type Piece, parseMarkup, withoutQuotes } from './markup';
import { stepOf } from './step-text';

/** The default column of a text: off the diagonal of the default row, so that row and column names differ. */
const defaultCol = 2;

/** Whether the cell of a number shows 0, and a text that cites it a power of ten. */
function looksZero(node: TraceNode, row: number, col: number, locale: Locale): boolean {
  const { text, inCell } = nodeFormat(locale, node);
  const value = cellValue(node, Math.min(row, node.rows - 1), col);
  return inCell(value) !== text(value);
}

/** The column of a text that says how numbers of a row come from others: the default one, unless one of them is all but 0 there. */
function columnOfTexts(node: TraceNode, row: number, { locale, trace }: Model): number {
  const shown = [node, ...operandsOf(node, trace).filter(({ cols }) => cols === node.cols)];
  const isClear = (col: number): boolean => !shown.some((each) => looksZero(each, row, col, locale));
  if (isClear(Math.min(defaultCol, node.cols - 1))) return defaultCol;
  const others = Array.from({ length: node.cols }, (_, at) => (defaultCol + at) % node.cols);
  return others.find(isClear) ?? defaultCol;
}

/**
 * The row and column for references: those of the selected cell if it has the same axes, else the position, else the active
 * row, else the default.
 */
export function markupContext(node: TraceNode, model: Model): MarkupContext {
  const { position, trail } = model.state;
  const chosen = trail[0];
  const from = chosen && model.trace.node(chosen.node);
  const byRow = position.granularity === 'row' || position.granularity === 'cell';
  const here = byRow ? position.row : rowOfTexts(node.row_dim, model);
  const row = chosen && from?.row_dim === node.row_dim ? chosen.row : here;
  const col =
    chosen && from?.col_dim === node.col_dim
      ? chosen.col
      : position.granularity === 'cell'
        ? position.col
        : columnOfTexts(node, row, model);
  return { trace: model.trace, node, row, col };
}

/** A number in the text: a button that highlights the cell on hover and selects it on click. */
function numberButton(
  piece: Extract<Piece, { kind: 'number' }>,
  model: Model,
  intent: Intent,
): TemplateResult {
  const { node, cell } = piece;
  const text = cellText(model.locale, node, cell.row, cell.col);
  const length = Math.max(halfDigits(text), node.role === 'mask' ? maskHalfDigits : 0);
  return html`<button
    type="button"
    translate="no"
    class=${`live live-number role-${node.role}${length > maxHalfDigits ? '' : ' sized'}`}
    ${cssVariables({ 'half-digits': length })}
    data-node=${cell.node}
    data-row=${cell.row}
    data-col=${cell.col}
    aria-label=${model.locale.t('prose.why_label', { accessibleText: accessibleText(model.locale, text), cellName: cellName(cell, model) })}
    @click=${() => intent.dispatch({ type: 'select-cell', cell })}
    @pointerenter=${() => intent.hover(cell)}
    @pointerleave=${() => intent.hover(null)}
    @focus=${() => intent.hover(cell)}
    @blur=${() => intent.hover(null)}
  >${text}</button>`;
}

function symbolButton(node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  return html`<button
    type="button"
    translate="no"
    class=${`live role-${node.role}`}
    aria-label=${locale.t('prose.go_there_label', { symbolText: symbolText(locale, node), title: locale.format(node.title) })}
    title=${intent.glossary?.definitionOf(node, model) ?? nothing}
    @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
  >${symbol(locale, node)}</button>`;
}

const textPiece = (text: string, model: Model, intent: Intent): TemplateResult =>
  intent.glossary?.withTerms(text, model) ?? html`${withSubscripts(text)}`;

function renderPiece(part: Piece, model: Model, intent: Intent): TemplateResult | string {
  switch (part.kind) {
    case 'text':
      return textPiece(part.text, model, intent);
    case 'symbol':
      return symbolButton(part.node, model, intent);
    case 'number':
      return numberButton(part, model, intent);
    case 'name': {
      const name = part.axis === 'row' ? rowName : colName;
      return html`<i class="word" translate="no">${name(part.node, part.index, model)}</i>`;
    }
    case 'size':
      return String(part.size);
    case 'missing':
      return '…';
  }
}

/** Whether a piece is a button. Browsers may break the line after a button, even before punctuation. */
const isButton = (part: Piece | undefined): boolean => part?.kind === 'symbol' || part?.kind === 'number';

/** The punctuation at the start of a text. */
const leadingPunctuation = (part: Piece | undefined): string =>
  part?.kind === 'text' ? (/^[.,;:!?)]*/.exec(part.text)?.[0] ?? '') : '';

/** Whether a piece is a negative number after an operator, which needs parentheses. */
function isBracketed(locale: Locale, part: Piece, before: Piece | undefined): boolean {
  return (
    part.kind === 'number' &&
    before?.kind === 'text' &&
    /[−+·] $/.test(before.text) &&
    cellText(locale, part.node, part.cell.row, part.cell.col).startsWith('−')
  );
}

/** Whether the displayed text of a number is rounded. */
function isRounded(locale: Locale, part: Piece | undefined): boolean {
  if (part?.kind !== 'number') return false;
  const value = cellValue(part.node, part.cell.row, part.cell.col);
  return Number(value.toFixed(nodeFormat(locale, part.node).decimals)) !== value;
}

/** Replaces “=” by “≈” if a number beside it is rounded: `0.87 · 0.15 = 0.13` would be wrong. */
function equalsSign(locale: Locale, pieces: readonly Piece[], at: number, text: string): string {
  const beside = [pieces[at - 3], pieces[at - 1], pieces[at + 1]];
  return text === ' = ' && beside.some((part) => isRounded(locale, part)) ? ' ≈ ' : text;
}

/** A text with live references. Punctuation is kept on the line of the button before it. */
export function liveText(
  markup: string,
  node: TraceNode,
  model: Model,
  intent: Intent,
): readonly (TemplateResult | string)[] {
  const pieces = withoutQuotes(parseMarkup(markup, markupContext(node, model)));
  return pieces.map((part, at) => {
    if (part.kind === 'text' && isButton(pieces[at - 1])) {
      const text = equalsSign(model.locale, pieces, at, part.text.slice(leadingPunctuation(part).length));
      return textPiece(text, model, intent);
    }
    const content = renderPiece(part, model, intent);
    const bracketed = isBracketed(model.locale, part, pieces[at - 1]) ? html`(${content})` : content;
    const marks = isButton(part) ? leadingPunctuation(pieces[at + 1]) : '';
    return marks === '' ? bracketed : html`<span class="no-break">${bracketed}${marks}</span>`;
  });
}

/** The title with an upper-case first letter. */
export function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** At the last step of the forward pass, the button that starts the backward pass. */
function backwardPass(node: TraceNode, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const { trace, state, locks } = model;
  const isEnd = trace.nodes[trace.sections.at(-1)?.nodes.at(-1) ?? -1] === node;
  if (!isEnd || state.document.loss || locks.has('options') || !lossNodes(trace).includes(node))
    return nothing;
  const { row, col } = markupContext(node, model);
  return html`<p class="backward-controls"><button
    type="button"
    @click=${() => intent.setLoss({ kind: 'cell', node: node.id, row, col, targets: null })}
  >${model.locale.t('prose.go_backwards_through_all')}</button></p>`;
}

/**
 * The number that the current step explains first: the first of its own that its text cites, else the largest in the row that
 * the text would refer to. Null if its numbers are given.
 */
export function citedCell(model: Model): CellRef | null {
  const { position } = model.state;
  const node = model.trace.node(position.node);
  if (node === undefined || node.kind !== 'computed' || position.isHidden) return null;
  const context = markupContext(node, model);
  if (position.granularity === 'cell') return { node: node.id, row: position.row, col: position.col };
  const prose = stepOf(node, model)?.prose ?? '';
  for (const piece of parseMarkup(prose, context))
    if (piece.kind === 'number' && piece.node === node && isReached(model.trace, position, piece.cell))
      return piece.cell;
  const row = Math.min(context.row, node.rows - 1);
  const sizes = Array.from(node.data.subarray(row * node.cols, (row + 1) * node.cols), Math.abs);
  const largest = sizes.indexOf(Math.max(...sizes.filter(Number.isFinite)));
  return { node: node.id, row, col: Math.max(largest, 0) };
}

/** The text of the step: title, prose, and a side note. */
export function prose(model: Model, intent: Intent): TemplateResult {
  const node = model.trace.node(model.state.position.node);
  if (node === undefined) return html`${nothing}`;
  const step = stepOf(node, model);
  const section = model.trace.sections.find(({ id }) => id === node.section);
  const title = capitalised(nodeTitle(model.locale, node));
  const over = section === undefined ? title : sectionName(model.locale, section);
  const body = step === undefined ? `${equationText(model.locale, node, model.trace)}.` : step.prose;
  const aside = step?.aside ?? '';
  return html`<section class="prose" part="prose" aria-label=${model.locale.t('prose.step_does')}>
    <h3>${over === title ? nothing : html`<span class="of">${over}</span> `}${title}</h3>
    <p class="step-text">${liveText(body, node, model, intent)}</p>
    ${aside === '' ? nothing : html`<p class="aside" role="note">${liveText(aside, node, model, intent)}</p>`}
    ${backwardPass(node, model, intent)}
  </section>`;
}
