import type { Engine } from '../engine/engine';
import { detailsOf } from '../engine/errors';
import type { Trace, VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import type { Action } from './actions/actions';
import { clampToTrace } from './document/clamp-to-trace';
import { withLoss } from './document/loss';
import { isRefusal, type Refusal, refuse } from './document/refusal';
import type { Document, Loss } from './document/state';
import { initialLabState, type LabState } from './lab-state';
import { reduce, withRefusal } from './reduce';
import { type BackwardEngine, RunCache } from './run-cache';

/** A lesson with what runs it. */
export interface RunnableLesson {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly engine: Engine;
}

/** The lessons that have been loaded. */
export interface FetchedLessons<Of extends RunnableLesson> {
  get(id: string): Of | undefined;
  /** Null until it has been loaded. */
  readonly backwardPass: BackwardEngine | null;
}

/** Called after every action, with the new and the previous state. */
export type Listener = (state: LabState, before: LabState) => void;

/** The state of one element and its trace. An action updates both, or neither if the engine refuses the new state. */
export class LabStore<Of extends RunnableLesson = RunnableLesson> {
  readonly #lessons: FetchedLessons<Of>;
  readonly #runs = new RunCache();
  readonly #listeners = new Set<Listener>();
  #state: LabState;
  #trace: Trace;

  constructor(lessons: FetchedLessons<Of>, { lesson, schema }: RunnableLesson, isPage = false) {
    this.#lessons = lessons;
    const state = initialLabState(lesson, schema, isPage);
    this.#trace = this.#run(state.document);
    this.#state = clampToTrace(state, this.#trace);
  }

  get state(): LabState {
    return this.#state;
  }

  get trace(): Trace {
    return this.#trace;
  }

  /** The current lesson with its schema and engine. */
  get opened(): Of {
    return this.lessonOf(this.#state.document.lesson);
  }

  get lesson(): Lesson {
    return this.opened.lesson;
  }

  get schema(): VariantSchema {
    return this.opened.schema;
  }

  /** The trace before the edits that are shown as a difference; null if none is shown, or if it can no longer be run. */
  get before(): Trace | null {
    const { compared, document } = this.#state;
    try {
      return compared === null ? null : this.#run(comparedWith(compared, document.loss));
    } catch {
      return null;
    }
  }

  /** Applies an action. Returns why it was refused, or null; after a refusal only the error message has changed. */
  dispatch(action: Action): Refusal | null {
    const before = this.#state;
    const next = reduce(before, action, this);
    const refusal = isRefusal(next) ? next : this.#apply(next);
    if (refusal !== null) this.#state = withRefusal(before, action, refusal);
    for (const listener of this.#listeners) listener(this.#state, before);
    return refusal;
  }

  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns a lesson by its id. The current lesson and all lessons in the history have been fetched. */
  lessonOf(id: string): Of {
    const opened = this.#lessons.get(id);
    if (opened === undefined) throw new Error(`The lesson “${id}” is not open.`);
    return opened;
  }

  /** Runs a state and makes it the current one, or returns why it cannot be run. */
  #apply(next: LabState): Refusal | null {
    const { document, position, trail } = this.#state;
    const isUnchanged = next.document === document && next.position === position && next.trail === trail;
    try {
      const trace = isUnchanged ? this.#trace : this.#run(next.document);
      // When the backward pass ends, the walk goes back to the node of the loss.
      this.#state = isUnchanged ? next : clampToTrace(next, trace, document.loss?.node);
      this.#trace = trace;
      return null;
    } catch (error) {
      return refuse(detailsOf(error));
    }
  }

  #run(document: Document): Trace {
    const { backwardPass } = this.#lessons;
    return this.#runs.run(document, { ...this.lessonOf(document.lesson), backwardPass });
  }
}

const compared = new WeakMap<Document, Document>();

/** The compared document with the current loss. Cached, so that it is the same object, and the run cache finds it. */
function comparedWith(document: Document, loss: Loss | undefined): Document {
  const cached = compared.get(document);
  if (cached !== undefined && cached.loss === loss) return cached;
  const created = withLoss(document, loss);
  compared.set(document, created);
  return created;
}
