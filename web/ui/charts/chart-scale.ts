import { scaleLinear, scaleLog } from 'd3-scale';
import type { Locale } from '../../i18n/i18n';
import { asPowerOfTen, exact } from '../format/format';
import type { Chart, ChartAxis, ChartPoint } from './chart-data';

/** A tick of an axis and its label. */
export interface Tick {
  readonly value: number;
  readonly text: string;
}

/** Maps the numbers of an axis to 0 … 1. */
export interface Scale {
  readonly ticks: readonly Tick[];
  /** NaN for numbers outside the domain of the scale. */
  place(value: number): number;
}

/** The approximate number of ticks, and whether the axis ends at round numbers. */
interface Fit {
  readonly count: number;
  readonly round: boolean;
}

/** A domain that is not empty, even without numbers or with a single one. */
function nonEmptyDomain(low: number, high: number): readonly [number, number] {
  if (!(low <= high)) return [0, 1];
  return low === high ? [low - 0.5, high + 0.5] : [low, high];
}

/** `10⁻⁷` for `1×10⁻⁷`. */
const withoutOne = (text: string): string => text.replace(/^1×(?=10)/, '');

function ticksAt(locale: Locale, values: readonly number[]): readonly Tick[] {
  return values.map((value) => ({ value, text: withoutOne(exact(locale, value)) }));
}

/** From here on, powers of ten are written as such: `10⁶`. */
const longPower = 1e4;

/** Ticks at powers of ten. */
function ticksAtDecades(locale: Locale, values: readonly number[]): readonly Tick[] {
  return ticksAt(locale, values).map((tick) =>
    tick.value >= longPower ? { ...tick, text: withoutOne(asPowerOfTen(locale, tick.value)) } : tick,
  );
}

/** d3 may return more ticks than requested, so fewer are requested by this factor. */
const tickFactor = 0.8;

/** A linear scale that ends at its numbers, or at round ones beyond them. */
function linear(locale: Locale, low: number, high: number, axis: ChartAxis, { count, round }: Fit): Scale {
  const scale = scaleLinear().domain(nonEmptyDomain(low, high));
  if (round) scale.nice(tickFactor * count);
  const few = scale.ticks(tickFactor * count);
  // Fewer than three ticks are not enough, and there is space for more.
  const values = few.length < 3 ? scale.ticks(2 * tickFactor * count) : few;
  return { ticks: ticksAt(locale, axis.ticks ?? values), place: placeOn(scale) };
}

/** Keeps infinite values, which d3 scales map to NaN. */
const placeOn =
  (scale: (value: number) => number): Scale['place'] =>
  (value) =>
    Number.isFinite(value) ? scale(value) : value;

/** About `count` powers of ten between two exponents. */
function decades(low: number, high: number, count: number): readonly number[] {
  const [first, last] = [Math.floor(low + 1e-9), Math.ceil(high - 1e-9)];
  const apart = Math.max(1, Math.ceil((last - first) / count));
  return Array.from({ length: Math.floor((last - first) / apart) + 1 }, (_, i) =>
    Number(`1e${first + i * apart}`),
  );
}

function logarithmic(locale: Locale, values: readonly number[], axis: ChartAxis, count: number): Scale {
  const sizes = [...values, ...(axis.ticks ?? [])].filter((value) => value > 0).map(Math.log10);
  const [low, high] = nonEmptyDomain(Math.min(...sizes), Math.max(...sizes));
  const scale = scaleLog().domain([10 ** low, 10 ** high]);
  if (!axis.ticks) scale.domain([10 ** Math.floor(low + 1e-9), 10 ** Math.ceil(high - 1e-9)]);
  const place = placeOn(scale);
  return {
    // The ticks of d3 may omit the ends, or lie between powers of ten.
    ticks: axis.ticks ? ticksAt(locale, axis.ticks) : ticksAtDecades(locale, decades(low, high, count)),
    place: (value) => (value > 0 ? place(value) : Number.NaN),
  };
}

/** Names at equal intervals, centred in their intervals. */
function named(names: readonly string[]): Scale {
  return {
    ticks: names.map((text, value) => ({ value, text })),
    place: (value) => (value + 0.5) / Math.max(1, names.length),
  };
}

/** The scale of an axis whose domain includes these numbers. */
function scaleOf(locale: Locale, axis: ChartAxis, values: readonly number[], fit: Fit): Scale {
  if (axis.scale === 'names') return named(axis.names ?? []);
  const included = [...values, ...(axis.reach ?? [])].filter(Number.isFinite);
  if (axis.scale === 'log') return logarithmic(locale, included, axis, fit.count);
  return linear(locale, Math.min(...included), Math.max(...included), axis, fit);
}

const xs = ({ x }: ChartPoint): readonly number[] => [x];
const ys = ({ y, low = y, high = y }: ChartPoint): readonly number[] => [y, low, high];

/** Bars and histograms start at 0: without it in the domain, small differences would look large. */
function baselineOf(chart: Chart): readonly number[] {
  return chart.series.some(({ mark }) => mark === 'bars' || mark === 'steps') ? [0] : [];
}

/** The scales of a chart. `columns` is the number of ticks that fit side by side. */
export function scalesOf(
  locale: Locale,
  chart: Chart,
  columns: number,
): { readonly x: Scale; readonly y: Scale } {
  const points = chart.series.flatMap((series) => series.points);
  return {
    x: scaleOf(locale, chart.x, points.flatMap(xs), { count: columns, round: false }),
    y: scaleOf(locale, chart.y, [...points.flatMap(ys), ...baselineOf(chart)], { count: 5, round: true }),
  };
}
