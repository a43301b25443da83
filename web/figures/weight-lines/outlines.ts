import type { Point, Ribbon } from '../../svg/ribbons';

/** Points on each of the two sides of an outline. */
const steps = 16;

/** Shares of the way from the top to the bottom. */
const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps);

/** Both sides as one closed outline: down on the left, up on the right. */
function closed(sides: readonly (readonly [left: Point, right: Point])[]): readonly Point[] {
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}

/** The outline of a ribbon with its width across the curve, as strokes have it. */
export function ribbonOutline({ from, to, width }: Pick<Ribbon, 'from' | 'to' | 'width'>): readonly Point[] {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  return closed(
    shares.map((t) => {
      const x = from[0] + across * (3 * t ** 2 - 2 * t ** 3);
      const y = from[1] + down * (1.5 * t * (1 - t) + t ** 3);
      const [dx, dy] = [6 * across * t * (1 - t), 1.5 * down * ((1 - t) ** 2 + t ** 2)];
      const half = width / 2 / (Math.hypot(dx, dy) || 1);
      return [
        [x - dy * half, y + dx * half],
        [x + dy * half, y - dx * half],
      ];
    }),
  );
}

/** The outline of a box, with as many points as that of a ribbon. */
export function boxOutline({ x, y, width, height }: DOMRectReadOnly): readonly Point[] {
  return closed(
    shares.map((t) => [
      [x, y + t * height],
      [x + width, y + t * height],
    ]),
  );
}

/** An outline as a value of `clip-path`. */
export function polygon(points: readonly Point[], origin: Point): string {
  const corners = points.map(([x, y]) => `${(x - origin[0]).toFixed(1)}px ${(y - origin[1]).toFixed(1)}px`);
  return `polygon(${corners.join(', ')})`;
}
