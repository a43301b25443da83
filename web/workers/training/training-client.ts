import { type ErrorReport, toErrorReport } from '../../engine/errors';
import type { FileSource } from '../../engine/files';
import { engineFile } from '../../engine/load';
import type { Weight } from '../../engine/training';
import { msg } from '../../i18n/i18n';
import type { Message } from '../../i18n/message';
import { type Channel, type Connect, inWorker, onPage } from './channel';
import { sharedFrames } from './frames';
import { History } from './history';
import type { Command, Measuring, Plan, Progress, TrainingEvent } from './messages';
import type { TrainingFile } from './training-file';

/** What is trained, and how it is watched. */
export interface Opening {
  readonly plans: readonly Plan[];
  readonly measuring: Measuring;
  readonly end: number;
  readonly example: number;
}

/** What the client needs of the page. */
export interface Surroundings {
  /** Something is to be drawn. It is called in a frame, and once in it. */
  changed(): void;
  readonly nextFrame: (then: () => void) => void;
  /** Who answers, and who does when nobody there can. */
  readonly lines: readonly Connect[];
  readonly engine: () => FileSource;
}

export const onThePage = (): Omit<Surroundings, 'changed'> => ({
  nextFrame: sharedFrames((frame) => requestAnimationFrame(frame)),
  lines: [inWorker, onPage],
  engine: () => engineFile('full'),
});

/** Checkpoints of all models that are trained side by side, after the same number of steps. */
export interface Saved {
  readonly steps: number;
  readonly checkpoints: readonly Uint8Array[];
}

/** The page's side of training: it gives the orders, and keeps what it is told. */
export class TrainingClient {
  readonly #page: Surroundings;
  phase: 'opening' | 'ready' | 'lost' = 'opening';
  /** Whether the models are to go on learning. */
  isGoing = false;
  /** Whether they still do: when they are to stop, they first come to the end of the step that they are at. */
  isBusy = false;
  /** When they last stopped by themselves, at the end of their course: milliseconds of `performance.now()`. */
  endedAt = Number.NEGATIVE_INFINITY;
  steps = 0;
  /** Milliseconds that the steps took, without pauses, measuring and drawing. */
  spent = 0;
  /** Steps that it is possible to go back to. */
  kept: readonly number[] = [];
  histories: readonly History[] = [];
  /** The learning rate of each step to come, for each model; empty until it is known. */
  courses: readonly Float64Array[] = [];
  /** The heads that are left out of what is shown. */
  silent: readonly number[] = [];
  /** The last thing that went wrong, in words; empty when nothing did. */
  trouble = '';
  /** The same as a message, where it has one. */
  details: Message | null = null;
  #lines: readonly Connect[];
  #channel: Channel | null = null;
  #isHeard = false;
  #epoch = 0;
  #opening: Opening | null = null;
  #isDrawing = false;
  /** What was asked for last; reports from before may still be on their way. */
  #mayGo = false;
  #resuming: TrainingFile | null = null;
  #saving: ((saved: Saved) => void)[] = [];
  #weighing: ((weights: readonly Weight[]) => void)[] = [];
  #isClosed = false;

  constructor(page: Surroundings) {
    this.#page = page;
    this.#lines = page.lines;
  }

  /** Begins anew. What was trained before is let go. */
  open(opening: Opening): void {
    this.#epoch += 1;
    this.#opening = opening;
    this.#saving = [];
    this.#weighing = [];
    this.#resuming = null;
    this.histories = opening.plans.map(() => new History());
    this.courses = [];
    this.phase = 'opening';
    this.#rest();
    this.isBusy = false;
    this.endedAt = Number.NEGATIVE_INFINITY;
    this.steps = 0;
    this.spent = 0;
    this.kept = [];
    this.silent = [];
    this.trouble = '';
    void this.#send();
    this.#drawSoon();
  }

  /** `wait` milliseconds from one step to the next; 0 for as many as there can be. */
  start(wait: number): void {
    this.#mayGo = true;
    this.isGoing = true;
    this.silent = [];
    this.#ask({ kind: 'start', wait });
  }

  pause(): void {
    this.#rest();
    this.#ask({ kind: 'pause' });
  }

  step(): void {
    this.#rest();
    this.#ask({ kind: 'step' });
  }

  rewind(to: number): void {
    this.#rest();
    this.#ask({ kind: 'rewind', to });
  }

