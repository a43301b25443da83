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

/** Path data of a smooth curve through values at x = 0, 1, 2 …: a Catmull–Rom spline. */
export function curve(values: readonly number[], frame: Frame): string {
  const point = (x: number, y: number): string =>
    `${scaleX(frame, x).toFixed(2)} ${scaleY(frame, y).toFixed(2)}`;
  const slope = (x: number): number => {
    const [before, after] = [Math.max(0, x - 1), Math.min(values.length - 1, x + 1)];
    return ((values[after] ?? 0) - (values[before] ?? 0)) / (after - before || 1);
  };
  const to = (y: number, x: number): string => {
    if (x === 0) return `M${point(0, y)}`;
    const last = (values[x - 1] ?? 0) + slope(x - 1) / 3;
    return `C${point(x - 2 / 3, last)} ${point(x - 1 / 3, y - slope(x) / 3)} ${point(x, y)}`;
  };
  return values.map(to).join('');
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
