/**
 * The room for the matrices of a step, in sizes of the type of the page (rem): the element and the window less the text beside the
 * stage and less the bars. `fit.css.ts` says the same in units of the style sheet, which sizes the cells.
 */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** How matrices beside each other are set: roomy, or as on a phone. */
  readonly kind: 'wide' | 'phone';
  /** Whether the window is as low as a phone on its side: captions and gaps are as low as can be. */
  readonly isLow: boolean;
}

/** The sizes of an element without its padding, and of the window, in rem. */
export interface ElementSize {
  readonly width: number;
  readonly windowHeight: number;
}

/** What else decides: in an iframe as high as its content there are no bars, and what a guide says stands beside the stage of a low window. */
interface Setting {
  readonly isBesideText: boolean;
  readonly isUnrolled: boolean;
  /** The text of a program is wider than that of a lesson; see `program.css.ts`. */
  readonly isProgram?: boolean;
}

/** A common screen, 1440 by 900: what is assumed until the element is measured. */
export const commonSize: ElementSize = { width: 85, windowHeight: 56.25 };

/** A sheet of paper: it is narrow, and as long as the matrices need. */
export const paperSize: ElementSize = { width: 42, windowHeight: 120 };

/** Narrower elements have the text below the stage; see `widths.css.ts`. */
export const twoColumnsWidth = 60;
/** Narrower stages are those of a phone. */
const phoneWidth = 30;
/** Lower windows are those of a phone on its side. */
const lowHeight = 30;

export const isLow = ({ windowHeight }: ElementSize): boolean => windowHeight <= lowHeight;

/** As high as the matrices of small lessons need: in a lower window the page scrolls. */
const leastHeight = 14;
/** The padding of the matrices on both sides. */
const padding = 0.5;

function stageWidth(
  { width, windowHeight }: ElementSize,
  { isBesideText, isProgram = false }: Setting,
): number {
  const text = isProgram ? Math.min(37.5, 0.44 * width) : Math.min(26.25, Math.max(16, 5.333 + width / 6));
  if (width >= twoColumnsWidth) return width - text - 2.5;
  return isBesideText && windowHeight <= lowHeight && width >= 36 ? width * 0.62 - 1.25 : width;
}

/** The room for matrices on a stage. */
export function roomOf(size: ElementSize, setting: Setting): Room {
  const { isUnrolled } = setting;
  const stage = stageWidth(size, setting);
  const width = stage - padding;
  const kind = stage > phoneWidth ? 'wide' : 'phone';
  const { windowHeight } = size;
  if (isUnrolled) return { width, height: kind === 'wide' ? 38 : 26, kind, isLow: false };
  if (isLow(size)) return { width, height: Math.max(leastHeight, windowHeight - 10.25), kind, isLow: true };
  const height =
    kind === 'wide'
      ? Math.max(18, windowHeight - 18.25)
      : Math.min(0.6 * windowHeight, windowHeight - 18) - 0.5;
  return { width, height, kind, isLow: false };
}

/** The room on a common screen. */
export const commonRoom = roomOf(commonSize, { isBesideText: false, isUnrolled: false });
