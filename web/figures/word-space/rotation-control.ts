import { initialView, type View } from './word-plot';

const radiansPerPixel = 0.01;
const radiansPerKey = 0.2;

const keys: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rotates a picture by pointer, touch and keyboard. */
export class RotationControl {
  view: View = initialView;
  readonly #onRotate: () => void;
  #lastPointer: { readonly x: number; readonly y: number } | null = null;

  constructor(onRotate: () => void) {
    this.#onRotate = onRotate;
  }

  rotate(yaw: number, pitch: number): void {
    const limit = Math.PI / 2;
    const tilted = Math.min(limit, Math.max(-limit, this.view.pitch + pitch));
    this.view = { yaw: this.view.yaw + yaw, pitch: tilted };
    this.#onRotate();
  }

  reset(): void {
    this.view = initialView;
    this.#onRotate();
  }

  /** Rotates by one step of a button or key. */
  rotateByKey(key: string): void {
    const [yaw, pitch] = keys[key] ?? [0, 0];
    this.rotate(yaw * radiansPerKey, pitch * radiansPerKey);
  }

  readonly onKeydown = (event: KeyboardEvent): void => {
    if (keys[event.key] === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Elsewhere these keys move through the lesson.
    event.preventDefault();
    event.stopPropagation();
    this.rotateByKey(event.key);
  };

  readonly onPointerdown = (event: PointerEvent): void => {
    this.#lastPointer = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly onPointermove = (event: PointerEvent): void => {
    if (this.#lastPointer === null) return;
    const [dx, dy] = [event.clientX - this.#lastPointer.x, event.clientY - this.#lastPointer.y];
    this.#lastPointer = { x: event.clientX, y: event.clientY };
    this.rotate(dx * radiansPerPixel, dy * radiansPerPixel);
  };

  readonly onPointerup = (): void => {
    this.#lastPointer = null;
  };
}
