import type { Action } from '../../store/actions/actions';
import { stepForward } from '../../store/actions/walk';
import type { Position } from '../../store/document/state';
import type { LabStore } from '../../store/store';
import { StepTimer } from './step-timer';

/** Plays the steps of a lesson, one after the other. */
export class Playback {
  readonly #store: LabStore;
  readonly #dispatch: (action: Action) => void;
  readonly #minimum: () => number;
  readonly #nextStep: () => Position | null;
  readonly #timer = new StepTimer();

  /**
   * `dispatch` moves to the next step and reports a refusal; `minimum` is the time that the current step needs, in
   * milliseconds; `nextStep` is where the guide of the lesson goes, null for the next step of the walk.
   */
  constructor(
    store: LabStore,
    dispatch: (action: Action) => void,
    minimum: () => number,
    nextStep: () => Position | null,
  ) {
    this.#store = store;
    this.#dispatch = dispatch;
    this.#minimum = minimum;
    this.#nextStep = nextStep;
  }

  play(on: boolean): void {
    if (on === this.#store.state.ui.playing) return;
    this.#store.dispatch({ type: 'set-playing', playing: on });
    if (!on) this.#timer.stop();
    else
      this.#timer.start(
        () => this.#store.state.position.granularity,
        () => this.#step(),
        this.#minimum,
      );
  }

  /** Returns whether there was another step. */
  #step(): boolean {
    const { trace, state } = this.#store;
    const position = this.#nextStep() ?? stepForward(trace, state.position);
    const hasMoved = position !== state.position;
    if (hasMoved) this.#dispatch({ type: 'move', position });
    else this.#store.dispatch({ type: 'set-playing', playing: false });
    return hasMoved;
  }
}
