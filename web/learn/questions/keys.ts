import type { CellRef, Trace } from '../../engine/types';
import type { Answer, Choice } from '../../lessons/guide';
import { cellValue } from '../../ui/format/format';
import { cellNamed, choicesIn, isExtreme, isIn, numberAt, partsOf, rowNamed } from './cells';
import type { CellKey, Key, NumberKey } from './judge';
import { hasMoved, movedCells, type Runs } from './what-if';

/** What an answer is held to, by the numbers of the run. */
export function keyOf(answer: Answer, runs: Runs): Key {
  const { before: trace } = runs;
  switch (answer.kind) {
    case 'cell':
      return cellKey(answer.cell, trace);
    case 'number':
    case 'bar':
      return numberKey(answer, trace);
    default:
      return {
        kind: 'text',
        right: rightAnswer(answer, runs),
        isTied: (given) => isAlsoRight(answer, given, trace),
      };
  }
}

/** Of equal largest or smallest numbers any is right, in the row or the column that the name fixes. */
function cellKey(name: string, trace: Trace): CellKey {
  const cell = cellNamed(name, trace);
  const number = numberAt(trace, cell);
  const parts = partsOf(name);
  const isTied = (row: number, col: number): boolean =>
    (isExtreme(parts.row) || row === cell?.row) &&
    (isExtreme(parts.col) || col === cell?.col) &&
    // Also 0 and −0.
    cell !== null &&
    numberAt(trace, { ...cell, row, col }) === number;
  return { kind: 'cell', cell: isIn(trace, cell) ? cell : null, isTied };
}

function numberKey(
  { cell: name, within }: Extract<Answer, { kind: 'number' | 'bar' }>,
  trace: Trace,
): NumberKey {
  const number = numberAt(trace, cellNamed(name, trace));
  return { kind: 'number', number, within, slip: 0, rules: { allowMinusInfinity: number === -Infinity } };
}

/**
 * The right answer: the index of a choice, `1,2` for a cell, the number, the indices of words in order, a 1 for each marked cell and a
 * 0 for each other one, or `grow`, `shrink`, `stay`; empty if the run has none.
 */
export function rightAnswer(answer: Answer, { before, after }: Runs): string {
  switch (answer.kind) {
    case 'word': {
      const cell = cellNamed(answer.cell, before);
      const at = choicesIn(answer.cell, before).findIndex(
        ({ row, col }) => row === cell?.row && col === cell.col,
      );
      return at < 0 ? '' : String(at);
    }
    case 'cell': {
      const cell = cellNamed(answer.cell, before);
      return cell === null ? '' : `${cell.row},${cell.col}`;
    }
    case 'number':
    case 'bar':
      return String(numberAt(before, cellNamed(answer.cell, before)));
    case 'order':
      return orderOf(answer.row, before).join(',');
    case 'mask':
      return bits(before.node(answer.node)?.data ?? [], (value) => value === 0);
    case 'moved': {
      const { cols = 0, data = [] } = before.node(answer.node) ?? {};
      const moved = new Set(movedCells(answer.node, before, after).map(({ row, col }) => row * cols + col));
      return bits(data, (_, at) => moved.has(at));
    }
    case 'change':
      return changeOf(answer.cell, before, after);
    case 'choice':
      return String(answer.choices.findIndex((choice) => isTrue(choice, after)));
  }
}

/** The cell whose number answers a question about a run; null if there is no single one. */
export function rightCell(answer: Answer, trace: Trace): CellRef | null {
  if ('cell' in answer) return cellNamed(answer.cell, trace);
  if (answer.kind !== 'choice') return null;
  const choice = answer.choices.find((each) => isTrue(each, trace));
  return choice === undefined || typeof choice.holds === 'boolean' ? null : cellNamed(choice.holds[0], trace);
}

function bits(data: ArrayLike<number>, isSet: (value: number, at: number) => boolean): string {
  return Array.from(data, (value, at) => (isSet(value, at) ? '1' : '0')).join('');
}

/** The columns of a row, the largest number first. */
function orderOf(name: string, trace: Trace): readonly number[] {
  const found = rowNamed(name, trace);
  if (found === null) return [];
  const { node, row } = found;
  return Array.from({ length: node.cols }, (_, col) => col).sort(
    (a, b) => cellValue(node, row, b) - cellValue(node, row, a),
  );
}

function changeOf(name: string, before: Trace, after: Trace): string {
  const cell = cellNamed(name, before);
  const difference = numberAt(after, cell) - numberAt(before, cell);
  if (Number.isNaN(difference)) return '';
  if (cell === null || !hasMoved(cell, before, after)) return 'stay';
  return difference > 0 ? 'grow' : 'shrink';
}

/** Whether the claim of a choice holds in a run. */
export function isTrue({ holds }: Choice, trace: Trace): boolean {
  if (typeof holds === 'boolean') return holds;
  const [name, is, than] = holds;
  const left = numberAt(trace, cellNamed(name, trace));
  const right = typeof than === 'number' ? than : numberAt(trace, cellNamed(than, trace));
  return is === '=' ? left === right : is === '<' ? left < right : left > right;
}

/** Equal numbers: another word with the same number, another order of equal ones. */
function isAlsoRight(answer: Answer, given: string, trace: Trace): boolean {
  if (answer.kind === 'word') {
    const chosen = choicesIn(answer.cell, trace)[Number(given)] ?? null;
    return numberAt(trace, chosen) === numberAt(trace, cellNamed(answer.cell, trace));
  }
  const found = answer.kind === 'order' ? rowNamed(answer.row, trace) : null;
  if (found === null) return false;
  const values = given.split(',').map((col) => cellValue(found.node, found.row, Number(col)));
  return values.every((value, at) => at === 0 || value <= (values[at - 1] ?? value));
}
