import type { AnswerDetail, ResultDetail } from '../../store/results';

/** Called with every judged answer: the only place from which answers leave an exercise. */
export function onAnswer(target: EventTarget, detail: AnswerDetail): void {
  target.dispatchEvent(new CustomEvent('answer', { detail, bubbles: true, composed: true }));
}

/** Called once, when every question is answered or shown. */
export function onResult(target: EventTarget, detail: ResultDetail): void {
  target.dispatchEvent(new CustomEvent('result', { detail, bubbles: true, composed: true }));
}
