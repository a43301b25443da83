import type { Edit } from '../../guide';

/** Sets all numbers of a matrix to 0. */
export function zeros(node: string, rows: number, cols: number): readonly Edit[] {
  return Array.from({ length: rows * cols }, (_, at) => ({
    set: `${node}:${Math.floor(at / cols)},${at % cols}`,
    to: 0,
  }));
}
