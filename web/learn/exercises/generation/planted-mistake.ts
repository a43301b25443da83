import { findMistakes } from '../../../engine/analysis/mistakes';
import type { Trace, TraceNode } from '../../../engine/types';
import { isMadeHere } from '../diagnosis';
import type { Task } from '../exercise';
import { visibleDistance } from '../rounding';
import { cellsOf, isExact, isShort } from './numbers';

/** A difference of two decimals is at least this. */
const visible = 0.02;
const largestNumber = 99;

type MistakeTask = Extract<Task, { readonly kind: 'mistake' }>;

/**
 * A cell with the number that a usual mistake gives; null if none can be told from rounding. `choose` gives an index below a
 * count. The first choice is among all numbers that two decimals tell apart, so that a seed keeps the number it has always had;
 * where that one could be taken for rounding, the second choice is among the others.
 */
export function plantedMistake(
  trace: Trace,
  node: TraceNode,
  given: readonly TraceNode[],
  choose: (count: number) => number,
): MistakeTask | null {
  const candidates = candidatesOf(trace, node, given);
  const first = candidates[choose(Math.max(1, candidates.length))];
  if (first === undefined || isDistinct(first, node, trace)) return first ?? null;
  const distinct = candidates.filter((each) => isDistinct(each, node, trace));
  return distinct[choose(Math.max(1, distinct.length))] ?? null;
}

function candidatesOf(trace: Trace, node: TraceNode, given: readonly TraceNode[]): readonly MistakeTask[] {
  const found = findMistakes(trace, node.id).filter(({ isIndistinguishable }) => !isIndistinguishable);
  return found.flatMap((mistake) => {
    const diagnosis = isMadeHere(mistake, node, given) ? mistake.diagnosis : null;
    return cellsOf(node).flatMap(([row, col]): readonly MistakeTask[] => {
      const at = row * node.cols + col;
      const number = mistake.data.data[at] ?? Number.NaN;
      const isFit = Math.abs(number) <= largestNumber && (isShort(number) || !isExact(node));
      const isSeen = Math.abs(number - (node.data[at] ?? 0)) > visible;
      const wrong = { node: node.id, row, col };
      return isFit && isSeen ? [{ kind: 'mistake', wrong, number, diagnosis }] : [];
    });
  });
}

function isDistinct({ wrong, number }: MistakeTask, node: TraceNode, trace: Trace): boolean {
  const right = node.data[wrong.row * node.cols + wrong.col] ?? Number.NaN;
  return Math.abs(number - right) > visibleDistance(wrong, trace);
}
