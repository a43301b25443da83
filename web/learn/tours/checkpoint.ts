import type { CellRef, Trace } from '../../engine/types';
import type { Expected, Target } from '../../store/untrusted/tour';
import { cellNamed, isIn } from '../questions/cells';
import type { Key } from '../questions/judge';
import * as lessons from '../questions/keys';

const nameOf = ({ node, row, col }: Target): string => `${node}:${row},${col}`;

/** What an answer is held to by the current numbers, which the reader may have changed since the tour started. */
export function keyOf(expected: Expected, trace: Trace): Key {
  if (expected.kind === 'choice') return { kind: 'text', right: String(expected.answer) };
  const { target, ...answer } = expected;
  return lessons.keyOf({ ...answer, cell: nameOf(target) }, { before: trace, after: trace });
}

/** The answer that is judged: for a cell, the selected one. */
export function givenIn({ kind }: Expected, typed: string, selected: CellRef | null): string {
  if (kind !== 'cell') return typed;
  return selected === null ? '' : `${selected.node}:${selected.row},${selected.col}`;
}

/** Resolves a target in the current run; null if the matrix has become too small. */
export function cellOf(target: Target, trace: Trace): CellRef | null {
  const cell = cellNamed(nameOf(target), trace);
  return isIn(trace, cell) ? cell : null;
}
