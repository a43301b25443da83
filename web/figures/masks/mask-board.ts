import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { MatrixData, OptionValue, Trace } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { MessageId } from '../../i18n/message-id';
import { unlessLocked } from '../../ui/controls/locked';
import { cssVariables } from '../../ui/format/css-variables';
import { colName, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { maskBoardCss, maxLetters } from './mask-board.css';

/** Larger masks have cells that are too small for touch. */
const maxSize = 16;

/** The masks that fill the board, and the names of their buttons. */
const fills: readonly (readonly [mask: string, name: MessageId])[] = [
  ['none', figuresText('masks.all_open')],
  ['causal', figuresText('masks.causal')],
  ['padding', figuresText('masks.padding')],
  ['window', figuresText('masks.window')],
  ['block', figuresText('masks.blocks')],
];

/** A stroke in progress: the value that it paints, and the mask so far. */
interface Stroke {
  readonly value: number;
  readonly data: Float64Array;
}

/** The current mask, or zeros if there is none. */
function maskOf(trace: Trace): MatrixData | null {
  const [mask, scores] = [trace.node('mask'), trace.node('scores')];
  if (mask !== undefined) return { rows: mask.rows, cols: mask.cols, data: mask.data };
  if (scores === undefined) return null;
  return { rows: scores.rows, cols: scores.cols, data: new Float64Array(scores.data.length) };
}

/** The locks that forbid drawing: drawing changes the mask, and the option `mask` unless it is custom already. */
function requiredLocks({ state }: Model): readonly ('inputs' | 'options')[] {
  return state.document.options.mask === 'custom' ? ['inputs'] : ['inputs', 'options'];
}

const toggled = (value: number | undefined): number => (value === 0 ? Number.NEGATIVE_INFINITY : 0);

/** Index of the cell under the pointer; null outside the board. */
function cellIndexAt(event: PointerEvent): number | null {
  const root = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  if (!(root instanceof ShadowRoot) && !(root instanceof Document)) return null;
  const cell = root.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
  return cell?.dataset.place === undefined ? null : Number(cell.dataset.place);
}

/** Browsers differ in whether disabled buttons receive pointer events. */
const isLocked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('fieldset:disabled') !== null;

class MaskBoard implements Figure {
  readonly #engine: Engine;
  readonly #requestUpdate: () => void;
  #stroke: Stroke | null = null;
  /** Index of the cell with tabindex 0. */
  #focusedCell = 0;

  constructor({ engine, requestUpdate }: FigureContext) {
    this.#engine = engine;
    this.#requestUpdate = requestUpdate;
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const mask = maskOf(model.trace);
    if (mask === null) return nothing;
    return html`<section class="mask-board" aria-label=${model.locale.t(figuresText('masks.draw_mask'))}>
      <h4>${model.locale.t(figuresText('masks.draw_mask_title'))}</h4>
      ${unlessLocked(this.#tools(mask, model, intent), model, ...requiredLocks(model))}
      ${fullyMaskedRows(mask, model)}
    </section>`;
  }

  #tools(mask: MatrixData, model: Model, intent: Intent): TemplateResult {
    const help = html`<p class="help">${model.locale.t(figuresText('masks.drag_over_cells_close'))}</p>`;
    const isLocked = requiredLocks(model).some((lock) => model.locks.has(lock));
    return html`${isLocked ? nothing : help}
      <div class="fills">${fills.map(([name, text]) => html`<button type="button" @click=${() => this.#fill(name, model, intent)}>${model.locale.t(text)}</button>`)}</div>
      ${mask.rows > maxSize || mask.cols > maxSize ? html`<p class="help">${model.locale.tHtml(figuresText('masks.board_room_words'), { maxSize })}</p>` : this.#board(mask, model, intent)}`;
  }

  /** Fills the board with a mask from the engine, using the widths and lengths in the options. */
  #fill(name: string, { trace, state }: Model, intent: Intent): void {
    const [query, key, value] = ['query', 'key', 'value'].map((id) => trace.node(id));
    if (query === undefined || key === undefined || value === undefined) return;
    const settings = ['valid_len', 'window_left', 'window_right', 'block_size'].flatMap((option) => {
      const set: OptionValue | undefined = state.document.options[option];
      return set === undefined ? [] : [[option, set] as const];
    });
    const options = { ...Object.fromEntries(settings), mask: name };
    const run = this.#engine.run({ variant: trace.variant, inputs: { query, key, value }, options });
    const matrix = maskOf(run);
    if (matrix !== null) intent.dispatch({ type: 'replace-matrix', input: 'mask', matrix });
  }

  #board(mask: MatrixData, model: Model, intent: Intent): TemplateResult {
    const data = this.#stroke?.data ?? mask.data;
    const node = model.trace.node('scores');
    if (node === undefined) return html``;
    const drawn: MatrixData = { ...mask, data };
    const commit = (): void => this.#commitStroke(mask, intent);
    const names = Array.from({ length: mask.cols }, (_, col) => colName(node, col, model));
    const letters = Math.min(maxLetters, Math.max(...names.map(({ length }) => length)));
    return html`<div class="scroll"><table
      ${cssVariables({ letters })}
      @pointerdown=${(event: PointerEvent) => this.#startStroke(event, mask)}
      @pointermove=${(event: PointerEvent) => this.#paint(event)}
      @pointerup=${commit}
      @pointercancel=${() => this.#cancelStroke()}
      @keydown=${(event: KeyboardEvent) => this.#key(event, mask, intent)}
    >
      <caption class="visually-hidden">${model.locale.t(figuresText('masks.mask'))}</caption>
      <thead><tr><td></td>${names.map((name) => html`<th scope="col" title=${name}><span>${name}</span></th>`)}</tr></thead>
      <tbody>${Array.from(
        { length: mask.rows },
        (_, row) => html`<tr>
          <th scope="row">${rowName(node, row, model)}</th>
          ${names.map((name, col) => this.#cell(row * mask.cols + col, drawn, model.locale.t(figuresText('masks.looks'), { rowName: rowName(node, row, model), colName: name })))}
        </tr>`,
      )}</tbody>
    </table></div>`;
  }

  #cell(index: number, { data, rows, cols }: MatrixData, label: string): TemplateResult {
    const open = data[index] === 0;
    const at = Math.min(this.#focusedCell, rows * cols - 1);
    return html`<td><button
      type="button"
      class=${open ? 'cell' : 'cell blocked'}
      data-place=${index}
      tabindex=${index === at ? 0 : -1}
      aria-pressed=${open}
      aria-label=${label}
    >${open ? '0' : '−∞'}</button></td>`;
  }

  #startStroke(event: PointerEvent, mask: MatrixData): void {
    const index = cellIndexAt(event);
    if (index === null || event.button !== 0 || isLocked(event.currentTarget)) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#stroke = { value: toggled(mask.data[index]), data: Float64Array.from(mask.data) };
    this.#paintCell(index);
  }

  #paint(event: PointerEvent): void {
    const index = this.#stroke === null ? null : cellIndexAt(event);
    if (index !== null) this.#paintCell(index);
  }

  /** Paints one cell of the stroke. */
  #paintCell(index: number): void {
    this.#focusedCell = index;
    if (this.#stroke !== null) this.#stroke.data[index] = this.#stroke.value;
    this.#requestUpdate();
  }

  /** A stroke is a single change for undo. */
  #commitStroke({ rows, cols }: MatrixData, intent: Intent): void {
    const stroke = this.#stroke;
    this.#cancelStroke();
    if (stroke !== null)
      intent.dispatch({ type: 'replace-matrix', input: 'mask', matrix: { rows, cols, data: stroke.data } });
  }

  #cancelStroke(): void {
    if (this.#stroke === null) return;
    this.#stroke = null;
    this.#requestUpdate();
  }

  #key(event: KeyboardEvent, { rows, cols, data }: MatrixData, intent: Intent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [row, col] = [Math.floor(this.#focusedCell / cols), this.#focusedCell % cols];
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [Math.max(0, row - 1), col],
      ArrowDown: [Math.min(rows - 1, row + 1), col],
      ArrowLeft: [row, Math.max(0, col - 1)],
      ArrowRight: [row, Math.min(cols - 1, col + 1)],
    };
    const move = moves[event.key];
    const toggles = event.key === ' ' || event.key === 'Enter';
    if (move === undefined && !toggles) return;
    event.preventDefault();
    event.stopPropagation();
    const from = this.#focusedCell;
    if (move !== undefined) this.#focusedCell = move[0] * cols + move[1];
    if (toggles || (event.shiftKey && this.#focusedCell !== from)) {
      const painted = Float64Array.from(data);
      painted[this.#focusedCell] = toggles ? toggled(data[from]) : (data[from] ?? 0);
      intent.dispatch({ type: 'replace-matrix', input: 'mask', matrix: { rows, cols, data: painted } });
    }
    this.#requestUpdate();
    if (event.currentTarget instanceof Element)
      event.currentTarget.querySelector<HTMLElement>(`[data-place="${this.#focusedCell}"]`)?.focus();
  }
}

/** A note on the queries that cannot attend to any key, if there are any. */
function fullyMaskedRows({ rows, cols, data }: MatrixData, model: Model): TemplateResult | typeof nothing {
  const node = model.trace.node('scores');
  const isFullyMasked = (row: number): boolean =>
    Array.from({ length: cols }, (_, col) => data[row * cols + col]).every(
      (value) => value === Number.NEGATIVE_INFINITY,
    );
  const maskedRows = Array.from({ length: rows }, (_, row) => row).filter(isFullyMasked);
  if (node === undefined || maskedRows.length === 0) return nothing;
  const names = maskedRows.map((row) => rowName(node, row, model)).join(', ');
  return html`<p class="dead" role="note"><b>${names}:</b> ${model.locale.t(figuresText('masks.every_key_closed'))}</p>`;
}

export const figure: FigureModule = {
  place: 'after',
  styles: maskBoardCss,
  create: (host) => new MaskBoard(host),
};
