/** Callbacks for gestures. Positions and distances are fractions of the side, from the top left. */
export interface GestureHandlers {
  pan(x: number, y: number): void;
  zoom(factor: number, x: number, y: number): void;
  pick(x: number, y: number): void;
  /** Moves the selection by a number of cells. */
  step(rows: number, columns: number): void;
  showAll(): void;
}

/** Pixels of movement up to which a pointer counts as a click. */
const clickTolerance = 6;

/** Cells per arrow key with Shift. */
const shiftStep = 10;

const zoomStep = 1.5;

interface Pointer {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Pans with one pointer, zooms with two or with Ctrl and the wheel, selects with a tap, and offers the same by keyboard. */
export class Gestures {
  readonly #handlers: GestureHandlers;
  readonly #pointers = new Map<number, Pointer>();
  #dragged = false;

  constructor(handlers: GestureHandlers) {
    this.#handlers = handlers;
  }

  readonly down = (event: PointerEvent): void => {
    const { pointerId, clientX: x, clientY: y } = event;
    (event.currentTarget as HTMLElement).setPointerCapture(pointerId);
    if (this.#pointers.size === 0) this.#dragged = false;
    this.#pointers.set(pointerId, { startX: x, startY: y, x, y });
  };

  readonly move = (event: PointerEvent): void => {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    const before = [...this.#pointers.values()].map(({ x, y }) => ({ x, y }));
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    const far = Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY) > clickTolerance;
    this.#dragged ||= far || this.#pointers.size > 1;
    if (this.#dragged) this.#panAndZoom(event.currentTarget as HTMLElement, before);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId) || this.#dragged || event.type !== 'pointerup') return;
    this.#handlers.pick(...share(event.currentTarget as HTMLElement, event.clientX, event.clientY));
  };

  /** The wheel scrolls the page as usual; with Ctrl it zooms, which is also what a pinch on a touchpad sends. */
  readonly wheel = (event: WheelEvent): void => {
    const map = event.currentTarget as HTMLElement;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#handlers.zoom(2 ** (-event.deltaY / 300), ...share(map, event.clientX, event.clientY));
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const far = event.shiftKey ? shiftStep : 1;
    if (arrow) this.#handlers.step(arrow[0] * far, arrow[1] * far);
    else if (event.key === '+' || event.key === '=') this.#handlers.zoom(zoomStep, 0.5, 0.5);
    else if (event.key === '-') this.#handlers.zoom(1 / zoomStep, 0.5, 0.5);
    else if (event.key === '0') this.#handlers.showAll();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Pans with the centroid of the pointers and zooms with their distance. */
  #panAndZoom(map: HTMLElement, before: readonly { readonly x: number; readonly y: number }[]): void {
    const now = [...this.#pointers.values()];
    const side = map.clientWidth;
    const [from, to] = [centroid(before), centroid(now)];
    this.#handlers.pan((to.x - from.x) / side, (to.y - from.y) / side);
    const [distance, previous] = [spread(now), spread(before)];
    if (distance > 0 && previous > 0) this.#handlers.zoom(distance / previous, ...share(map, to.x, to.y));
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centroid(points: readonly Point[]): Point {
  const sum = (of: (point: Point) => number): number => points.reduce((total, each) => total + of(each), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

function share(map: HTMLElement, x: number, y: number): [number, number] {
  const box = map.getBoundingClientRect();
  return [(x - box.left) / box.width, (y - box.top) / box.height];
}
