import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { CellRef, TraceNode } from '../../engine/types';
import { formatMessage, t } from '../../i18n/i18n';
import { isReached, progressOf } from '../../store/actions/walk';
import { targetsId } from '../../store/document/loss';
import type { Editing } from '../../store/ui/ui-state';
import { cellText, cellValue, change, nodeFormat } from '../format/format';
import { colName, rowName, sameCell } from '../format/names';
import { heatClass } from '../format/palette';
import type { Model } from '../model';
import { type Highlight, highlightOn } from './highlight';

/** What every cell of one matrix needs to know, found once. */
export interface MatrixContext {
  readonly node: TraceNode;
  readonly model: Model;
  readonly light: Highlight;
  readonly editable: boolean;
  /** The same node before the edits shown as a difference; null when there is none of this shape. */
  readonly before: TraceNode | null;
  /** The cell that Tab stops at. */
  readonly stop: CellRef;
  reached(row: number, col: number): boolean;
}

/**
 * Whether the numbers of a node are the reader's own. The mask that follows from an option can become so, and the targets
 * that a loss starts with.
 */
export function isOwned(node: TraceNode): boolean {
  return node.kind === 'generated' ? node.id === 'mask' || node.id === targetsId : node.kind !== 'computed';
}

/** What keeps the reader from changing numbers that are the reader's own; null when nothing does. */
export function lockOn(node: TraceNode, { locks }: Pick<Model, 'locks'>): 'inputs' | 'options' | null {
  if (locks.has('inputs')) return 'inputs';
  return node.kind === 'generated' && locks.has('options') ? 'options' : null;
}

/** Whether the reader may change the numbers of a node. */
export function isEditable(node: TraceNode, model: Pick<Model, 'locks'>): boolean {
  return isOwned(node) && lockOn(node, model) === null;
}

/** Gathers what the cells of a node need. */
export function matrixContextOf(node: TraceNode, model: Model, stop: CellRef): MatrixContext {
  const { position } = model.state;
  const progress = progressOf(model.trace, position, node.id);
  const before = model.before?.node(node.id);
  const sameShape = before?.rows === node.rows && before.cols === node.cols;
  return {
    node,
    model,
    light: highlightOn(node, model),
    editable: isEditable(node, model),
    before: before !== undefined && sameShape ? before : null,
    stop,
    reached: (row, col) =>
      progress === 'current'
        ? isReached(model.trace, position, { node: node.id, row, col })
        : progress === 'done',
  };
}

/** A node in words, with the head or the step it belongs to. */
export function nodeWords(node: TraceNode): string {
  const { title, subscript: number, head } = node;
  if (number === '') return formatMessage(title);
  return formatMessage({ key: head === null ? 'title.of_step' : 'title.of_head', args: { title, number } });
}

/**
 * The title of a node. What comes back from one head to what all of them share has one name twice, "gradient with
 * respect to values, through values": there the head is named as well.
 */
export function titleWords(node: TraceNode): string {
  const { of, via } = node.title.args;
  const isAmbiguous = via !== undefined && JSON.stringify(of) === JSON.stringify(via);
  return isAmbiguous ? nodeWords(node) : formatMessage(node.title);
}

/** The value a cell had before; null when it has not changed. */
function oldValue(context: MatrixContext, row: number, col: number): number | null {
  if (context.before === null) return null;
  const old = cellValue(context.before, row, col);
  return Object.is(old, cellValue(context.node, row, col)) ? null : old;
}

/** How far a cell has moved, as it is printed; empty when it has not. */
function move(context: MatrixContext, row: number, col: number): string {
  const old = oldValue(context, row, col);
  if (old === null) return '';
  const format = nodeFormat(context.node);
  const moved = cellValue(context.node, row, col) - old;
  return Number.isFinite(moved) ? change(moved, format) : t`was ${format.text(old)}`;
}

/**
 * A cell as it is read aloud: "scores, row that, column bird: 0.31". It holds the very text that is printed, which
 * those who speak to the page say back to it; screen readers know the minus and the infinity sign.
 */
