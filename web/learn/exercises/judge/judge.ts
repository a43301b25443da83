import type { CellRef, Trace, TraceNode } from '../../../engine/types';
import type { NumberRules } from '../../../store/document/number';
import { isRefusal } from '../../../store/document/refusal';
import { readTypedNumber } from '../../../store/ui/typed-number';
import type { Verdict } from '../../../store/ui/ui-state';
import { type Exercise, numberAt } from '../exercise';
import { isExact } from '../numbers';
import { slip, tolerance } from './rounding';

/** A question of an exercise: a blank cell, the cell with the mistake, the mask, or the order. */
export type Question =
  | { readonly kind: 'cell'; readonly id: string; readonly cell: CellRef }
  | { readonly kind: 'mistake' | 'mask' | 'order'; readonly id: string };

/** `close`: off by no more than rounding in between explains. */
export type ExerciseVerdict = Verdict | 'close';

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
  return { kind: 'cell', id: `${cell.node}:${cell.row},${cell.col}`, cell };
}

/**
 * Judges an answer: the number of a cell, `1,2` for the cell with the mistake, the index of a mask, node ids in order, separated
 * by spaces.
 */
export function judge(question: Question, given: string, exercise: Exercise): ExerciseVerdict {
  if (given.trim() === '') return 'nothing';
  if (question.kind === 'cell') return judgeText(question.cell, given, exercise);
  return given === rightAnswer(question, exercise) ? 'right' : 'wrong';
}

function judgeText(cell: CellRef, given: string, { trace }: Exercise): ExerciseVerdict {
  const number = numberGiven(given);
  return number === null ? 'no number' : judgeNumber(cell, number, trace);
}

/** What an answer may be besides a finite number: a cell of a mask is −∞. */
export const answerRules: NumberRules = { allowMinusInfinity: true };

/** The number of a typed answer; null if it is none. */
export function numberGiven(given: string): number | null {
  const read = readTypedNumber(given, answerRules);
  return isRefusal(read) ? null : read.number;
}

/** Judges the number of a cell. */
export function judgeNumber(cell: CellRef, typed: number, trace: Trace): ExerciseVerdict {
  const node = trace.node(cell.node);
  const right = node === undefined ? Number.NaN : numberAt(node, cell.row, cell.col);
  const distance = typed === right ? 0 : Math.abs(typed - right);
  const allowed = tolerance(cell, trace);
  if (distance <= allowed) return 'right';
  if (distance <= allowed + slip(cell, trace)) return 'close';
  return typed < right ? 'too small' : 'too large';
}

/** The right answer in the form of `given`; for a cell, the exact number. */
export function rightAnswer(question: Question, { node, task }: Exercise): string {
  if (question.kind === 'cell') return String(numberAt(node, question.cell.row, question.cell.col));
  if (task.kind === 'mistake') return `${task.wrong.row},${task.wrong.col}`;
  if (task.kind === 'mask') return String(task.right);
  return task.kind === 'order' ? task.right.join(' ') : '';
}

/** Whether the asked number is rounded, so that two decimals are asked for. */
export function asksForDecimals(node: TraceNode): boolean {
  return !isExact(node);
}