  show(example: number): void {
    if (this.#opening === null) return;
    this.#opening = { ...this.#opening, example };
    this.#ask({ kind: 'show', example });
  }

  /** Shows the models without some of their heads. Learning goes on with all of them. */
  silence(heads: readonly number[]): void {
    this.#rest();
    this.silent = heads;
    this.#ask({ kind: 'silence', heads });
  }

  /** The models as they are now. */
  save(): Promise<Saved> {
    return new Promise((resolve) => {
      this.#saving.push(resolve);
      this.#ask({ kind: 'save' });
    });
  }

  /** What the first model has learned by now. */
  weights(): Promise<readonly Weight[]> {
    return new Promise((resolve) => {
      this.#weighing.push(resolve);
      this.#ask({ kind: 'weights' });
    });
  }

  /** Goes on from a file, as soon as there are models. What does not fit is refused, and nothing has changed then. */
  resume(file: TrainingFile): void {
    this.#resuming = file;
    this.#resumeNow();
  }

  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
    this.#channel = null;
  }

  #rest(): void {
    this.#mayGo = false;
    this.isGoing = false;
  }

  #ask(command: Command): void {
    if (this.phase !== 'ready') return;
    if (command.kind !== 'seen') this.trouble = '';
    this.#channel?.ask(command);
  }

  async #send(): Promise<void> {
    const [epoch, opening] = [this.#epoch, this.#opening];
    try {
      const found = await this.#page.engine();
      if (this.#isClosed || epoch !== this.#epoch || opening === null) return;
      const file = found instanceof URL ? found.href : found;
      this.#channel ??= this.#connect();
      this.#channel.ask({ kind: 'open', epoch, file, ...opening });
    } catch (error) {
      this.#lose(toErrorReport(error));
    }
  }

  /** The first line that there can be. */
  #connect(): Channel {
    const [first, ...others] = this.#lines;
    if (first === undefined) throw new Error(msg('There is nobody here who could train.'));
    this.#lines = others;
    this.#isHeard = false;
    try {
      return first(
        (event) => this.#hear(event),
        () => this.#break(),
      );
    } catch {
      return this.#connect();
    }
  }

  /** A page may not make workers out of another origin's files: then it trains itself, in small pieces. */
  #break(): void {
    this.#channel?.close();
    this.#channel = null;
    if (this.#isHeard) this.#lose({ message: msg('The worker that trains has stopped.'), details: null });
    else void this.#send();
  }

  #hear(event: TrainingEvent): void {
    if (this.#isClosed || event.epoch !== this.#epoch) return;
    this.#isHeard = true;
    if (event.kind === 'progress') this.#take(event);
    else if (event.kind === 'courses') this.courses = event.courses;
    else if (event.kind === 'saved') {
      for (const resolve of this.#saving.splice(0)) resolve(event);
    } else if (event.kind === 'weights') {
      for (const resolve of this.#weighing.splice(0)) resolve(event.weights);
    } else if (event.isLost) this.#lose(event);
    else this.complain(event);
  }

  #take({ steps, isGoing, spent, kept, news }: Progress): void {
    this.phase = 'ready';
    if (this.isGoing && !isGoing) this.endedAt = performance.now();
    this.isBusy = isGoing;
    this.isGoing = isGoing && this.#mayGo;
    this.steps = steps;
    this.spent = spent;
    this.kept = kept;
    news.forEach((each, at) => {
      this.histories[at]?.take(each);
    });
    this.#resumeNow();
    this.#drawSoon();
  }

  #resumeNow(): void {
    const file = this.#resuming;
    if (file === null || this.phase !== 'ready') return;
    this.#resuming = null;
    file.models.forEach((model, at) => {
      const { losses, norms, measures } = model;
      this.histories[at]?.remember({ from: 0, losses, norms, measures });
    });
    this.#ask({ kind: 'load', steps: file.steps, checkpoints: file.models.map((each) => each.checkpoint) });
  }

  /** Something went wrong that takes nothing away. */
  complain({ message, details }: ErrorReport): void {
    this.isGoing = false;
    this.trouble = message;
    this.details = details;
    this.#drawSoon();
  }

  #lose(report: ErrorReport): void {
    this.phase = 'lost';
    this.complain(report);
  }

  /** The trainer hears that its report was seen, and only then makes another: at most one a frame. */
  #drawSoon(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    this.#page.nextFrame(() => {
      this.#isDrawing = false;
      if (this.#isClosed) return;
      this.#page.changed();
      this.#ask({ kind: 'seen' });
    });
  }
}
