import { channelsOf, probability } from '../../ui/format/palette';
import type { Theme } from '../../ui/format/pixels';
import type { LongStrip, LongView } from '../../workers/long-sequences/messages';
import type { Camera } from './camera';

/** Weights of 2⁻¹² and less have the lightest colour. */
export const faintest = -12;

/** The step of a weight: logarithmic, since one of a thousand keys that share a weight has a thousandth. */
export function stepOf(weight: number): number {
  if (!(weight > 0)) return 0;
  const steps = probability.light.length - 1;
  const exponent = Math.log2(weight);
  return Math.max(0, Math.min(steps, Math.round(steps * (1 - exponent / faintest))));
}

const width = ({ firstColumn, lastColumn, step }: LongView): number =>
  Math.ceil((lastColumn - firstColumn) / step);
const height = ({ firstRow, lastRow, step }: LongView): number => Math.ceil((lastRow - firstRow) / step);

/** A view as pixels, which come strip by strip. */
export class Picture {
  readonly view: LongView;
  readonly #canvas: HTMLCanvasElement;
  readonly #colours: Uint32Array;

  constructor(view: LongView, theme: Theme) {
    this.view = view;
    this.#canvas = document.createElement('canvas');
    this.#canvas.width = width(view);
    this.#canvas.height = height(view);
    this.#colours = Uint32Array.from(
      probability[theme],
      (hex) => new Uint32Array(Uint8Array.from([...channelsOf(hex), 255]).buffer)[0] ?? 0,
    );
  }

  take({ row, numbers }: LongStrip): void {
    const columns = width(this.view);
    const pixels = new Uint32Array(numbers.length);
    numbers.forEach((weight, at) => {
      pixels[at] = this.#colours[stepOf(weight)] ?? 0;
    });
    const image = new ImageData(
      new Uint8ClampedArray(pixels.buffer),
      columns,
      Math.round(numbers.length / columns),
    );
    this.#canvas.getContext('2d')?.putImageData(image, 0, row);
  }

  /** Onto a square of `side` pixels, as the camera sees it. */
  draw(context: CanvasRenderingContext2D, camera: Camera, side: number): void {
    const scale = side / camera.size;
    const { firstRow, firstColumn, step } = this.view;
    context.imageSmoothingEnabled = false;
    context.drawImage(
      this.#canvas,
      (firstColumn - camera.column) * scale,
      (firstRow - camera.row) * scale,
      this.#canvas.width * step * scale,
      this.#canvas.height * step * scale,
    );
  }
}
