import { line } from 'd3-shape';
import { nothing, svg, type TemplateResult } from 'lit';
import type { ChartPoint, ChartSeries } from './chart-data';
import type { Scale } from './chart-scale';

/** The plot area in pixels, with its scales. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** The number of distinct colours and mark shapes; more series repeat them. */
export const seriesKinds = 5;

/** A point in pixels, rounded to a tenth. */
interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The pixel position of a data point, clamped to the plot area. */
export function toPixels(plot: Plot, x: number, y: number): PixelPoint {
  const within = (share: number): number => Math.min(1, Math.max(0, share));
  return {
    x: tenth(plot.left + within(plot.x.place(x)) * plot.width),
    y: tenth(plot.top + (1 - within(plot.y.place(y))) * plot.height),
  };
}

function isDrawn(plot: Plot, { x, y }: ChartPoint): boolean {
  return Number.isFinite(plot.x.place(x)) && Number.isFinite(plot.y.place(y));
}

/** The shape of a mark: series differ in shape as well as in hue. */
export function markShape({ x, y }: PixelPoint, kind: number): TemplateResult {
  switch (kind % seriesKinds) {
    case 0:
      return svg`<circle class="chart-form" cx=${x} cy=${y} r="4" />`;
    case 1:
      return svg`<rect class="chart-form" x=${x - 3.5} y=${y - 3.5} width="7" height="7" />`;
    case 2:
      return svg`<path class="chart-form" d=${`M${x} ${y - 5}l5 8.5h-10z`} />`;
    case 3:
      return svg`<path class="chart-form" d=${`M${x} ${y - 5}l5 5l-5 5l-5 -5z`} />`;
    default:
      return svg`<path class="chart-form chart-open" d=${`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} />`;
  }
}

/** A line, interrupted at points outside the domain of an axis. */
function stroke(plot: Plot, points: readonly ChartPoint[]): TemplateResult {
  const path = line<ChartPoint>()
    .defined((point) => isDrawn(plot, point))
    .x(({ x, y }) => toPixels(plot, x, y).x)
    .y(({ x, y }) => toPixels(plot, x, y).y);
  return svg`<path class="chart-stroke" d=${path(points) ?? ''} />`;
}

function dots(plot: Plot, points: readonly ChartPoint[], kind: number): readonly TemplateResult[] {
  return points
    .filter((point) => isDrawn(plot, point))
    .map(({ x, y }) => markShape(toPixels(plot, x, y), kind));
}

function errorBars(plot: Plot, points: readonly ChartPoint[]): readonly TemplateResult[] {
  return points.flatMap(({ x, low, high }) => {
    if (low === undefined || high === undefined || low === high) return [];
    const [from, to] = [toPixels(plot, x, low), toPixels(plot, x, high)];
    return svg`<path class="chart-spread" d=${`M${from.x} ${from.y}V${to.y}M${from.x - 3} ${from.y}h6M${to.x - 3} ${to.y}h6`} />`;
  });
}

/** The closed outline of a histogram. */
function steps(plot: Plot, points: readonly ChartPoint[]): TemplateResult {
  const ground = toPixels(plot, 0, 0).y;
  const corners = points.map(({ x, y }) => toPixels(plot, x, y));
  const [first] = corners;
  if (first === undefined) return svg``;
  const outline = corners.map(({ x, y }, at) => (at === corners.length - 1 ? `H${x}` : `H${x}V${y}`));
  return svg`<path class="chart-stroke chart-area" d=${`M${first.x} ${ground}${outline.join('')}V${ground}`} />`;
}

/** The bars of one series, `at` of `of` series that share the width of a name. */
function bars(
  plot: Plot,
  points: readonly ChartPoint[],
  at: number,
  of: number,
  names: number,
): readonly TemplateResult[] {
  const room = plot.width / Math.max(1, names);
  const width = (room * 0.72) / of;
  const ground = toPixels(plot, 0, 0).y;
  return points.map(({ x, y }) => {
    const spot = toPixels(plot, x, y);
    const left = tenth(spot.x - (width * of) / 2 + at * width);
    const top = Math.min(spot.y, ground);
    return svg`<rect class="chart-bar" x=${left} y=${top} width=${tenth(Math.max(1, width - 1))}
      height=${tenth(Math.max(0, Math.abs(ground - spot.y)))} />`;
  });
}

/** The colour class of a series; all guides share one. */
export function seriesClass(series: ChartSeries, kind: number): string {
  return series.mark === 'expected'
    ? 'chart-series chart-expected'
    : `chart-series chart-series-${kind % seriesKinds}`;
}

/** Whether a series has a line. */
export function hasStroke({ mark }: ChartSeries): boolean {
  return mark === 'line' || mark === 'curve' || mark === 'expected';
}

/** Whether a series has marks. */
export function hasMarkShape({ mark }: ChartSeries): boolean {
  return mark === 'line' || mark === 'curve' || mark === 'points';
}

/** Renders one series. `kind` is its index among the series that are not guides; `barred` are all series with bars. */
export function marks(
  series: ChartSeries,
  kind: number,
  plot: Plot,
  barred: readonly ChartSeries[],
): TemplateResult {
  const { mark, points } = series;
  const names = new Set(barred.flatMap((each) => each.points.map(({ x }) => x))).size;
  return svg`<g class=${seriesClass(series, kind)}>
    ${hasStroke(series) ? stroke(plot, points) : nothing}
    ${mark === 'steps' ? steps(plot, points) : nothing}
    ${mark === 'bars' ? bars(plot, points, barred.indexOf(series), barred.length, names) : nothing}
    ${mark === 'expected' || mark === 'steps' ? nothing : errorBars(plot, points)}
    ${mark === 'line' || mark === 'points' ? dots(plot, points, kind) : nothing}
    ${mark === 'curve' ? dots(plot, points.slice(-1), kind) : nothing}
  </g>`;
}
