import { detailsOf } from '../../engine/errors';
import type { Message } from '../../i18n/message';
import type { Theme } from '../../ui/format/pixels';
import { LongSequenceClient, type Viewing } from '../../workers/long-sequences/long-sequence-client';
import { type Camera, fullView, pan, reveal, sameView, viewOf, zoom } from './camera';
import { Picture } from './picture';
import { words } from './rhyme';
import type { LongSettings } from './settings';
import { problemOf } from './vectors';

/** Milliseconds without gestures before the view is requested. The existing picture moves at once. */
const debounceDelay = 60;

/** Upper limit for the device pixel ratio. */
const maxPixelRatio = 2;

/** `--lab-accent` of tokens.css.ts: canvas does not support light-dark(). */
const accent = { light: '#9d2f1c', dark: '#ff9f87' } as const;

/** The visible weights: requests them from the worker and draws them. */
export class LongMap {
  readonly #requestUpdate: () => void;
  settings: LongSettings = { n: 1, sees: 'all', w: 1, row: 0, column: 0 };
  words: readonly string[] = [];
  /** All weights of the selected query; null while they are pending. */
  weights: Float32Array | null = null;
  /** Completed fraction of the view; null when complete. */
  progress: number | null = null;
  timing: { readonly weights: number; readonly milliseconds: number } | null = null;
  error: Message | null = null;
  #camera: Camera = fullView(1);
  #weights: Promise<LongSequenceClient | null> = Promise.resolve(null);
  #pictures: readonly Picture[] = [];
  #viewing: Viewing | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #theme: Theme = 'light';
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDisconnected = false;

  constructor(requestUpdate: () => void) {
    this.#requestUpdate = requestUpdate;
  }

  /** Applies settings. A new length or mask opens a new sequence; a new cell only fetches another row. */
  applySettings(next: LongSettings): void {
    const now = this.settings;
    this.settings = next;
    if (next.n !== now.n || next.sees !== now.sees || next.w !== now.w)
      this.#openSequence(next, now.n !== next.n);
    else if (next.row !== now.row) this.#fetchRow();
  }

  pan(x: number, y: number): void {
    this.#moveCamera(pan(this.#camera, -y * this.#camera.size, -x * this.#camera.size, this.settings.n));
  }

  zoom(factor: number, x: number, y: number): void {
    this.#moveCamera(zoom(this.#camera, factor, x, y, this.settings.n));
  }

  showAll(): void {
    this.#moveCamera(fullView(this.settings.n));
  }

  show(row: number, column: number): void {
    this.#moveCamera(reveal(this.#camera, row, column, this.settings.n));
  }

  /** Zooms in on the selected cell. */
  showChosen(): void {
    const { n, row, column } = this.settings;
    const size = Math.min(n, 48);
    const near = { row: row - size / 2, column: column - size / 2, size };
    this.#moveCamera(pan(near, 0, 0, n));
  }

  cellAt(x: number, y: number): readonly [row: number, column: number] {
    const { row, column, size } = this.#camera;
    return [Math.floor(row + y * size), Math.floor(column + x * size)];
  }

  cancel(): void {
    this.#viewing?.cancel();
  }

  /** Draws on the given canvas. */
  draw(canvas: HTMLCanvasElement | null): void {
    this.#canvas = canvas;
    if (canvas === null) return;
    const theme: Theme = getComputedStyle(canvas).color.includes('255') ? 'dark' : 'light';
    const themeChanged = theme !== this.#theme;
    this.#theme = theme;
    if (themeChanged) this.#requestView(true);
    this.#paintSoon();
  }

  disconnect(): void {
    this.#isDisconnected = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    void this.#weights.then((weights) => weights?.close());
  }

