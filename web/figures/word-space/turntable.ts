import { front, type View } from './scene';

const perPixel = 0.01;
const perKey = 0.2;

const keys: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Turns a picture by pointer, finger and keyboard, and says when it has moved. */
export class Turntable {
  view: View = front;
  readonly #moved: () => void;
  #held: { readonly x: number; readonly y: number } | null = null;

  constructor(moved: () => void) {
    this.#moved = moved;
  }

  turn(yaw: number, pitch: number): void {
    const limit = Math.PI / 2;
    const tilted = Math.min(limit, Math.max(-limit, this.view.pitch + pitch));
    this.view = { yaw: this.view.yaw + yaw, pitch: tilted };
    this.#moved();
  }

  reset(): void {
    this.view = front;
    this.#moved();
  }

  /** One press of a button or key. */
  rotateByKey(key: string): void {
    const [yaw, pitch] = keys[key] ?? [0, 0];
    this.turn(yaw * perKey, pitch * perKey);
  }

  readonly onKeydown = (event: KeyboardEvent): void => {
    if (keys[event.key] === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The same keys walk through the lesson elsewhere.
    event.preventDefault();
    event.stopPropagation();
    this.rotateByKey(event.key);
  };

  readonly onPointerdown = (event: PointerEvent): void => {
    this.#held = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly onPointermove = (event: PointerEvent): void => {
    if (this.#held === null) return;
    const [dx, dy] = [event.clientX - this.#held.x, event.clientY - this.#held.y];
    this.#held = { x: event.clientX, y: event.clientY };
    this.turn(dx * perPixel, dy * perPixel);
  };

  readonly onPointerup = (): void => {
    this.#held = null;
  };
}
