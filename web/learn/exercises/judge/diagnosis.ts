import { recogniseMistakes } from '../../../engine/analysis/mistakes';
import type { CellRef, GivenNumber, Message, Mistake, TraceNode } from '../../../engine/types';
import { message } from '../../../i18n/message';
import { type Exercise, numberAt } from '../exercise';
import { judgeNumber } from './judge';
import { tolerance } from './rounding';

/** What rounding to two decimals changes, of the numbers that a mistake gives. */
const rounding = 0.005 + 1e-9;

/**
 * Whether a mistake is made in the asked step itself. Others concern how the given numbers came about, or matrices that are not
 * on the sheet. Only one of those is made with the numbers on the sheet: to read a given −∞ as 0.
 */
export function isMadeHere(
  { site, diagnosis }: Mistake,
  node: TraceNode,
  given: readonly TraceNode[],
): boolean {
  if (site === node.id) return true;
  return diagnosis.key === 'mistake.mask_with_zero' && given.some(({ id }) => id === site);
}

/**
 * What a wrong number says about how it was computed; null if nothing does. `answers` are all numbers that have been given for the
 * matrix, that of `cell` among them: a mistake is named only if it gives all of them.
 */
export function diagnosis(
  cell: CellRef,
  answers: readonly GivenNumber[],
  exercise: Exercise,
): Message | null {
  const { node, trace, given } = exercise;
  const typed = answers.find(({ row, col }) => row === cell.row && col === cell.col)?.number;
  if (typed === undefined || !isWrong(cell, typed, exercise)) return null;
  if (isUnsharedTie(cell, typed, exercise)) return message('exercises.tie');
  const allowed = answers.map(({ row, col }) => tolerance({ node: node.id, row, col }, trace));
  const { mistakes } = recogniseMistakes(trace, node.id, answers, Math.max(rounding, ...allowed));
  const found = mistakes.find((each) => {
    const number = each.data.data[cell.row * node.cols + cell.col] ?? Number.NaN;
    return isMadeHere(each, node, given) && isWrong(cell, number, exercise);
  });
  return found === undefined ? null : message('exercises.known_mistake', { mistake: found.diagnosis });
}

/** Whether a number is neither right nor off by what rounding explains. */
function isWrong(cell: CellRef, number: number, { trace }: Exercise): boolean {
  const verdict = judgeNumber(cell, number, trace);
  return verdict === 'too small' || verdict === 'too large';
}

/** Whether one of several equal largest scores was given all of the weight, or none. */
function isUnsharedTie(cell: CellRef, typed: number, { node, trace }: Exercise): boolean {
  const right = numberAt(node, cell.row, cell.col);
  const isShared = trace.explain(cell).reduction === 'hardmax' && right > 0 && right < 1;
  return isShared && (typed === 0 || typed === 1);
}
