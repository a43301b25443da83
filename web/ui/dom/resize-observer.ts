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

import { commonSize, type ElementSize, paperSize, twoColumnsWidth } from '../stage/fit/room';

/** Narrower elements have a stage as on a phone, in sizes of the type of the page: see `room.ts`. */
const narrowWidth = 31.5;

/** Sizes are as exact as this, in rem: smaller changes do not render the stage anew. */
const step = 0.25;

/** Observes the size of an element and of its window, whether it is as narrow as on a phone, and whether it has one column. */
export class ElementWidth {
  isNarrow = false;
  hasOneColumn = false;
  size: ElementSize = commonSize;
  readonly #element: HTMLElement;
  readonly #changed: () => void;
  #observer: ResizeObserver | null = null;
  readonly #print = globalThis.matchMedia?.('print');
  /** A window can become lower without another width of the element, and a page be printed. */
  readonly #onResize = (): void => this.#measure();

  constructor(element: HTMLElement, changed: () => void) {
    this.#element = element;
    this.#changed = changed;
  }

  connect(): void {
    this.#measure();
    this.#observer ??= createResizeObserver(() => this.#measure());
    this.#observer.observe(this.#element);
    addEventListener('resize', this.#onResize);
    this.#print?.addEventListener('change', this.#onResize);
  }

  disconnect(): void {
    this.#observer?.disconnect();
    removeEventListener('resize', this.#onResize);
    this.#print?.removeEventListener('change', this.#onResize);
  }

  #measure(): void {
    const { clientWidth, ownerDocument } = this.#element;
    const rem = Number.parseFloat(getComputedStyle(ownerDocument.documentElement).fontSize);
    // An element that is not displayed has no width.
    const isBelow = (width: number): boolean => clientWidth > 0 && clientWidth < width * rem;
    const [isNarrow, hasOneColumn] = [isBelow(narrowWidth), isBelow(twoColumnsWidth)];
    const size = clientWidth > 0 ? this.#sizeIn(rem) : this.size;
    const isSame = size.width === this.size.width && size.windowHeight === this.size.windowHeight;
    if (isSame && isNarrow === this.isNarrow && hasOneColumn === this.hasOneColumn) return;
    Object.assign(this, { isNarrow, hasOneColumn, size });
    this.#changed();
  }

  #sizeIn(rem: number): ElementSize {
    if (this.#print?.matches) return paperSize;
    const lab = this.#element.shadowRoot?.querySelector('.lab')?.clientWidth ?? 0;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(this.#element);
    const padding = (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
    const rounded = (pixels: number): number => Math.floor(pixels / rem / step) * step;
    return {
      width: rounded(lab > 0 ? lab : this.#element.clientWidth - padding),
      windowHeight: rounded(innerHeight),
    };
  }
}
