import { css, html, nothing, type TemplateResult } from 'lit';
import type { Engine } from '../../engine/engine';
import type { MatrixData, OptionValue, Trace } from '../../engine/types';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { unlessLocked } from '../../ui/controls/locked';
import { colName, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../figure';

/** More tokens than this leave no room for a finger. */
const widest = 16;

/** Masks that the board can be filled with, and what the buttons call them. */
const fills: readonly (readonly [mask: string, name: string])[] = [
  ['none', msg('All open')],
  ['causal', msg('Causal')],
  ['padding', msg('Padding')],
  ['window', msg('Window')],
  ['block', msg('Blocks')],
];

/** A stroke under way: what it paints, and the mask as far as it is painted. */
interface Stroke {
  readonly value: number;
  readonly data: Float64Array;
}

/** The mask on the board, or 0 everywhere while there is none. */
function maskOf(trace: Trace): MatrixData | null {
  const [mask, scores] = [trace.node('mask'), trace.node('scores')];
  if (mask !== undefined) return { rows: mask.rows, cols: mask.cols, data: mask.data };
  if (scores === undefined) return null;
  return { rows: scores.rows, cols: scores.cols, data: new Float64Array(scores.data.length) };
}

/** What a drawn mask changes: its numbers, and the option too unless it is drawn by hand already. */
function touchedBy({ state }: Model): readonly ('inputs' | 'options')[] {
  return state.document.options.mask === 'custom' ? ['inputs'] : ['inputs', 'options'];
}

const opposite = (value: number | undefined): number => (value === 0 ? Number.NEGATIVE_INFINITY : 0);

/** The place of a cell under a point of the screen; null beside the board. */
function placeAt(event: PointerEvent): number | null {
  const root = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  if (!(root instanceof ShadowRoot) && !(root instanceof Document)) return null;
  const found = root.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
  return found?.dataset.place === undefined ? null : Number(found.dataset.place);
}

/** Browsers differ in whether a pointer on a disabled button is heard of. */
const isLocked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('fieldset:disabled') !== null;

class MaskBoard implements Figure {
  readonly #engine: Engine;
  readonly #changed: () => void;
  #stroke: Stroke | null = null;
  /** The cell that the keyboard enters the board by. */
  #at = 0;

  constructor({ engine, changed }: FigureContext) {
    this.#engine = engine;
    this.#changed = changed;
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const mask = maskOf(model.trace);
    if (mask === null) return nothing;
    return html`<section class="mask-board" aria-label=${t('Draw a mask')}>
      <h4>${t('Draw the mask')}</h4>
      ${unlessLocked(this.#tools(mask, model, intent), model, ...touchedBy(model))}
      ${deadRows(mask, model)}
    </section>`;
  }

  #tools(mask: MatrixData, model: Model, intent: Intent): TemplateResult {
    const help = html`<p class="help">${t('Drag over cells to close or open them, or fill the board and change what you like. With the keyboard: arrows move, space changes a cell, shift and an arrow carries the change along.')}</p>`;
    const isLocked = touchedBy(model).some((lock) => model.locks.has(lock));
    return html`${isLocked ? nothing : help}
      <div class="fills">${fills.map(([name, text]) => html`<button type="button" @click=${() => this.#fill(name, model, intent)}>${translate(text)}</button>`)}</div>
      ${mask.rows > widest || mask.cols > widest ? html`<p class="help">${tHtml`The board has room for ${widest} words. Masks of longer sentences are changed in the matrix.`}</p>` : this.#board(mask, model, intent)}`;
  }

  /** Fills the board with a mask that the engine makes, with the widths and lengths set in the options. */
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
    const commit = (): void => this.#end(mask, intent);
    return html`<div class="scroll"><table
      @pointerdown=${(event: PointerEvent) => this.#begin(event, mask)}
      @pointermove=${(event: PointerEvent) => this.#paint(event)}
      @pointerup=${commit}
      @pointercancel=${() => this.#drop()}
      @keydown=${(event: KeyboardEvent) => this.#key(event, mask, intent)}
    >
      <caption class="visually-hidden">${t('The mask: a row for each query, a column for each key')}</caption>
      <thead><tr><td></td>${Array.from({ length: mask.cols }, (_, col) => html`<th scope="col">${colName(node, col, model)}</th>`)}</tr></thead>
      <tbody>${Array.from(
        { length: mask.rows },
        (_, row) => html`<tr>
          <th scope="row">${rowName(node, row, model)}</th>
          ${Array.from({ length: mask.cols }, (_, col) => this.#cell(row * mask.cols + col, drawn, t`${rowName(node, row, model)} looks at ${colName(node, col, model)}`))}
        </tr>`,
      )}</tbody>
    </table></div>`;
  }

  #cell(place: number, { data, rows, cols }: MatrixData, label: string): TemplateResult {
    const open = data[place] === 0;
    const at = Math.min(this.#at, rows * cols - 1);
    return html`<td><button
      type="button"
      class=${open ? 'cell' : 'cell blocked'}
      data-place=${place}
      tabindex=${place === at ? 0 : -1}
      aria-pressed=${open}
      aria-label=${label}
    >${open ? '0' : '−∞'}</button></td>`;
  }

  #begin(event: PointerEvent, mask: MatrixData): void {
    const place = placeAt(event);
    if (place === null || event.button !== 0 || isLocked(event.currentTarget)) return;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.#stroke = { value: opposite(mask.data[place]), data: Float64Array.from(mask.data) };
    this.#touch(place);
  }

  #paint(event: PointerEvent): void {
    const place = this.#stroke === null ? null : placeAt(event);
    if (place !== null) this.#touch(place);
  }

  /** Paints one cell of the stroke. */
  #touch(place: number): void {
    this.#at = place;
    if (this.#stroke !== null) this.#stroke.data[place] = this.#stroke.value;
    this.#changed();
  }

  /** A stroke is one change: one step back undoes it. */
  #end({ rows, cols }: MatrixData, intent: Intent): void {
    const stroke = this.#stroke;
    this.#drop();
    if (stroke !== null)
      intent.dispatch({ type: 'replace-matrix', input: 'mask', matrix: { rows, cols, data: stroke.data } });
  }

  #drop(): void {
    if (this.#stroke === null) return;
    this.#stroke = null;
    this.#changed();
  }

  #key(event: KeyboardEvent, { rows, cols, data }: MatrixData, intent: Intent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [row, col] = [Math.floor(this.#at / cols), this.#at % cols];
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
    const from = this.#at;
    if (move !== undefined) this.#at = move[0] * cols + move[1];
    if (toggles || (event.shiftKey && this.#at !== from)) {
      const painted = Float64Array.from(data);
      painted[this.#at] = toggles ? opposite(data[from]) : (data[from] ?? 0);
      intent.dispatch({ type: 'replace-matrix', input: 'mask', matrix: { rows, cols, data: painted } });
    }
    this.#changed();
    if (event.currentTarget instanceof Element)
      event.currentTarget.querySelector<HTMLElement>(`[data-place="${this.#at}"]`)?.focus();
  }
}

/** What becomes of queries that may look at nothing, while there are any. */
function deadRows({ rows, cols, data }: MatrixData, model: Model): TemplateResult | typeof nothing {
  const node = model.trace.node('scores');
  const isDead = (row: number): boolean =>
    Array.from({ length: cols }, (_, col) => data[row * cols + col]).every(
      (value) => value === Number.NEGATIVE_INFINITY,
    );
  const dead = Array.from({ length: rows }, (_, row) => row).filter(isDead);
  if (node === undefined || dead.length === 0) return nothing;
  const names = dead.map((row) => rowName(node, row, model)).join(', ');
  return html`<p class="dead" role="note"><b>${names}:</b> ${t('every key is closed. The softmax would divide 0 by 0; here the row gets weights of 0 and a context of 0. The option “fully masked” shows what the bare formula gives instead: NaN.')}</p>`;
}

const styles = css`
  .mask-board {
    grid-column: 1 / -1;
    margin: var(--lab-gap) 0;
    max-width: 52rem;
  }
  .mask-board h4 {
    margin: 0;
  }
  .mask-board .fills {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0.5rem 0;
  }
  .mask-board .fills button {
    min-height: 2.75rem;
    background: var(--lab-paper);
    color: var(--lab-ink);
  }
  .mask-board .scroll {
    overflow-x: auto;
  }
  .mask-board table {
    border-collapse: collapse;
    touch-action: none;
    user-select: none;
  }
  .mask-board th {
    padding: 0 0.5rem;
    font-size: var(--lab-small);
    font-weight: normal;
    text-align: end;
  }
  .mask-board thead th {
    text-align: center;
  }
  .mask-board td {
    padding: 0;
  }
  .mask-board button.cell {
    width: 100%;
    min-width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 1px solid var(--lab-edit);
    border-radius: 0;
    font-family: var(--lab-mono);
    font-size: var(--lab-small);
  }
  .mask-board button.cell:disabled {
    border-color: var(--lab-line-strong);
    color: var(--lab-ink-soft);
  }
  .mask-board .dead {
    font-size: var(--lab-small);
  }
`;

export const figure: FigureModule = {
  place: 'after',
  styles,
  make: (host) => new MaskBoard(host),
};
