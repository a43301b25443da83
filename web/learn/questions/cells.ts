import type { CellRef, Trace, TraceNode } from '../../engine/types';
import type { Answer } from '../../lessons/guide';
import { cellValue } from '../../ui/format/format';

/** A cell name in parts: `weights:1,max`. */
interface CellName {
  readonly node: string;
  readonly row: string;
  readonly col: string;
}

export function partsOf(name: string): CellName {
  const [, node = '', row = '', col = ''] = /^(.+):(\d+|max|min),(\d+|max|min)$/.exec(name) ?? [];
  return { node, row, col };
}

/** Whether a row or a column is that of the largest or of the smallest number. */
export const isExtreme = (index: string): boolean => index === 'max' || index === 'min';

/** The indices of an axis that a part of a cell name stands for: one, or all of those that are compared. */
function indices(part: string, count: number): readonly number[] {
  return isExtreme(part) ? Array.from({ length: count }, (_, at) => at) : [Number(part)];
}

/** The cell that a name stands for in a run; null if there is none. Of equal numbers, the first. */
export function cellNamed(name: string, trace: Trace): CellRef | null {
  const { node: id, row, col } = partsOf(name);
  if (!isExtreme(row) && !isExtreme(col))
    return row === '' ? null : { node: id, row: Number(row), col: Number(col) };
  const node = trace.node(id);
  if (node === undefined) return null;
  const cells = indices(row, node.rows).flatMap((r) => indices(col, node.cols).map((c) => [r, c] as const));
  const sign = row === 'min' || col === 'min' ? -1 : 1;
  let best: readonly [number, number] | undefined;
  for (const cell of cells) {
    if (cell[0] >= node.rows || cell[1] >= node.cols) continue;
    if (best === undefined || sign * cellValue(node, ...cell) > sign * cellValue(node, ...best)) best = cell;
  }
  return best === undefined ? null : { node: id, row: best[0], col: best[1] };
}

/** Whether a run has a cell. */
export function isIn(trace: Trace, cell: CellRef | null): boolean {
  const { rows = 0, cols = 0 } = trace.node(cell?.node ?? '') ?? {};
  return cell !== null && cell.row < rows && cell.col < cols;
}

/** The number of a cell; NaN if there is none. */
export function numberAt(trace: Trace, cell: CellRef | null): number {
  const node = cell === null ? undefined : trace.node(cell.node);
  return node === undefined || cell === null ? Number.NaN : cellValue(node, cell.row, cell.col);
}

/** A node and a row: `weights:1`. */
export function rowNamed(
  name: string,
  trace: Trace,
): { readonly node: TraceNode; readonly row: number } | null {
  const [, id = '', row = ''] = /^(.+):(\d+)$/.exec(name) ?? [];
  const node = trace.node(id);
  return node === undefined || Number(row) >= node.rows ? null : { node, row: Number(row) };
}

/** The words that a `word` question offers, as cells: along the row, or along the column if the row is what is asked for. */
export function choicesIn(name: string, trace: Trace): readonly CellRef[] {
  const { node: id, row, col } = partsOf(name);
  const node = trace.node(id);
  if (node === undefined) return [];
  if (isExtreme(row) && !isExtreme(col))
    return Array.from({ length: node.rows }, (_, at) => ({ node: id, row: at, col: Number(col) }));
  return Array.from({ length: node.cols }, (_, at) => ({ node: id, row: Number(row), col: at }));
}

/**
 * Whether a cell is one of those that a name stands for or compares: the cell `weights:1,2`, the row `weights:1` or `weights:1,max`,
 * the column `weights:,2` or `weights:max,2`, the matrix `weights:`.
 */
export function isAmong(name: string, { node, row, col }: CellRef): boolean {
  const [, id, ...parts] = /^(.+):(\w*),?(\w*)$/.exec(name) ?? [];
  const fits = (at: number, part = ''): boolean => !/^\d+$/.test(part) || Number(part) === at;
  return id === node && fits(row, parts[0]) && fits(col, parts[1]);
}

/** What an answer compares, or each of its choices does: names of cells in the form of `isAmong`. */
export function comparisonsIn(answer: Answer): readonly (readonly string[])[] {
  switch (answer.kind) {
    case 'choice':
      return answer.choices.map(({ holds }) =>
        typeof holds === 'boolean' ? [] : [holds[0], holds[2]].filter((each) => typeof each === 'string'),
      );
    case 'order':
      return [[answer.row]];
    case 'mask':
    case 'moved':
      return [[`${answer.node}:`]];
    default:
      return [[answer.cell]];
  }
}
