/** Longer than two clicks of a double click are apart, in milliseconds. */
const doubleClick = 600;

interface Press {
  /** Finds the cell again after a render. */
  readonly selector: string;
  readonly left: number;
  readonly top: number;
  readonly time: number;
}

/**
 * Keeps the cell that has been pressed under the pointer: its explanation moves what is around it, and in a low window the second
 * click of a double click would meet another cell.
 */
export class PressedCell {
  readonly #host: HTMLElement;
  #press: Press | null = null;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  connect(): void {
    this.#host.addEventListener('pointerdown', this.#onPress, { capture: true });
  }

  disconnect(): void {
    this.#host.removeEventListener('pointerdown', this.#onPress, { capture: true });
  }

  /** After a render: scrolls the pressed cell back to where it was pressed. Returns its selector; null if none is to be kept. */
  keep(): string | null {
    const press = this.#press;
    if (press === null || performance.now() - press.time > doubleClick) return null;
    const cell = this.#host.shadowRoot?.querySelector<HTMLElement>(press.selector);
    if (!cell) return null;
    for (let each = parentOf(cell); each !== null; each = parentOf(each)) {
      const { left, top } = cell.getBoundingClientRect();
      const [right, down] = [left - press.left, top - press.top];
      if (Math.abs(right) < 1 && Math.abs(down) < 1) break;
      if (canScroll(each)) each.scrollBy({ left: right, top: down, behavior: 'instant' });
    }
    return press.selector;
  }

  readonly #onPress = (event: PointerEvent): void => {
    const [target] = event.composedPath();
    const cell = target instanceof Element ? target.closest<HTMLElement>('.stage td[data-node]') : null;
    const { node = '', row = '', col = '' } = cell?.dataset ?? {};
    const { left, top } = cell?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const selector = `.stage td[data-node="${CSS.escape(node)}"][data-row="${row}"][data-col="${col}"]`;
    this.#press = cell === null ? null : { selector, left, top, time: performance.now() };
  };
}

/** The element around another, also outside of a shadow root. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function canScroll(element: Element): boolean {
  if (element === document.scrollingElement) return true;
  const isLarger = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  return isLarger && /auto|scroll/.test(getComputedStyle(element).overflow);
}
