import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { formatMessage, t, translate } from '../../i18n/i18n';
import { isInBackwardPass, lossNodes } from '../../store/document/loss';
import { equationWords, symbol, symbolWords } from '../equation/equation';
import { cellText, cellValue, nodeFormat, spokenText } from '../format/format';
import { lettered } from '../format/letters';
import { cellName, colName, rowName, sectionName } from '../format/names';
import { followed } from '../matrix/followed';
import { titleWords } from '../matrix/matrix-cell';
import type { Intent, Model } from '../model';
import { type Piece, type Reading, read, stepFor } from './markup';

/** Where the text looks before the reader has chosen: off the diagonal, so that row and column have two names. */
const usualRow = 1;
const usualCol = 2;

/**
 * The place the reader looks at: the selected cell where its axes fit, else the place of the walk, else the row followed
 * in a figure, else the usual one.
 */
function reading(node: TraceNode, model: Model): Reading {
  const { position, trail } = model.state;
  const chosen = trail[0];
  const from = chosen && model.trace.node(chosen.node);
  const byRow = position.grain === 'row' || position.grain === 'cell';
  const here = byRow ? position.row : (followed(node.row_dim, model) ?? usualRow);
  const row = chosen && from?.row_dim === node.row_dim ? chosen.row : here;
  const col =
    chosen && from?.col_dim === node.col_dim
      ? chosen.col
      : position.grain === 'cell'
        ? position.col
        : usualCol;
  return { trace: model.trace, node, row, col };
}

/** A number of the run, in the text: it says what it is, shows where it is, and opens. */
function liveNumber(piece: Extract<Piece, { kind: 'number' }>, model: Model, intent: Intent): TemplateResult {
  const { node, cell } = piece;
  const text = cellText(node, cell.row, cell.col);
  return html`<button
    type="button"
    class=${`live live-number role-${node.role}${text.length > 14 ? '' : ` n${text.length}`}`}
    data-node=${cell.node}
    data-row=${cell.row}
    data-col=${cell.col}
    aria-label=${t`${spokenText(text)}, ${cellName(cell, model)}: why?`}
    @click=${() => intent.dispatch({ type: 'select-cell', cell })}
    @pointerenter=${() => intent.look(cell)}
    @pointerleave=${() => intent.look(null)}
    @focus=${() => intent.look(cell)}
    @blur=${() => intent.look(null)}
  >${text}</button>`;
}

function liveSymbol(node: TraceNode, intent: Intent): TemplateResult {
  return html`<button
    type="button"
    class=${`live role-${node.role}`}
    aria-label=${t`${symbolWords(node)}, ${formatMessage(node.title)}: go there`}
    @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
  >${symbol(node)}</button>`;
}

function piece(part: Piece, model: Model, intent: Intent): TemplateResult | string {
  switch (part.kind) {
    case 'text':
      return html`${lettered(part.text)}`;
    case 'symbol':
      return liveSymbol(part.node, intent);
    case 'number':
      return liveNumber(part, model, intent);
    case 'name': {
      const name = part.axis === 'row' ? rowName : colName;
      return html`<i class="word">${name(part.node, part.index, model)}</i>`;
    }
    case 'size':
      return String(part.size);
    case 'missing':
      return '…';
  }
}

/** Whether a piece is a button. A line may end after one, whatever character follows, even one that forbids it in a text. */
const isButton = (part: Piece | undefined): boolean => part?.kind === 'symbol' || part?.kind === 'number';

/** The marks with which a text begins: a full stop, a comma. */
const marksOf = (part: Piece | undefined): string =>
  part?.kind === 'text' ? (/^[.,;:!?)]*/.exec(part.text)?.[0] ?? '') : '';

/** Whether a piece is a number below 0 after a sign: in brackets, as on paper. */
function isBracketed(part: Piece, before: Piece | undefined): boolean {
  return (
    part.kind === 'number' &&
    before?.kind === 'text' &&
    /[−+·] $/.test(before.text) &&
    cellText(part.node, part.cell.row, part.cell.col).startsWith('−')
  );
}

/** Whether a number of the run has more digits than are shown. */
function isRounded(part: Piece | undefined): boolean {
  if (part?.kind !== 'number') return false;
  const value = cellValue(part.node, part.cell.row, part.cell.col);
  return Number(value.toFixed(nodeFormat(part.node).decimals)) !== value;
}

/** `0.87 · 0.15 = 0.13` is wrong as it stands: where digits are left out there, it says ≈. */
function comparison(pieces: readonly Piece[], at: number, text: string): string {
  const beside = [pieces[at - 3], pieces[at - 1], pieces[at + 1]];
  return text === ' = ' && beside.some(isRounded) ? ' ≈ ' : text;
}

/** A text with its live references. Marks stay on the line of the button before them. */
export function liveText(
  markup: string,
  node: TraceNode,
  model: Model,
  intent: Intent,
): readonly (TemplateResult | string)[] {
  const pieces = read(markup, reading(node, model));
  return pieces.map((part, at) => {
    if (part.kind === 'text' && isButton(pieces[at - 1]))
      return html`${lettered(comparison(pieces, at, part.text.slice(marksOf(part).length)))}`;
    const alone = piece(part, model, intent);
    const shown = isBracketed(part, pieces[at - 1]) ? html`(${alone})` : alone;
    const marks = isButton(part) ? marksOf(pieces[at + 1]) : '';
    return marks === '' ? shown : html`<span class="kept">${shown}${marks}</span>`;
  });
}

/** A title of the engine at the head of a section. */
export function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** At the end of the walk forward, the backward pass from there. */
function backwardPass(node: TraceNode, model: Model, intent: Intent): TemplateResult | typeof nothing {
  const { trace, state, locks } = model;
  const isEnd = trace.nodes[trace.sections.at(-1)?.nodes.at(-1) ?? -1] === node;
  if (!isEnd || state.document.loss || locks.has('options') || !lossNodes(trace).includes(node))
    return nothing;
  const { row, col } = reading(node, model);
  return html`<p class="turn"><button
    type="button"
    @click=${() => intent.goBack({ kind: 'cell', node: node.id, row, col, targets: null })}
  >${t('Go backwards through it all')}</button></p>`;
}

/** What the step says: its title, two or three sentences, and a side note. */
export function prose(model: Model, intent: Intent): TemplateResult {
  const node = model.trace.node(model.state.position.node);
  if (node === undefined) return html`${nothing}`;
  const told = isInBackwardPass(node)
    ? model.backwardPass?.narration(node, model.trace)
    : stepFor(model.lesson, node.id);
  const section = model.trace.sections.find(({ id }) => id === node.section);
  const title = capitalised(titleWords(node));
  const over = section === undefined ? title : sectionName(section);
  const body = told === undefined ? `${equationWords(node, model.trace)}.` : translate(told.prose);
  const aside = told?.aside ?? '';
  return html`<section class="prose" part="prose" aria-label=${t('What this step does')}>
    <h3>${over === title ? nothing : html`<span class="of">${over}</span> `}${title}</h3>
    <p class="said">${liveText(body, node, model, intent)}</p>
    ${aside === '' ? nothing : html`<p class="aside" role="note">${liveText(translate(aside), node, model, intent)}</p>`}
    ${backwardPass(node, model, intent)}
  </section>`;
}
