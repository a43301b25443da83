import { type Ribbon, ribbonsBetween, type WordRows } from '../../svg/ribbons';
import type { Axis } from './isolation';
import type { WordWeights } from './weights-on-stage';

/** The width of weight 1, in pixels, where there is room. */
const fullWidth = 18;

/** Where the words are, measured on the page; null while they are not displayed. */
export interface WordPlaces extends WordRows {
  readonly width: number;
}

/** The middles of the words of a row. */
function middles(box: Element, axis: Axis, left: number): readonly number[] {
  return [...box.querySelectorAll(`[data-axis="${axis}"]`)].map((word) => {
    const { x, width } = word.getBoundingClientRect();
    return x + width / 2 - left;
  });
}

/** Measures the words of a box; the origin is that of its drawing. */
export function measureWords(box: Element): WordPlaces | null {
  const drawing = box.querySelector('svg')?.getBoundingClientRect();
  if (drawing === undefined || drawing.height === 0) return null;
  const { x, width, height } = drawing;
  return { width, top: 0, bottom: height, columns: middles(box, 'col', x), rows: middles(box, 'row', x) };
}

/** The largest sum of a column, at least 1. */
function largestColumn({ rows, columns, weightAt }: WordWeights): number {
  const sums = columns.map((_, col) => rows.reduce((sum, _, row) => sum + weightAt(row, col), 0));
  return Math.max(1, ...sums);
}

/** The lines of weights. Those of one word are at most as wide together as the room of the word. */
export function ribbonsOf(weights: WordWeights, places: WordPlaces): readonly Ribbon[] {
  const room = places.width / Math.max(weights.columns.length, weights.rows.length);
  const full = Math.min(fullWidth, places.bottom / 4, (0.9 * room) / largestColumn(weights));
  return ribbonsBetween(weights.weightAt, places, full);
}
