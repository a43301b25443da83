import type { GivenArray } from '../../../../formats/given-array';
import { normalizeName } from '../../../../formats/names/names';
import type { ArrayPart } from '../../../../formats/names/stacked';
import { valueRows } from '../../../../formats/names/table/values';
import type { MaskSizes } from './masks';

/** Names of counts of keys that are not padding. */
const names = new Set(
  valueRows.flatMap(({ target, names: all }) => (target === 'valid_len' ? [target, ...all.split(' ')] : [])),
);

/** Whether an array says how many keys of each example, or of each query, are not padding: `valid_lens` of d2l. */
export function isLengths({ name, data, isBoolean }: GivenArray): boolean {
  return (
    !isBoolean &&
    names.has(normalizeName(name)) &&
    data.every((length) => Number.isInteger(length) && length >= 0)
  );
}

/** Lengths as the mask that they mean: the keys behind them are hidden. Null if there are not as many as examples, or as queries. */
export function maskOfLengths(array: ArrayPart, { lead, rows, cols }: MaskSizes): ArrayPart | null {
  const [first = 1] = lead;
  const rest = lead.slice(1).map(() => 1);
  const { data: lengths } = array;
  // Of each example with its heads, of each example, of each query of those. The first that fits is taken.
  const shapes: readonly (readonly number[])[] = [
    [...lead, 1, 1],
    [first, ...rest, 1, 1],
    [...lead, 1, rows],
    [first, ...rest, 1, rows],
  ];
  const fitting = shapes.find((each) => each.reduce((product, side) => product * side, 1) === lengths.length);
  const shape = fitting === undefined ? null : [...fitting, cols];
  if (shape === null || lengths.some((length) => length > cols)) return null;
  const data = Float64Array.from({ length: lengths.length * cols }, (_, at) =>
    at % cols < (lengths[Math.floor(at / cols)] ?? 0) ? 0 : -Infinity,
  );
  return { ...array, shape, data, halfDigit: null, wholeShape: array.shape };
}
