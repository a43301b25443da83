import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type ElementPart, type PartInfo } from 'lit/directive.js';
import type { TraceNode } from '../../engine/types';
import type { HeatmapData } from './palette';
import { colourPixels, type Theme } from './pixels';

/** False in the DOM that prerenders the first lesson during the build. */
export const hasCanvas: boolean =
  typeof document !== 'undefined' && Boolean(document.createElement('canvas').getContext?.('2d'));

/** The class for the longer side of a picture, which the style sheet sets; the other side follows. */
export function longSide({ rows, cols }: TraceNode): 'tall' | 'broad' {
  return rows > cols ? 'tall' : 'broad';
}

/**
 * Draws the numbers of a node on its canvas, one pixel per number; CSS scales it. Redraws when the data or the theme changes.
 *
 * The class `painted` makes `color` depend on the theme, with a transition: `transitionend` reports a change of the theme.
 * Reading the computed colour forces a style recalculation, so it is read only then.
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
    // The canvas is not connected yet, and reading a style would be a layout of its own before the frame.
    requestAnimationFrame(() => this.#updateTheme());
  }

  override render(_node: HeatmapData): void {}

  override update(_part: ElementPart, [node]: [HeatmapData]): void {
    if (node.data === this.#node?.data) return;
    this.#node = node;
    this.#paint();
  }

  override reconnected(): void {
    requestAnimationFrame(() => this.#updateTheme());
  }

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

  /** Image data of the size of the node, reused while the size stays the same. */
  #imageFor(context: CanvasRenderingContext2D, { rows, cols }: HeatmapData): ImageData {
    const cached = this.#image;
    if (cached?.width === cols && cached.height === rows) return cached;
    const image = context.createImageData(cols, rows);
    this.#image = image;
    this.#pixels = new Uint32Array(image.data.buffer);
    return image;
  }
}

/** Lit directive `paint(node)`: draws a node on a canvas. */
export const paint = directive(Paint);
