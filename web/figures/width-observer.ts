/** Charts that would be narrower than this side by side stand below each other. */
const minColumnWidth = 320;

/** Between two charts side by side. */
const gap = 32;

/** How wide an element is, and word when that changes: text in a picture is only crisp when the picture is not scaled. */
export class WidthObserver {
  readonly #onChange: () => void;
  readonly #observer: ResizeObserver;
  #element: Element | null = null;
  #width = 640;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#observer = new ResizeObserver((entries) => this.#onResize(entries));
  }

  /** Watches an element; it may be another one after each drawing. */
  observe(element: Element | null): void {
    if (element === this.#element) return;
    this.#observer.disconnect();
    this.#element = element;
    if (element !== null) this.#observer.observe(element);
  }

  disconnect(): void {
    this.observe(null);
  }

  /** One column for charts, or two where there is room and more than one chart, and the width of one. */
  columns(count: number): { readonly columns: 1 | 2; readonly width: number } {
    const columns = count > 1 && this.#width >= 2 * minColumnWidth + gap ? 2 : 1;
    return { columns, width: Math.floor((this.#width - gap * (columns - 1)) / columns) };
  }

  #onResize(entries: readonly ResizeObserverEntry[]): void {
    const width = Math.floor(entries.at(-1)?.contentRect.width ?? this.#width);
    if (width === this.#width || width <= 0) return;
    this.#width = width;
    // In the frame after: whoever draws now changes sizes, and those may not change while they are told.
    requestAnimationFrame(() => this.#onChange());
  }
}
