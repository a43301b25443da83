import type { CellRef, Trace, TraceNode } from '../../engine/types';
import { placeText } from '../../store/document/cell';
import { cellValue } from '../../ui/format/format';
import { numberAt } from '../questions/cells';
import type { Key, NumberKey } from '../questions/judge';
import type { Exercise } from './exercise';
import { isExact } from './generation/numbers';
import { slip, tolerance } from './rounding';

/** A question of an exercise: a blank cell, the cell with the mistake, the mask, or the order. */
export type Question =
  | { readonly kind: 'cell'; readonly id: string; readonly cell: CellRef }
  | { readonly kind: 'mistake' | 'mask' | 'order'; readonly id: string };

/** The questions in the order in which they are asked. */
export function questionsOf({ task }: Exercise): readonly Question[] {
  switch (task.kind) {
    case 'cell':
    case 'row':
      return task.blanks.map(cellQuestion);
    case 'mistake':
      return [{ kind: 'mistake', id: 'mistake' }, cellQuestion(task.wrong)];
    default:
      return [{ kind: task.kind, id: task.kind }];
  }
}

function cellQuestion(cell: CellRef): Question {
  return { kind: 'cell', id: placeText(cell), cell };
}

/**
 * What an answer is held to: the number of a cell, `1,2` for the cell with the mistake, the index of a mask, node ids in order,
 * separated by spaces.
 */
export function keyOf(question: Question, exercise: Exercise): Key {
  if (question.kind === 'cell') return numberKey(question.cell, exercise.trace);
  return { kind: 'text', right: rightAnswer(question, exercise) };
}

/** `rounding.ts` says what is right, and what is off by what rounding in between explains. */
export function numberKey(cell: CellRef, trace: Trace): NumberKey {
  return {
    ...{ kind: 'number', number: numberAt(trace, cell) },
    ...{ within: tolerance(cell, trace), slip: slip(cell, trace), rules: answerRules },
  };
}

/** What an answer may be besides a finite number: a cell of a mask is −∞. */
export const answerRules = { allowMinusInfinity: true };

/** The right answer in the form of `given`; for a cell, the exact number. */
export function rightAnswer(question: Question, { node, task }: Exercise): string {
  if (question.kind === 'cell') return String(cellValue(node, question.cell.row, question.cell.col));
  if (task.kind === 'mistake') return `${task.wrong.row},${task.wrong.col}`;
  if (task.kind === 'mask') return String(task.right);
  return task.kind === 'order' ? task.right.join(' ') : '';
}

/** Whether the asked number is rounded, so that two decimals are asked for. */
export function asksForDecimals(node: TraceNode): boolean {
  return !isExact(node);
}
