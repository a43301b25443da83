import { describe, expect, it } from 'vitest';
import { curve, type Frame } from '../../../web/figures/svg-lines';

const count = 24;
const frame: Frame = { width: 230, height: 22, last: count - 1, low: -1.1, high: 1.1 };
const sines = Array.from({ length: count }, (_, x) => Math.sin(x));

/** The cubic segments of a path that starts with M, each with its four points. */
function segmentsOf(path: string): readonly (readonly number[])[] {
  const [start = '', ...curves] = path.split('C');
  let from = start.slice(1).split(' ').map(Number);
  return curves.map((each) => {
    const rest = each.split(' ').map(Number);
    const segment = [...from, ...rest];
    from = rest.slice(-2);
    return segment;
  });
}

const scaleX = (x: number): number => (x / frame.last) * frame.width;
const scaleY = (y: number): number => ((frame.high - y) / (frame.high - frame.low)) * frame.height;

describe('the curve of a sine with one radian between two positions', () => {
  const segments = segmentsOf(curve(sines, frame));

  it('goes through every value', () => {
    expect(segments).toHaveLength(count - 1);
    for (const [at, [x = 0, y = 0]] of segments.entries()) {
      expect(x).toBeCloseTo(scaleX(at), 1);
      expect(y).toBeCloseTo(scaleY(Math.sin(at)), 1);
    }
  });

  it('has no corner where two parts meet', () => {
    for (const [at, before] of segments.slice(0, -1).entries()) {
      const [x2 = 0, y2 = 0, x3 = 0, y3 = 0] = before.slice(4);
      const [, , x4 = 0, y4 = 0] = segments[at + 1] ?? [];
      const [into, out] = [(y3 - y2) / (x3 - x2), (y4 - y3) / (x4 - x3)];
      expect(Math.abs(into - out), `at ${at + 1}`).toBeLessThan(0.02);
    }
  });

  it('is a sine between the values, where straight lines would miss it by an eighth', () => {
    for (const [at, [, y0 = 0, , y1 = 0, , y2 = 0, , y3 = 0]] of segments.slice(1, -1).entries()) {
      const middle = (y0 + 3 * y1 + 3 * y2 + y3) / 8;
      expect(Math.abs(middle - scaleY(Math.sin(at + 1.5)))).toBeLessThan(0.03 * (frame.height / 2.2));
    }
  });
});
