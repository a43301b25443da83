import { scaleLinear, scaleLog } from 'd3-scale';
import { exact } from '../format/format';
import type { Chart, ChartAxis, ChartPoint } from './chart-data';

/** A number that an axis marks, and how it is written. */
export interface Tick {
  readonly value: number;
  readonly text: string;
}

/** From the numbers of an axis to its length: 0 at its start, 1 at its end. */
export interface Scale {
  readonly ticks: readonly Tick[];
  /** NaN for what has no place on the axis. */
  place(value: number): number;
}

/** About how many ticks there is room for, and whether the axis ends at round numbers. */
interface Fit {
  readonly count: number;
  readonly round: boolean;
}

/** An axis with nothing on it, or with one number, still has a length. */
function nonEmptyDomain(low: number, high: number): readonly [number, number] {
  if (!(low <= high)) return [0, 1];
  return low === high ? [low - 0.5, high + 0.5] : [low, high];
}

function ticksAt(values: readonly number[]): readonly Tick[] {
  return values.map((value) => ({ value, text: exact(value).replace(/^1×(?=10)/, '') }));
}

/** d3 may set more ticks than it is asked for: with this share there is room for all of them. */
const share = 0.8;

/** An axis that ends at its numbers, or at round ones beyond them. */
function linear(low: number, high: number, axis: ChartAxis, { count, round }: Fit): Scale {
  const scale = scaleLinear().domain(nonEmptyDomain(low, high));
  if (round) scale.nice(share * count);
  const few = scale.ticks(share * count);
  // One number on an axis says little, or two, and half of it has room for more.
  const values = few.length < 3 ? scale.ticks(2 * share * count) : few;
  return { ticks: ticksAt(axis.ticks ?? values), place: placeOn(scale) };
}

/** What is infinite has a place beyond the ends of the axis; the scales of d3 have none for it. */
const placeOn =
  (scale: (value: number) => number): Scale['place'] =>
  (value) =>
    Number.isFinite(value) ? scale(value) : value;

/** Powers of ten between two numbers, so many apart that about `count` are left. */
function decades(low: number, high: number, count: number): readonly number[] {
  const [first, last] = [Math.floor(low + 1e-9), Math.ceil(high - 1e-9)];
  const apart = Math.max(1, Math.ceil((last - first) / count));
  return Array.from({ length: Math.floor((last - first) / apart) + 1 }, (_, i) =>
    Number(`1e${first + i * apart}`),
  );
}

function logarithmic(values: readonly number[], axis: ChartAxis, count: number): Scale {
  const sizes = [...values, ...(axis.ticks ?? [])].filter((value) => value > 0).map(Math.log10);
  const [low, high] = nonEmptyDomain(Math.min(...sizes), Math.max(...sizes));
  const scale = scaleLog().domain([10 ** low, 10 ** high]);
  if (!axis.ticks) scale.domain([10 ** Math.floor(low + 1e-9), 10 ** Math.ceil(high - 1e-9)]);
  const place = placeOn(scale);
  return {
    // The ticks of d3 may leave out both ends, or stand between powers of ten.
    ticks: ticksAt(axis.ticks ?? decades(low, high, count)),
    place: (value) => (value > 0 ? place(value) : Number.NaN),
  };
}

/** Each name has an equal part of the axis and stands in its middle. */
function named(names: readonly string[]): Scale {
  return {
    ticks: names.map((text, value) => ({ value, text })),
    place: (value) => (value + 0.5) / Math.max(1, names.length),
  };
}

/** The scale of an axis that must hold these numbers. */
function scaleOf(axis: ChartAxis, values: readonly number[], fit: Fit): Scale {
  if (axis.scale === 'names') return named(axis.names ?? []);
  const held = [...values, ...(axis.reach ?? [])].filter(Number.isFinite);
  if (axis.scale === 'log') return logarithmic(held, axis, fit.count);
  return linear(Math.min(...held), Math.max(...held), axis, fit);
}

const xs = ({ x }: ChartPoint): readonly number[] => [x];
const ys = ({ y, low = y, high = y }: ChartPoint): readonly number[] => [y, low, high];

/** Bars stand on 0: an axis that leaves it out would make small differences look large. */
function baselineOf(chart: Chart): readonly number[] {
  return chart.series.some(({ mark }) => mark === 'bars' || mark === 'steps') ? [0] : [];
}

/** Both scales of a chart. `columns` is how many ticks fit side by side. */
export function scalesOf(chart: Chart, columns: number): { readonly x: Scale; readonly y: Scale } {
  const points = chart.series.flatMap((series) => series.points);
  return {
    x: scaleOf(chart.x, points.flatMap(xs), { count: columns, round: false }),
    y: scaleOf(chart.y, [...points.flatMap(ys), ...baselineOf(chart)], { count: 5, round: true }),
  };
}
