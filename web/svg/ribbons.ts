/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** A weight as a curve from a word that is looked at to a word that looks, as wide as the weight. */
export interface Ribbon {
  readonly row: number;
  readonly col: number;
  readonly weight: number;
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** Two rows of words: the middles of the words that are looked at, one for each column, and of those that look. */
export interface WordRows {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Where the curves begin and end. */
  readonly top: number;
  readonly bottom: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * The ribbons of m × n weights: side by side at each word, in the order of the words at the other end. `full` is the width of
 * weight 1; weights of 0 have no ribbon.
 */
export function ribbonsBetween(
  weightAt: (row: number, col: number) => number,
  { columns, rows, top, bottom }: WordRows,
  full: number,
): readonly Ribbon[] {
  const weights = rows.map((_, row) => columns.map((_, col) => weightAt(row, col)));
  const byColumn = columns.map((_, col) => weights.map((each) => each[col] ?? 0));
  const offset = (list: readonly number[], at: number): number =>
    full * (sum(list.slice(0, at)) + ((list[at] ?? 0) - sum(list)) / 2);
  return rows.flatMap((target, row) =>
    columns.flatMap((source, col) => {
      const [inRow, inColumn] = [weights[row] ?? [], byColumn[col] ?? []];
      const weight = inRow[col] ?? 0;
      if (weight === 0) return [];
      const from = [source + offset(inColumn, row), top] as const;
      const to = [target + offset(inRow, col), bottom] as const;
      return [{ row, col, weight, from, to, width: full * weight }];
    }),
  );
}

/** Two decimals are less than a pixel on any screen. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The middle line of a ribbon as path data: a cubic curve that is vertical at both ends; sideways, horizontal. */
export function ribbonPath({ from, to }: Pick<Ribbon, 'from' | 'to'>, isSideways = false): string {
  const [x1, y1, x2, y2] = [...from, ...to].map(rounded);
  const middle = rounded((from[1] + to[1]) / 2);
  if (isSideways) return `M${y1} ${x1}C${middle} ${x1} ${middle} ${x2} ${y2} ${x2}`;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}
