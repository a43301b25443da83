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
function widened(low: number, high: number): readonly [number, number] {
  if (!(low <= high)) return [0, 1];
  return low === high ? [low - 0.5, high + 0.5] : [low, high];
}

/** 1, 2 or 5 times a power of ten, so that about `count` of them fill a span. */
function roundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = rough / power;
  return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
}

function ticksAt(values: readonly number[]): readonly Tick[] {
  return values.map((value) => ({ value, text: exact(value).replace(/^1×(?=10)/, '') }));
}

/** Round numbers from one at or above `from` to one at or below `to`. */
function roundValues(from: number, to: number, step: number): readonly number[] {
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toFixed(decimals)));
}

/** The step of an axis: one that leaves a single number on it, or two, says little, and half of it has room. */
function stepOf(start: number, end: number, count: number): number {
  const step = roundStep(end - start, count);
  return roundValues(start, end, step).length < 3 ? roundStep(end - start, 2 * count) : step;
}

/** An axis that ends at its numbers, or at round ones beyond them. */
function linear(low: number, high: number, axis: ChartAxis, { count, round }: Fit): Scale {
  const [start, end] = widened(low, high);
  const step = round ? roundStep(end - start, count) : stepOf(start, end, count);
  const from = round ? Math.floor(start / step + 1e-9) * step : start;
  const to = round ? Math.ceil(end / step - 1e-9) * step : end;
  const values = roundValues(from, to, step);
  return { ticks: ticksAt(axis.ticks ?? values), place: (value) => (value - from) / (to - from) };
}

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
  const [low, high] = widened(Math.min(...sizes), Math.max(...sizes));
  const ticks = axis.ticks ?? decades(low, high, count);
  const from = axis.ticks ? low : Math.min(low, Math.floor(low + 1e-9));
  const to = axis.ticks ? high : Math.max(high, Math.ceil(high - 1e-9));
  return {
    ticks: ticksAt(ticks),
    place: (value) => (value > 0 ? (Math.log10(value) - from) / (to - from) : Number.NaN),
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
function standing(chart: Chart): readonly number[] {
  return chart.series.some(({ mark }) => mark === 'bars' || mark === 'steps') ? [0] : [];
}

/** Both scales of a chart. `columns` is how many ticks fit side by side. */
export function scalesOf(chart: Chart, columns: number): { readonly x: Scale; readonly y: Scale } {
  const points = chart.series.flatMap((series) => series.points);
  return {
    x: scaleOf(chart.x, points.flatMap(xs), { count: columns, round: false }),
    y: scaleOf(chart.y, [...points.flatMap(ys), ...standing(chart)], { count: 5, round: true }),
  };
}
