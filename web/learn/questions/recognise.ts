import { recogniseMistakes } from '../../engine/analysis/mistakes';
import type { CellRef, GivenNumber, Message, Mistake, Trace } from '../../engine/types';
import { learnText } from '../../i18n/en/learn';
import { message } from '../../i18n/message';
import { numberAt } from './cells';
import { isWrong, type NumberKey } from './judge';

/** Numbers that have been given for a matrix, and the one of them that is asked about. */
export interface GivenNumbers {
  /** The run of the full build, which knows usual mistakes. */
  readonly trace: Trace;
  readonly cell: CellRef;
  readonly key: NumberKey;
  /** All numbers for the matrix, that of the cell among them: a mistake is recognised only if it gives all of them. */
  readonly numbers: readonly GivenNumber[];
  /** By how much a number may differ from that of a mistake. */
  readonly within: number;
}

/** The usual mistake that gives the numbers; null if there is none, or if that of the cell is no wrong one. */
export function recognisedMistake(
  { trace, cell, key, numbers, within }: GivenNumbers,
  isPossible: (mistake: Mistake) => boolean = () => true,
): Message | null {
  const typed = numberOf(cell, numbers);
  if (typed === undefined || !isWrong(typed, key)) return null;
  const { cols = 0 } = trace.node(cell.node) ?? {};
  const found = recogniseMistakes(trace, cell.node, numbers, within).mistakes.find(
    (each) => isPossible(each) && isWrong(each.data.data[cell.row * cols + cell.col] ?? Number.NaN, key),
  );
  return found?.diagnosis ?? null;
}

/** The rule for ties, if one of several equal largest scores has been given all of the weight, or none; else null. */
export function unsharedTie({ trace, cell, key, numbers }: GivenNumbers): Message | null {
  const typed = numberOf(cell, numbers);
  const right = numberAt(trace, cell);
  const isUnshared = right > 0 && right < 1 && (typed === 0 || typed === 1) && isWrong(typed, key);
  return isUnshared && trace.explain(cell).reduction === 'hardmax' ? message(learnText('learn.tie')) : null;
}

function numberOf({ row, col }: CellRef, numbers: readonly GivenNumber[]): number | undefined {
  return numbers.find((each) => each.row === row && each.col === col)?.number;
}
