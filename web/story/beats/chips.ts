import { type Box, path, rect, rectPath, type Shape, text } from '../../svg/shapes';
import { signedHeat } from '../heat';
import type { Layout } from '../layout';
import { decimal, type Setting, shows } from '../setting';

/** The columns of a row of numbers: the first ones wide, for digits, the others narrow. */
export interface Columns {
  readonly boxes: readonly { readonly x: number; readonly width: number }[];
  /** How many are wide. */
  readonly count: number;
}

export function columnsOf({ chips }: Layout, total: number): Columns {
  const { x, width, count, step } = chips;
  const gap = step * 0.045;
  const slim = (width - count * step) / (total - count);
  const boxes = Array.from({ length: total }, (_, index) =>
    index < count
      ? { x: x + index * step, width: step - gap }
      : { x: x + count * step + (index - count) * slim, width: slim },
  );
  return { boxes, count };
}

interface RowOfChips {
  readonly key: string;
  readonly values: readonly number[];
  /** The column of the matrix that each value comes from. */
  readonly order: readonly number[];
  readonly matrix: string;
  readonly row: number;
  readonly reach: number;
  /** The class of the frame: `role-q`, `role-k`; empty for none. */
  readonly role: string;
  readonly digitsOpacity?: number;
}

/** Draws the chips of a row at the boxes that `place` gives. Narrow chips are drawn as one path per colour. */
export function chips(
  setting: Setting,
  { boxes, count }: Columns,
  row: RowOfChips,
  place: (index: number) => Box,
): readonly Shape[] {
  const { key, values, order, reach } = row;
  const slim = new Map<string, string>();
  const wide: Shape[] = [];
  for (const index of boxes.keys()) {
    const value = values[order[index] ?? -1] ?? 0;
    const heat = signedHeat(value, reach);
    const box = place(index);
    if (index < count) wide.push(...chip(setting, row, index, box, heat));
    else slim.set(heat, (slim.get(heat) ?? '') + rectPath(box));
  }
  return [
    ...wide,
    ...[...slim].map(([heat, d]) => path(`${key} slim ${heat}`, d, { class: `heat ${heat}` })),
  ];
}

function chip(setting: Setting, row: RowOfChips, index: number, box: Box, heat: string): readonly Shape[] {
  const { key, values, order, role, matrix, digitsOpacity = 1 } = row;
  const size = Math.min(setting.layout.chips.digits, box.height * 0.56);
  const frame = role === '' ? '' : ` framed ${role}`;
  const center = [box.x + box.width / 2, box.y + box.height / 2 + size * 0.33] as const;
  const col = order[index] ?? 0;
  const digits = text(`${key} ${index} digits`, center, decimal(setting, values[col] ?? 0), {
    class: `digits on ${heat}`,
    'font-size': size,
    'text-anchor': 'middle',
    opacity: digitsOpacity,
    ...shows(matrix, row.row, col),
  });
  const back = rect(`${key} ${index}`, box, { class: `heat ${heat}${frame}`, rx: box.height / 12 });
  return digitsOpacity > 0 ? [back, digits] : [back];
}
