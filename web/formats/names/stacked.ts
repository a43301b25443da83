import type { GivenArray } from '../given-array';
import { normalizeName } from './names';
import { biasNames, stackedRows, weightNames } from './table/layers';

/** Names of arrays that hold several projections, with what the parts are. */
const stacks = new Map<string, { readonly parts: readonly string[]; readonly isBias: boolean }>();
for (const { parts, layers } of stackedRows)
  for (const layer of layers.split(' ')) {
    for (const name of weightNames) stacks.set(`${layer}_${name}`, { parts, isBias: false });
    for (const name of biasNames) stacks.set(`${layer}_${name}`, { parts, isBias: true });
  }

/** What an array with several projections is called, and what its parts are; null for others. */
function stackOf(name: string) {
  const words = normalizeName(name).split('_');
  for (let at = 0; at < words.length; at++) {
    const stack = stacks.get(words.slice(at).join('_'));
    if (stack !== undefined) return { ...stack, prefix: words.slice(0, at) };
  }
  return null;
}

/** A part of an array that held several projections. */
export interface ArrayPart extends GivenArray {
  /** The name of the array that it is a part of. */
  readonly whole?: string;
  readonly wholeShape?: readonly number[];
  /** Whether its name says that it is a transpose, and it was turned back. */
  readonly isTurned?: boolean;
}

/**
 * Splits arrays that hold the weights of queries, keys and values: one below the other, as nn.MultiheadAttention and nn.Linear have
 * them, or side by side, as Conv1D of GPT-2 has them.
 */
export function splitStacked(arrays: readonly ArrayPart[]): readonly ArrayPart[] {
  return arrays.flatMap((array) => splitOne(array) ?? [array]);
}

function splitOne(array: ArrayPart): readonly ArrayPart[] | null {
  const stack = stackOf(array.name);
  if (stack === null) return null;
  const { parts, isBias, prefix } = stack;
  const shape = array.shape.filter((side, at) => side !== 1 || at >= array.shape.length - 2);
  const [rows = 0, cols = 0] = isBias ? [array.data.length, 1] : shape;
  const count = parts.length;
  if (!isBias && shape.length !== 2) return null;
  const isBelow = rows % count === 0 && (isBias || cols % count !== 0 || rows >= cols);
  if (!isBelow && cols % count !== 0) return null;
  const path = prefix.length > 0 ? `${prefix.join('_')}.` : '';
  const named = (letter: string): string =>
    isBias ? `${path}b_${letter}` : isBelow ? `${path}${letter}_proj.weight` : `${path}w_${letter}`;
  return parts.map((letter, at) => ({
    ...(isBelow ? rowsOf(array, rows / count, cols, at) : columnsOf(array, rows, cols / count, at)),
    ...(isBias && { shape: [rows / count] }),
    name: named(letter),
    whole: array.whole ?? array.name,
    wholeShape: array.wholeShape ?? array.shape,
  }));
}

function rowsOf(array: GivenArray, rows: number, cols: number, part: number): GivenArray {
  const pick = (numbers: Float64Array): Float64Array =>
    numbers.subarray(part * rows * cols, (part + 1) * rows * cols);
  return {
    ...array,
    shape: [rows, cols],
    data: pick(array.data),
    halfDigit: array.halfDigit && pick(array.halfDigit),
  };
}

function columnsOf(array: GivenArray, rows: number, cols: number, part: number): GivenArray {
  const width = array.data.length / rows;
  const pick = (numbers: Float64Array): Float64Array =>
    Float64Array.from(
      { length: rows * cols },
      (_, at) => numbers[Math.floor(at / cols) * width + part * cols + (at % cols)] ?? Number.NaN,
    );
  return {
    ...array,
    shape: [rows, cols],
    data: pick(array.data),
    halfDigit: array.halfDigit && pick(array.halfDigit),
  };
}