  #openSequence(settings: LongSettings, lengthChanged: boolean): void {
    void this.#weights.then((weights) => weights?.close());
    this.error = null;
    this.words = words(settings.n);
    if (lengthChanged) this.#camera = fullView(settings.n);
    const opening = LongSequenceClient.open(problemOf(this.words, settings.sees, settings.w)).catch(
      (error: unknown) => {
        if (!this.#isDisconnected) this.#fail(error);
        return null;
      },
    );
    this.#weights = opening;
    this.#pictures = [];
    this.#viewing = null;
    this.#fetchRow();
    this.#requestView(true);
  }

  /** Requests the weights of the selected query. */
  #fetchRow(): void {
    this.weights = null;
    const [source, row] = [this.#weights, this.settings.row];
    void source
      .then((weights) => weights?.row(row))
      .then((found) => {
        if (!found || this.#weights !== source || this.settings.row !== row) return;
        this.weights = found;
        this.#requestUpdate();
      }, ignoreClosed);
  }

  #moveCamera(camera: Camera): void {
    this.#camera = camera;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#requestView(false), debounceDelay);
    this.#paintSoon();
  }

  /** Requests the visible view, unless it is there or pending. */
  #requestView(force: boolean): void {
    const view = viewOf(this.#camera, this.settings.n);
    const last = this.#pictures.at(-1);
    if (!force && last && sameView(last.view, view)) return;
    const picture = new Picture(view, this.#theme);
    // The previous picture stays behind the new one until that is complete.
    this.#pictures = [...this.#pictures.slice(-1), picture];
    this.progress = 0;
    void this.#fetchView(picture).catch((error: unknown) => this.#fail(error));
    this.#requestUpdate();
  }

  async #fetchView(picture: Picture): Promise<void> {
    const isCurrent = (): boolean => this.#pictures.at(-1) === picture && !this.#isDisconnected;
    const weights = await this.#weights;
    if (!weights || !isCurrent()) return;
    const start = performance.now();
    const viewing = weights.view(picture.view, (strip, done) => {
      picture.putStrip(strip);
      if (!isCurrent()) return;
      this.progress = done;
      this.#paintSoon();
    });
    this.#viewing = viewing;
    const isComplete = await viewing.done.catch(() => false);
    if (!isCurrent()) return;
    const { firstRow, lastRow } = picture.view;
    const count = (lastRow - firstRow) * this.settings.n;
    this.timing = isComplete ? { weights: count, milliseconds: performance.now() - start } : null;
    this.progress = null;
    if (isComplete) this.#pictures = [picture];
    this.#paintSoon();
    this.#requestUpdate();
  }

  #fail(error: unknown): void {
    this.progress = null;
    this.error = detailsOf(error);
    this.#requestUpdate();
  }

  #paintSoon(): void {
    if (this.#frame !== 0 || this.#isDisconnected) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #paint(): void {
    const canvas = this.#canvas;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const side = Math.round(canvas.clientWidth * Math.min(maxPixelRatio, devicePixelRatio));
    if (canvas.width !== side) {
      canvas.width = side;
      canvas.height = side;
    }
    // While everything is visible, touch gestures scroll the page.
    canvas.toggleAttribute('data-whole', this.#camera.size >= this.settings.n);
    context.clearRect(0, 0, side, side);
    for (const picture of this.#pictures) picture.draw(context, this.#camera, side);
    this.#outlineChosen(context, side);
  }

  /** Lines along the row and the column of the selected cell, and a frame around it. */
  #outlineChosen(context: CanvasRenderingContext2D, side: number): void {
    const { row, column } = this.settings;
    const scale = side / this.#camera.size;
    const [x, y] = [(column - this.#camera.column) * scale, (row - this.#camera.row) * scale];
    const width = Math.max(scale, 3);
    context.strokeStyle = accent[this.#theme];
    context.lineWidth = Math.max(1, side / 512);
    context.globalAlpha = 0.5;
    context.strokeRect(-2, y, side + 4, width);
    context.strokeRect(x, -2, width, side + 4);
    context.globalAlpha = 1;
    context.lineWidth = Math.max(2, side / 256);
    context.strokeRect(x, y, width, width);
  }
}

/** Ignores the error of a sequence that was closed before its result arrived. */
function ignoreClosed(): void {}
