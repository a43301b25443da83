import { detailsOf } from '../../engine/errors';
import type { Message } from '../../engine/types';
import type { Theme } from '../../ui/format/pixels';
import { LongSequenceClient, type Viewing } from '../../workers/long-sequences/long-sequence-client';
import { type Camera, panned, sameView, showing, viewOf, whole, zoomed } from './camera';
import { Picture } from './picture';
import { words } from './rhyme';
import type { LongSettings } from './settings';
import { problemOf } from './vectors';

/** A gesture rests so long before its view is asked for; the picture that is there follows at once. */
const rest = 60;

/** Sharper screens get finer pictures, up to here. */
const finest = 2;

/** `--lab-accent` of tokens.css.ts: a canvas knows no light-dark(). */
const accent = { light: '#9d2f1c', dark: '#ff9f87' } as const;

/** What is in sight, computed and drawn. Everything that takes long happens in the worker. */
export class LongMap {
  readonly #changed: () => void;
  settings: LongSettings = { n: 1, sees: 'all', w: 1, row: 0, column: 0 };
  words: readonly string[] = [];
  /** All weights of the chosen query, when they have come. */
  weights: Float32Array | null = null;
  /** How much of the view has come; null when all has. */
  progress: number | null = null;
  took: { readonly weights: number; readonly milliseconds: number } | null = null;
  trouble: Message | string = '';
  #camera: Camera = whole(1);
  #open: Promise<LongSequenceClient | null> = Promise.resolve(null);
  #pictures: readonly Picture[] = [];
  #viewing: Viewing | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #theme: Theme = 'light';
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Takes on settings. Another text or another mask is another sequence; another cell only another row. */
  use(next: LongSettings): void {
    const now = this.settings;
    this.settings = next;
    if (next.n !== now.n || next.sees !== now.sees || next.w !== now.w) this.#begin(next, now.n !== next.n);
    else if (next.row !== now.row) this.#read();
  }

  pan(x: number, y: number): void {
    this.#look(panned(this.#camera, -y * this.#camera.size, -x * this.#camera.size, this.settings.n));
  }

  zoom(factor: number, x: number, y: number): void {
    this.#look(zoomed(this.#camera, factor, x, y, this.settings.n));
  }

  showAll(): void {
    this.#look(whole(this.settings.n));
  }

  show(row: number, column: number): void {
    this.#look(showing(this.#camera, row, column, this.settings.n));
  }

  /** Close by, with the chosen cell in the middle. */
  showChosen(): void {
    const { n, row, column } = this.settings;
    const size = Math.min(n, 48);
    const near = { row: row - size / 2, column: column - size / 2, size };
    this.#look(panned(near, 0, 0, n));
  }

  cellAt(x: number, y: number): readonly [row: number, column: number] {
    const { row, column, size } = this.#camera;
    return [Math.floor(row + y * size), Math.floor(column + x * size)];
  }

  cancel(): void {
    this.#viewing?.cancel();
  }

  /** The canvas that is on the page now. */
  draw(canvas: HTMLCanvasElement | null): void {
    this.#canvas = canvas;
    if (canvas === null) return;
    const theme: Theme = getComputedStyle(canvas).color.includes('255') ? 'dark' : 'light';
    const isOther = theme !== this.#theme;
    this.#theme = theme;
    if (isOther) this.#see(true);
    this.#paintSoon();
  }

  disconnect(): void {
    this.#isGone = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    void this.#open.then((weights) => weights?.close());
  }

  #begin(settings: LongSettings, isLength: boolean): void {
    void this.#open.then((weights) => weights?.close());
    this.trouble = '';
    this.words = words(settings.n);
    if (isLength) this.#camera = whole(settings.n);
    const opening = LongSequenceClient.open(problemOf(this.words, settings.sees, settings.w)).catch(
      (error: unknown) => {
        if (!this.#isGone) this.#fail(error);
        return null;
      },
    );
    this.#open = opening;
    this.#pictures = [];
    this.#viewing = null;
    this.#read();
    this.#see(true);
  }

  /** Asks for the weights of the chosen query. */
  #read(): void {
    this.weights = null;
    const [opened, row] = [this.#open, this.settings.row];
    void opened
      .then((weights) => weights?.row(row))
      .then((found) => {
        if (!found || this.#open !== opened || this.settings.row !== row) return;
        this.weights = found;
        this.#changed();
      }, ignore);
  }

  #look(camera: Camera): void {
    this.#camera = camera;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#see(false), rest);
    this.#paintSoon();
  }

  /** Asks for what the camera sees, unless it is there or on its way. */
  #see(again: boolean): void {
    const view = viewOf(this.#camera, this.settings.n);
    const last = this.#pictures.at(-1);
    if (!again && last && sameView(last.view, view)) return;
    const picture = new Picture(view, this.#theme);
    // The one before stays behind the new one until that is complete.
    this.#pictures = [...this.#pictures.slice(-1), picture];
    this.progress = 0;
    void this.#fetch(picture).catch((error: unknown) => this.#fail(error));
    this.#changed();
  }

  async #fetch(picture: Picture): Promise<void> {
    const isCurrent = (): boolean => this.#pictures.at(-1) === picture && !this.#isGone;
    const weights = await this.#open;
    if (!weights || !isCurrent()) return;
    const began = performance.now();
    const viewing = weights.view(picture.view, (strip, done) => {
      picture.take(strip);
      if (!isCurrent()) return;
      this.progress = done;
      this.#paintSoon();
    });
    this.#viewing = viewing;
    const isComplete = await viewing.done.catch(() => false);
    if (!isCurrent()) return;
    const { firstRow, lastRow } = picture.view;
    const count = (lastRow - firstRow) * this.settings.n;
    this.took = isComplete ? { weights: count, milliseconds: performance.now() - began } : null;
    this.progress = null;
    if (isComplete) this.#pictures = [picture];
    this.#paintSoon();
    this.#changed();
  }

  #fail(error: unknown): void {
    this.progress = null;
    this.trouble = detailsOf(error);
    this.#changed();
  }

  #paintSoon(): void {
    if (this.#frame !== 0 || this.#isGone) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #paint(): void {
    const canvas = this.#canvas;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const side = Math.round(canvas.clientWidth * Math.min(finest, devicePixelRatio));
    if (canvas.width !== side) {
      canvas.width = side;
      canvas.height = side;
    }
    // While there is nowhere to move to, a finger scrolls the page, as everywhere.
    canvas.toggleAttribute('data-whole', this.#camera.size >= this.settings.n);
    context.clearRect(0, 0, side, side);
    for (const picture of this.#pictures) picture.draw(context, this.#camera, side);
    this.#frameChosen(context, side);
  }

  /** Lines along the row and the column of the chosen cell, and a frame around it. */
  #frameChosen(context: CanvasRenderingContext2D, side: number): void {
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

/** A sequence that was closed before it answered has nothing to say. */
function ignore(): void {}
