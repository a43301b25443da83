import type { CellRef } from '../../engine/types';

/** Whether both are the same cell; false where one of them is none. */
export function sameCell(a: CellRef | null | undefined, b: CellRef | null | undefined): boolean {
  return !!a && !!b && a.node === b.node && a.row === b.row && a.col === b.col;
}
