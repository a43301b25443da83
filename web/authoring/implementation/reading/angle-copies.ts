import type { ArrayPart } from '../../../formats/names/stacked';
import { isSure, rankTargets, type Target } from '../../../formats/names/targets';

/**
 * Sines and cosines of angles once each, where a program has each of them twice: in both halves of a row, as Hugging Face has them, or
 * beside itself. Other arrays as they are.
 */
export function withoutCopies(array: ArrayPart, targets: readonly Target[]): ArrayPart {
  const angles = targets.filter(({ name }) => name === 'angle_sines' || name === 'angle_cosines');
  const [best] = rankTargets(array.name, angles).filter(isSure);
  const width = array.shape.at(-1) ?? 1;
  if (best === undefined || width !== 2 * (best.target.nodes[0]?.cols ?? 0)) return array;
  const half = width / 2;
  const layouts = [
    { first: (col: number) => col, second: (col: number) => col + half },
    { first: (col: number) => 2 * col, second: (col: number) => 2 * col + 1 },
  ];
  const layout = layouts.find(({ first, second }) => areCopies(array, half, first, second));
  if (layout === undefined) return array;
  const once = (numbers: Float64Array): Float64Array =>
    Float64Array.from(
      { length: numbers.length / 2 },
      (_, at) => numbers[Math.floor(at / half) * width + layout.first(at % half)] ?? Number.NaN,
    );
  return {
    ...array,
    shape: [...array.shape.slice(0, -1), half],
    data: once(array.data),
    halfDigit: array.halfDigit && once(array.halfDigit),
  };
}

function areCopies(
  { data }: ArrayPart,
  half: number,
  first: (col: number) => number,
  second: (col: number) => number,
): boolean {
  for (let start = 0; start < data.length; start += 2 * half)
    for (let col = 0; col < half; col++)
      if (data[start + first(col)] !== data[start + second(col)]) return false;
  return true;
}
