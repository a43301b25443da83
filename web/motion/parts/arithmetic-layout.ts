import type { Explanation } from '../../engine/types';
import { isOfExponentials } from '../../ui/explanation/exponentials';
import { partialSum } from '../explained-number';
import { centreOf } from '../path';
import { rectOf, type Scene } from '../scene';
import type { Rect } from '../timeline';

/** One line of the arithmetic: a term, or several that are left out. */
export interface Line {
  /** Index of the term; of the last one where several are left out. */
  readonly term: number;
  readonly isGap: boolean;
  /** The centre of the line. */
  readonly y: number;
}

/** Where the arithmetic of a cell stands in the workbench. */
export interface ArithmeticLayout {
  readonly lines: readonly Line[];
  /** The left edge, and the width of the name of the function before the factors; 0 if there is none. */
  readonly left: number;
  readonly prefix: number;
  readonly chip: { readonly width: number; readonly height: number };
  /** The left edge of each factor, and of the term after the equals sign. */
  readonly factors: readonly number[];
  readonly term: Rect;
  /** What follows a term: the bars, or the division of a softmax. */
  readonly rest: Rect;
  /** The horizontal place of a number on the scale of the bars. */
  barAt(value: number): number;
  readonly barHeight: number;
  /** The centre of the line of the sum. */
  readonly sumY: number;
}

/** Widths in units of a chip. */
const signWidth = 0.42;
const termWidth = 1.25;
const barsWidth = 1.9;
const prefixWidth = 0.8;
/** The division of a softmax. */
const shareWidth = 2.5;

/** Lines with their terms, before they have a place. */
type Terms = readonly Omit<Line, 'y'>[];

/** A line for each of these terms, in order, and one wherever some are left out. */
function linesWith(shown: ReadonlySet<number>, count: number): Terms {
  return Array.from({ length: count }, (_, term) => ({ term, isGap: !shown.has(term) })).filter(
    ({ isGap }, term, all) => !(isGap && all[term + 1]?.isGap),
  );
}

/** The terms of which as many as fit have a line: the first and the last, or of exponentials the chosen and the largest. */
function byImportance(explanation: Explanation): readonly number[] {
  const { terms, chosen } = explanation;
  const all = terms.map((_, at) => at);
  if (!isOfExponentials(explanation)) return [terms.length - 1, ...all];
  const size = (at: number): number => terms[at]?.value ?? 0;
  return [chosen, ...all.sort((a, b) => size(b) - size(a))];
}

/** At most so many lines, in the order of the terms. */
function visibleTerms(explanation: Explanation, max: number): Terms {
  const count = explanation.terms.length;
  let shown = new Set<number>();
  for (const term of byImportance(explanation)) {
    const more = new Set([...shown, term]);
    if (linesWith(more, count).length <= max) shown = more;
  }
  return linesWith(shown, count);
}

/** The most factors that a term has. */
export function factorCount({ terms }: Explanation): number {
  return Math.max(1, ...terms.map(({ factors }) => factors.length));
}

/** The rows of the second operand where every line can stand beside its own; null if they are not beside the workbench. */
function rowsBeside(scene: Scene): readonly number[] | null {
  const { workbench } = scene.geometry;
  const rows = scene.explanation.terms.map(({ factors }) => rectOf(scene, factors[1]));
  const centres = rows.flatMap((rect) => (rect === null ? [] : centreOf(rect).y));
  const isInside = (y: number, at: number): boolean =>
    y > (centres[at - 1] ?? workbench.y) && y < workbench.y + workbench.height;
  return centres.length === rows.length && centres.every(isInside) ? centres : null;
}

/** The centres of the lines and of the sum. */
function centresOf(scene: Scene, visible: Terms): { lines: number[]; sumY: number; pitch: number } {
  const { workbench, fontSize } = scene.geometry;
  const bottom = workbench.y + workbench.height;
  const beside = rowsBeside(scene);
  if (beside !== null && beside.length === visible.length) {
    const [first = 0, second = first + fontSize * 3] = beside;
    const pitch = second - first;
    const last = beside.at(-1) ?? first;
    // Below the last line even where the workbench ends with it: there is a gap between the rows of a product.
    const sumY = Math.max(last + fontSize * 1.7, Math.min(last + pitch, bottom - fontSize * 0.6));
    return { lines: [...beside], pitch, sumY };
  }
  const count = visible.length + (visible.length > 1 ? 1 : 0);
  const pitch = Math.min(workbench.height / count, fontSize * 3);
  const top = workbench.y + (workbench.height - pitch * count) / 2;
  const lines = visible.map((_, at) => top + pitch * (at + 0.5));
  return { lines, pitch, sumY: top + pitch * (count - 0.5) };
}

/** The smallest and the largest sum on the way, and 0. */
function rangeOf(explanation: Explanation): readonly [low: number, high: number] {
  const sums = explanation.terms.map((_, at) => partialSum(explanation, at)).filter(Number.isFinite);
  return [Math.min(0, ...sums), Math.max(0, ...sums)];
}

/** How many lines fit. */
function maxLines({ geometry: { workbench, fontSize } }: Scene): number {
  return Math.max(4, Math.min(12, Math.floor(workbench.height / (fontSize * 1.7)) - 1));
}

export function arithmeticLayout(scene: Scene): ArithmeticLayout {
  const { explanation, geometry } = scene;
  const { workbench, fontSize } = geometry;
  const visible = visibleTerms(explanation, maxLines(scene));
  const { lines, sumY, pitch } = centresOf(scene, visible);
  const factors = factorCount(explanation);
  const hasBars = explanation.terms.length > 1;
  const prefixUnits = isOfExponentials(explanation) ? prefixWidth : 0;
  const units =
    prefixUnits +
    factors +
    factors * signWidth +
    termWidth +
    (isOfExponentials(explanation) ? shareWidth : hasBars ? barsWidth : 0);
  const unit = Math.min(workbench.width / units, fontSize * 3.6);
  const left = workbench.x + (workbench.width - unit * units) / 2;
  const chip = { width: unit, height: Math.min(pitch * 0.74, fontSize * 2.6) };
  const factorsLeft = left + unit * prefixUnits;
  const termLeft = factorsLeft + unit * factors * (1 + signWidth);
  const [low, high] = rangeOf(explanation);
  const barsLeft = termLeft + unit * (termWidth + 0.15);
  const barsUnit = (unit * (barsWidth - 0.4)) / (high - low || 1);
  return {
    lines: visible.map((line, at) => ({ ...line, y: lines[at] ?? sumY })),
    left,
    prefix: unit * prefixUnits,
    chip,
    factors: Array.from({ length: factors }, (_, at) => factorsLeft + unit * at * (1 + signWidth)),
    term: { x: termLeft, y: 0, width: unit * termWidth, height: chip.height },
    rest: { x: termLeft + unit * termWidth, y: 0, width: unit * shareWidth, height: chip.height },
    barAt: (value) => barsLeft + ((Number.isFinite(value) ? value : 0) - low) * barsUnit,
    barHeight: Math.max(4, chip.height * 0.5),
    sumY,
  };
}
