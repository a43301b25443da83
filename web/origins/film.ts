import { encode, type GifOptions, withMixed } from '../authoring/export/animation/gif';
import { draw, type Picture } from './draw';
import { momentAt, partAt, times } from './way';

const frameTime = 80;
const size = { width: 800, height: 500 } as const;

function canvasOf({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas.');
  return context;
}

/** The way as a GIF. */
export function filmOf(picture: Picture, options: Pick<GifOptions, 'signal' | 'progress'>): Promise<Blob> {
  const context = canvasOf(size);
  const drawn = (time: number): Uint8ClampedArray => {
    draw(context, size, { ...picture, ...momentAt(picture, partAt(time)) });
    return context.getImageData(0, 0, size.width, size.height).data;
  };
  const count = Math.ceil((times.start + times.way) / frameTime);
  const moving = Array.from({ length: count }, (_, at) => ({ time: at * frameTime, delay: frameTime }));
  const last = { time: times.start + times.way, delay: times.end };
  const sampled = [0, 0.4, 0.7, 1].map((part) => drawn(part * last.time));
  const pixels = new Uint8ClampedArray(sampled.reduce((sum, { length }) => sum + length, 0));
  for (const [at, each] of sampled.entries()) pixels.set(each, at * each.length);
  return encode({ ...size, frames: [...moving, last], palette: withMixed([], pixels), draw: drawn }, options);
}

/** The end of the way as a PNG, twice as large; null if the browser could not make one. */
export function stillOf(picture: Picture): Promise<Blob | null> {
  const large = { width: 2 * size.width, height: 2 * size.height };
  const context = canvasOf(large);
  draw(context, large, { ...picture, ...momentAt(picture, 1) });
  return new Promise((resolve) => context.canvas.toBlob(resolve, 'image/png'));
}
