import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { unlessLocked } from '../../ui/controls/locked';
import type { Intent, Model } from '../../ui/model';
import { colour, printed } from '../pixel-attention/pixel-data';
import { pixelGrid, type Square } from '../pixel-attention/pixel-grid';
import { PictureError, smallPicture } from './picture-file';

const brushes = [
  [msg('white'), 1],
  [msg('grey'), 0.5],
  [msg('black'), 0],
] as const;

/** One stroke: the numbers as they will be once the pointer is lifted, so that undo takes it back as a whole. */
interface Stroke {
  readonly of: TraceNode;
  readonly data: number[];
  /** Where the pointer was last: it may be squares further at its next word. */
  last: Place;
}

interface Place {
  readonly row: number;
  readonly col: number;
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
    const grid = pixelGrid({
      name: t('Draw on it: drag, or use the arrow keys and Enter.'),
      rows: image.rows,
      cols: width,
      square: (row, col) => this.#square(image, row, col, patch, channels),
      press: (row, col) => this.#dot(row, col, channels),
    });
    return html`<div class="drawing"
      @pointerdown=${(event: PointerEvent) => this.#start(event, image, channels)}
      @pointermove=${(event: PointerEvent) => this.#draw(event, channels)}
      @pointerup=${() => this.#lift()}
      @pointercancel=${() => this.#drop()}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#dropped(event, model)}
    >
      ${unlessLocked([grid, this.#tools(image, model)], model, 'inputs')}
    </div>`;
  }

  #square(image: TraceNode, row: number, col: number, patch: number, channels: number): Square {
    const data = this.#stroke?.data ?? image.data;
    const edges = `${row % patch === 0 && row > 0 ? ' drawing-cut-top' : ''}${col % patch === 0 && col > 0 ? ' drawing-cut-left' : ''}`;
    return {
      words: t`pixel r${row + 1} c${col + 1}: ${printed(image, row, col * channels)}`,
      fills: [colour(channels, (channel) => data[row * image.cols + col * channels + channel] ?? 0)],
      look: `drawing-square${edges}`,
    };
  }

  #tools(image: TraceNode, model: Model): TemplateResult {
    const { width = 1 } = model.trace.dimensions;
    return html`<div class="drawing-tools pixel-buttons">
        <fieldset>
          <legend>${t('Brush')}</legend>
          ${brushes.map(
            ([name, value]) => html`<label><input type="radio" name="brush" .checked=${this.#brush === value}
              @change=${() => this.#choose(value)} /><i class=${`drawing-ink drawing-${name}`} aria-hidden="true"></i>${translate(name)}</label>`,
          )}
        </fieldset>
        <button type="button" @click=${() => this.#replace(image, new Array(image.data.length).fill(0))}>${t('Clear')}</button>
        <label class="drawing-file">${t('Open a picture…')}
          <input type="file" accept="image/*" @change=${(event: Event) => this.#opened(event, model)} /></label>
      </div>
      <p class="pixel-help">${tHtml`Or drop a picture on the drawing. It stays on this page and becomes ${image.rows} by ${width} pixels.`}</p>
      ${this.#message === '' ? nothing : html`<p class="drawing-refused" role="alert">${this.#message}</p>`}`;
  }

  #choose(value: number): void {
    this.#brush = value;
    this.#changed();
  }

  /** A press by keyboard, where there are no strokes. One that ends a stroke finds its square drawn already. */
  #dot(row: number, col: number, channels: number): void {
    const image = this.#intent?.current().trace.node('image');
    if (image === undefined) return;
    const data = [...image.data];
    this.#ink(data, image, row, col, channels);
    this.#replace(image, data);
  }

  #ink(data: number[], image: TraceNode, row: number, col: number, channels: number): void {
    for (let channel = 0; channel < channels; channel += 1)
      data[row * image.cols + col * channels + channel] = this.#brush;
  }

  #start(event: PointerEvent, image: TraceNode, channels: number): void {
    const square = squareAt(event);
    const isLocked = this.#intent?.current().locks.has('inputs') ?? true;
    if (event.button !== 0 || square === null || isLocked) return;
    this.#stroke = { of: image, data: [...image.data], last: square };
    this.#draw(event, channels);
  }

  #draw(event: PointerEvent, channels: number): void {
    const [stroke, square] = [this.#stroke, squareAt(event)];
    if (stroke === null || square === null) return;
    for (const { row, col } of between(stroke.last, square))
      this.#ink(stroke.data, stroke.of, row, col, channels);
    stroke.last = square;
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
function squareAt(event: PointerEvent): Place | null {
  const root = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  if (!(root instanceof ShadowRoot || root instanceof Document)) return null;
  const square = root.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.drawing-square');
  return square ? { row: Number(square.dataset.row), col: Number(square.dataset.col) } : null;
}

/** The squares on the straight way from one to another: a fast hand leaves none out. */
function between(from: Place, to: Place): readonly Place[] {
  const [down, right] = [to.row - from.row, to.col - from.col];
  const count = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from({ length: count + 1 }, (_, at) => ({
    row: from.row + Math.round((down * at) / count),
    col: from.col + Math.round((right * at) / count),
  }));
}
