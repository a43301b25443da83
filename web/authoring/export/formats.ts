import type { TextFormat } from '../../store/paste/to-text';

/** A matrix as text, a picture, or the motion of the step. */
export type FileFormat = TextFormat | 'svg' | 'png' | 'gif';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** What a picture may show: the matrices of the step, its attention weights as lines between words, the figures of the lesson. */
export const pictureParts = ['matrices', 'lines', 'figures'] as const;

export type PicturePart = (typeof pictureParts)[number];

/** The scales of a PNG to choose from; smaller ones are illegible. Large pictures have fewer: a canvas has limits. */
export const pngScales = [0.5, 1, 2, 3, 4, 6, 8] as const;

export const [minScale, maxScale] = [pngScales[0], 8];

/** The scales of a GIF to choose from. */
export const gifScales = [1, 2, 3, 4] as const;

/** The most decimals that can be asked for. */
export const maxDigits = 6;

/** How something is exported. Each format ignores what it has no use for. */
export interface ExportOptions {
  /** The id of the matrix, or of the step of a picture, such as `head_0/weights`; by default the current one. */
  readonly node?: string;
  /** Decimals of each number, 0 to 6; by default as many as it needs to parse to the same number again. */
  readonly digits?: number;
  /** Whether the names of rows and columns are written beside the numbers. */
  readonly labels?: boolean;
  /** The colours of a picture; by default those of the element. */
  readonly theme?: Theme;
  /** Pixels of a PNG or GIF for each pixel of the SVG, 0.5 to 8; by default 2, of a GIF 1. */
  readonly scale?: number;
  /** What a picture shows; by default the matrices. */
  readonly parts?: readonly PicturePart[];
  /** Whether the name of the lesson and a link to the state stand below a picture; by default they do. */
  readonly smallPrint?: boolean;
  /** The speed of a GIF, 0.25 to 2; by default 1, that of the page. */
  readonly speed?: number;
}
