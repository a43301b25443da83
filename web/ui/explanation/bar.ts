import { html, type TemplateResult } from 'lit';
import { cssVariables } from '../format/css-variables';

/** The largest absolute value, and whether there are negative values, whose bars point to the left. */
export interface BarScale {
  readonly reach: number;
  readonly signed: boolean;
}

/** The common scale of several values. */
export function barScale(values: readonly number[]): BarScale {
  const finite = values.filter(Number.isFinite);
  return { reach: Math.max(0, ...finite.map(Math.abs)), signed: finite.some((value) => value < 0) };
}

/** A bar from one place to another, and a line at zero; places in parts of the width. */
export function span(from: number, to: number, zero: number): TemplateResult {
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  return html`<span class=${to < from ? 'bar down' : 'bar'} ${cssVariables({ start, end, zero })}></span>`;
}

/** A value as a bar: to the right of zero if it is positive, to the left if it is negative. */
export function bar(value: number, { reach, signed }: BarScale): TemplateResult {
  const zero = signed ? 0.5 : 0;
  const size = reach === 0 || !Number.isFinite(value) ? 0 : (value / reach) * (1 - zero);
  return span(zero, zero + size, zero);
}
