import type { AnswerDetail, ResultDetail } from '../../store/results';
import type { ScormApi } from './api';
import { ending, interaction, type Pair, score, suspended } from './data-model';

const elements = {
  '1.2': {
    status: 'cmi.core.lesson_status',
    success: 'cmi.core.lesson_status',
    passing: 'cmi.student_data.mastery_score',
    location: 'cmi.core.lesson_location',
  },
  '2004': {
    status: 'cmi.completion_status',
    success: 'cmi.success_status',
    passing: 'cmi.scaled_passing_score',
    location: 'cmi.location',
  },
} as const;

/** One attempt of a learner, from the start of the page to its end. */
export class ScormSession {
  readonly #api: ScormApi;
  readonly #now: () => Date;
  readonly #start: number;
  #interactions: number;
  #isDone: boolean;
  #isOver = false;

  /** The platform must have accepted `initialize`. */
  constructor(api: ScormApi, now = () => new Date()) {
    this.#api = api;
    this.#now = now;
    this.#start = now().getTime();
    const status = api.get(elements[api.version].status);
    this.#isDone = /^(completed|passed|failed)$/.test(status);
    if (!this.#isDone) this.#set([[elements[api.version].status, 'incomplete']]);
    // Platforms of version 1.2 may have no interactions.
    const count = api.get('cmi.interactions._count');
    this.#interactions = /^\d+$/.test(count) ? Number(count) : Number.NaN;
  }

  /** What `suspend` has kept in an earlier session; null if there is none. */
  get place(): unknown {
    try {
      return JSON.parse(this.#api.get('cmi.suspend_data') || 'null');
    } catch {
      return null;
    }
  }

  answer(answer: AnswerDetail): void {
    if (Number.isNaN(this.#interactions)) return;
    this.#set(interaction(this.#api.version, this.#interactions, answer, this.#now()));
    this.#interactions += 1;
    this.#api.commit();
  }

  result(result: ResultDetail): void {
    const { version } = this.#api;
    const { passing, success } = elements[version];
    const share = Number.parseFloat(this.#api.get(passing)) / (version === '1.2' ? 100 : 1);
    const grading = { passing: Number.isNaN(share) ? null : share, status: this.#api.get(success) };
    this.#set(score(version, result, grading));
    this.#isDone = true;
    this.#api.commit();
  }

  /** Keeps where the reader is. `location` is for teachers who look into the report. */
  suspend(place: unknown, location: string): void {
    const { version } = this.#api;
    this.#set([...suspended(version, place), [elements[version].location, location.slice(0, 255)]]);
  }

  commit(): void {
    if (!this.#isOver) this.#api.commit();
  }

  /** Ends the session; the platform adds its time to the others. */
  end(): void {
    if (this.#isOver) return;
    const seconds = (this.#now().getTime() - this.#start) / 1000;
    this.#set(ending(this.#api.version, seconds, this.#isDone));
    this.#api.commit();
    this.#api.terminate();
    this.#isOver = true;
  }

  /** An element that the platform does not have is no reason to stop. */
  #set(pairs: readonly Pair[]): void {
    if (this.#isOver) return;
    for (const [element, value] of pairs) this.#api.set(element, value);
  }
}
