import type { CellRef } from '../../engine/types';

/** Whether both refer to the same cell; false if one is null or undefined. */
export function sameCell(a: CellRef | null | undefined, b: CellRef | null | undefined): boolean {
  return !!a && !!b && a.node === b.node && a.row === b.row && a.col === b.col;
}

/** The place of a cell as links, dialogs and questions name it: `head_0/scores:1,2`. */
export const placeText = ({ node, row, col }: CellRef): string => `${node}:${row},${col}`;
