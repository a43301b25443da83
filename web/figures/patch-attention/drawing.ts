import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import type { Message } from '../../i18n/message';
import { unlessLocked } from '../../ui/controls/locked';
import type { Intent, Model } from '../../ui/model';
import { cellText, colour } from '../pixel-attention/pixel-data';
import { pixelGrid, type Square } from '../pixel-attention/pixel-grid';
import { PictureError, smallPicture } from './picture-file';

const brushes = [
  { ink: 'white', label: figuresText('patch_attention.white'), value: 1 },
  { ink: 'grey', label: figuresText('patch_attention.grey'), value: 0.5 },
  { ink: 'black', label: figuresText('patch_attention.black'), value: 0 },
] as const;

/** A stroke in progress with the resulting pixels. It is committed as a single undo step. */
interface Stroke {
  readonly of: TraceNode;
  readonly data: number[];
  /** The previous cell of the pointer; the next event may be several cells away. */
  last: GridCell;
}

interface GridCell {
  readonly row: number;
  readonly col: number;
}

/** A picture to draw on with pointer or keyboard, or to load from a file. Its pixels are part of the document. */
export class Drawing {
  readonly #requestUpdate: () => void;
  #brush: number = 1;
  #stroke: Stroke | null = null;
  #error: Message | null = null;
  #intent: Intent | null = null;

  constructor(requestUpdate: () => void) {
    this.#requestUpdate = requestUpdate;
  }

  render(image: TraceNode, model: Model, intent: Intent): TemplateResult {
    this.#intent = intent;
    const { width = 1, patch = 1, channels = 1 } = model.trace.dimensions;
    if (this.#stroke !== null && this.#stroke.of !== image) this.#stroke = null;
    const grid = pixelGrid({
      name: model.locale.t(figuresText('patch_attention.draw')),
      rows: image.rows,
      cols: width,
      square: (row, col) => this.#square(model.locale, image, row, col, patch, channels),
      onPress: (row, col) => this.#paintSquare(row, col, channels),
    });
    return html`<div class="drawing"
      @pointerdown=${(event: PointerEvent) => this.#startStroke(event, image, channels)}
      @pointermove=${(event: PointerEvent) => this.#extendStroke(event, channels)}
      @pointerup=${() => this.#commitStroke()}
      @pointercancel=${() => this.#cancelStroke()}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#onDrop(event, model)}
    >
      ${unlessLocked([grid, this.#tools(image, model)], model, 'inputs')}
    </div>`;
  }

  #square(
    locale: Locale,
    image: TraceNode,
    row: number,
    col: number,
    patch: number,
    channels: number,
  ): Square {
    const data = this.#stroke?.data ?? image.data;
    const edges = `${row % patch === 0 && row > 0 ? ' drawing-cut-top' : ''}${col % patch === 0 && col > 0 ? ' drawing-cut-left' : ''}`;
    return {
      label: locale.t(figuresText('patch_attention.pixel_r_c'), {
        row: row + 1,
        col: col + 1,
        value: cellText(locale, image, row, col * channels),
      }),
      fills: [colour(channels, (channel) => data[row * image.cols + col * channels + channel] ?? 0)],
      className: `drawing-square${edges}`,
    };
  }

