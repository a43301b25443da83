/** Characters of a typed answer: fields take no more, and no more are kept. */
export const maxAnswerLength = 400;

/** `close`: off by no more than rounding in between explains. */
export const verdicts = [
  ...(['right', 'wrong', 'too small', 'too large', 'close'] as const),
  ...(['another matrix', 'nothing', 'no number'] as const),
];

export type Verdict = (typeof verdicts)[number];

/** Whether a verdict is about an answer, and not about a missing one or a text that is no number. */
export function isAnswer(verdict: Verdict | null): boolean {
  return verdict !== null && verdict !== 'nothing' && verdict !== 'no number';
}

/** The reader's answer to a question of a lesson, a tour or an exercise. */
export interface GivenAnswer {
  /** The typed text, or the index of the choice; unused in a tour if the answer is a selected cell. */
  readonly given: string;
  readonly tries: number;
  /** Null until it is checked, and while it is changed. */
  readonly verdict: Verdict | null;
  /** Whether the reader asked for the answer instead. */
  readonly isRevealed?: boolean;
  /** How many hints have been shown before. */
  readonly hints?: number;
}

export const noAnswer: GivenAnswer = { given: '', tries: 0, verdict: null };
