import { curveNatural, line } from 'd3-shape';
import { svg, type TemplateResult } from 'lit';

/** A plot area: x from 0 to `last`, y from `low` to `high`. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

const scaleX = ({ width, last }: Frame, x: number): number => (last === 0 ? 0 : (x / last) * width);
const scaleY = ({ height, low, high }: Frame, y: number): number => ((high - y) / (high - low)) * height;

/** Path data of a smooth curve through values at x = 0, 1, 2 … */
export function curve(values: readonly number[], frame: Frame): string {
  const path = line<number>()
    .x((_, x) => scaleX(frame, x))
    .y((y) => scaleY(frame, y))
    .curve(curveNatural);
  return path(values) ?? '';
}

/** A dot at a point. */
export function dot(x: number, y: number, frame: Frame, className: string): TemplateResult {
  return svg`<circle class=${className} cx=${scaleX(frame, x)} cy=${scaleY(frame, y)} r="3"></circle>`;
}

/** A horizontal line at y. */
export function horizontalLine(y: number, frame: Frame, className: string): TemplateResult {
  const at = scaleY(frame, y);
  return svg`<line class=${className} x1="0" x2=${frame.width} y1=${at} y2=${at}></line>`;
}

/** A vertical line at x. */
export function verticalLine(x: number, frame: Frame, className: string): TemplateResult {
  const at = scaleX(frame, x);
  return svg`<line class=${className} x1=${at} x2=${at} y1="0" y2=${frame.height}></line>`;
}
