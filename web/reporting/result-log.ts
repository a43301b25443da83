import type { AnswerDetail, ResultDetail } from '../store/results';
import type { UiIntent } from '../ui/ui-intent';

/** Where the events go. */
export type Reporter = Pick<UiIntent, 'emit'>;

/** Dispatches the `answer` and `result` events of one element, and measures the time that they report. */
export class ResultLog {
  readonly #intent: Reporter;
  readonly #now: () => number;
  /** By id of a question, or of a series of questions: when it was first shown, in milliseconds. */
  readonly #shown = new Map<string, number>();

  constructor(intent: Reporter, now = () => performance.now()) {
    this.#intent = intent;
    this.#now = now;
  }

  /** Starts the time of a question or a series, unless it has been started. */
  start(id: string): void {
    if (!this.#shown.has(id)) this.#shown.set(id, this.#now());
  }

  /** Forgets the times of a series and its questions, whose ids begin with `id/`, so that it can be done again. */
  restart(id: string): void {
    for (const each of this.#shown.keys())
      if (each === id || each.startsWith(`${id}/`)) this.#shown.delete(each);
    this.start(id);
  }

  answer(answer: Omit<AnswerDetail, 'seconds'>): void {
    this.#intent.emit('answer', { ...answer, seconds: this.#seconds(answer.question) });
  }

  /** `series` is the id that `start` was called with. */
  result(series: string, result: Omit<ResultDetail, 'seconds'>): void {
    this.#intent.emit('result', { ...result, seconds: this.#seconds(series) });
  }

  /** Rounded to a tenth, which is all that a human reaction is worth. */
  #seconds(id: string): number {
    const now = this.#now();
    return Math.round((now - (this.#shown.get(id) ?? now)) / 100) / 10;
  }
}

const logs = new WeakMap<Reporter, ResultLog>();

/** The log of an element: one for each intent. */
export function resultLog(intent: Reporter): ResultLog {
  const log = logs.get(intent) ?? new ResultLog(intent);
  logs.set(intent, log);
  return log;
}
