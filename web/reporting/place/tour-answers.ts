import { type GivenAnswer, type Verdict, verdicts } from '../../store/ui/answer';
import type { KeptEntry } from './place-text';

const codes: Readonly<Record<Verdict, string>> = {
  right: 'r',
  wrong: 'w',
  'too small': 's',
  'too large': 'l',
  close: 'c',
  'another matrix': 'm',
  nothing: 'n',
  'no number': 'x',
};

/** No verdict yet. */
const unchecked = 'u';

const codeOf = ({ tries, verdict, isRevealed }: GivenAnswer): string =>
  `${verdict === null ? unchecked : codes[verdict]}${tries}${isRevealed ? 'h' : ''}`;

/**
 * The answers of a tour, those first whose text is needed most: without a right answer yet, then near the stop that the learner
 * is at (counted from 1). Of an answer without its text, the verdict is still known.
 */
export function tourEntries(
  answers: Readonly<Record<number, GivenAnswer>>,
  stop: number,
): readonly KeptEntry[] {
  const distance = (id: string): number => Math.abs(Number(id) + 1 - stop);
  const isRight = (id: string): number => (answers[Number(id)]?.verdict === 'right' ? 1 : 0);
  return Object.entries(answers)
    .map(([id, answer]) => ({ id, code: codeOf(answer), text: answer.given }))
    .toSorted((one, other) => isRight(one.id) - isRight(other.id) || distance(one.id) - distance(other.id));
}

/** What `tourEntries` has written; the element checks it again like any state. */
export function readTourEntries(entries: readonly KeptEntry[]): Readonly<Record<number, GivenAnswer>> {
  const found: Record<number, GivenAnswer> = {};
  for (const { id, code, text } of entries) {
    const [, letter, tries, hidden] = /^([a-z])(\d+)(h?)$/.exec(code) ?? [];
    const verdict = verdictOf(letter);
    if (verdict === undefined || !/^\d+$/.test(id)) continue;
    const answer = { given: text ?? '', tries: Number(tries), verdict };
    found[Number(id)] = hidden === 'h' ? { ...answer, isRevealed: true } : answer;
  }
  return found;
}

function verdictOf(letter: string | undefined): Verdict | null | undefined {
  if (letter === unchecked) return null;
  return verdicts.find((verdict) => codes[verdict] === letter);
}
