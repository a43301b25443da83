import { engineError } from '../../engine/errors';
import type { Weight } from '../../engine/training';
import { TrainingEngine } from '../../engine/training-session';
import { scheduleOf } from '../../training/learning-rates';
import { reportOf } from '../error-report';
import type { Saved, TrainingListener, TrainingOptions } from './messages';
import { Run } from './run';
import { Snapshots } from './snapshots';

/** Milliseconds of training after which the trainer yields to its event loop: half a frame. */
const longestWork = 8;

/** More snapshots need more memory; fewer make each rewind coarser. */
const mostSnapshots = 24;

/**
 * Trains one model, or two in step, and reports progress. Between steps it yields to its event loop, so that it can be paused,
 * and so that it can run on the thread of the page.
 */
export class Trainer {
  /** Identifies the current run, too: each `open` passes another one. */
  #listener: TrainingListener | null = null;
  #runs: readonly Run[] = [];
  #snapshots = new Snapshots<readonly Uint8Array[]>(mostSnapshots);
  #steps = 0;
  #spent = 0;
  #end = 0;
  #example = 0;
  #silent: readonly number[] = [];
  /** Milliseconds from one step to the next; null while paused. */
  #wait: number | null = null;
  #isTraining = false;
  /** Whether a report has been sent and not yet been drawn. */
  #isReporting = false;
  #hasUpdates = false;
  #wake: (() => void) | null = null;

  /** Replaces the models. Resolves to the learning rate of each step up to the end, for each plan. */
  async open(
    file: string | BufferSource,
    { plans, measuring, end, example }: TrainingOptions,
    listener: TrainingListener,
  ): Promise<readonly Float64Array[]> {
    this.close();
    this.#listener = listener;
    const trainingEngine = await TrainingEngine.open(file);
    // Another run may have been opened meanwhile.
    if (listener !== this.#listener) return [];
    this.#runs = plans.map((plan) => new Run(trainingEngine, plan, measuring));
    this.#snapshots = new Snapshots(mostSnapshots);
    this.#steps = 0;
    this.#spent = 0;
    this.#end = end;
    this.#example = example;
    this.#silent = [];
    this.#isReporting = false;
    this.#keep();
    this.#report();
    return plans.map(({ request }) => scheduleOf(trainingEngine, request.schedule, end));
  }

  /** Frees all models. */
  close(): void {
    this.#stop();
    this.#listener = null;
    for (const run of this.#runs) run.close();
    this.#runs = [];
  }

  /** Trains until paused: one step every `wait` milliseconds, or as many as possible when that is 0. */
  start(wait: number): void {
    if (this.#runs.length === 0) return;
    this.#silent = [];
    this.#wait = wait;
    this.#wake?.();
    void this.#train();
  }

  pause(): void {
    this.#stop();
    this.#report();
  }

  step(): void {
    this.#stop();
    if (this.#runs.length > 0) this.#advance();
    this.#report();
  }

  /** Restores the latest snapshot at or before a step. Training on from there repeats the same steps. */
  rewind(to: number): void {
    this.#stop();
    const found = this.#snapshots.before(to);
    if (found === null) return;
    this.#restore(found.kept);
    this.#steps = found.step;
    this.#report();
  }

  /** Selects the held-out example that is reported. */
  show(example: number): void {
    this.#example = example;
    this.#report();
  }

  /** Reports and measures the models with some heads turned off. Training uses all of them. */
  silence(heads: readonly number[]): void {
    this.#stop();
    this.#silent = heads;
    this.#report();
  }

  save(): Saved {
    return { steps: this.#steps, checkpoints: this.#runs.map((run) => run.checkpoint()) };
  }

  /** The parameters of the first model. */
  weights(): readonly Weight[] {
    return this.#runs[0]?.weights() ?? [];
  }

  /** Throws `EngineError`, and changes nothing, when a checkpoint does not fit its model. */
  load({ steps, checkpoints }: Saved): void {
    this.#stop();
    this.#restore(checkpoints);
    this.#steps = steps;
    this.#snapshots.keep(steps, checkpoints);
    this.#report();
  }

  async #train(): Promise<void> {
    if (this.#isTraining) return;
    this.#isTraining = true;
    const listener = this.#listener;
    try {
      while (this.#wait !== null) {
        const began = performance.now();
        do this.#advance();
        while (this.#wait === 0 && performance.now() - began < longestWork);
        this.#report();
        await this.#yield(Math.max(0, (this.#wait ?? 0) - (performance.now() - began)));
      }
    } catch (error) {
      if (listener !== null) this.#fail(error, listener);
    }
    this.#isTraining = false;
  }

  #advance(): void {
    const began = performance.now();
    for (const run of this.#runs) run.step();
    this.#steps += 1;
    this.#spent += performance.now() - began;
    this.#keep();
    if (this.#steps === this.#end) this.#finish();
  }

  /** Measures all held-out examples at the end of the schedule. Training may go on. */
  #finish(): void {
    this.#stop();
    for (const run of this.#runs) run.measureAll();
  }

  #keep(): void {
    this.#snapshots.offer(this.#steps, () => this.#runs.map((run) => run.checkpoint()));
  }

  #stop(): void {
    this.#wait = null;
    this.#wake?.();
  }

  #restore(checkpoints: readonly Uint8Array[]): void {
    this.#runs.forEach((run, at) => {
      const checkpoint = checkpoints[at];
      if (checkpoint === undefined) throw engineError('training', 'error.file_too_few_models');
      run.restore(checkpoint);
    });
  }

  /** Sends what is new, unless the last report has not been drawn: then one report follows with all of it. */
  #report(): void {
    const listener = this.#listener;
    if (listener === null || this.#runs.length === 0) return;
    this.#hasUpdates = this.#isReporting;
    if (this.#isReporting) return;
    const updates = this.#runs.map((run) => run.takeUpdate(this.#example, this.#silent));
    this.#isReporting = true;
    void listener({
      kind: 'progress',
      steps: this.#steps,
      isGoing: this.#wait !== null,
      spent: this.#spent,
      kept: this.#snapshots.steps,
      updates,
    })
      .then(() => this.#reported(listener))
      .catch((error: unknown) => this.#fail(error, listener));
  }

  #reported(listener: TrainingListener): void {
    if (listener !== this.#listener) return;
    this.#isReporting = false;
    if (this.#hasUpdates) this.#report();
  }

  #fail(error: unknown, listener: TrainingListener): void {
    if (listener !== this.#listener) return;
    this.#stop();
    void listener({ kind: 'failed', error: reportOf(error) });
  }

  /** Yields to the event loop, for `wait` milliseconds or until woken. */
  #yield(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = wait > 0 ? setTimeout(done, wait) : undefined;
      this.#wake = done;
      if (wait <= 0) queueMacrotask(done);
    });
  }
}

/** Calls back after the events that are queued. A timeout would wait four milliseconds. */
function queueMacrotask(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(null);
}
