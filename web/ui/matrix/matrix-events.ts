import type { CellRef, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { isReached } from '../../store/actions/walk';
import { hold } from '../explanation/hold';
import { cellValue, editableText } from '../format/format';
import { sameCell } from '../format/names';
import type { Intent } from '../model';
import { isEditable } from './matrix-cell';

/**
 * The node of a grid, and the intent. Listeners read the model from the intent when they run: a grid whose numbers have not
 * changed is not rendered again, so a model from its last render would be outdated.
 */
export interface Grid {
  readonly node: TraceNode;
  readonly intent: Intent;
}

/** The event listeners of a matrix. */
export interface GridEvents {
  click(event: MouseEvent): void;
  keydown(event: KeyboardEvent): void;
  input(event: Event): void;
  pointerDown(event: PointerEvent): void;
  pointerOver(event: PointerEvent): void;
  pointerLeave(): void;
  focusIn(event: FocusEvent): void;
  focusOut(event: FocusEvent): void;
}

/** The cell of an event target; null between cells. */
function cellOf(event: Event): CellRef | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>('td[data-node]') : null;
  const { node, row, col } = found?.dataset ?? {};
  return node === undefined ? null : { node, row: Number(row), col: Number(col) };
}

/** Focuses a cell; if it is outside the window of a large matrix, after the window has moved. */
function focusCell(grid: Element, { row, col }: CellRef, options?: FocusOptions): void {
  const find = (): HTMLElement | null => grid.querySelector(`td[data-row="${row}"][data-col="${col}"]`);
  const cell = find();
  if (cell === null) requestAnimationFrame(() => find()?.focus(options));
  else cell.focus(options);
}

/** Whether the focus moves inside the same matrix. */
function staysInside(event: FocusEvent): boolean {
  const { currentTarget, relatedTarget } = event;
  return (
    currentTarget instanceof Element && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  );
}

/** The cell that an arrow key, Home or End leads to; null for other keys. */
function arrowTarget(event: KeyboardEvent, { node, row, col }: CellRef, size: TraceNode): CellRef | null {
  const jump = event.ctrlKey || event.metaKey;
  const [lastRow, lastCol] = [size.rows - 1, size.cols - 1];
  const targets: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [Math.max(0, row - 1), col],
    ArrowDown: [Math.min(lastRow, row + 1), col],
    ArrowLeft: [row, Math.max(0, col - 1)],
    ArrowRight: [row, Math.min(lastCol, col + 1)],
    Home: [jump ? 0 : row, 0],
    End: [jump ? lastRow : row, lastCol],
  };
  const target = targets[event.key];
  return target === undefined || event.altKey ? null : { node, row: target[0], col: target[1] };
}

/** Blocks or unblocks a cell of the mask. */
function toggleMask(node: TraceNode, cell: CellRef, intent: Intent): void {
  const generated = node.kind === 'generated' ? node : undefined;
  intent.dispatch({ type: 'toggle-mask', row: cell.row, col: cell.col, generated });
}

function isMask(node: TraceNode, editable: boolean): boolean {
  return node.role === 'mask' && editable;
}

/** Opens a cell for editing, with its number selected or with the key that was pressed. */
function edit(locale: Locale, node: TraceNode, cell: CellRef, intent: Intent, key = ''): void {
  if (key === '') intent.edit(cell, editableText(locale, cellValue(node, cell.row, cell.col)), true);
  else intent.edit(cell, key);
}

/**
 * Keys inside the field: Enter commits, Escape cancels, and both focus the cell. The cell is focused before the field is
 * removed, since removing the focused element forces a layout.
 */
function keyInField(event: KeyboardEvent, cell: CellRef, intent: Intent): void {
  event.stopPropagation();
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  const grid = event.currentTarget;
  if (event.key === 'Escape') intent.cancelEdit();
  else if (!intent.commitEdit()) return;
  // The cell is visible already; scrolling to it would force a layout.
  if (grid instanceof Element) focusCell(grid, cell, { preventScroll: true });
}

/** Keys that edit, toggle or select the cell. Returns whether the key was handled. */
function handleActionKey(locale: Locale, event: KeyboardEvent, cell: CellRef, grid: Grid): boolean {
  const { node, intent } = grid;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const activates = event.key === 'Enter' || event.key === ' ';
  const editable = isEditable(node, intent.current());
  if (activates && isMask(node, editable)) toggleMask(node, cell, intent);
  else if (editable && (event.key === 'Enter' || event.key === 'F2')) edit(locale, node, cell, intent);
  else if (editable && /^[-−–+.,\d]$/.test(event.key)) edit(locale, node, cell, intent, event.key);
  else if (activates) select(cell, intent);
  else return false;
  return true;
}

