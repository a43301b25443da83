import type { CellRef } from '../engine/types';
import type { Intent, Model } from '../ui/model';

/** Explains a cell that a figure shows. A tab of a model has no room for that: its step is shown. */
export function openCell(cell: CellRef, { tab }: Model, intent: Intent): void {
  if (tab !== null) intent.dispatch({ type: 'go-to', node: cell.node, row: cell.row });
  intent.dispatch({ type: 'select-cell', cell });
}
