import { element } from '../../story/player/view';
import type { Rows } from '../../story/story';
import { rectPath, type Shape } from '../../svg/shapes';

/** The attention weights of a node of each lesson, by lesson. */
export type Thumbnails = Readonly<Record<string, Rows>>;

/** Opacities of the paths of a thumbnail. */
const shades = 6;

/** A matrix of weights as a small picture: one path for each shade. Its text is beside it. */
export function thumbnail(rows: Rows | undefined): Shape {
  if (rows === undefined) return element('span');
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const paths = new Map<number, string>();
  for (const [y, row] of rows.entries())
    for (const [x, weight] of row.entries()) {
      const shade = Math.round(weight * shades);
      if (shade > 0) paths.set(shade, (paths.get(shade) ?? '') + rectPath({ x, y, width: 1, height: 1 }));
    }
  const cell = Math.min(24, 96 / Math.max(width, height));
  const attributes = {
    class: 'thumbnail',
    viewBox: `0 0 ${width} ${height}`,
    width: Math.round(width * cell),
    height: Math.round(height * cell),
    'aria-hidden': 'true',
  };
  return element('svg', attributes, [
    element('path', { class: 'back', d: `M0 0h${width}v${height}h${-width}z` }),
    ...[...paths].map(([shade, d]) =>
      element('path', { d, 'fill-opacity': Math.round((shade / shades) * 100) / 100 }),
    ),
  ]);
}
