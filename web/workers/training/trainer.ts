import { reportOf } from '../../engine/errors';
import { TrainingEngine } from '../../engine/training-session';
import { scheduleOf } from '../../training/learning-rates';
import type { Command, TrainingEvent } from './messages';
import { Run } from './run';
import { Snapshots } from './snapshots';

type Opening = Extract<Command, { readonly kind: 'open' }>;

/** Milliseconds of work after which the trainer looks up: half a frame. */
const longestWork = 8;

/** So many snapshots at most: a step back in them is a few steps of training. */
const mostSnapshots = 24;

const isLost = (error: unknown): boolean => !(error instanceof Error && error.message.startsWith('['));

/**
 * Trains one model, or two in step, and tells what comes of it. It sits in a worker, or where a page may not have one, on
 * the page itself, and looks up between two steps for whether it is to go on.
 */
export class Trainer {
  readonly #tell: (event: TrainingEvent) => void;
  #epoch = 0;
  #runs: readonly Run[] = [];
  #snapshots = new Snapshots<readonly Uint8Array[]>(mostSnapshots);
  #steps = 0;
  #spent = 0;
  #end = 0;
  #example = 0;
  #silent: readonly number[] = [];
  /** Milliseconds from one step to the next; null while nothing is going on. */
  #wait: number | null = null;
  #isTraining = false;
  #mayTell = false;
  #hasNews = false;
  #wake: (() => void) | null = null;

  constructor(tell: (event: TrainingEvent) => void) {
    this.#tell = tell;
  }

  async take(command: Command): Promise<void> {
    const epoch = command.kind === 'open' ? command.epoch : this.#epoch;
    try {
      if (command.kind === 'open') await this.#open(command);
      else this.#obey(command);
    } catch (error) {
      this.#fail(error, epoch, command.kind === 'open');
    }
  }

  /** Lets go of all models. */
  close(): void {
    this.#pause();
    for (const run of this.#runs) run.close();
    this.#runs = [];
  }

  async #open({ epoch, file, plans, measuring, end, example }: Opening): Promise<void> {
    this.close();
    this.#epoch = epoch;
    const trainingEngine = await TrainingEngine.open(file);
    // Others may have been opened meanwhile.
    if (epoch !== this.#epoch) return;
    this.#runs = plans.map((plan) => new Run(trainingEngine, plan, measuring));
    this.#snapshots = new Snapshots(mostSnapshots);
    this.#steps = 0;
    this.#spent = 0;
    this.#end = end;
    this.#example = example;
    this.#silent = [];
    this.#mayTell = true;
    this.#keep();
    const courses = plans.map(({ request }) => scheduleOf(trainingEngine, request.schedule, end));
    this.#tell({ kind: 'courses', epoch, courses });
    this.#report();
  }

  #obey(command: Exclude<Command, Opening>): void {
    if (this.#runs.length === 0) return;
    switch (command.kind) {
      case 'start':
        this.#silent = [];
        this.#wait = command.wait;
        this.#wake?.();
        void this.#train();
        break;
      case 'pause':
        this.#pause();
        this.#report();
        break;
      case 'step':
        this.#pause();
        this.#step();
        this.#report();
        break;
      case 'rewind':
        this.#rewind(command.to);
        break;
      case 'show':
        this.#example = command.example;
        this.#report();
        break;
      case 'silence':
        this.#pause();
        this.#silent = command.heads;
        this.#report();
        break;
      case 'seen':
        this.#mayTell = true;
        if (this.#hasNews) this.#report();
        break;
      case 'save':
        this.#save();
        break;
      case 'weights': {
        const weights = this.#runs[0]?.weights() ?? [];
        this.#tell({ kind: 'weights', epoch: this.#epoch, weights });
        break;
      }
      case 'load':
        this.#load(command.steps, command.checkpoints);
    }
  }

  async #train(): Promise<void> {
    if (this.#isTraining) return;
    this.#isTraining = true;
    try {
      while (this.#wait !== null) {
        const began = performance.now();
        do this.#step();
        while (this.#wait === 0 && performance.now() - began < longestWork);
        this.#report();
        await this.#lookUp(Math.max(0, (this.#wait ?? 0) - (performance.now() - began)));
      }
    } catch (error) {
      this.#fail(error, this.#epoch, false);
    }
    this.#isTraining = false;
  }

  #step(): void {
    const began = performance.now();
    for (const run of this.#runs) run.step();
    this.#steps += 1;
    this.#spent += performance.now() - began;
    this.#keep();
    if (this.#steps === this.#end) this.#finish();
  }

  /** The course is over: what came of it? Whoever wants to may go on. */
  #finish(): void {
    this.#pause();
    for (const run of this.#runs) run.measureAll();
  }

  #keep(): void {
    this.#snapshots.offer(this.#steps, () => this.#runs.map((run) => run.checkpoint()));
  }

  #pause(): void {
    this.#wait = null;
    this.#wake?.();
  }

  #rewind(to: number): void {
    this.#pause();
    const found = this.#snapshots.before(to);
    if (found === null) return;
    this.#restore(found.kept);
    this.#steps = found.step;
    this.#report();
  }

  #restore(checkpoints: readonly Uint8Array[]): void {
    this.#runs.forEach((run, at) => {
      const checkpoint = checkpoints[at];
      if (checkpoint === undefined) throw new Error('[training] the file has too few models in it');
      run.restore(checkpoint);
    });
  }

  #save(): void {
    const checkpoints = this.#runs.map((run) => run.checkpoint());
    this.#tell({ kind: 'saved', epoch: this.#epoch, steps: this.#steps, checkpoints });
  }

  #load(steps: number, checkpoints: readonly Uint8Array[]): void {
    this.#pause();
    this.#restore(checkpoints);
    this.#steps = steps;
    this.#snapshots.keep(steps, checkpoints);
    this.#report();
  }

  /** Tells what is new, unless the page has not drawn the last report yet: then it is told all of it at once. */
  #report(): void {
    if (this.#runs.length === 0) return;
    this.#hasNews = !this.#mayTell;
    if (!this.#mayTell) return;
    this.#mayTell = false;
    this.#tell({
      kind: 'progress',
      epoch: this.#epoch,
      steps: this.#steps,
      isGoing: this.#wait !== null,
      spent: this.#spent,
      kept: this.#snapshots.steps,
      news: this.#runs.map((run) => run.news(this.#example, this.#silent)),
    });
  }

  #fail(error: unknown, epoch: number, isOpening: boolean): void {
    if (epoch !== this.#epoch) return;
    this.#pause();
    this.#tell({ kind: 'failed', epoch, ...reportOf(error), isLost: isOpening || isLost(error) });
  }

  /** Lets what has arrived be heard, for `wait` milliseconds or until there is something else to do. */
  #lookUp(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = wait > 0 ? setTimeout(done, wait) : undefined;
      this.#wake = done;
      if (wait <= 0) soon(done);
    });
  }
}

/** After what has arrived. A timeout would sleep for four milliseconds. */
function soon(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(null);
}
