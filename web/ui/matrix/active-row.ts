import type { Intent, Model } from '../model';

const settingName = (axis: string): string => `row.${axis}`;

/**
 * The row that the reader follows along an axis such as `n`: chosen in a figure, else the lesson's own; undefined where
 * there is none. It outlasts the step and the selection, and a link has it.
 */
export function activeRow(axis: string, { state, trace, lesson }: Model): number | undefined {
  const chosen = state.settings[settingName(axis)];
  const row = chosen === undefined ? lesson.activeRows?.[axis] : Number.parseInt(chosen, 10);
  const count = trace.dimensions[axis] ?? Number.POSITIVE_INFINITY;
  return row !== undefined && row >= 0 && row < count ? row : undefined;
}

/** Follows a row. A selected cell and a walk by rows, which say more exactly where the reader is, come along. */
export function setActiveRow(axis: string, row: number, { state, trace }: Model, intent: Intent): void {
  const { trail, position } = state;
  const [cell] = trail;
  intent.dispatch({ type: 'set-setting', name: settingName(axis), value: String(row) });
  if (cell !== undefined && trace.node(cell.node)?.row_dim === axis)
    intent.dispatch({ type: 'select-cell', cell: { ...cell, row } });
  const isByRow = position.grain === 'row' || position.grain === 'cell';
  if (isByRow && trace.node(position.node)?.row_dim === axis)
    intent.dispatch({ type: 'go-to', node: position.node, row, col: position.col });
}
