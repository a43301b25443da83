/** Snapshots by step. When there are too many, every other one is dropped, and later ones are taken half as often. */
export class Snapshots<Kept> {
  readonly #most: number;
  readonly #kept = new Map<number, Kept>();
  #apart = 1;

  constructor(most: number) {
    this.#most = most;
  }

  /** The steps with a snapshot, in ascending order. */
  get steps(): readonly number[] {
    return [...this.#kept.keys()].sort((one, other) => one - other);
  }

  /** Keeps the result of `make` if the step is a multiple of the current distance. */
  offer(step: number, make: () => Kept): void {
    if (step % this.#apart !== 0 || this.#kept.has(step)) return;
    this.#kept.set(step, make());
    if (this.#kept.size > this.#most) this.#thin();
  }

  /** Keeps a snapshot whatever its step. */
  keep(step: number, kept: Kept): void {
    this.#kept.set(step, kept);
  }

  /** The latest snapshot at or before `step`, else the first; null when there is none. */
  before(step: number): { readonly step: number; readonly kept: Kept } | null {
    const found = this.steps.filter((each) => each <= step).at(-1) ?? this.steps[0];
    const kept = found === undefined ? undefined : this.#kept.get(found);
    return found === undefined || kept === undefined ? null : { step: found, kept };
  }

  #thin(): void {
    this.#apart *= 2;
    for (const step of this.steps) if (step % this.#apart !== 0) this.#kept.delete(step);
  }
}
