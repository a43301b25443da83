import type { CellChange, CellRef } from '../../../web/engine/types';
import { obstacleProblems } from './obstacle-checks';
import { differenceOf, looksSame, type Pair, type Problems, shown, when, wordsOf } from './pair';
import { numeral, type Printed, readPrinted, standsFor } from './printed';

/** Whether a number moved by more than the last digits of the largest one of its matrix, and of those that its step reads. */
function isMoved(pair: Pair, cell: CellRef): boolean {
  const sizes = [pair.before, pair.after].flatMap((run) => {
    const node = run.node(cell.node);
    const reads = node?.operands.flatMap((at) => run.nodes[at] ?? []) ?? [];
    return [node, ...reads].flatMap((each) => Array.from(each?.data ?? [], Math.abs));
  });
  return Math.abs(differenceOf(pair, cell)) > 1e-12 * Math.max(0, ...sizes.filter(Number.isFinite));
}

/** The sentence about a number that stayed, or moved too little to be seen. */
export function stillProblems(change: CellChange, text: string, pair: Pair): Problems {
  const { cell, kind } = change;
  const { little, stayed } = wordsOf(pair.locale);
  const numberAfter = (word: string): Printed | null => {
    const [, found] = new RegExp(`${word} (${numeral})`).exec(text) ?? [];
    return found === undefined ? null : readPrinted(found);
  };
  const [left, kept] = [numberAfter(little), numberAfter(stayed)];
  const [obstacle] = change.obstacles;
  return [
    ...when((kind === 'moved_little') !== (left !== null), `${kind}: ${text}`),
    ...when(left !== null && !standsFor(left, differenceOf(pair, cell)), `${left?.text} is not the change`),
    ...when(left !== null && !looksSame(pair, cell), `the change can be seen: ${text}`),
    ...when(
      kept !== null && kept.text !== shown(pair.after, pair.locale, cell).text,
      `${kept?.text} is not shown`,
    ),
    ...when(kept !== null && isMoved(pair, cell), 'it moved'),
    ...(obstacle === undefined ? [] : obstacleProblems(obstacle, pair)),
    ...change.obstacles.flatMap(({ at }) =>
      when(kind === 'unmoved' && isMoved(pair, at), `what stops the change moved itself: ${text}`),
    ),
  ];
}
