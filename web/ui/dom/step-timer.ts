import type { Granularity } from '../../store/document/state';

/** Milliseconds per step, by granularity. */
const stepDurations: Readonly<Record<Granularity, number>> = {
  key: 3200,
  short: 3200,
  section: 4000,
  equation: 3200,
  row: 1600,
  cell: 800,
};

/** The time in which a step is rendered and its motion created, in milliseconds. */
const renderTime = 100;

/** Calls a function at intervals until it is stopped or the function returns false. */
export class StepTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /**
   * `granularity` and `minimum` are read after each step: the granularity may change during playback, and a step may take longer.
   */
  start(granularity: () => Granularity, step: () => boolean, minimum: () => number = () => 0): void {
    this.stop();
    const wait = (): void => {
      this.#timer = setTimeout(tick, Math.max(stepDurations[granularity()], minimum()));
    };
    const tick = (): void => {
      this.#timer = setTimeout(wait, renderTime);
      if (!step()) this.stop();
    };
    this.#timer = setTimeout(tick, stepDurations[granularity()] / 4);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
