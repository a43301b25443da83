import type { CellRef, Trace } from '../../engine/types';
import { argmaxRow } from '../../store/document/matrix';
import { isRefusal } from '../../store/document/refusal';
import { readTypedNumber } from '../../store/ui/typed-number';
import type { Verdict } from '../../store/ui/ui-state';
import type { Expected, Target } from '../../store/untrusted/tour';

/** Checks an answer against the current numbers, which the reader may have changed since the tour started. */
export function judge(expected: Expected, answer: string, selected: CellRef | null, trace: Trace): Verdict {
  switch (expected.kind) {
    case 'cell':
      return judgeCell(expected.target, selected, trace);
    case 'number':
      return judgeNumber(expected.target, expected.within, answer, trace);
    case 'choice':
      return answer === '' ? 'nothing' : Number(answer) === expected.answer ? 'right' : 'wrong';
  }
}

/** Resolves a target in the current run; null if the matrix has become too small. */
export function cellOf({ node: id, row, col }: Target, trace: Trace): CellRef | null {
  const node = trace.node(id);
  if (node === undefined || row >= node.rows) return null;
  const at = col === 'max' ? argmaxRow(node, row) : col;
  return at < node.cols ? { node: id, row, col: at } : null;
}

/** If several cells of the row have the largest number, each of them is correct. */
function judgeCell(target: Target, selected: CellRef | null, trace: Trace): Verdict {
  const cell = cellOf(target, trace);
  if (selected === null) return 'nothing';
  if (cell === null || selected.node !== cell.node) return 'another matrix';
  if (selected.row !== cell.row) return 'wrong';
  const alike = target.col === 'max' && numberAt(trace, selected) === numberAt(trace, cell);
  return alike || selected.col === cell.col ? 'right' : 'wrong';
}

function judgeNumber(target: Target, within: number, answer: string, trace: Trace): Verdict {
  if (answer.trim() === '') return 'nothing';
  const read = readTypedNumber(answer);
  const cell = cellOf(target, trace);
  if (isRefusal(read)) return 'no number';
  const { number: typed } = read;
  const right = cell === null ? Number.NaN : numberAt(trace, cell);
  // Rounding: the floating-point difference of 0.72 and 0.715 is slightly larger than 0.005.
  const slack = 4 * Number.EPSILON * Math.max(Math.abs(typed), Math.abs(right));
  if (Math.abs(typed - right) <= within + slack) return 'right';
  return typed < right ? 'too small' : typed > right ? 'too large' : 'wrong';
}

function numberAt(trace: Trace, { node: id, row, col }: CellRef): number {
  const node = trace.node(id);
  return node?.data[row * node.cols + col] ?? Number.NaN;
}
