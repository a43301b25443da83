/** A data point; `low` and `high` are drawn as an error bar. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/**
 * One series of a chart.
 * - `line`: a line with a mark at each point;
 * - `curve`: a line with a mark at the last point;
 * - `points`: marks only;
 * - `expected`: a dashed line without marks, for expected values;
 * - `steps`: a histogram: `y` holds from `x` to the next point's `x`, the last point ends it;
 * - `bars`: one bar per point; bars of several series at the same `x` are side by side.
 */
export interface ChartSeries {
  readonly name: string;
  readonly mark: 'line' | 'curve' | 'points' | 'expected' | 'steps' | 'bars';
  readonly points: readonly ChartPoint[];
}

/** An axis. A logarithmic axis omits numbers ≤ 0. */
export interface ChartAxis {
  readonly label: string;
  readonly scale: 'linear' | 'log' | 'names';
  /** The labels at 0, 1, 2 …, for the scale `names` only. */
  readonly names?: readonly string[] | undefined;
  /** Explicit ticks, where round numbers are not appropriate: 1, 4, 16. */
  readonly ticks?: readonly number[] | undefined;
  /** Numbers that the domain must include: 0 and 1 for a probability. */
  readonly reach?: readonly number[] | undefined;
}

/** A chart as plain data. */
export interface Chart {
  readonly title: string;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly series: readonly ChartSeries[];
}
