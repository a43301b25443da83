import type { CellRef } from '../../engine/types';
import type { NumberRules } from '../../store/document/number';
import { isRefusal } from '../../store/document/refusal';
import { readTypedNumber } from '../../store/ui/typed-number';
import type { Verdict } from '../../store/ui/ui-state';

/** What an answer is held to. Guides, tours and exercises make it from the numbers of the run at the time of the answer. */
export type Key = NumberKey | CellKey | TextKey;

/** A number to type, or to set by a bar. */
export interface NumberKey {
  readonly kind: 'number';
  /** NaN if the run has none: then nothing is right. */
  readonly number: number;
  /** By how much a right answer may differ. */
  readonly within: number;
  /** By how much more rounding in between may move it; such an answer is `close`. */
  readonly slip: number;
  readonly rules: NumberRules;
}

/** A cell to select. */
export interface CellKey {
  readonly kind: 'cell';
  /** Null if the run has none. */
  readonly cell: CellRef | null;
  /** Whether another cell of the matrix is as right: one of several that are equally large. */
  isTied(row: number, col: number): boolean;
}

/** One of several texts: the index of a choice, words or steps in order, marks. */
export interface TextKey {
  readonly kind: 'text';
  /** Empty if the run has none. */
  readonly right: string;
  /** Whether another text is as right: another order of equal numbers. */
  isTied?(given: string): boolean;
}

/** Judges an answer: the typed number, the text, or the cell as `1,2` or, where it may be that of another matrix, `weights:1,2`. */
export function judge(given: string, key: Key): Verdict {
  if (given.trim() === '') return 'nothing';
  switch (key.kind) {
    case 'number': {
      const number = numberGiven(given, key.rules);
      return number === null ? 'no number' : judgeNumber(number, key);
    }
    case 'cell':
      return judgeCell(given, key);
    case 'text':
      return given === key.right || key.isTied?.(given) === true ? 'right' : 'wrong';
  }
}

/** The number of a typed answer; null if it is none. */
export function numberGiven(given: string, rules: NumberRules): number | null {
  const read = readTypedNumber(given, rules);
  return isRefusal(read) ? null : read.number;
}

export function judgeNumber(typed: number, { number: right, within, slip }: NumberKey): Verdict {
  if (Number.isNaN(right)) return 'wrong';
  const distance = typed === right ? 0 : Math.abs(typed - right);
  // An infinity is right only where it is meant: no tolerance reaches it.
  if (Number.isFinite(distance)) {
    // The floating-point difference of 0.72 and 0.715 is slightly larger than 0.005.
    const allowed = within + 4 * Number.EPSILON * Math.max(Math.abs(typed), Math.abs(right));
    if (distance <= allowed) return 'right';
    if (distance <= allowed + slip) return 'close';
  }
  return typed < right ? 'too small' : 'too large';
}

function judgeCell(given: string, { cell, isTied }: CellKey): Verdict {
  const [, node, row = '', col = ''] = /^(?:(.+):)?(\d+),(\d+)$/.exec(given) ?? [];
  if (node !== undefined && node !== cell?.node) return 'another matrix';
  if (cell === null || row === '') return 'wrong';
  const isSame = Number(row) === cell.row && Number(col) === cell.col;
  return isSame || isTied(Number(row), Number(col)) ? 'right' : 'wrong';
}

/** Whether a number is neither right nor off by what rounding explains. */
export function isWrong(number: number, key: NumberKey): boolean {
  const verdict = judgeNumber(number, key);
  return verdict === 'too small' || verdict === 'too large';
}
