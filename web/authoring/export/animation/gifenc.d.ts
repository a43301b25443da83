/** The part of gifenc that is used: the package has no types. */
declare module 'gifenc' {
  /** Red, green and blue. */
  export type GifColour = [number, number, number];

  export interface GifFrame {
    /** The first frame has the palette of all. */
    readonly palette?: readonly GifColour[];
    /** In milliseconds; a GIF counts in hundredths of a second. */
    readonly delay: number;
    /** 0 repeats for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 keeps the frame under the next one. */
    readonly dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame: GifFrame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8ClampedArray, maxColours: number): GifColour[];
  export function nearestColorIndex(palette: readonly GifColour[], colour: GifColour): number;
}
