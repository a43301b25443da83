/**
 * A resize observer that calls back in the next frame, for the element that was resized last, if it is still on the page.
 * Changing sizes inside the callback of a resize observer would cause the error "ResizeObserver loop completed with undelivered
 * notifications".
 */
export function createResizeObserver(onResize: (entry: ResizeObserverEntry) => void): ResizeObserver {
  let frame = 0;
  return new ResizeObserver((entries) => {
    const last = entries.at(-1);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (last?.target.isConnected) onResize(last);
    });
  });
}

/** Narrower elements have a stage as on a phone, in sizes of the type of the page: see `fit.css.ts`. */
const narrowWidth = 31.5;

/** Narrower elements have the text below the stage: see `widths.css.ts`. */
const twoColumnsWidth = 60;

/** Observes whether an element is as narrow as on a phone, and whether it has one column. */
export class ElementWidth {
  isNarrow = false;
  hasOneColumn = false;
  readonly #element: HTMLElement;
  readonly #changed: () => void;
  #observer: ResizeObserver | null = null;

  constructor(element: HTMLElement, changed: () => void) {
    this.#element = element;
    this.#changed = changed;
  }

  connect(): void {
    this.#measure();
    this.#observer ??= createResizeObserver(() => this.#measure());
    this.#observer.observe(this.#element);
  }

  disconnect(): void {
    this.#observer?.disconnect();
  }

  #measure(): void {
    const { clientWidth, ownerDocument } = this.#element;
    const rem = Number.parseFloat(getComputedStyle(ownerDocument.documentElement).fontSize);
    // An element that is not displayed has no width.
    const isBelow = (width: number): boolean => clientWidth > 0 && clientWidth < width * rem;
    const [isNarrow, hasOneColumn] = [isBelow(narrowWidth), isBelow(twoColumnsWidth)];
    if (isNarrow === this.isNarrow && hasOneColumn === this.hasOneColumn) return;
    Object.assign(this, { isNarrow, hasOneColumn });
    this.#changed();
  }
}
