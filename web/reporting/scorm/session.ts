import type { AnswerDetail, ResultDetail } from '../../store/results';
import { type KeptPlace, writePlace } from '../place/place-text';
import type { ScormApi } from './api';
import { ending, interaction, type Pair, placeLimits, score } from './data-model';

const elements = {
  '1.2': {
    status: 'cmi.core.lesson_status',
    success: 'cmi.core.lesson_status',
    points: 'cmi.core.score.raw',
    passing: 'cmi.student_data.mastery_score',
    location: 'cmi.core.lesson_location',
  },
  '2004': {
    status: 'cmi.completion_status',
    success: 'cmi.success_status',
    points: 'cmi.score.raw',
    passing: 'cmi.scaled_passing_score',
    location: 'cmi.location',
  },
} as const;

/** What a learner would miss: the place, the score and the status, and what has been answered. */
const essential = /\.(?:suspend_data|id|student_response|learner_response)$|score|status/;

/** What the learner has to know about what the platform has kept. */
export interface Storing {
  /** Whether everything has been accepted and stored. */
  readonly isStored: boolean;
  /** Of how many answers the text had to be left out, so that the place fits. */
  readonly lost: number;
}

/** One attempt of a learner, from the start of the page to its end. */
export class ScormSession {
  /** What an earlier session has kept with `suspend`, as it was at the start. */
  readonly stored: string;
  /** Where the learner was, as teachers see it. */
  readonly location: string;
  readonly #api: ScormApi;
  readonly #now: () => Date;
  readonly #start: number;
  readonly #report: (storing: Storing) => void;
  /** What has been refused, until it is accepted. */
  readonly #refused = new Map<string, string>();
  #lost = 0;
  #interactions: number;
  #isDone: boolean;
  #isOver = false;

  /** The platform must have accepted `initialize`. `report` is called after each attempt to store something. */
  constructor(api: ScormApi, now = () => new Date(), report: (storing: Storing) => void = () => {}) {
    this.#api = api;
    this.#now = now;
    this.#report = report;
    this.#start = now().getTime();
    const { status, location } = elements[api.version];
    // Before anything is set.
    this.stored = api.get('cmi.suspend_data');
    this.location = api.get(location);
    this.#isDone = /^(completed|passed|failed)$/.test(api.get(status));
    if (!this.#isDone) this.#set([[status, 'incomplete']]);
    // Platforms of version 1.2 may have no interactions.
    const count = api.get('cmi.interactions._count');
    this.#interactions = /^\d+$/.test(count) ? Number(count) : Number.NaN;
  }

  answer(answer: AnswerDetail): void {
    if (Number.isNaN(this.#interactions) || this.#isOver) return;
    const pairs = interaction(this.#api.version, this.#interactions, answer, this.#now());
    if (this.#set(pairs)) this.#interactions += 1;
    this.commit();
  }

  result(result: ResultDetail): void {
    const { version } = this.#api;
    const { passing, success, points } = elements[version];
    const share = this.#number(passing);
    this.#set(
      score(version, result, {
        passing: share === null ? null : share / (version === '1.2' ? 100 : 1),
        status: this.#api.get(success),
        points: this.#number(points),
      }),
    );
    this.#isDone = true;
    this.commit();
  }

  #number(element: string): number | null {
    const number = Number.parseFloat(this.#api.get(element));
    return Number.isNaN(number) ? null : number;
  }

  /** Keeps where the reader is. `location` is for teachers who look into the report. */
  suspend(place: KeptPlace, location: string): void {
    const { version } = this.#api;
    if (!this.#isOver) this.#suspend(place, placeLimits[version]);
    this.#set([[elements[version].location, location.slice(0, 255)]]);
  }

  /** The shortest limit that everything fits into; a longer one only if the platform gives back all of what it has got. */
  #suspend(place: KeptPlace, [limit, ...longer]: readonly number[]): void {
    if (limit === undefined) return;
    const { text, lost } = writePlace(place, limit);
    for (const each of lost > 0 ? longer : []) {
      const long = writePlace(place, each);
      const isAccepted = this.#api.set('cmi.suspend_data', long.text) === 'accepted';
      if (!isAccepted || this.#api.get('cmi.suspend_data') !== long.text) continue;
      this.#lost = long.lost;
      this.#refused.delete('cmi.suspend_data');
      return;
    }
    this.#set([['cmi.suspend_data', text]]);
    this.#lost = lost;
  }

  /** Has the platform store what has been set, and what it has refused before. */
  commit(): void {
    if (this.#isOver) return;
    this.#set([...this.#refused]);
    const isStored = this.#api.commit();
    this.#report({ isStored: isStored && this.#refused.size === 0, lost: this.#lost });
  }

  /** Ends the session; the platform adds its time to the others. */
  end(): void {
    if (this.#isOver) return;
    const seconds = (this.#now().getTime() - this.#start) / 1000;
    this.#set(ending(this.#api.version, seconds, this.#isDone));
    this.commit();
    this.#api.terminate();
    this.#isOver = true;
  }

  /** An element that the platform does not have is no reason to stop. Returns whether the first one was accepted. */
  #set(pairs: readonly Pair[]): boolean {
    if (this.#isOver) return false;
    const answers = pairs.map(([element, value]) => {
      const answer = this.#api.set(element, value);
      if (answer === 'refused' && essential.test(element)) this.#refused.set(element, value);
      else this.#refused.delete(element);
      return answer;
    });
    return answers[0] === 'accepted';
  }
}
