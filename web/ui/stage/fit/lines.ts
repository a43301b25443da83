import type { TraceNode } from '../../../engine/types';
import { hasColumnSums, hasSums } from '../../matrix/sums';
import type { Model } from '../../model';
import { type Axis, axisOf, type Need, sum } from './need';
import { captionHeight, leastWidth, lengthsOf, nameLetters, rest } from './sizes';

/** A matrix with its axes. */
export interface Sized {
  readonly node: TraceNode;
  readonly rows: Axis;
  readonly cols: Axis;
}

/** Axes by their dimension and size: matrices beside each other show the same rows, and the same columns. */
type Axes = Map<string, Axis>;

function sharedAxis(node: TraceNode, side: 'rows' | 'cols', model: Model, axes: Axes): Axis {
  const key = `${side} ${side === 'rows' ? node.row_dim : node.col_dim} ${node[side]}`;
  const axis = axes.get(key) ?? axisOf(node, side, model);
  axes.set(key, axis);
  return axis;
}

/** Matrices, as much of them as may have numbers. */
export function sizedOf(nodes: readonly TraceNode[], model: Model): readonly Sized[] {
  const axes: Axes = new Map();
  return nodes.map((node) => ({
    node,
    rows: sharedAxis(node, 'rows', model, axes),
    cols: sharedAxis(node, 'cols', model, axes),
  }));
}

/** The width of the sums of rows, and the height of those of columns, where they are shown. */
const sums = { width: 3.25, height: 1.75 };

const showsSums = ({ room: { kind, isLow } }: Model): boolean => kind === 'wide' && !isLow;
/** Captions need more than one or two narrow columns. */
const captionWidth: readonly number[] = [0, 6.25, 4.5];

/** The least width of a matrix of one or two columns on a phone. */
const captionOnPhone = 6.5;

/** How matrices beside each other are set. */
interface Setting {
  /** Without the scales of matrices. */
  readonly isPlain: boolean;
  /** Many matrices close together: captions are symbols, and the first matrix of a line has the names of its rows. */
  readonly isCrowded?: boolean;
  /** The one that has sums. */
  readonly result?: TraceNode | undefined;
  /** Given matrices have no signs between them. */
  readonly isGiven?: boolean;
}

/** A crowded matrix: what is beside its cells, the least width, a gap with its sign, and the lines of its caption. */
const crowded = { frame: 1.125, least: 3.75, joint: 1.75, lines: 1 };

/** What is beside the cells of a matrix; a crowded one after another has no names. */
function besideOf({ node, cols }: Sized, model: Model, isCrowded: boolean, isBare: boolean): number {
  const { letter, frame } = lengthsOf(model.room);
  const own = isBare ? crowded.frame : nameLetters(node, model) * letter + frame;
  const pictures = rest(cols.size, cols.shown, model.room, 'cols');
  const least = leastWidth(node, model);
  if (isCrowded) return Math.max(own, crowded.least - node.cols * least) + pictures;
  // On a phone, one or two columns are at least as wide as a caption; see `matrix.css.ts`.
  const narrow =
    model.room.kind === 'wide'
      ? (captionWidth[node.cols] ?? 0)
      : node.cols <= 2
        ? Math.max(0.3125, captionOnPhone - own - node.cols * least)
        : 0;
  const ofSums = showsSums(model) && hasSums(node) ? sums.width : 0;
  return own + narrow + ofSums + pictures;
}

/** What is above and below the cells of a matrix. */
function aboveOf({ node, rows, cols }: Sized, model: Model, width: number, setting: Setting): number {
  const { heads, caption, line } = lengthsOf(model.room);
  const isSummed = showsSums(model) && node === setting.result && hasColumnSums(node);
  const ofSums = isSummed ? sums.height : 0;
  const ofCaption = setting.isCrowded
    ? caption + crowded.lines * line
    : captionHeight(node, cols.shown * width, model, setting.isPlain);
  return ofCaption + heads + ofSums + rest(rows.size, rows.shown, model.room, 'rows');
}

/** Whether a matrix has the rows of the one before it: in a crowded line, their names are shown once. */
export function hasRowsOf(node: TraceNode, before: TraceNode | undefined): boolean {
  return node.row_dim === before?.row_dim && node.rows === before.rows;
}

/** What lines of matrices need, one below the other. */
export function needOf(
  lines: readonly (readonly Sized[])[],
  model: Model,
  width: number,
  setting: Setting,
): Need {
  const { joint, given, gap } = lengthsOf(model.room);
  const { isCrowded = false } = setting;
  const between = setting.isGiven ? given : isCrowded ? crowded.joint : joint;
  const most = (measure: (line: readonly Sized[]) => number): number => Math.max(...lines.map(measure));
  const besides = (line: readonly Sized[]): readonly number[] =>
    line.map((each, at) =>
      besideOf(each, model, isCrowded, isCrowded && hasRowsOf(each.node, line[at - 1]?.node)),
    );
  return {
    cols: most((line) => sum(line.map(({ cols }) => cols.shown))),
    rows: sum(lines.map((line) => Math.max(...line.map(({ rows }) => rows.shown)))),
    beside: most((line) => sum(besides(line)) + (line.length - 1) * between) + 0.5,
    above:
      sum(lines.map((line) => Math.max(...line.map((each) => aboveOf(each, model, width, setting))))) +
      (lines.length - 1) * gap +
      0.5,
  };
}

/** How much of the matrices has numbers, from 0 to 1. */
export function shownShare(sized: readonly Sized[]): number {
  const cells = (each: 'shown' | 'size'): number =>
    sum(sized.map(({ rows, cols }) => rows[each] * cols[each]));
  return cells('shown') / cells('size');
}
