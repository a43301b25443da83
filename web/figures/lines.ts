import { svg, type TemplateResult } from 'lit';

/** A frame that numbers are drawn into: x from 0 to `last`, y from `low` to `high`. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

const across = ({ width, last }: Frame, x: number): number => (last === 0 ? 0 : (x / last) * width);
const down = ({ height, low, high }: Frame, y: number): number => ((high - y) / (high - low)) * height;

/** Path data through numbers that stand at 0, 1, 2 … */
export function line(values: ArrayLike<number>, frame: Frame): string {
  return Array.from(
    values,
    (y, x) => `${x === 0 ? 'M' : 'L'}${across(frame, x).toFixed(2)} ${down(frame, y).toFixed(2)}`,
  ).join('');
}

/** A dot at one place of a line. */
export function dot(x: number, y: number, frame: Frame, look: string): TemplateResult {
  return svg`<circle class=${look} cx=${across(frame, x)} cy=${down(frame, y)} r="3"></circle>`;
}

/** A line across the frame at a height, such as 0. */
export function level(y: number, frame: Frame, look: string): TemplateResult {
  const at = down(frame, y);
  return svg`<line class=${look} x1="0" x2=${frame.width} y1=${at} y2=${at}></line>`;
}

/** A line from top to bottom at a place. */
export function upright(x: number, frame: Frame, look: string): TemplateResult {
  const at = across(frame, x);
  return svg`<line class=${look} x1=${at} x2=${at} y1="0" y2=${frame.height}></line>`;
}
