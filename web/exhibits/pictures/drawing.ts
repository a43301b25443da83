import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import type { Intent, Model } from '../../views/model';
import { PictureError, smallPicture } from './picture-file';
import { printed } from './pixel-data';
import { pixelGrid } from './pixel-grid';

const brushes = [
  ['white', 1],
  ['grey', 0.5],
  ['black', 0],
] as const;

/** One stroke: the numbers as they will be once the pointer is lifted, so that undo takes it back as a whole. */
interface Stroke {
  readonly of: TraceNode;
  readonly data: number[];
}

/** A picture one draws on with a pointer, a finger or the keyboard, or fills from a file. Its numbers are the document's. */
export class Drawing {
  readonly #changed: () => void;
  #brush: number = 1;
  #stroke: Stroke | null = null;
  #message = '';
  #intent: Intent | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  render(image: TraceNode, model: Model, intent: Intent): TemplateResult {
    this.#intent = intent;
    const { width = 1, patch = 1, channels = 1 } = model.trace.dimensions;
    if (this.#stroke !== null && this.#stroke.of !== image) this.#stroke = null;
    return html`<div class="drawing"
      @pointerdown=${(event: PointerEvent) => this.#start(event, image, channels)}
      @pointermove=${(event: PointerEvent) => this.#draw(event, channels)}
      @pointerup=${() => this.#lift()}
      @pointercancel=${() => this.#drop()}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#dropped(event, model)}
    >
      ${pixelGrid({
        name: 'Draw on it: drag, or use the arrow keys and Enter.',
        rows: image.rows,
        cols: width,
        square: (row, col) => this.#square(image, row, col, patch, channels),
        press: (row, col) => this.#dot(image, row, col, channels),
      })}
      ${this.#tools(image, model)}
    </div>`;
  }

  #square(image: TraceNode, row: number, col: number, patch: number, channels: number) {
    const data = this.#stroke?.data ?? image.data;
    const at = (channel: number): number => data[row * image.cols + col * channels + channel] ?? 0;
    const level = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));
    const [red, green, blue] = channels === 3 ? [at(0), at(1), at(2)] : [at(0), at(0), at(0)];
    const edges = `${row % patch === 0 && row > 0 ? ' cut-top' : ''}${col % patch === 0 && col > 0 ? ' cut-left' : ''}`;
    return {
      words: `pixel r${row + 1} c${col + 1}: ${printed(image, row, col * channels)}`,
      fill: `rgb(${level(red)},${level(green)},${level(blue)})`,
      look: `draws${edges}`,
    };
  }

  #tools(image: TraceNode, model: Model): TemplateResult {
    return html`<div class="brushes">
        <fieldset>
          <legend>Brush</legend>
          ${brushes.map(
            ([name, value]) => html`<label><input type="radio" name="brush" .checked=${this.#brush === value}
              @change=${() => this.#choose(value)} /> ${name}</label>`,
          )}
        </fieldset>
        <button type="button" @click=${() => this.#replace(image, new Array(image.data.length).fill(0))}>Clear</button>
        <label class="file">Open a picture
          <input type="file" accept="image/*" @change=${(event: Event) => this.#opened(event, model)} /></label>
      </div>
      <p class="help">A picture stays on this page: it is made ${image.rows} by ${model.trace.dimensions.width} pixels here. You can also drop one on the drawing.</p>
      ${this.#message === '' ? nothing : html`<p class="refused" role="alert">${this.#message}</p>`}`;
  }

  #choose(value: number): void {
    this.#brush = value;
    this.#changed();
  }

  /** A press without a drag; by keyboard there is nothing else. */
  #dot(image: TraceNode, row: number, col: number, channels: number): void {
    const data = [...image.data];
    this.#ink(data, image, row, col, channels);
    this.#replace(image, data);
  }

  #ink(data: number[], image: TraceNode, row: number, col: number, channels: number): void {
    for (let channel = 0; channel < channels; channel += 1)
      data[row * image.cols + col * channels + channel] = this.#brush;
  }

  #start(event: PointerEvent, image: TraceNode, channels: number): void {
    if (event.button !== 0 || squareAt(event) === null) return;
    this.#stroke = { of: image, data: [...image.data] };
    this.#draw(event, channels);
  }

  #draw(event: PointerEvent, channels: number): void {
    const square = squareAt(event);
    if (this.#stroke === null || square === null) return;
    this.#ink(this.#stroke.data, this.#stroke.of, square.row, square.col, channels);
    this.#changed();
  }

  #lift(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke !== null) this.#replace(stroke.of, stroke.data);
  }

  #drop(): void {
    this.#stroke = null;
    this.#changed();
  }

  #replace({ rows, cols, data: before }: TraceNode, data: readonly number[]): void {
    this.#message = '';
    if (data.every((value, at) => value === before[at])) this.#changed();
    else this.#intent?.dispatch({ type: 'replace-matrix', input: 'image', matrix: { rows, cols, data } });
  }

  #opened(event: Event, model: Model): void {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement)) return;
    const [file] = input.files ?? [];
    if (file !== undefined) void this.#take(file, model);
    input.value = '';
  }

  #dropped(event: DragEvent, model: Model): void {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) void this.#take(file, model);
  }

  async #take(file: Blob, { trace }: Model): Promise<void> {
    const { height = 1, width = 1, channels = 1 } = trace.dimensions;
    try {
      const matrix = await smallPicture(file, height, width, channels);
      this.#message = '';
      this.#intent?.dispatch({ type: 'replace-matrix', input: 'image', matrix });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      this.#message = `[picture] ${error.message}`;
      this.#changed();
    }
  }
}

/** The square under a pointer: while a finger draws, events go to where it began. */
function squareAt(event: PointerEvent): { readonly row: number; readonly col: number } | null {
  const root = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  if (!(root instanceof ShadowRoot || root instanceof Document)) return null;
  const square = root.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.draws');
  return square ? { row: Number(square.dataset.row), col: Number(square.dataset.col) } : null;
}

export const drawingCss = css`
  .drawing {
    max-width: 20rem;
  }
  .drawing .grid {
    touch-action: none;
    user-select: none;
  }
  .square.draws {
    touch-action: none;
    cursor: crosshair;
  }
  .square.cut-top {
    border-block-start: 1px solid var(--lab-edit);
  }
  .square.cut-left {
    border-inline-start: 1px solid var(--lab-edit);
  }
  .brushes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 0.75rem;
    margin-block-start: 0.5rem;
    font-size: var(--lab-small);
  }
  .brushes fieldset {
    display: flex;
    gap: 0.75rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .brushes legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: 0.5rem;
    color: var(--lab-ink-soft);
  }
  .brushes label,
  .brushes button {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 2.75rem;
  }
  .brushes .file input {
    max-width: 11rem;
    font: inherit;
  }
  .drawing .help {
    margin-block: 0.25rem;
    color: var(--lab-ink-soft);
    font-size: var(--lab-small);
    text-align: center;
  }
`;
