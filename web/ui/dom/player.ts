import type { Granularity } from '../../store/document/state';

/** How long each step stays, in milliseconds: the smaller the step, the less there is to read. */
const stepDurations: Readonly<Record<Granularity, number>> = {
  section: 4000,
  equation: 3200,
  row: 1600,
  cell: 800,
};

/** Steps on by itself until told to stop, or until there is no step left. */
export class Player {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** Calls `step` at the pace of the grain for as long as it returns true. */
  start(grain: () => Granularity, step: () => boolean): void {
    this.stop();
    const tick = (): void => {
      this.#timer = setTimeout(tick, stepDurations[grain()]);
      if (!step()) this.stop();
    };
    this.#timer = setTimeout(tick, stepDurations[grain()] / 4);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
