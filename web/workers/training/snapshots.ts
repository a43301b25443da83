/** What can be gone back to. When there are too many, every other one goes: they lie ever further apart. */
export class Snapshots<Kept> {
  readonly #most: number;
  readonly #kept = new Map<number, Kept>();
  #apart = 1;

  constructor(most: number) {
    this.#most = most;
  }

  /** The steps that were kept, in order. */
  get steps(): readonly number[] {
    return [...this.#kept.keys()].sort((one, other) => one - other);
  }

  /** Keeps what `make` makes of a step, if it is one of those to keep. */
  offer(step: number, make: () => Kept): void {
    if (step % this.#apart !== 0 || this.#kept.has(step)) return;
    this.#kept.set(step, make());
    if (this.#kept.size > this.#most) this.#thin();
  }

  /** Keeps a step that came from elsewhere. */
  keep(step: number, kept: Kept): void {
    this.#kept.set(step, kept);
  }

  /** The latest one that is not after `step`, the first if there is none; null when nothing is kept. */
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
