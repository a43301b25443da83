import type { ExampleResult, HistoryUpdate, Measure } from './messages';

/** The history of one model's training. Rewinding removes nothing: the same seed gives the same steps again. */
export class History {
  /** The loss of step 1, 2, 3 …, before its update; NaN where it is unknown. */
  readonly losses: number[] = [];
  /** The gradient norm of each step. */
  readonly norms: number[] = [];
  /** In ascending order of steps. */
  measures: readonly Measure[] = [];
  result: ExampleResult | null = null;

  /** The last measure at or before a step; null if there is none. */
  measureAt(step: number): Measure | null {
    return this.measures.filter((each) => each.step <= step).at(-1) ?? null;
  }

  take(update: HistoryUpdate): void {
    this.remember(update);
    this.result = update.result;
  }

  remember({ from, losses, norms, measures }: Omit<HistoryUpdate, 'result'>): void {
    put(this.losses, from, losses);
    put(this.norms, from, norms);
    this.#merge(measures);
  }

  /** Of two measures of one step, keeps the one over more examples. */
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
