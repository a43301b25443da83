import { EngineError, EngineFailure } from '../../engine/errors';
import type { FileSource } from '../../engine/files';
import { engineFile } from '../../engine/load';
import type { Weight } from '../../engine/training';
import { trainingText } from '../../i18n/en/training';
import { type Message, message } from '../../i18n/message';
import { loadFullTexts } from '../../i18n/messages';
import { type Connect, proxy, type Remote, sendable, WorkerClient } from '../client';
import { type ErrorReport, errorOf, reportOf } from '../error-report';
import { trainingConnections } from './connections';
import { sharedFrames } from './frames';
import { History } from './history';
import type { Progress, Saved, TrainingEvent, TrainingOptions } from './messages';
import type { TrainingFile } from './training-file';
import type { TrainingService } from './training-service';

type Trainer = Remote<TrainingService>['trainer'];

/** What the client needs of the page. */
export interface TrainingHost {
  /** Draws. It is called in a frame, and once in it. */
  changed(): void;
  readonly nextFrame: (then: () => void) => void;
  /** Tried in order until one answers. */
  readonly connections: readonly Connect<TrainingService>[];
  readonly engine: () => FileSource;
}

export const pageHost = (): Omit<TrainingHost, 'changed'> => ({
  nextFrame: sharedFrames((frame) => requestAnimationFrame(frame)),
  connections: trainingConnections,
  engine: () => engineFile('full'),
});

const texts = {
  unavailable: message(trainingText('error.nobody_trains')),
  crashed: message(trainingText('error.worker_trains_stopped')),
  closed: message('error.other', { text: 'The training was closed.' }),
};

/** Controls a training run in a worker, and keeps its history. */
export class TrainingClient {
  readonly #host: TrainingHost;
  readonly #client: WorkerClient<TrainingService>;
  phase: 'opening' | 'ready' | 'lost' = 'opening';
  /** Whether training is wanted to go on. */
  isGoing = false;
  /** Whether training goes on: after a pause, until the current step has ended. */
  isBusy = false;
  /** When training last stopped by itself, at the end of its schedule: milliseconds of `performance.now()`. */
  endedAt = Number.NEGATIVE_INFINITY;
  steps = 0;
  /** Milliseconds spent on training steps alone, without pauses, measuring and drawing. */
  spent = 0;
  /** The steps that have a snapshot. */
  kept: readonly number[] = [];
  histories: readonly History[] = [];
  /** The learning rate of each step, for each model; empty until it is known. */
  learningRates: readonly Float64Array[] = [];
  /** The heads that are turned off in what is shown. */
  silent: readonly number[] = [];
  /** The last error; null when there was none. */
  error: Message | null = null;
  /** Identifies the current run; the events of earlier ones are ignored. */
  #options: TrainingOptions | null = null;
  #example = 0;
  #drawn: (() => void)[] = [];
  #isDrawing = false;
  /** Whether `start` was called last; reports from before may still arrive. */
  #mayGo = false;
  #resuming: TrainingFile | null = null;
  #isClosed = false;

  constructor(host: TrainingHost) {
    this.#host = host;
    this.#client = new WorkerClient(host.connections, texts, (error) => this.#fail(error));
  }

  /** Starts over. What was trained before is discarded. */
  open(options: TrainingOptions): void {
    this.#options = options;
    this.#example = options.example;
    this.#resuming = null;
    this.histories = options.plans.map(() => new History());
    this.learningRates = [];
    this.phase = 'opening';
    this.#rest();
    this.isBusy = false;
    this.endedAt = Number.NEGATIVE_INFINITY;
    this.steps = 0;
    this.spent = 0;
    this.kept = [];
    this.silent = [];
    this.error = null;
    void this.#open(options);
    this.#drawSoon();
  }

  /** Takes one step every `wait` milliseconds, or as many as possible when that is 0. */
  start(wait: number): void {
    this.#mayGo = true;
    this.isGoing = true;
    this.silent = [];
    this.#send((trainer) => trainer.start(wait));
  }

  pause(): void {
    this.#rest();
    this.#send((trainer) => trainer.pause());
  }

  step(): void {
    this.#rest();
    this.#send((trainer) => trainer.step());
  }

  /** Goes back to the latest snapshot at or before a step. */
  rewind(to: number): void {
    this.#rest();
    this.#send((trainer) => trainer.rewind(to));
  }

