import type { Edit } from '../../guide';

/** Sets all numbers of a matrix to the same value. */
export function filled(node: string, rows: number, cols: number, value: number): readonly Edit[] {
  return Array.from({ length: rows * cols }, (_, at) => ({
    set: `${node}:${Math.floor(at / cols)},${at % cols}`,
    to: value,
  }));
}
