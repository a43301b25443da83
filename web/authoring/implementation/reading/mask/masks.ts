import type { MatrixData } from '../../../../engine/types';
import type { GivenArray } from '../../../../formats/given-array';
import { normalizeName } from '../../../../formats/names/names';
import { placeIn } from '../data-inputs';
import { isFlags, type MaskReading, readMask } from './mask';

/** Masks of keys that are padding: in PyTorch, true hides. */
const paddingName = /(?:^|_)(?:key_padding_mask|padding_mask|pad_mask|kpm)$/;

export function isPaddingName(name: string): boolean {
  return paddingName.test(normalizeName(name));
}

/** What a mask is laid over. */
export interface MaskSizes {
  /** Axes of the examples. */
  readonly lead: readonly number[];
  readonly heads: number;
  readonly rows: number;
  readonly cols: number;
}

/** What the axes of a mask are. */
export interface MaskLayout {
  readonly pattern: string;
  readonly isPerHead: boolean;
  readonly isPadding: boolean;
  /** Index of the first number, and the steps to the next row and column. */
  place(
    example: number,
    head: number,
  ): { readonly first: number; readonly row: number; readonly col: number };
}

/** All that the axes of a mask may be, the most usual first; empty if it does not fit. */
export function maskLayouts({ name, shape }: GivenArray, sizes: MaskSizes): readonly MaskLayout[] {
  const { lead, heads, rows, cols } = sizes;
  const examples = lead.reduce((product, side) => product * side, 1);
  const first = lead[0] ?? 1;
  const ones = lead.slice(1).map(() => 1);
  const tries: readonly (readonly [
    pattern: string,
    axes: readonly number[],
    lead: readonly number[],
    isExact?: boolean,
  ])[] = [
    ...(isPaddingName(name) ? [] : [['n r c', [...lead, 1, rows, cols], lead] as const]),
    ...(isPaddingName(name) ? [] : [['n h r c', [...lead, heads, rows, cols], lead] as const]),
    ['n c', [first, ...ones, 1, 1, cols], [first, ...ones], true],
    ['(n h) r c', [examples, heads, rows, cols], [examples], true],
    ['n c', [examples, 1, 1, cols], [examples], true],
    ['n r c', [...lead, 1, rows, cols], lead],
    ['n h r c', [...lead, heads, rows, cols], lead],
  ];
  const found = new Map<string, MaskLayout>();
  for (const [pattern, axes, own, isExact = false] of tries) {
    const strides = isExact ? exactStrides(shape, axes) : broadcastStrides(shape, axes, heads);
    if (strides === null) continue;
    const key = `${strides}`;
    if (!found.has(key)) found.set(key, layoutOf(pattern, strides, own, lead, heads));
  }
  return [...found.values()];
}

function layoutOf(
  pattern: string,
  strides: readonly number[],
  own: readonly number[],
  lead: readonly number[],
  heads: number,
): MaskLayout {
  const [headStride = 0, row = 0, col = 0] = strides.slice(-3);
  return {
    pattern,
    isPerHead: heads > 1 && headStride > 0,
    isPadding: row === 0,
    place: (example, head) => {
      const place = own.length === lead.length ? placeIn(own, lead, example) : [example];
      const start = place.reduce((sum, index, at) => sum + index * (strides[at] ?? 0), 0);
      return { first: start + head * headStride, row, col };
    },
  };
}

/** Strides along axes, as NumPy broadcasts: aligned at the end, 0 where a side is 1 or missing. Null if it does not fit. */
function broadcastStrides(
  shape: readonly number[],
  axes: readonly number[],
  heads: number,
): readonly number[] | null {
  // Without an axis of heads, the axes of examples come right before the rows.
  const hasHeadAxis = heads > 1 && axes.at(-3) === heads;
  const wanted =
    hasHeadAxis || shape.length === axes.length ? axes : [...axes.slice(0, -3), ...axes.slice(-2)];
  const extra = shape.length - wanted.length;
  if (shape.slice(0, Math.max(0, extra)).some((side) => side !== 1)) return null;
  const aligned = extra > 0 ? shape.slice(extra) : [...Array.from({ length: -extra }, () => 1), ...shape];
  if (aligned.some((side, axis) => side !== 1 && side !== wanted[axis])) return null;
  const strides = aligned.map((side, axis) =>
    side === 1 ? 0 : aligned.slice(axis + 1).reduce((product, each) => product * each, 1),
  );
  return wanted === axes ? strides : [...strides.slice(0, -2), 0, ...strides.slice(-2)];
}

/** Strides of an array with exactly these sides, but for those of 1, which may also be joined: (n · h, r, c). */
function exactStrides(shape: readonly number[], axes: readonly number[]): readonly number[] | null {
  const sides = shape.filter((side) => side !== 1);
  const wanted = axes.filter((side) => side !== 1);
  const product = (list: readonly number[]): number => list.reduce((one, other) => one * other, 1);
  if (product(sides) !== product(wanted) || sides.length > wanted.length) return null;
  const tail = sides.slice(1);
  if (tail.some((side, at) => side !== wanted[wanted.length - tail.length + at])) return null;
  return axes.map((side, axis) => (side === 1 ? 0 : product(axes.slice(axis + 1))));
}

/** What the flags of a mask mean by default, by its name. */
export function usualReading({ name, data, isBoolean }: GivenArray): MaskReading | null {
  if (!isFlags(data, isBoolean)) return null;
  return /key_padding_mask|kpm|pad_mask/.test(normalizeName(name)) ? 'hides' : 'keeps';
}

/** The mask of one example and head, to be added to the scores. */
export function maskAt(
  { data }: GivenArray,
  { place }: MaskLayout,
  { rows, cols }: Pick<MaskSizes, 'rows' | 'cols'>,
  {
    example,
    head,
    reading,
  }: { readonly example: number; readonly head: number; readonly reading: MaskReading | null },
): MatrixData {
  const { first, row, col } = place(example, head);
  const picked = Float64Array.from(
    { length: rows * cols },
    (_, at) => data[first + Math.floor(at / cols) * row + (at % cols) * col] ?? Number.NaN,
  );
  return readMask({ rows, cols, data: picked }, reading);
}

/** The sum of masks: a key that one of them hides is hidden. */
export function addMasks(masks: readonly MatrixData[]): MatrixData | null {
  const [first, ...more] = masks;
  if (first === undefined) return null;
  const { rows, cols } = first;
  const data = Float64Array.from(first.data, (number, at) =>
    more.reduce((sum, mask) => sum + (mask.data[at] ?? 0), number),
  );
  return { rows, cols, data };
}

/** The mask that hides the keys after each query. */
export function causalMask(rows: number, cols: number): MatrixData {
  const data = Float64Array.from({ length: rows * cols }, (_, at) =>
    at % cols > Math.floor(at / cols) ? -Infinity : 0,
  );
  return { rows, cols, data };
}
