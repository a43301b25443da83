/** An answer to a question of an exercise. */
export interface AnswerDetail {
  /** The exercise and the question, such as `masks:row:17 weights:0,1`. */
  readonly question: string;
  /** The question as the reader sees it. */
  readonly text: string;
  /** How it is answered: `cell` by a number, `mistake` by a cell, `mask` by a choice, `order` by steps. */
  readonly kind: string;
  readonly given: string;
  readonly right: boolean;
  /** From 1. */
  readonly attempt: number;
  /** Since the exercise was opened. */
  readonly seconds: number;
}

/** The result of an exercise that is finished. */
export interface ResultDetail {
  readonly kind: 'exercise';
  /** The exercise, such as `masks:row:17`. */
  readonly id: string;
  /** The title of its lesson. */
  readonly title: string;
  /** The number of questions. */
  readonly total: number;
  /** Those answered without showing the answer. */
  readonly right: number;
  readonly attempts: number;
  readonly seconds: number;
}

/** Called with every judged answer: the only place from which answers leave an exercise. */
export function onAnswer(target: EventTarget, detail: AnswerDetail): void {
  target.dispatchEvent(new CustomEvent('answer', { detail, bubbles: true, composed: true }));
}

/** Called once, when every question is answered or shown. */
export function onResult(target: EventTarget, detail: ResultDetail): void {
  target.dispatchEvent(new CustomEvent('result', { detail, bubbles: true, composed: true }));
}
