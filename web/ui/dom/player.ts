import type { Granularity } from '../../store/document/state';

/** Milliseconds per step, by granularity. */
const stepDurations: Readonly<Record<Granularity, number>> = {
  section: 4000,
  equation: 3200,
  row: 1600,
  cell: 800,
};

/** Calls a function at intervals until it is stopped or the function returns false. */
export class Player {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** `grain` is read before each step, since it may change during playback. */
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
