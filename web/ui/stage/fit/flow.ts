import type { TraceNode } from '../../../engine/types';
import { isProbability } from '../../format/palette';
import { hasColumnSums } from '../../matrix/sums';
import { isPart } from '../../matrix/window';
import type { Model } from '../../model';
import { needOf, type Sized, shownShare, sizedOf } from './lines';
import {
  type CellSize,
  cellSize,
  type Fit,
  fitOf,
  fits,
  leastSize,
  type Need,
  settled,
  shrinkToFit,
  sum,
  withoutLines,
} from './need';
import type { Room } from './room';
import { linesHeight } from './sizes';

/** The size of a cell whose number is easy to read. */
const comfortable = { width: 2.25, height: 1.5 };

/** More operands than this may be crowded; on a phone and in a low window any. */
const maxRoomy = 3;

/** The line of shapes above the matrices: a letter, and what else each shape takes. Where it is too short, a second one is so high. */
const shapes = { letter: 0.39, each: 3, line: 1.25 };

/** What a second line of shapes takes; there are none on a phone and in a low window. */
function shapesHeight(sized: readonly Sized[], { kind, isLow, width }: Room): number {
  if (kind === 'phone' || isLow) return 0;
  const widths = sized.map(({ node: { row_dim, col_dim, rows, cols } }) => {
    const letters = `${row_dim} × ${col_dim} = ${rows} × ${cols}`.length;
    return shapes.each + shapes.letter * letters;
  });
  return sum(widths) > width ? shapes.line : 0;
}

/** Matrices of a step in lines: the class, and how many operands a line has. */
function arrangement(
  operands: readonly TraceNode[],
  result: TraceNode,
  model: Model,
  { inLine, isBeside, isCrowded }: { inLine: number; isBeside: boolean; isCrowded: boolean },
) {
  const { length } = operands;
  const sized = sizedOf([...operands, result], model);
  const above = Array.from({ length: Math.ceil(length / inLine) }, (_, at) =>
    sized.slice(at * inLine, Math.min((at + 1) * inLine, length)),
  );
  const name = `${isBeside ? '' : ` stacked${inLine === 1 && length > 1 ? ' column' : ''}`}${isCrowded ? ' crowded' : ''}`;
  const lines = isBeside ? [sized] : [...above, sized.slice(-1)];
  return { name, sized, isCrowded, lines, inLine: isBeside ? length + 1 : inLine };
}

/** Ways to arrange the operands and the result. */
function arrangements(operands: readonly TraceNode[], result: TraceNode, model: Model) {
  const { length } = operands;
  const counts = [...new Set(operands.map((_, at) => Math.ceil(length / (at + 1))))];
  const ways = [{ inLine: length, isBeside: true }, ...counts.map((inLine) => ({ inLine, isBeside: false }))];
  const isSmall = model.room.kind === 'phone' || model.room.isLow;
  const densities = length > (isSmall ? 1 : maxRoomy) ? [false, true] : [false];
  return densities.flatMap((isCrowded) =>
    ways.map((way) => arrangement(operands, result, model, { ...way, isCrowded })),
  );
}

/** How much of the tokens has numbers, from 0 to 1, where least of them has: rows of weights stay whole before features do. */
function tokensShown(sized: readonly Sized[]): number {
  const tokens = sized.flatMap(({ rows, cols }) => [rows, cols]).filter(({ isOfTokens }) => isOfTokens);
  return Math.min(1, ...tokens.map(({ shown, size }) => shown / size));
}

/** What sizes the cells of matrices in a row, and how many are in a line: more than operands, if the result is one of them. */
export interface FlowFit extends Fit {
  readonly inLine: number;
}

/** One arrangement with as many numbers as fit. Its value grows with these, and with the ease of reading them. */
function fitted(
  { name, sized, lines, inLine, isCrowded }: ReturnType<typeof arrangement>,
  least: CellSize,
  model: Model,
) {
  const { room } = model;
  const ofShapes = shapesHeight(sized, room);
  const needed = (isPlain: boolean, width = least.width): Need => {
    const need = needOf(lines, model, width, { isPlain, isCrowded, result: sized.at(-1)?.node });
    return { ...need, above: need.above + ofShapes };
  };
  const isPlain = !fits(needed(false), least, room);
  shrinkToFit(() => needed(isPlain), least, room, {
    across: [...new Set(sized.map(({ cols }) => cols))],
    down: [...new Set(sized.map(({ rows }) => rows))],
  });
  const tight = needed(isPlain);
  const need = settled((width) => needed(isPlain, width), least, room);
  const size = cellSize(need, room);
  const ease = Math.min(1, size.width / comfortable.width, size.height / comfortable.height);
  const value = ease * shownShare(sized) * tokensShown(sized) * (fits(tight, least, room) ? 1 : 0.01);
  return { name: `${name}${isPlain ? ' plain' : ''}`, sized, tight, need, inLine, value };
}

type Fitted = ReturnType<typeof fitted>;

/** The best of some arrangements; null if there are none. */
const bestOf = (all: readonly Fitted[]): Fitted | null =>
  all.reduce<Fitted | null>(
    (one, other) => (one === null || other.value > one.value * 1.05 ? other : one),
    null,
  );

/** So many rows and columns of weights on a phone have numbers below their lines, which show all words. */
const fewestBelowLines = 4;

/** Whether enough rows and columns of the result have numbers below lines. */
function isEnough({ sized }: Fitted): boolean {
  const result = sized.at(-1);
  return (
    result !== undefined &&
    [result.rows, result.cols].every(({ shown, size }) => shown >= Math.min(size, fewestBelowLines))
  );
}

/**
 * What sizes the cells of matrices in a row. The result may go below its operands, or all matrices one below the other:
 * whichever shows most numbers, in cells that are easy to read.
 */
export function flowFit(operands: readonly TraceNode[], result: TraceNode, model: Model): FlowFit {
  const { room } = model;
  const least = leastSize([...operands, result], model);
  const inRoom = (height: number): readonly Fitted[] =>
    arrangements(operands, result, model).map((each) =>
      fitted(each, least, { ...model, room: { ...room, height } }),
    );
  // On a phone, the lines of weights come before their numbers.
  const ofLines =
    isProbability(result) && room.kind === 'phone' && !room.isLow ? linesHeight(result, model) : 0;
  const below = ofLines > 0 ? bestOf(inRoom(room.height - ofLines).filter(isEnough)) : null;
  const best = below ?? bestOf(inRoom(room.height));
  if (best === null) throw new RangeError('a step has matrices');
  const parts = new Map(
    best.sized.map(({ node, rows, cols }) => [node, { rows: rows.shown, cols: cols.shown }]),
  );
  const summed = hasColumnSums(result) && !isPart(result, parts.get(result) ?? result) ? ' summed' : '';
  const classes = `${best.name}${summed}${withoutLines([result], best.tight, least, model)}`;
  return { ...fitOf(classes, best.need, least, parts), inLine: best.inLine };
}
