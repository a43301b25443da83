/** A place in a chart; `low` and `high` bound what is known of `y`, and are drawn as a bar through it. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/**
 * One thing drawn in a chart.
 * - `line`: from point to point, each marked;
 * - `curve`: a line of many points, of which only the last is marked;
 * - `points`: marks alone;
 * - `guide`: a dashed line without marks, for what is expected;
 * - `steps`: a histogram: `y` holds from `x` to the next point's `x`, the last point ends it;
 * - `bars`: one bar a point, beside those of the other bars at the same `x`.
 */
export interface ChartSeries {
  readonly name: string;
  readonly mark: 'line' | 'curve' | 'points' | 'guide' | 'steps' | 'bars';
  readonly points: readonly ChartPoint[];
}

/** An axis. On a logarithmic one, numbers that are not above 0 are left out. */
export interface ChartAxis {
  readonly label: string;
  readonly scale: 'linear' | 'log' | 'names';
  /** What stands at 0, 1, 2 …, for `names` only. */
  readonly names?: readonly string[] | undefined;
  /** Numbers to mark, where those that a reader expects are not round: 1, 4, 16. */
  readonly ticks?: readonly number[] | undefined;
  /** Numbers that the axis must reach, whatever is drawn: 0 and 1 for a share. */
  readonly reach?: readonly number[] | undefined;
}

/** A chart as plain data: what is drawn, and nothing about how. */
export interface Chart {
  readonly title: string;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly series: readonly ChartSeries[];
}
