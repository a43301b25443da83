import { createResizeObserver } from '../ui/dom/resize-observer';

/** Charts narrower than this are stacked. */
const minColumnWidth = 320;

/** Gap between two charts side by side. */
const gap = 32;

/** Observes the width of an element: text in pictures is only sharp if the picture is not scaled. */
export class ChartWidth {
  readonly #onChange: () => void;
  readonly #observer: ResizeObserver;
  #element: Element | null = null;
  #width = 640;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#observer = createResizeObserver((entry) => this.#onResize(entry));
  }

  /** Whether the observed element is on the page: else a rendering has replaced it. */
  get isConnected(): boolean {
    return this.#element?.isConnected ?? false;
  }

  /** Observes an element, which may be replaced by a rendering. */
  observe(element: Element | null): void {
    if (element === this.#element) return;
    this.#observer.disconnect();
    this.#element = element;
    if (element !== null) this.#observer.observe(element);
  }

  disconnect(): void {
    this.observe(null);
  }

  /** One or two columns for `count` charts, and the width of a column. */
  columns(count: number): { readonly columns: 1 | 2; readonly width: number } {
    const columns = count > 1 && this.#width >= 2 * minColumnWidth + gap ? 2 : 1;
    return { columns, width: Math.floor((this.#width - gap * (columns - 1)) / columns) };
  }

  #onResize({ contentRect }: ResizeObserverEntry): void {
    const width = Math.floor(contentRect.width);
    if (width === this.#width || width <= 0) return;
    this.#width = width;
    this.#onChange();
  }
}
