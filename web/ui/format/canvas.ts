import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart, type PartInfo } from 'lit/directive.js';
import type { TraceNode } from '../../engine/types';
import type { HeatmapData } from './palette';
import { colourPixels, type Theme } from './pixels';

/** Whether there are canvases to draw on: the DOM that draws the first lesson while building has none. */
export const hasCanvas: boolean =
  typeof document !== 'undefined' && Boolean(document.createElement('canvas').getContext?.('2d'));

/** The class of a picture that tells which of its sides the style sheet sets; the other one follows. */
export function longSide({ rows, cols }: TraceNode): 'tall' | 'broad' {
  return rows > cols ? 'tall' : 'broad';
}

/**
 * Draws the numbers of a node on the canvas it stands in, one pixel a number: the style sheet makes it large. It draws
 * again when the numbers are other ones, and when the theme is.
 *
 * The canvas wears the class `painted`: `color` then tells the theme, whoever sets it, and a transition of that colour
 * tells when it changes. Asking for the colour makes a browser settle all styles, so it is asked for then only.
 */
class Paint extends AsyncDirective {
  readonly #canvas: HTMLCanvasElement;
  #context: CanvasRenderingContext2D | null = null;
  #image: ImageData | null = null;
  #pixels = new Uint32Array();
  #theme: Theme | null = null;
  #node: HeatmapData | null = null;

  constructor(part: PartInfo) {
    super(part);
    this.#canvas = (part as ElementPart).element as HTMLCanvasElement;
    this.#canvas.addEventListener('transitionend', () => this.#updateTheme());
    // It is not in the page yet when Lit hands it over.
    queueMicrotask(() => this.#updateTheme());
  }

  override render(_node: HeatmapData): void {}

  override update(_part: ElementPart, [node]: [HeatmapData]): void {
    if (node.data === this.#node?.data) return;
    this.#node = node;
    this.#paint();
  }

  override reconnected(): void {
    queueMicrotask(() => this.#updateTheme());
  }

  /** Takes on the theme that the canvas stands in. */
  #updateTheme(): void {
    const theme: Theme = getComputedStyle(this.#canvas).color.includes('255') ? 'dark' : 'light';
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#paint();
  }

  #paint(): void {
    if (this.#node === null || this.#theme === null) return;
    this.#context ??= this.#canvas.getContext('2d', { willReadFrequently: true });
    const image = this.#context === null ? null : this.#imageFor(this.#context, this.#node);
    if (image === null) return;
    colourPixels(this.#node, this.#theme, this.#pixels);
    this.#context?.putImageData(image, 0, 0);
  }

  /** A picture of the size of the node, kept from one drawing to the next. */
  #imageFor(context: CanvasRenderingContext2D, { rows, cols }: HeatmapData): ImageData {
    const known = this.#image;
    if (known?.width === cols && known.height === rows) return known;
    const made = context.createImageData(cols, rows);
    this.#image = made;
    this.#pixels = new Uint32Array(made.data.buffer);
    return made;
  }
}

/** `paint(node)`: the numbers of a node as a picture. */
export const paint = directive(Paint);
