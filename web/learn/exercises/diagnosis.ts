import type { CellRef, GivenNumber, Message, Mistake, TraceNode } from '../../engine/types';
import { exercisesText } from '../../i18n/en/exercises';
import { message } from '../../i18n/message';
import { recognisedMistake, unsharedTie } from '../questions/recognise';
import type { Exercise } from './exercise';
import { numberKey } from './questions';
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

/** What a wrong number says about how it was computed; null if nothing does. `numbers` are all that have been given for the matrix. */
export function diagnosis(
  cell: CellRef,
  numbers: readonly GivenNumber[],
  { node, trace, given }: Exercise,
): Message | null {
  const allowed = numbers.map(({ row, col }) => tolerance({ node: node.id, row, col }, trace));
  const within = Math.max(rounding, ...allowed);
  const typed = { trace, cell, key: numberKey(cell, trace), numbers, within };
  const found = recognisedMistake(typed, (mistake) => isMadeHere(mistake, node, given));
  return (
    unsharedTie(typed) ?? (found && message(exercisesText('exercises.known_mistake'), { mistake: found }))
  );
}
