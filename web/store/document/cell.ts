import type { CellRef } from '../../engine/types';

/** Whether both refer to the same cell; false if one is null or undefined. */
export function sameCell(a: CellRef | null | undefined, b: CellRef | null | undefined): boolean {
  return !!a && !!b && a.node === b.node && a.row === b.row && a.col === b.col;
}