  #tools(image: TraceNode, model: Model): TemplateResult {
    const { width = 1 } = model.trace.dimensions;
    return html`<div class="drawing-tools pixel-buttons">
        <fieldset>
          <legend>${model.locale.t(figuresText('patch_attention.brush'))}</legend>
          ${brushes.map(
            ({
              ink,
              label,
              value,
            }) => html`<label><input type="radio" name="brush" .checked=${this.#brush === value}
              @change=${() => this.#chooseBrush(value)} /><i class=${`drawing-ink drawing-${ink}`} aria-hidden="true"></i>${model.locale.t(label)}</label>`,
          )}
        </fieldset>
        <button type="button" @click=${() => this.#replace(image, new Array(image.data.length).fill(0))}>${model.locale.t(figuresText('patch_attention.clear'))}</button>
        <label class="drawing-file">${model.locale.t(figuresText('patch_attention.open_picture'))}
          <input type="file" accept="image/*" @change=${(event: Event) => this.#onFileChosen(event, model)} /></label>
      </div>
      <p class="pixel-help">${model.locale.tHtml(figuresText('patch_attention.drop_picture_drawing'), { rows: image.rows, width })}</p>
      ${this.#error === null ? nothing : html`<p class="drawing-refused" role="alert">${model.locale.format(this.#error)}</p>`}`;
  }

  #chooseBrush(value: number): void {
    this.#brush = value;
    this.#requestUpdate();
  }

  /** Paints one square by keyboard. A click after a stroke finds its square painted already. */
  #paintSquare(row: number, col: number, channels: number): void {
    const image = this.#intent?.current().trace.node('image');
    if (image === undefined) return;
    const data = [...image.data];
    this.#paint(data, image, row, col, channels);
    this.#replace(image, data);
  }

  #paint(data: number[], image: TraceNode, row: number, col: number, channels: number): void {
    for (let channel = 0; channel < channels; channel += 1)
      data[row * image.cols + col * channels + channel] = this.#brush;
  }

  #startStroke(event: PointerEvent, image: TraceNode, channels: number): void {
    const square = squareAt(event);
    const isLocked = this.#intent?.current().locks.has('inputs') ?? true;
    if (event.button !== 0 || square === null || isLocked) return;
    this.#stroke = { of: image, data: [...image.data], last: square };
    this.#extendStroke(event, channels);
  }

  #extendStroke(event: PointerEvent, channels: number): void {
    const [stroke, square] = [this.#stroke, squareAt(event)];
    if (stroke === null || square === null) return;
    for (const { row, col } of cellsBetween(stroke.last, square))
      this.#paint(stroke.data, stroke.of, row, col, channels);
    stroke.last = square;
    this.#requestUpdate();
  }

  #commitStroke(): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke !== null) this.#replace(stroke.of, stroke.data);
  }

  #cancelStroke(): void {
    this.#stroke = null;
    this.#requestUpdate();
  }

  #replace({ rows, cols, data: before }: TraceNode, data: readonly number[]): void {
    this.#error = null;
    if (data.every((value, at) => value === before[at])) this.#requestUpdate();
    else this.#intent?.dispatch({ type: 'replace-matrix', input: 'image', matrix: { rows, cols, data } });
  }

  #onFileChosen(event: Event, model: Model): void {
    const input = event.currentTarget;
    if (!(input instanceof HTMLInputElement)) return;
    const [file] = input.files ?? [];
    if (file !== undefined) void this.#loadFile(file, model);
    input.value = '';
  }

  #onDrop(event: DragEvent, model: Model): void {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) void this.#loadFile(file, model);
  }

  async #loadFile(file: Blob, { trace }: Model): Promise<void> {
    const { height = 1, width = 1, channels = 1 } = trace.dimensions;
    try {
      const matrix = await smallPicture(file, height, width, channels);
      this.#error = null;
      this.#intent?.dispatch({ type: 'replace-matrix', input: 'image', matrix });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      this.#error = { key: 'error.of_rule', args: { rule: 'picture', reason: error.details } };
      this.#requestUpdate();
    }
  }
}

/** The square under the pointer: pointer events keep the target where the stroke began. */
function squareAt(event: PointerEvent): GridCell | null {
  const root = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  if (!(root instanceof ShadowRoot || root instanceof Document)) return null;
  const square = root.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.drawing-square');
  return square ? { row: Number(square.dataset.row), col: Number(square.dataset.col) } : null;
}

/** The squares on the line between two squares, so that fast strokes have no holes. */
function cellsBetween(from: GridCell, to: GridCell): readonly GridCell[] {
  const [down, right] = [to.row - from.row, to.col - from.col];
  const count = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from({ length: count + 1 }, (_, at) => ({
    row: from.row + Math.round((down * at) / count),
    col: from.col + Math.round((right * at) / count),
  }));
}