export function cellWords(context: MatrixContext, row: number, col: number): string {
  const { node, model } = context;
  const place = t`${nodeWords(node)}, row ${rowName(node, row, model)}, column ${colName(node, col, model)}`;
  if (!context.reached(row, col)) return t`${place}: not computed yet`;
  const old = oldValue(context, row, col);
  const moved = move(context, row, col);
  const was =
    old === null || !Number.isFinite(cellValue(node, row, col) - old)
      ? ''
      : t`, was ${nodeFormat(node).text(old)}`;
  return t`${place}: ${cellText(node, row, col)}` + (moved === '' ? '' : ` ${moved}`) + was;
}

/** The sides of a lit cell that no lit neighbour shares: together they outline the lit region. */
function edges(light: Highlight, row: number, col: number): string {
  if (!light.has(row, col)) return '';
  const sides = [
    light.has(row - 1, col) ? '' : ' edge-top',
    light.has(row + 1, col) ? '' : ' edge-bottom',
    light.has(row, col - 1) ? '' : ' edge-left',
    light.has(row, col + 1) ? '' : ' edge-right',
  ];
  return ` lit${sides.join('')}`;
}

/** The classes of a cell. */
function look(context: MatrixContext, row: number, col: number): string {
  const { node, model } = context;
  const reached = context.reached(row, col);
  const cell = { node: node.id, row, col };
  const heat = reached ? heatClass(node, cellValue(node, row, col)) : 'coming';
  const selected = sameCell(model.state.trail.at(-1), cell) ? ' selected' : '';
  const looked = sameCell(model.focus, cell) ? ' looked' : '';
  const edited = context.editable ? ' editable' : '';
  const open = sameCell(model.editing?.cell, cell) ? ' open' : '';
  return `cell ${heat}${edited}${open}${selected}${looked}${edges(context.light, row, col)}`;
}

/** The move in small type under the number; the number itself stays where it is. */
function delta(context: MatrixContext, row: number, col: number): TemplateResult | typeof nothing {
  const text = context.reached(row, col) ? move(context, row, col) : '';
  return text === '' ? nothing : html` <span class="delta">${text}</span>`;
}

/** Puts the keyboard into a field that has just been opened. It is not in the page yet when Lit hands it over. */
function enter(field: Element | undefined): void {
  if (!(field instanceof HTMLInputElement)) return;
  queueMicrotask(() => {
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  });
}

/** The same with the number selected, as in a spreadsheet's cell that is typed over. */
function enterWhole(field: Element | undefined): void {
  enter(field);
  if (field instanceof HTMLInputElement) queueMicrotask(() => field.select());
}

/** The field in place of a number, of the same box, and what was wrong with the text. */
function field(context: MatrixContext, editing: Editing): TemplateResult {
  const { row, col } = editing.cell;
  const refused = editing.error !== '';
  const place = t`row ${rowName(context.node, row, context.model)}, column ${colName(context.node, col, context.model)}`;
  return html`<input
      class="entry"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="done"
      aria-label=${t`${nodeWords(context.node)}, ${place}, new number`}
      aria-invalid=${refused ? 'true' : nothing}
      aria-describedby=${refused ? 'entry-error' : nothing}
      .value=${editing.text}
      ${ref(editing.whole ? enterWhole : enter)}
    />${refused ? html`<span class="entry-error" id="entry-error" role="alert">${editing.error}</span>` : nothing}`;
}

/** One number of a matrix. */
export function cell(context: MatrixContext, row: number, col: number): TemplateResult {
  const { node, model } = context;
  const here = { node: node.id, row, col };
  const editing = sameCell(model.editing?.cell, here) ? model.editing : null;
  const text = context.reached(row, col) ? cellText(node, row, col) : '·';
  const width = Math.min(14, Math.max(nodeFormat(node).width, text.length));
  const number = html`<span class=${`number w${width}`}>${text}</span>${delta(context, row, col)}`;
  return html`<td
    class=${look(context, row, col)}
    part="cell"
    data-node=${node.id}
    data-row=${row}
    data-col=${col}
    tabindex=${sameCell(context.stop, here) ? 0 : -1}
    aria-label=${editing === null ? cellWords(context, row, col) : nothing}
    aria-selected=${sameCell(model.state.trail.at(-1), here) ? 'true' : 'false'}
    aria-readonly=${context.editable ? 'false' : 'true'}
  ><div class="box">${editing === null ? number : field(context, editing)}</div></td>`;
}
