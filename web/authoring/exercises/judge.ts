import { recogniseMistakes } from '../../engine/analysis/mistakes';
import type { CellRef, Message, Trace, TraceNode } from '../../engine/types';
import { parseNumber } from '../../store/document/number';
import type { Verdict } from '../../store/ui/ui-state';
import { type Exercise, numberAt } from './exercise';
import { isExact } from './numbers';

/** A question of an exercise: a blank cell, the cell with the mistake, the mask, or the order. */
export type Question =
  | { readonly kind: 'cell'; readonly id: string; readonly cell: CellRef }
  | { readonly kind: 'mistake' | 'mask' | 'order'; readonly id: string };

/** Half of the last of two decimals: what rounding a number may change. */
const rounding = 0.005;
/** The floating-point difference of 0.72 and 0.715 is slightly larger than 0.005. */
const slack = 1e-9;

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
 * How far an answer may be from the number of the engine: what rounding to two decimals changes, of the answer and of the
 * rounded numbers that it is computed from.
 */
export function tolerance(cell: CellRef, trace: Trace): number {
  const { reduction, terms } = trace.explain(cell);
  const own = isSoftmax(reduction) ? 2 * rounding : rounding;
  if (reduction !== 'sum') return own + (terms.length === 1 ? rounding : 0) + slack;
  const roundedFactors = terms.flatMap(({ factors }) =>
    factors.flatMap((factor, at) => {
      const node = factor.cell === null ? undefined : trace.node(factor.cell.node);
      if (node === undefined || isExact(node)) return [];
      return [factors.reduce((size, { value }, other) => (other === at ? size : size * Math.abs(value)), 1)];
    }),
  );
  return roundedFactors.reduce((sum, size) => sum + size * rounding, own) + slack;
}

function isSoftmax(reduction: string): boolean {
  return reduction === 'softmax' || reduction === 'log_softmax';
}

/**
 * Judges an answer: the number of a cell, `1,2` for the cell with the mistake, the index of a mask, node ids in order, separated
 * by spaces.
 */
export function judge(question: Question, given: string, exercise: Exercise): Verdict {
  if (given.trim() === '') return 'nothing';
  if (question.kind === 'cell') return judgeNumber(question.cell, given, exercise);
  return given === rightAnswer(question, exercise) ? 'right' : 'wrong';
}

function judgeNumber(cell: CellRef, given: string, { node, trace }: Exercise): Verdict {
  const typed = parseNumber(given, { allowMinusInfinity: true });
  if (typeof typed !== 'number') return 'no number';
  const right = numberAt(node, cell.row, cell.col);
  if (typed === right || Math.abs(typed - right) <= tolerance(cell, trace)) return 'right';
  return typed < right ? 'too small' : 'too large';
}

/** The right answer in the form of `given`; for a cell, the exact number. */
export function rightAnswer(question: Question, { node, task }: Exercise): string {
  if (question.kind === 'cell') return String(numberAt(node, question.cell.row, question.cell.col));
  if (task.kind === 'mistake') return `${task.wrong.row},${task.wrong.col}`;
  if (task.kind === 'mask') return String(task.right);
  return task.kind === 'order' ? task.right.join(' ') : '';
}

/** What a wrong number says about how it was computed; null if it is none of the usual mistakes that the engine knows. */
export function diagnosis(question: Question, given: string, { node, trace }: Exercise): Message | null {
  const number = parseNumber(given);
  if (question.kind !== 'cell' || typeof number !== 'number') return null;
  const { row, col } = question.cell;
  const within = Math.min(
    tolerance(question.cell, trace),
    isExact(node) ? rounding : Number.POSITIVE_INFINITY,
  );
  const { mistakes } = recogniseMistakes(trace, node.id, [{ row, col, number }], within);
  return mistakes.find(({ isIndistinguishable }) => !isIndistinguishable)?.diagnosis ?? null;
}

/** Whether the asked number is rounded, so that two decimals are asked for. */
export function asksForDecimals(node: TraceNode): boolean {
  return !isExact(node);
}