/** Keys in a cell that is not being edited. */
function keyInCell(locale: Locale, event: KeyboardEvent, cell: CellRef, grid: Grid): void {
  const target = arrowTarget(event, cell, grid.node);
  if (target !== null && event.currentTarget instanceof Element) {
    grid.intent.hover(target);
    focusCell(event.currentTarget, target);
  } else if (!handleActionKey(locale, event, cell, grid)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Selects a cell. If it has not been reached yet, goes to it first, so that its number is visible. */
function select(cell: CellRef, intent: Intent): void {
  const { trace, state } = intent.current();
  if (!isReached(trace, state.position, cell)) intent.dispatch({ type: 'go-to', ...cell });
  intent.dispatch({ type: 'select-cell', cell });
}

/** The first click selects a cell; a click on the selected cell edits it, if it is editable. */
function click(locale: Locale, node: TraceNode, cell: CellRef, intent: Intent): void {
  const model = intent.current();
  const editable = isEditable(node, model);
  if (sameCell(model.editing?.cell, cell)) return;
  if (!sameCell(model.state.trail.at(-1), cell)) select(cell, intent);
  else if (isMask(node, editable)) toggleMask(node, cell, intent);
  else if (editable) edit(locale, node, cell, intent);
}

/**
 * Lets the pointer change an editable number; a finger that of the selected cell only, since it scrolls elsewhere. What the pointer
 * does while the script is loaded is not lost: the number is where the pointer is then.
 */
function drag(event: PointerEvent, node: TraceNode, cell: CellRef, intent: Intent): void {
  const model = intent.current();
  const element = event.target instanceof Element ? event.target.closest('td') : null;
  const value = cellValue(node, cell.row, cell.col);
  const isFinger = event.pointerType === 'touch' && !sameCell(model.state.trail.at(-1), cell);
  if (element === null || event.button !== 0 || isFinger || sameCell(model.editing?.cell, cell)) return;
  if (!isEditable(node, model) || node.role === 'mask' || !Number.isFinite(value)) return;
  let missed: PointerEvent | undefined;
  const loading = new AbortController();
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, (next) => (missed = next), { signal: loading.signal });
  import('./drag-number').then(({ dragNumber }) => {
    loading.abort();
    dragNumber(event, element, cell, value, intent);
    if (missed !== undefined) element.dispatchEvent(new PointerEvent('pointermove', missed));
  });
}

/** Commits the text of a field that loses the focus. */
function commitOnBlur(event: FocusEvent, intent: Intent): void {
  if (sameCell(intent.current().editing?.cell, cellOf(event))) intent.commitEdit();
}

export function gridEvents(locale: Locale, grid: Grid): GridEvents {
  const { node, intent } = grid;
  const hover = (event: Event, again: boolean): void => {
    const cell = cellOf(event);
    if (cell !== null && (again || !sameCell(cell, intent.current().focus))) intent.hover(cell);
  };
  return {
    click: (event) => {
      const cell = cellOf(event);
      if (cell !== null) click(locale, node, cell, intent);
    },
    keydown: (event) => {
      const cell = cellOf(event);
      if (cell === null) return;
      if (event.target instanceof HTMLInputElement) keyInField(event, cell, intent);
      else keyInCell(locale, event, cell, grid);
    },
    input: (event) => {
      const cell = cellOf(event);
      if (cell !== null && event.target instanceof HTMLInputElement) intent.edit(cell, event.target.value);
    },
    pointerDown: (event) => {
      const cell = cellOf(event);
      if (cell === null) return;
      hold(event, cell, intent);
      drag(event, node, cell, intent);
    },
    pointerOver: (event) => {
      if (event.pointerType !== 'touch') hover(event, false);
    },
    pointerLeave: () => intent.hover(null),
    focusIn: (event) => hover(event, true),
    focusOut: (event) => {
      // A field that Enter or Escape has closed also loses the focus; `commitOnBlur` ignores it.
      if (event.target instanceof HTMLInputElement) commitOnBlur(event, intent);
      else if (!staysInside(event)) intent.hover(null);
    },
  };
}
