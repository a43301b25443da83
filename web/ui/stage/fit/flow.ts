import type { TraceNode } from '../../../engine/types';
import { hasColumnSums, hasSums } from '../../matrix/sums';
import { isPart } from '../../matrix/window';
import type { Model } from '../../model';
import {
  type Axis,
  axisOf,
  cellSize,
  type Fit,
  fitOf,
  fits,
  leastSize,
  type Need,
  shrinkToFit,
  sum,
  withoutLines,
} from './need';
import { captionHeight, leastWidth, lengths, nameLetters, rest } from './sizes';

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

/** The width of the sums of rows, and the height of those of columns. */
const sums = { width: 3.25, height: 2.75 };
/** Captions need more than one or two narrow columns. */
const captionWidth: readonly number[] = [0, 6.25, 4.5];

/** The least width of a matrix of one or two columns on a phone. */
const captionOnPhone = 6.5;

/** What is beside the cells of a matrix. */
function besideOf({ node, cols }: Sized, model: Model): number {
  const { letter, frame } = lengths[model.room.kind];
  const own = nameLetters(node, model) * letter + frame;
  // On a phone, one or two columns are at least as wide as a caption; see `matrix.css.ts`.
  const narrow =
    model.room.kind === 'wide'
      ? (captionWidth[node.cols] ?? 0)
      : node.cols <= 2
        ? Math.max(0.3125, captionOnPhone - own - node.cols * leastWidth(node, model))
        : 0;
  const ofSums = model.room.kind === 'wide' && hasSums(node) ? sums.width : 0;
  return own + narrow + ofSums + rest(cols.size, cols.shown, model.room);
}

/** What is above and below the cells of a matrix. */
function aboveOf({ node, rows, cols }: Sized, model: Model, width: number, isPlain: boolean): number {
  const { heads } = lengths[model.room.kind];
  const ofSums = model.room.kind === 'wide' && hasColumnSums(node) ? sums.height : 0;
  return (
    captionHeight(node, cols.shown * width, model, isPlain) +
    heads +
    ofSums +
    rest(rows.size, rows.shown, model.room)
  );
}

/** What lines of matrices need, one below the other. */
export function needOf(
  lines: readonly (readonly Sized[])[],
  model: Model,
  width: number,
  isPlain: boolean,
): Need {
  const { joint, gap } = lengths[model.room.kind];
  const most = (measure: (line: readonly Sized[]) => number): number => Math.max(...lines.map(measure));
  return {
    cols: most((line) => sum(line.map(({ cols }) => cols.shown))),
    rows: sum(lines.map((line) => Math.max(...line.map(({ rows }) => rows.shown)))),
    beside: most((line) => sum(line.map((each) => besideOf(each, model))) + (line.length - 1) * joint) + 0.5,
    above:
      sum(lines.map((line) => Math.max(...line.map((each) => aboveOf(each, model, width, isPlain))))) +
      (lines.length - 1) * gap +
      0.5,
  };
}

/** The size of a cell whose number is easy to read. */
const comfortable = { width: 2.25, height: 1.5 };

/** Ways to arrange the operands and the result: the class of each, and how many operands a line has. */
function arrangements(operands: readonly TraceNode[], result: TraceNode, model: Model) {
  const { length } = operands;
  const counts = [...new Set(operands.map((_, at) => Math.ceil(length / (at + 1))))];
  const below = counts.map((inLine) => ({
    name: inLine === length ? ' stacked' : inLine === 1 ? ' stacked column' : ' stacked wrapped',
    inLine,
    isBeside: false,
  }));
  return [{ name: '', inLine: length, isBeside: true }, ...below].map(({ name, inLine, isBeside }) => {
    const sized = sizedOf([...operands, result], model);
    const lines = Array.from({ length: Math.ceil(length / inLine) }, (_, at) =>
      sized.slice(at * inLine, Math.min((at + 1) * inLine, length)),
    );
    return { name, sized, lines: isBeside ? [sized] : [...lines, sized.slice(-1)] };
  });
}

/** How much of the matrices has numbers, from 0 to 1. */
export function shownShare(sized: readonly Sized[]): number {
  const cells = (each: 'shown' | 'size'): number =>
    sum(sized.map(({ rows, cols }) => rows[each] * cols[each]));
  return cells('shown') / cells('size');
}

/**
 * What sizes the cells of matrices in a row. The result may go below its operands, or all matrices one below the other:
 * whichever shows most numbers, in cells that are easy to read.
 */
export function flowFit(operands: readonly TraceNode[], result: TraceNode, model: Model): Fit {
  const { room } = model;
  const least = leastSize([...operands, result], model);
  const fitted = arrangements(operands, result, model).map(({ name, sized, lines }) => {
    const needed = (isPlain: boolean): Need => needOf(lines, model, least.width, isPlain);
    const isPlain = !fits(needed(false), least, room);
    shrinkToFit(() => needed(isPlain), least, room, {
      across: [...new Set(sized.map(({ cols }) => cols))],
      down: [...new Set(sized.map(({ rows }) => rows))],
    });
    const need = needed(isPlain);
    const size = cellSize(need, room);
    const ease = Math.min(1, size.width / comfortable.width, size.height / comfortable.height);
    return {
      name: `${name}${isPlain ? ' plain' : ''}`,
      sized,
      need,
      value: ease * shownShare(sized) * (fits(need, least, room) ? 1 : 0.01),
    };
  });
  const best = fitted.reduce((one, other) => (other.value > one.value * 1.05 ? other : one));
  const parts = new Map(
    best.sized.map(({ node, rows, cols }) => [node, { rows: rows.shown, cols: cols.shown }]),
  );
  const summed = hasColumnSums(result) && !isPart(result, parts.get(result) ?? result) ? ' summed' : '';
  return fitOf(
    `${best.name}${summed}${withoutLines([result], best.need, least, room)}`,
    best.need,
    least,
    parts,
  );
}
