/// <reference path="./gifenc.d.ts" />
import { GIFEncoder, type GifColour, nearestColorIndex, quantize } from 'gifenc';
import type { Shape } from '../../../svg/shapes';
import { drawPicture, drawShapes } from '../picture/canvas';
import type { StepAnimation } from './animation';
import { coloursIn } from './cells';
import { frameTimes } from './frame-times';

export interface GifOptions {
  /** Pixels of the GIF for each pixel of the picture. */
  readonly scale: number;
  /** 1: as fast as on the stage. */
  readonly speed: number;
  readonly signal: AbortSignal;
  /** Called with the part that is done, from 0 to 1. */
  progress(part: number): void;
}

/** A GIF has at most 256 colours; one of them stands for a pixel that stays as it was. */
const maxColours = 255;
const same = 255;

/** The frames that the palette is made from, as parts of all. */
const paletteFrames = [0, 0.25, 0.5, 0.75];

/** Milliseconds of work until the page may do something else. */
const workTime = 40;

/** Frames of one size, and the colours of all of them. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly { readonly time: number; readonly delay: number }[];
  /** 256 colours, the last of which is never seen. */
  readonly palette: readonly GifColour[];
  /** The pixels at a time, in milliseconds. */
  draw(time: number): Uint8ClampedArray;
}

/** The motion of a step as a GIF that repeats for ever. Rejects with the reason of the signal when that is aborted. */
export function toGif(animation: StepAnimation, options: GifOptions): Promise<Blob> {
  const { scale, speed } = options;
  const frames = frameTimes(animation.timeline, speed);
  const canvas = new FrameCanvas(animation, scale);
  const palette = paletteOf(
    animation,
    canvas,
    paletteFrames.map((part) => frames[Math.floor(part * (frames.length - 1))]?.time ?? 0),
  );
  const { width, height } = canvas;
  return encode({ width, height, frames, palette, draw: (time) => canvas.draw(time) }, options);
}

/** A film as a GIF that repeats for ever. Lets the page draw in between; rejects when the signal is aborted. */
export async function encode(
  { width, height, frames, palette, draw }: Film,
  { signal, progress }: Pick<GifOptions, 'signal' | 'progress'>,
): Promise<Blob> {
  const colours = new ColourIndex(palette);
  const encoder = GIFEncoder();
  let before: Uint32Array | null = null;
  let rest = performance.now();
  for (const [at, { time, delay }] of frames.entries()) {
    signal.throwIfAborted();
    const pixels = new Uint32Array(draw(time).buffer);
    const indexed = colours.indexOf(pixels, before);
    const whole = at === 0 ? { palette, repeat: 0 } : {};
    encoder.writeFrame(indexed, width, height, {
      ...{ delay, transparent: true, transparentIndex: same, dispose: 1 },
      ...whole,
    });
    before = pixels;
    if (performance.now() - rest > workTime) {
      progress((at + 1) / frames.length);
      await new Promise((resolve) => setTimeout(resolve));
      rest = performance.now();
    }
  }
  signal.throwIfAborted();
  encoder.finish();
  return new Blob([encoder.bytes()], { type: 'image/gif' });
}

/** Draws what does not move once, and what moves in front of it. */
class FrameCanvas {
  readonly #animation: StepAnimation;
  readonly #still: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  constructor(animation: StepAnimation, scale: number) {
    this.#animation = animation;
    this.#still = drawPicture(animation.picture, scale);
    const canvas = document.createElement('canvas');
    canvas.width = this.#still.width;
    canvas.height = this.#still.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('The browser has no canvas.');
    this.#context = context;
  }

  get width(): number {
    return this.#still.width;
  }

  get height(): number {
    return this.#still.height;
  }

  /** The pixels at a time. */
  draw(time: number): Uint8ClampedArray {
    const { picture } = this.#animation;
    this.#context.resetTransform();
    this.#context.drawImage(this.#still, 0, 0);
    this.#context.scale(this.width / picture.width, this.height / picture.height);
    drawShapes(this.#context, this.#animation.itemsAt(time));
    return this.#context.getImageData(0, 0, this.width, this.height).data;
  }
}

/** The colours of the shapes as they are, and what is left for their smooth edges. */
function paletteOf(
  animation: StepAnimation,
  canvas: FrameCanvas,
  times: readonly number[],
): readonly GifColour[] {
  const shapes = times.flatMap((time): readonly Shape[] => animation.itemsAt(time));
  const exact = coloursIn([...animation.picture.shapes, ...shapes])
    .slice(0, maxColours / 2)
    .map(parse);
  const size = canvas.width * canvas.height * 4;
  const pixels = new Uint8ClampedArray(size * times.length);
  for (const [at, time] of times.entries()) pixels.set(canvas.draw(time), at * size);
  return withMixed(exact, pixels);
}

/** Some exact colours, and those that stand for all others of some pixels. */
export function withMixed(exact: readonly GifColour[], pixels: Uint8ClampedArray): readonly GifColour[] {
  const mixed = quantize(pixels, maxColours - exact.length);
  const all = [...exact, ...mixed.map(([red, green, blue]): GifColour => [red, green, blue])];
  // The table has 256 colours, the last of which is never seen.
  return [...all, ...Array.from({ length: maxColours + 1 - all.length }, (): GifColour => [0, 0, 0])];
}

function parse(colour: string): GifColour {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The index of the nearest colour of a palette for each pixel. */
class ColourIndex {
  readonly #palette: readonly GifColour[];
  readonly #known = new Map<number, number>();

  constructor(palette: readonly GifColour[]) {
    this.#palette = palette.slice(0, maxColours);
  }

  indexOf(pixels: Uint32Array, before: Uint32Array | null): Uint8Array {
    const indexed = new Uint8Array(pixels.length);
    let [last, index] = [-1, 0];
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] ?? 0;
      if (before !== null && pixel === before[at]) {
        indexed[at] = same;
        continue;
      }
      if (pixel !== last) index = this.#nearest(pixel);
      last = pixel;
      indexed[at] = index;
    }
    return indexed;
  }

  /** Of a pixel as a little-endian number: its lowest byte is red. */
  #nearest(pixel: number): number {
    const known = this.#known.get(pixel);
    if (known !== undefined) return known;
    const colour: GifColour = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const index = nearestColorIndex(this.#palette, colour);
    this.#known.set(pixel, index);
    return index;
  }
}
