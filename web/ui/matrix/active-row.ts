import type { Intent, Model } from '../model';

const settingName = (axis: string): string => `row.${axis}`;

/**
 * The active row of an axis such as `n`, which figures and prose refer to: chosen in a figure, else the default of the lesson;
 * undefined where there is none. It is a setting, so it is kept in links and across steps.
 */
export function activeRow(axis: string, { state, trace, lesson }: Model): number | undefined {
  const chosen = state.settings[settingName(axis)];
  const row = chosen === undefined ? lesson.activeRows?.[axis] : Number.parseInt(chosen, 10);
  const count = trace.dimensions[axis] ?? Number.POSITIVE_INFINITY;
  return row !== undefined && row >= 0 && row < count ? row : undefined;
}

/** The row of an axis that texts are about where no cell is chosen: the active one, else the second. */
export const rowOfTexts = (axis: string, model: Model): number => activeRow(axis, model) ?? 1;

/** Sets the active row. The selected cell, and the position if the granularity is row or cell, move to the same row. */
export function setActiveRow(axis: string, row: number, { state, trace }: Model, intent: Intent): void {
  const { trail, position } = state;
  const [cell] = trail;
  intent.dispatch({ type: 'set-setting', name: settingName(axis), value: String(row) });
  if (cell !== undefined && trace.node(cell.node)?.row_dim === axis)
    intent.dispatch({ type: 'select-cell', cell: { ...cell, row } });
  const isByRow = position.granularity === 'row' || position.granularity === 'cell';
  if (isByRow && trace.node(position.node)?.row_dim === axis)
    intent.dispatch({ type: 'go-to', node: position.node, row, col: position.col });
}
