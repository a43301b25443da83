import type { Engine } from '../engine/engine';
import { detailsOf } from '../engine/errors';
import type { Trace, VariantSchema } from '../engine/types';
import { formatError } from '../i18n/i18n';
import type { Lesson } from '../lessons/lesson';
import type { Action } from './actions/actions';
import { withLoss } from './document/loss';
import { isRefusal, type Refusal, refuse } from './document/refusal';
import { settle } from './document/settle';
import type { Document, Loss } from './document/state';
import { initialLabState, type LabState } from './lab-state';
import { reduce, refused } from './reduce';
import { type BackwardEngine, Runs } from './runs';

/** A lesson with what runs it. */
export interface RunnableLesson {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly engine: Engine;
}

/** The lessons that have been fetched so far. */
export interface FetchedLessons<Of extends RunnableLesson> {
  get(id: string): Of | undefined;
  /** What runs the backward pass; null until it has been fetched. */
  readonly backwardPass: BackwardEngine | null;
}

/** Hears of every action, with the state before it. */
export type Listener = (state: LabState, before: LabState) => void;

/** The state of one element and its run, which belong together: either both move on, or neither does. */
export class LabStore<Of extends RunnableLesson = RunnableLesson> {
  readonly #lessons: FetchedLessons<Of>;
  readonly #runs = new Runs();
  readonly #listeners = new Set<Listener>();
  #state: LabState;
  #trace: Trace;

  /** Starts in a lesson. */
  constructor(lessons: FetchedLessons<Of>, { lesson, schema }: RunnableLesson, isPage = false) {
    this.#lessons = lessons;
    const state = initialLabState(lesson, schema, isPage);
    this.#trace = this.#run(state.document);
    this.#state = settle(state, this.#trace);
  }

  get state(): LabState {
    return this.#state;
  }

  get trace(): Trace {
    return this.#trace;
  }

  /** The lesson on show, and all that came with it. */
  get opened(): Of {
    return this.lessonOf(this.#state.document.lesson);
  }

  get lesson(): Lesson {
    return this.opened.lesson;
  }

  get schema(): VariantSchema {
    return this.opened.schema;
  }

  /** The run before the edits on show; null when none is shown, or when it cannot be run any more. */
  get before(): Trace | null {
    const { compared, document } = this.#state;
    try {
      return compared === null ? null : this.#run(comparedWith(compared, document.loss));
    } catch {
      return null;
    }
  }

  /** Does what is asked. Returns why not; then nothing has changed but the message about it. */
  dispatch(action: Action): Refusal | null {
    const before = this.#state;
    const next = reduce(before, action, this);
    const refusal = isRefusal(next) ? next : this.#take(next);
    if (refusal !== null) this.#state = refused(before, action, refusal);
    for (const listener of this.#listeners) listener(this.#state, before);
    return refusal;
  }

  /** Returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The lesson of a document. Whatever is on show, or in the history, has been fetched. */
  lessonOf(id: string): Of {
    const opened = this.#lessons.get(id);
    if (opened === undefined) throw new Error(`The lesson “${id}” is not open.`);
    return opened;
  }

  /** Runs a state and takes it over, or returns why it cannot be run. */
  #take(next: LabState): Refusal | null {
    const { document, position, trail } = this.#state;
    const stays = next.document === document && next.position === position && next.trail === trail;
    try {
      const trace = stays ? this.#trace : this.#run(next.document);
      // Whoever ends the backward pass is back where it began.
      this.#state = stays ? next : settle(next, trace, document.loss?.node);
      this.#trace = trace;
      return null;
    } catch (error) {
      return refuse(formatError(detailsOf(error)));
    }
  }

  #run(document: Document): Trace {
    const { backwardPass } = this.#lessons;
    return this.#runs.run(document, { ...this.lessonOf(document.lesson), backwardPass });
  }
}

const compared = new WeakMap<Document, Document>();

/** The document that a difference starts from, with the backward pass on show: the same object each time, which is run once. */
function comparedWith(document: Document, loss: Loss | undefined): Document {
  const known = compared.get(document);
  if (known !== undefined && known.loss === loss) return known;
  const fresh = withLoss(document, loss);
  compared.set(document, fresh);
  return fresh;
}
