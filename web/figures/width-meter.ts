/** Charts that would be narrower than this side by side stand below each other. */
const leastColumn = 320;

/** Between two charts side by side. */
const gap = 32;

/** How wide an element is, and word when that changes: text in a picture is only crisp when the picture is not scaled. */
export class WidthMeter {
  readonly #changed: () => void;
  readonly #observer: ResizeObserver;
  #watched: Element | null = null;
  #width = 640;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#observer = new ResizeObserver((entries) => this.#take(entries));
  }

  /** Watches an element; it may be another one after each drawing. */
  watch(element: Element | null): void {
    if (element === this.#watched) return;
    this.#observer.disconnect();
    this.#watched = element;
    if (element !== null) this.#observer.observe(element);
  }

  disconnect(): void {
    this.watch(null);
  }

  /** One column for charts, or two where there is room and more than one chart, and the width of one. */
  columns(count: number): { readonly columns: 1 | 2; readonly width: number } {
    const columns = count > 1 && this.#width >= 2 * leastColumn + gap ? 2 : 1;
    return { columns, width: Math.floor((this.#width - gap * (columns - 1)) / columns) };
  }

  #take(entries: readonly ResizeObserverEntry[]): void {
    const width = Math.floor(entries.at(-1)?.contentRect.width ?? this.#width);
    if (width === this.#width || width <= 0) return;
    this.#width = width;
    // In the frame after: whoever draws now changes sizes, and those may not change while they are told.
    requestAnimationFrame(() => this.#changed());
  }
}
