import type { TraceNode } from '../../../engine/types';
import { colName, nodeTitle, rowName, textWidth } from '../../format/names';
import { usualHalves } from '../../matrix/matrix-cell';
import type { Model } from '../../model';
import type { Room } from './room';

/** The lengths of everything on the stage that is no cell, in rem, for each kind of room: as the style sheets have them. */
interface Lengths {
  /** A letter of a row name. */
  readonly letter: number;
  /** What of a matrix is beside its names and cells: brackets and padding. */
  readonly frame: number;
  /** A matrix after another one: the gap and the sign between them. */
  readonly joint: number;
  /** A given matrix after another one. */
  readonly given: number;
  /** The gap above the result of a product, and the one between lines of matrices. */
  readonly gap: number;
  /** The names of the columns. */
  readonly heads: number;
  /** The padding of a caption, and a line of it. */
  readonly caption: number;
  readonly line: number;
  /** The least height of a cell: with at least 24 pixels, a finger meets it; a low window has no room for that. */
  readonly least: number;
}

const lengths: Readonly<Record<Room['kind'], Lengths>> = {
  wide: {
    letter: 0.5625,
    frame: 1.5625,
    joint: 3.75,
    given: 2,
    gap: 1.25,
    heads: 1.5,
    caption: 0.75,
    line: 1.2,
    least: 1.47,
  },
  phone: {
    letter: 0.5,
    frame: 1.5,
    joint: 1.25,
    given: 0.75,
    gap: 0.75,
    heads: 1.125,
    caption: 0.25,
    line: 1.2,
    least: 1.5,
  },
};

/** What is lower in a low window. */
const low = { gap: 0.5, heads: 1.25, caption: 0.25, least: 0.9375 };

/** The lengths on a stage. */
export const lengthsOf = ({ kind, isLow }: Room): Lengths =>
  isLow ? { ...lengths[kind], ...low } : lengths[kind];

/** The least size of a digit, in rem; see `.matrix .cell .number`. */
const leastDigit = 9.1 / 16;

/** The width of a cell in which the numbers of a matrix can be read. */
export function leastWidth(node: TraceNode, model: Model): number {
  return Math.max(1.5, leastDigit * Math.max(1.7, 0.33 * usualHalves(node, model)) + 0.3125);
}

/** Row names are cut after so many letters: earlier on a narrow phone, later where there is room for the title of a book. */
export function mostLetters({ width }: Room): number {
  if (width < 23) return 6;
  return width < 48 ? 9 : 13;
}

/** Names of rows beyond these are hardly longer. */
const measuredRows = 64;

/** The width of the longest row name, in letters; longer ones are cut, on a narrow phone earlier. */
export function nameLetters(node: TraceNode, model: Model): number {
  const rows = Array.from({ length: Math.min(measuredRows, node.rows) }, (_, row) => row);
  return Math.min(
    mostLetters(model.room),
    Math.max(...rows.map((row) => textWidth(rowName(node, row, model)))),
  );
}

/** What stands for the rows or columns that a table leaves out: a picture of them, this wide for each and at most. */
const restOf = { each: 0.3125, wide: 4, phone: 1.25 };
/** Pictures above and below take no more than this part of the height; in a low window, that of three lines of matrices is scarce. */
const restHeight = { usual: 0.06, low: 0.03 };

/** The length of the picture of the rows or columns that an axis leaves out. */
export function rest(size: number, shown: number, room: Room, side: 'rows' | 'cols'): number {
  const { kind, isLow, height } = room;
  const part = isLow ? restHeight.low : restHeight.usual;
  const most = side === 'cols' ? restOf[kind] : Math.min(restOf[kind], part * height);
  return Math.min((size - shown) * restOf.each, most);
}

/** The average letter of a caption, its symbol with a space, and a letter that a symbol has beyond two: `X^{\text{win}}`. */
const captionLetter = 0.43;
const captionSymbol = 1.75;
const symbolLetter = 0.5;
/** Narrower captions have their shape and their scale below each other. */
const rangeWidth = 10.5;
const narrowCaption: readonly number[] = [5, 9, 9];

/** The width of the symbol of a caption. */
function symbolWidth({ symbol, superscript, subscript }: TraceNode): number {
  const letters = `${symbol}${superscript}${subscript}`.replaceAll(/\\[a-z]+|[^\p{L}\d]/giu, '').length;
  return captionSymbol + symbolLetter * Math.max(0, letters - 2);
}

/** The height of a caption above or below cells that take so much width. */
export function captionHeight(node: TraceNode, width: number, model: Model, isPlain: boolean): number {
  const { kind, isLow } = model.room;
  const { caption, line } = lengthsOf(model.room);
  const most = Math.max(width, kind === 'wide' ? (narrowCaption[node.cols] ?? 5) : 5);
  const title = nodeTitle(model.locale, node).length * captionLetter + symbolWidth(node);
  const lines = isLow ? 1 : Math.ceil(title / most);
  const range = kind !== 'wide' || isLow || isPlain ? 0 : most >= rangeWidth ? 1 : 2;
  return caption + (lines + range) * line;
}

/** The least height of the words and lines above weights; on a phone, many words are written upwards, unless they are letters. */
const lines = { wide: 6, phone: 6.5, letters: 8, upwards: 11 };
/** On a phone, more words than this are many, and with still more there are no lines. */
const maxPhoneWords = 8;
const maxUprightWords = 14;
const maxLetters = 2;

/** What words and lines above the weights of a step would take; 0 where there are none. As in `weight-lines.css.ts`. */
export function linesHeight(weights: TraceNode, model: Model): number {
  if (model.room.kind === 'wide') return lines.wide;
  const words = Math.max(weights.rows, weights.cols);
  if (words > maxUprightWords) return 0;
  if (words <= maxPhoneWords) return lines.phone;
  const names = [
    ...Array.from({ length: weights.rows }, (_, row) => rowName(weights, row, model)),
    ...Array.from({ length: weights.cols }, (_, col) => colName(weights, col, model)),
  ];
  return names.every(({ length }) => length <= maxLetters) ? lines.letters : lines.upwards;
}
