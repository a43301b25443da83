/** An answer to a question: of a tour, of a lesson, of an exercise. */
export interface AnswerDetail {
  /** The id of the question: `masks/check-0` in a lesson, `tour/4` at the fourth stop of an author's tour. */
  readonly question: string;
  /** The question as the reader sees it, without formatting. */
  readonly text: string;
  /** How the question is answered, such as `number`, `choice` or `cell`. */
  readonly kind: string;
  /** The answer as text: the typed number, the text of the choice, or the selected cell, `weights:1,2`. */
  readonly given: string;
  readonly right: boolean;
  /** How many answers this question has got, with this one. */
  readonly attempt: number;
  /** Seconds since the question was first shown. */
  readonly seconds: number;
}

/** The end of a tour, of an exercise, or of the checks of a lesson. */
export interface ResultDetail {
  readonly kind: 'tour' | 'lesson' | 'exercise';
  /** The id of a lesson or of a built-in tour; empty for those of an author. */
  readonly id: string;
  readonly title: string;
  /** Number of questions. */
  readonly total: number;
  /** Questions that were answered right in the end, without being shown the answer. */
  readonly right: number;
  /** Number of answers to all questions. */
  readonly attempts: number;
  /** Seconds since the first of them was shown. */
  readonly seconds: number;
}

/** The `detail` of the events about answers. */
export interface ResultDetails {
  readonly answer: AnswerDetail;
  readonly result: ResultDetail;
}
