import { type Box, path, rectPath, type Shape } from '../svg/shapes';
import { at, type Rows } from './story';

/** Steps of the palettes, as in `ui/format/palette.ts`. */
const steps = 10;

/** `d-10` … `d10`: the class of a signed value on a scale from -reach to reach. */
export function signedHeat(value: number, reach: number): string {
  const step = reach === 0 ? 0 : Math.min(steps, Math.round((Math.abs(value) / reach) * steps));
  return `d${value < 0 && step > 0 ? -step : step}`;
}

/** `s0` … `s10`: the class of a share of 1. */
export const shareHeat = (value: number): string => `s${Math.round(value * steps)}`;

/** Rectangles as one path per class, so that many cells are few elements. */
export function heatPaths(
  key: string,
  cells: readonly { readonly box: Box; readonly heat: string }[],
): readonly Shape[] {
  const byClass = new Map<string, string>();
  for (const { box, heat } of cells) byClass.set(heat, (byClass.get(heat) ?? '') + rectPath(box));
  return [...byClass].map(([heat, d]) => path(`${key} ${heat}`, d, { class: `heat ${heat}` }));
}

/** A matrix as a heat map inside a box. */
export function heatMap(
  key: string,
  rows: Rows,
  box: Box,
  heatOf: (value: number) => string,
): readonly Shape[] {
  const [height, width] = [box.height / rows.length, box.width / (rows[0]?.length ?? 1)];
  const cells = rows.flatMap((row, i) =>
    row.map((_, j) => ({
      box: { x: box.x + j * width, y: box.y + i * height, width, height },
      heat: heatOf(at(rows, i, j)),
    })),
  );
  return heatPaths(key, cells);
}