  /** Selects the held-out example that is shown. */
  show(example: number): void {
    this.#example = example;
    this.#send((trainer) => trainer.show(example));
  }

  /** Shows the models with some heads turned off. Training uses all of them. */
  silence(heads: readonly number[]): void {
    this.#rest();
    this.silent = heads;
    this.#send((trainer) => trainer.silence(heads));
  }

  /** Checkpoints of the models as they are now. */
  save(): Promise<Saved> {
    return this.#client.call(({ trainer }) => trainer.save());
  }

  /** The parameters of the first model as they are now. */
  weights(): Promise<readonly Weight[]> {
    return this.#client.call(({ trainer }) => trainer.weights());
  }

  /** Continues from a file, as soon as the models are ready. A file that does not fit is refused and changes nothing. */
  resume(file: TrainingFile): void {
    this.#resuming = file;
    this.#resumeNow();
  }

  close(): void {
    this.#isClosed = true;
    this.#client.close();
  }

  #rest(): void {
    this.#mayGo = false;
    this.isGoing = false;
  }

  #send(command: (trainer: Trainer) => Promise<void>): void {
    const options = this.#options;
    if (this.phase !== 'ready') return;
    this.error = null;
    this.#client
      .call(({ trainer }) => command(trainer))
      .catch((error: unknown) => {
        if (options === this.#options) this.#fail(error);
      });
  }

  async #open(options: TrainingOptions): Promise<void> {
    const isCurrent = (): boolean => !this.#isClosed && options === this.#options;
    try {
      const [file] = await Promise.all([sendable(this.#host.engine()), loadFullTexts()]);
      if (!isCurrent()) return;
      const listener = proxy((event: TrainingEvent) => this.#receive(event, options));
      const request = { ...options, example: this.#example };
      const learningRates = await this.#client.call(({ trainer }) => trainer.open(file, request, listener));
      if (!isCurrent()) return;
      this.learningRates = learningRates;
      this.#drawSoon();
    } catch (error) {
      if (isCurrent()) this.#lose(reportOf(error));
    }
  }

  /** Resolves when the event is drawn: the trainer sends the next one only then, at most one a frame. */
  async #receive(event: TrainingEvent, options: TrainingOptions): Promise<void> {
    if (this.#isClosed || options !== this.#options) return;
    if (event.kind === 'progress') this.#take(event);
    else this.#fail(errorOf(event.error));
    await new Promise<void>((resolve) => {
      this.#drawn.push(resolve);
      this.#drawSoon();
    });
  }

  #take({ steps, isGoing, spent, kept, updates }: Progress): void {
    this.phase = 'ready';
    if (this.isGoing && !isGoing) this.endedAt = performance.now();
    this.isBusy = isGoing;
    this.isGoing = isGoing && this.#mayGo;
    this.steps = steps;
    this.spent = spent;
    this.kept = kept;
    updates.forEach((each, at) => {
      this.histories[at]?.take(each);
    });
    this.#resumeNow();
  }

  #resumeNow(): void {
    const file = this.#resuming;
    if (file === null || this.phase !== 'ready') return;
    this.#resuming = null;
    file.models.forEach((model, at) => {
      const { losses, norms, measures } = model;
      this.histories[at]?.remember({ from: 0, losses, norms, measures });
    });
    const checkpoints = file.models.map(({ checkpoint }) => checkpoint);
    this.#send((trainer) => trainer.load({ steps: file.steps, checkpoints }));
  }

  /** Shows an error that leaves the models as they are. */
  showError({ message: text, details }: ErrorReport): void {
    this.isGoing = false;
    this.error = details ?? message('error.other', { text });
    this.#drawSoon();
  }

  /** Errors that the engine does not report on purpose leave it in an unknown state. */
  #fail(error: unknown): void {
    const report = reportOf(error);
    if (error instanceof EngineFailure || (error instanceof EngineError && error.details !== null))
      this.showError(report);
    else this.#lose(report);
  }

  #lose(report: ErrorReport): void {
    this.phase = 'lost';
    this.showError(report);
  }

  #drawSoon(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    this.#host.nextFrame(() => {
      this.#isDrawing = false;
      if (this.#isClosed) return;
      this.#host.changed();
      for (const resolve of this.#drawn.splice(0)) resolve();
    });
  }
}
