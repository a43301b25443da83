/** Rows look, columns are looked at. */
export type Axis = 'row' | 'col';

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The row, column or cell whose lines are drawn alone; null stands for all rows or all columns. */
export interface Isolation {
  readonly row: number | null;
  readonly col: number | null;
}

/** The isolation of one word. */
export function isolationOf(axis: Axis, index: number): Isolation {
  return axis === 'row' ? { row: index, col: null } : { row: null, col: index };
}

export function sameIsolation(a: Isolation | null, b: Isolation | null): boolean {
  return a?.row === b?.row && a?.col === b?.col;
}

/** Whether a cell is isolated. */
export function isIsolated(isolation: Isolation | null, { row, col }: Cell): boolean {
  return isolation !== null && (isolation.row ?? row) === row && (isolation.col ?? col) === col;
}
