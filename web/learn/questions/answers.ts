import { type GivenAnswer, isAnswer } from '../../store/ui/answer';
import { judge, type Key } from './judge';

/** An answer after a check. What is no answer does not count as a try. */
export function checked(answer: GivenAnswer, given: string, key: Key): GivenAnswer {
  const verdict = judge(given, key);
  return { ...answer, given, verdict, tries: answer.tries + (isAnswer(verdict) ? 1 : 0) };
}

/** Whether a question needs no further answer. */
export function isSettled({ verdict, isRevealed }: GivenAnswer): boolean {
  return verdict === 'right' || isRevealed === true;
}

/** How the questions of a series were answered. */
export interface Score {
  readonly total: number;
  /** Without being shown the answer, as results count it: with hints or without. */
  readonly right: number;
  /** Of those, the ones before which hints were shown. */
  readonly withHints: number;
  readonly revealed: number;
  readonly attempts: number;
}

/** The score of some answers, of `total` questions. */
export function scoreOf(answers: readonly GivenAnswer[], total = answers.length): Score {
  const right = answers.filter(({ verdict, isRevealed }) => verdict === 'right' && !isRevealed);
  return {
    total,
    right: right.length,
    withHints: right.filter(({ hints = 0 }) => hints > 0).length,
    revealed: answers.filter(({ isRevealed }) => isRevealed).length,
    attempts: answers.reduce((sum, { tries }) => sum + tries, 0),
  };
}
