import { html, svg, type TemplateResult } from 'lit';

const length = 100;
const thickness = 8;

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

/** A value as a bar: to the right of zero if it is positive, to the left if it is negative. */
export function bar(value: number, { reach, signed }: BarScale): TemplateResult {
  const room = signed ? length / 2 : length;
  const zero = signed ? room : 0;
  const size = reach === 0 || !Number.isFinite(value) ? 0 : (Math.abs(value) / reach) * room;
  const start = value < 0 ? zero - size : zero;
  return html`<svg class="bar" aria-hidden="true" viewBox=${`0 0 ${length} ${thickness}`} preserveAspectRatio="none">
    ${svg`<rect class=${value < 0 ? 'down' : 'up'} x=${start} y="1" width=${size} height=${thickness - 2}></rect>
    <path class="zero" d=${`M${zero} 0v${thickness}`} vector-effect="non-scaling-stroke"></path>`}
  </svg>`;
}
