import type { Trace, VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import type { Action } from '../state/actions';
import { initialState } from '../state/preset';
import { attempt } from '../state/reduce';
import { isRefusal } from '../state/refusal';
import { settle } from '../state/settle';
import type { Document, State } from '../state/state';
import type { ContentsPart } from '../views/model';
import type { Library, OpenedLesson } from './library';
import { Runner } from './runner';

/** The words of an error, whatever was thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The state and its run, which belong together: either both move on, or neither does. */
export class Session {
  readonly #library: Library;
  readonly #runner = new Runner();
  #state: State;
  #trace: Trace;

  /** Starts in a lesson. */
  constructor(library: Library, opened: OpenedLesson) {
    this.#library = library;
    const state = initialState(opened.lesson, opened.schema);
    this.#trace = this.#runner.run(state.document, opened);
    this.#state = settle(state, this.#trace);
  }

  get state(): State {
    return this.#state;
  }

  get trace(): Trace {
    return this.#trace;
  }

  /** The lesson on show, and all that came with it. */
  get opened(): OpenedLesson {
    return this.#of(this.#state.document);
  }

  get lesson(): Lesson {
    return this.opened.lesson;
  }

  get schema(): VariantSchema {
    return this.opened.schema;
  }

  /** All lessons there are, in reading order. */
  get contents(): readonly ContentsPart[] {
    return this.#library.parts;
  }

  /** The run before the edits on show; null when none is shown, or when it cannot be run any more. */
  get before(): Trace | null {
    const { compared } = this.#state;
    if (compared === null) return null;
    try {
      return this.#runner.run(compared, this.#of(compared));
    } catch {
      return null;
    }
  }

  /** Does what is asked. Returns why not, in words, and has changed nothing then; empty when it is done. */
  dispatch(action: Action): string {
    const { lesson, schema } = this.opened;
    const next = attempt(this.#state, action, schema, lesson);
    if (isRefusal(next)) return next.error;
    if (next === this.#state) return '';
    try {
      const trace = this.#runner.run(next.document, this.#of(next.document));
      this.#state = settle(next, trace);
      this.#trace = trace;
      return '';
    } catch (error) {
      return wordsOf(error);
    }
  }

  /** Starts over from a state, with the history it brings: nothing here leads back to what was before. */
  adopt(state: State): string {
    try {
      this.#trace = this.#runner.run(state.document, this.#of(state.document));
      this.#state = settle(state, this.#trace);
      return '';
    } catch (error) {
      return wordsOf(error);
    }
  }

  /** Opens a lesson that has been fetched. */
  open({ lesson, schema }: OpenedLesson): string {
    return this.dispatch({ type: 'open-lesson', lesson, schema });
  }

  /** The lesson of a document. Whatever is on show, or in the history, has been fetched. */
  #of(document: Document): OpenedLesson {
    const opened = this.#library.get(document.lesson);
    if (opened === undefined) throw new Error(`The lesson “${document.lesson}” is not open.`);
    return opened;
  }
}
