/** Characters of a typed answer: fields take no more, and no more are kept. */
export const maxAnswerLength = 400;

export type Verdict =
  | 'right'
  | 'wrong'
  | 'too small'
  | 'too large'
  | 'another matrix'
  | 'nothing'
  | 'no number';

/** The reader's answer to a question of a tour. */
export interface TourAnswer {
  /** The typed text, or the index of the choice; unused if the answer is a selected cell. */
  readonly given: string;
  readonly tries: number;
  readonly verdict: Verdict | null;
  /** Whether the reader asked for the answer instead. */
  readonly isRevealed?: boolean;
}
