import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { movedIn } from '../../engine/numbers/rounding-error';
import type { CellRef, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { isReached, progressOf } from '../../store/actions/walk';
import { targetsId } from '../../store/document/loss';
import type { Editing } from '../../store/ui/ui-state';
import { type CssVariables, cssVariables } from '../format/css-variables';
import { cellText, cellValue, finer, formatChange, nodeFormat, textInCell } from '../format/format';
import { colName, nodeLabel, rowName, sameCell } from '../format/names';
import { halfDigits, maxHalfDigits, numberWidth } from '../format/number-length';
import { type HeatScale, heatClassOn, heatScale } from '../format/palette';
import type { Model } from '../model';
import { type Highlight, highlightOn } from './highlight';

/** What all cells of one matrix have in common. */
export interface MatrixContext {
  readonly node: TraceNode;
  readonly model: Model;
  readonly highlight: Highlight;
  readonly editable: boolean;
  /** The same node in the run before the displayed difference; null if there is none of the same shape. */
  readonly before: TraceNode | null;
  /** Whether the number at an index moved since then by more than rounding. */
  isMoved(at: number): boolean;
  /** The cell with `tabindex=0`. */
  readonly tabStop: CellRef;
  /** The colours, which several matrices may share. */
  readonly scale: HeatScale;
  reached(row: number, col: number): boolean;
}

/**
 * Whether the numbers of a node are inputs that readers may edit. That includes generated masks and the targets of a loss:
 * editing makes them inputs.
 */
export function isOwned(node: TraceNode): boolean {
  return node.kind === 'generated' ? node.id === 'mask' || node.id === targetsId : node.kind !== 'computed';
}

/** The lock that applies to the inputs of a node; null if none does. */
export function lockOn(node: TraceNode, { locks }: Pick<Model, 'locks'>): 'inputs' | 'options' | null {
  if (locks.has('inputs')) return 'inputs';
  return node.kind === 'generated' && locks.has('options') ? 'options' : null;
}

/** Whether readers can edit the numbers of a node. */
export function isEditable(node: TraceNode, model: Pick<Model, 'locks'>): boolean {
  return isOwned(node) && lockOn(node, model) === null;
}

export function matrixContextOf(
  node: TraceNode,
  model: Model,
  tabStop: CellRef,
  scale = heatScale(node),
): MatrixContext {
  const { position } = model.state;
  const progress = progressOf(model.trace, position, node.id);
  const before = model.before?.node(node.id);
  const sameShape = before?.rows === node.rows && before.cols === node.cols;
  return {
    node,
    model,
    highlight: highlightOn(node, model),
    editable: isEditable(node, model),
    before: before !== undefined && sameShape ? before : null,
    isMoved: model.before === null ? () => false : movedIn(node.id, model.before, model.trace),
    tabStop,
    scale,
    reached: (row, col) =>
      progress === 'current'
        ? isReached(model.trace, position, { node: node.id, row, col })
        : progress === 'done',
  };
}

/** The change of a value as displayed; empty if there is none. */
function changeText({ before, node, model, isMoved }: MatrixContext, row: number, col: number): string {
  if (before === null || !isMoved(row * node.cols + col)) return '';
  const { locale } = model;
  const format = finer(nodeFormat(locale, before), nodeFormat(locale, node));
  const difference = cellValue(node, row, col) - cellValue(before, row, col);
  return Number.isFinite(difference)
    ? formatChange(difference, format)
    : locale.t('matrix.was', { text: cellText(locale, before, row, col) });
}

/**
 * The aria-label of a cell: "scores, row that, column bird: 0.31". It contains the displayed text unchanged, as WCAG 2.5.3
 * asks for speech input; screen readers pronounce the minus and the infinity sign.
 */
export function cellAriaLabel(context: MatrixContext, row: number, col: number): string {
  const { node, model, before } = context;
  const { locale } = model;
  const place = locale.t('matrix.cell_label', {
    nodeLabel: nodeLabel(locale, node),
    rowName: rowName(node, row, model),
    colName: colName(node, col, model),
  });
  if (!context.reached(row, col)) return locale.t('matrix.not_computed_label', { place });
  const label = locale.t('common.labelled', { path: place, message: cellText(locale, node, row, col) });
  const change = changeText(context, row, col);
  if (before === null || change === '') return label;
  const isKnown = Number.isFinite(cellValue(node, row, col) - cellValue(before, row, col));
  const was = isKnown ? locale.t('matrix.was_value', { text: cellText(locale, before, row, col) }) : '';
  return `${label} ${change}${was}`;
}

/** A class for each side of a highlighted cell that borders no other: together they outline the region. */
function highlightClasses(highlight: Highlight, row: number, col: number): string {
  if (!highlight.has(row, col)) return '';
  const sides = [
    highlight.has(row - 1, col) ? '' : ' edge-top',
    highlight.has(row + 1, col) ? '' : ' edge-bottom',
    highlight.has(row, col - 1) ? '' : ' edge-left',
    highlight.has(row, col + 1) ? '' : ' edge-right',
  ];
  return ` lit${sides.join('')}`;
}

/** The classes of a cell. */
function cellClasses(context: MatrixContext, row: number, col: number): string {
  const { node, model } = context;
  const reached = context.reached(row, col);
  const cell = { node: node.id, row, col };
  const heat = reached ? heatClassOn(cellValue(node, row, col), context.scale) : 'coming';
  const selected = sameCell(model.state.trail.at(-1), cell) ? ' selected' : '';
  const focused = sameCell(model.focus, cell) ? ' focused' : '';
  const edited = context.editable ? ' editable' : '';
  const open = sameCell(model.editing?.cell, cell) ? ' open' : '';
  return `cell ${heat}${edited}${open}${selected}${focused}${highlightClasses(context.highlight, row, col)}`;
}

/** The change, in small type below the number. */
function delta(context: MatrixContext, row: number, col: number): TemplateResult | typeof nothing {
  const text = context.reached(row, col) ? changeText(context, row, col) : '';
  return text === ''
    ? nothing
    : html` <span class="delta" ${cssVariables({ letters: text.length })}>${text}</span>`;
}

/** Focuses a new field. Deferred, since Lit calls a ref before the element is connected. */
function focusField(editField: Element | undefined): void {
  if (!(editField instanceof HTMLInputElement)) return;
  queueMicrotask(() => {
    editField.focus({ preventScroll: true });
    editField.setSelectionRange(editField.value.length, editField.value.length);
  });
}

/** Focuses a new field and selects its text, so that typing replaces it. */
function focusAndSelect(field: Element | undefined): void {
  focusField(field);
  if (field instanceof HTMLInputElement) queueMicrotask(() => field.select());
}

/** The input field in place of a number, of the same size, with the error of the text. */
function field(context: MatrixContext, editing: Editing): TemplateResult {
  const { row, col } = editing.cell;
  const { error } = editing;
  const place = context.model.locale.t('matrix.row_column', {
    rowName: rowName(context.node, row, context.model),
    colName: colName(context.node, col, context.model),
  });
  return html`<input
      class="entry"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="done"
      aria-label=${context.model.locale.t('matrix.new_number', { nodeLabel: nodeLabel(context.model.locale, context.node), place })}
      aria-invalid=${error === null ? nothing : 'true'}
      aria-describedby=${error === null ? nothing : 'entry-error'}
      .value=${editing.text}
      ${ref(editing.selectAll ? focusAndSelect : focusField)}
    />${error === null ? nothing : html`<span class="entry-error" id="entry-error" role="alert">${context.model.locale.format(error)}</span>`}`;
}

/** Numbers are no longer than this, in characters. */
const maxCharacters = 14;
/** Shorter numbers fit at the usual size, in halves of digits. */
const minFitted = 4;

/** Whether the numbers of a matrix have room for a sign: weights have none, but a difference of weights has. */
function hasSign(node: TraceNode, locale: Locale): boolean {
  return node.role !== 'weights' || nodeFormat(locale, node).isSigned;
}

/** What sizes a number of so many characters and halves of digits. */
function sizes(node: TraceNode, locale: Locale, characters: number, halves: number): CssVariables {
  return {
    'number-width': numberWidth(Math.min(maxCharacters, characters), hasSign(node, locale)),
    ...(halves < minFitted ? {} : { 'half-digits': Math.min(maxHalfDigits, halves) }),
  };
}

/** What sizes the numbers of a matrix. */
export function numberSizes({ node, model }: MatrixContext): CssVariables {
  const { width } = nodeFormat(model.locale, node);
  return sizes(node, model.locale, width, usualHalves(node, model));
}

/** The halves of digits of the numbers of a matrix. */
export function usualHalves(node: TraceNode, { locale }: Pick<Model, 'locale'>): number {
  const { width, decimals, tiny } = nodeFormat(locale, node);
  return 2 * width - (decimals > 0 || tiny ? 1 : 0) - (hasSign(node, locale) ? 0 : 2);
}

const asUsual: CssVariables = {};

/** What sizes a number that is longer than those of its matrix usually are. */
function ownSizes(text: string, node: TraceNode, model: Model): CssVariables {
  const { width } = nodeFormat(model.locale, node);
  const [halves, usual] = [halfDigits(text), usualHalves(node, model)];
  if (text.length <= width && halves <= usual) return asUsual;
  return sizes(node, model.locale, Math.max(width, text.length), Math.max(usual, halves));
}

/** One number of a matrix. */
export function cell(context: MatrixContext, row: number, col: number): TemplateResult {
  const { node, model } = context;
  const here = { node: node.id, row, col };
  const editing = sameCell(model.editing?.cell, here) ? model.editing : null;
  const text = context.reached(row, col) ? textInCell(context.model.locale, node, row, col) : '·';
  const change = delta(context, row, col);
  const changed = change === nothing ? '' : ' changed';
  const number = html`<span class=${`number${changed}`} ${cssVariables(ownSizes(text, node, model))}>${text}</span>${change}`;
  return html`<td
    class=${cellClasses(context, row, col)}
    part="cell"
    data-node=${node.id}
    data-row=${row}
    data-col=${col}
    tabindex=${sameCell(context.tabStop, here) ? 0 : -1}
    aria-label=${editing === null ? cellAriaLabel(context, row, col) : nothing}
    aria-selected=${sameCell(model.state.trail.at(-1), here) ? 'true' : 'false'}
    aria-readonly=${context.editable ? 'false' : 'true'}
  ><div class="box">${editing === null ? number : field(context, editing)}</div></td>`;
}
