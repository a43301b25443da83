import type { Measure, News, Sight } from './messages';

/**
 * All that is known of one model's training. Going back in it takes nothing away: the same seed gives the same steps again.
 */
export class History {
  /** The loss of step 1, 2, 3 …, before the parameters moved; NaN where nothing is known. */
  readonly losses: number[] = [];
  /** The length of each step's gradient. */
  readonly norms: number[] = [];
  /** In the order of the steps. */
  measures: readonly Measure[] = [];
  sight: Sight | null = null;

  /** What was last measured up to a step; null if nothing was. */
  measureAt(step: number): Measure | null {
    return this.measures.filter((each) => each.step <= step).at(-1) ?? null;
  }

  take(news: News): void {
    this.remember(news);
    this.sight = news.sight;
  }

  remember({ from, losses, norms, measures }: Omit<News, 'sight'>): void {
    put(this.losses, from, losses);
    put(this.norms, from, norms);
    this.#merge(measures);
  }

  /** A step that was measured before has the same accuracy again; what was measured over more examples says more. */
  #merge(measures: readonly Measure[]): void {
    if (measures.length === 0) return;
    const all = [...this.measures, ...measures].sort((one, other) => one.over - other.over);
    const known = new Map(all.map((each) => [each.step, each]));
    this.measures = [...known.values()].sort((one, other) => one.step - other.step);
  }
}

function put(into: number[], from: number, values: readonly number[]): void {
  while (into.length < from) into.push(Number.NaN);
  values.forEach((value, at) => {
    into[from + at] = value;
  });
}
