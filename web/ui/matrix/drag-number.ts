import type { CellRef } from '../../engine/types';
import type { Intent } from '../model';

/** A drag starts after this many CSS pixels, so that a click with an unsteady hand is none. */
const threshold = 4;
/** CSS pixels for one step of the number. */
const pixelsPerStep = 8;
/** The change of one step, and with the Shift key. */
const steps = { small: 0.1, large: 1 } as const;

/** The number after a drag by some pixels, without the rounding errors of repeated additions. */
export function draggedNumber(start: number, pixels: number, size: keyof typeof steps): number {
  return Number((start + steps[size] * Math.trunc(pixels / pixelsPerStep)).toFixed(10));
}

/** Ignores the click that follows a drag. */
function ignoreClick(element: HTMLElement): void {
  const stop = (event: Event): void => event.stopPropagation();
  element.addEventListener('click', stop, { once: true });
  setTimeout(() => element.removeEventListener('click', stop));
}

/** Sets a cell to the last of several numbers, once per frame. All of them are one step of the history. */
export class LiveNumber {
  readonly #cell: CellRef;
  readonly #start: number;
  readonly #intent: Pick<Intent, 'dispatch'>;
  #shown: number;
  #next: number;

  constructor(cell: CellRef, start: number, intent: Pick<Intent, 'dispatch'>) {
    this.#cell = cell;
    this.#start = start;
    this.#intent = intent;
    this.#shown = start;
    this.#next = start;
  }

  set(value: number): void {
    if (this.#next === this.#shown) requestAnimationFrame(() => this.apply());
    this.#next = value;
  }

  apply(): void {
    if (this.#next === this.#shown) return;
    const [cell, value] = [this.#cell, this.#next];
    // Back at its start, the number has left no step that the next change could continue.
    this.#intent.dispatch({ type: 'set-cell', cell, value, continues: this.#shown !== this.#start });
    this.#shown = value;
  }
}

/**
 * Follows a pointer that was pressed on a cell: to the right raises its number, to the left lowers it. Escape, or a touch that the
 * browser takes for scrolling, restores the number. The release may have been missed, outside the element or before this script
 * was loaded: a move without a button, or another press, ends the drag too.
 */
export function dragNumber(
  press: PointerEvent,
  element: HTMLElement,
  cell: CellRef,
  start: number,
  intent: Intent,
): void {
  const number = new LiveNumber(cell, start, intent);
  const dragging = new AbortController();
  const listen = { signal: dragging.signal };
  let isDragging = false;
  element.addEventListener(
    'pointermove',
    ({ clientX, shiftKey, buttons }) => {
      if (buttons === 0) return dragging.abort();
      const pixels = clientX - press.clientX;
      if (!isDragging && Math.abs(pixels) < threshold) return;
      if (!isDragging) element.setPointerCapture(press.pointerId);
      isDragging = true;
      number.set(draggedNumber(start, pixels, shiftKey ? 'large' : 'small'));
    },
    listen,
  );
  const cancel = (): void => {
    dragging.abort();
    number.set(start);
    number.apply();
  };
  element.addEventListener(
    'pointerup',
    () => {
      dragging.abort();
      number.apply();
      if (isDragging) ignoreClick(element);
    },
    listen,
  );
  element.addEventListener('pointercancel', cancel, listen);
  element.addEventListener('pointerdown', () => dragging.abort(), listen);
  const cancelOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && isDragging) cancel();
  };
  addEventListener('keydown', cancelOnEscape, { ...listen, capture: true });
}
