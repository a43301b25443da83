import type { TraceNode } from '../../../engine/types';
import type { CssVariables } from '../../format/css-variables';
import { isNamedAxis } from '../../format/names';
import { isProbability } from '../../format/palette';
import { type Part, pageLength } from '../../matrix/window';
import type { Model } from '../../model';
import type { Room } from './room';
import { leastWidth, lengthsOf, linesHeight } from './sizes';

/** What sizes the cells of the matrices of a step, and how much of each has numbers. */
export interface Fit {
  readonly classes: string;
  /** `cols` and `rows` share what of the room is left `beside` and `above`; `least-w` and `least-h` are their least sizes, in rem. */
  readonly counts: CssVariables;
  partOf(node: TraceNode): Part;
}

/** What an arrangement of matrices takes: so many cells, and so much, in rem, that is no cell. */
export interface Need {
  readonly cols: number;
  readonly rows: number;
  readonly beside: number;
  readonly above: number;
}

/** The size below which numbers cannot be read, in rem. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export function leastSize(nodes: readonly TraceNode[], model: Model): CellSize {
  const width = Math.max(...nodes.map((node) => leastWidth(node, model)));
  return { width, height: lengthsOf(model.room).least };
}

/** The size of cells that an arrangement leaves room for, at most as large as `fit.css.ts` allows. */
export function cellSize({ cols, rows, beside, above }: Need, { width, height }: Room): CellSize {
  const wide = Math.min(0.06 * width + 1.47, (width - beside) / cols);
  return { width: wide, height: Math.min((height - above) / rows, 0.59 * wide + 0.65) };
}

/** Cells are at most so many times as wide as high, unless they are narrower than this; as in `fit.css.ts`. */
const widest = { ratio: 2.4, narrow: 3 };

/** What an arrangement takes once its cells have their size: the wider they are, the fewer lines captions have. */
export function settled(needed: (width: number) => Need, least: CellSize, room: Room): Need {
  const { width, height } = cellSize(needed(least.width), room);
  const most = Math.max(widest.narrow, widest.ratio * height);
  return needed(Math.max(least.width, Math.min(width, most)));
}

/** By how much an arrangement is too large at the least size of its cells: positive lengths do not fit. */
export function excess({ cols, rows, beside, above }: Need, least: CellSize, room: Room): CellSize {
  return {
    width: beside + cols * least.width - room.width,
    height: above + rows * least.height - room.height,
  };
}

export function fits(need: Need, least: CellSize, room: Room): boolean {
  const { width, height } = excess(need, least, room);
  return width <= 0 && height <= 0;
}

/** How much of an axis has numbers: all of it up to a length, else a page of a maximal length. */
interface Limit {
  readonly whole: number;
  readonly page: number;
}

const tokens: Limit = { whole: 16, page: 12 };
/** With more columns than this, numbers would be too small to read well. */
const features: Limit = { whole: 10, page: 8 };
/** So many numbers of an axis are left, however small the room is. */
const fewest = 2;
/** Features give way before tokens do, down to this many. */
const fewFeatures = 4;

/** An axis of the matrices of a step, with how much of it has numbers. */
export interface Axis {
  readonly size: number;
  readonly isOfTokens: boolean;
  /** So much of it may have numbers. */
  readonly most: number;
  shown: number;
}

/** The rows or the columns of a matrix, as much of them as may have numbers. */
export function axisOf(node: TraceNode, side: 'rows' | 'cols', model: Model): Axis {
  const size = node[side];
  const isOfTokens = isNamedAxis(side === 'rows' ? node.row_dim : node.col_dim, model);
  const { whole, page } = side === 'rows' || isOfTokens ? tokens : features;
  const most = size <= whole ? size : pageLength(size, page);
  return { size, isOfTokens, most, shown: most };
}

/** Shows less of the axis that has most to give: of features before tokens. False if all are at their least. */
function shrink(axes: readonly Axis[]): boolean {
  const rank = ({ shown, isOfTokens }: Axis): number =>
    !isOfTokens && shown > fewFeatures ? 100 + shown : shown;
  const [axis] = [...axes].filter(({ shown }) => shown > fewest).sort((a, b) => rank(b) - rank(a));
  if (axis === undefined) return false;
  axis.shown = Math.min(axis.shown - 1, pageLength(axis.size, axis.shown - 1));
  return true;
}

/** The lengths that an axis may have beyond what it shows: longest first. */
function longer({ size, shown, most }: Axis): readonly number[] {
  const lengths = Array.from({ length: Math.max(0, most - shown) }, (_, at) => pageLength(size, most - at));
  return [...new Set(lengths)].filter((length) => length > shown);
}

/** Shows more of an axis where that fits: others may have given way after it. */
function grow(axis: Axis, isRoom: () => boolean): void {
  const { shown } = axis;
  const length = longer(axis).find((each) => {
    axis.shown = each;
    return isRoom();
  });
  axis.shown = length ?? shown;
}

/** Shows less of the axes that go across or down until all fits. `needed` reads the axes. */
export function shrinkToFit(
  needed: () => Need,
  least: CellSize,
  room: Room,
  { across, down }: { readonly across: readonly Axis[]; readonly down: readonly Axis[] },
): void {
  for (let isSmaller = true; isSmaller; ) {
    const { width, height } = excess(needed(), least, room);
    isSmaller = (width > 0 && shrink(across)) || (height > 0 && shrink(down));
  }
  // Short axes first: those can be shown whole.
  const axes = [...new Set([...across, ...down])].sort((a, b) => a.size - b.size);
  for (const axis of axes) grow(axis, () => fits(needed(), least, room));
}

/** The class of an arrangement that leaves no room for words and lines above the weights among its matrices. */
export function withoutLines(nodes: readonly TraceNode[], need: Need, least: CellSize, model: Model): string {
  const weights = nodes.find(isProbability);
  if (weights === undefined) return '';
  const { height } = excess(need, least, model.room);
  return -height < linesHeight(weights, model) ? ' no-lines' : '';
}

/** The variables of a chosen arrangement. */
export function fitOf(
  classes: string,
  { cols, rows, beside, above }: Need,
  least: CellSize,
  parts: ReadonlyMap<TraceNode, Part>,
): Fit {
  return {
    classes,
    counts: { cols, rows, beside, above, 'least-w': least.width, 'least-h': least.height },
    partOf: (node) => parts.get(node) ?? { rows: node.rows, cols: node.cols },
  };
}
