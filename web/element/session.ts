import type { Engine } from '../engine/engine';
import type { Trace, VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import type { Action } from '../state/actions';
import { initialState } from '../state/preset';
import { attempt } from '../state/reduce';
import { isRefusal } from '../state/refusal';
import { settle } from '../state/settle';
import type { Document, State } from '../state/state';
import { Runner } from './runner';

/** A lesson whose variant the engine has. */
interface Runnable {
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** The words of an error, whatever was thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The state and its run, which belong together: either both move on, or neither does. */
export class Session {
  readonly lessons: readonly Lesson[];
  readonly #runnable: readonly [Runnable, ...Runnable[]];
  readonly #runner: Runner;
  #state: State;
  #trace: Trace;

  /** Starts in the first lesson that the engine can run. */
  constructor(engine: Engine, lessons: readonly Lesson[]) {
    const [first, ...others] = lessons.flatMap((lesson): readonly Runnable[] => {
      const schema = engine.variants.find(({ id }) => id === lesson.variant);
      return schema === undefined ? [] : [{ lesson, schema }];
    });
    if (first === undefined) throw new Error('The engine has none of the variants of the lessons.');
    this.#runnable = [first, ...others];
    this.lessons = this.#runnable.map(({ lesson }) => lesson);
    this.#runner = new Runner(engine);
    const state = initialState(first.lesson, first.schema);
    this.#trace = this.#runner.run(state.document, first.schema);
    this.#state = settle(state, this.#trace);
  }

  get state(): State {
    return this.#state;
  }

  get trace(): Trace {
    return this.#trace;
  }

  get lesson(): Lesson {
    return this.#of(this.#state.document).lesson;
  }

  get schema(): VariantSchema {
    return this.#of(this.#state.document).schema;
  }

  get schemas(): readonly VariantSchema[] {
    return this.#runnable.map(({ schema }) => schema);
  }

  /** The run before the edits on show; null when none is shown, or when it cannot be run any more. */
  get before(): Trace | null {
    const { compared } = this.#state;
    if (compared === null) return null;
    try {
      return this.#runner.run(compared, this.#of(compared).schema);
    } catch {
      return null;
    }
  }

  /** Does what is asked. Returns why not, in words, and has changed nothing then; empty when it is done. */
  dispatch(action: Action): string {
    const { lesson, schema } = this.#of(this.#state.document);
    const next = attempt(this.#state, action, schema, lesson);
    if (isRefusal(next)) return next.error;
    if (next === this.#state) return '';
    try {
      const trace = this.#runner.run(next.document, this.#of(next.document).schema);
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
      this.#trace = this.#runner.run(state.document, this.#of(state.document).schema);
      this.#state = settle(state, this.#trace);
      return '';
    } catch (error) {
      return wordsOf(error);
    }
  }

  /** The state in which a lesson opens; null when there is no such lesson. */
  opening(id: string): State | null {
    const found = this.#runnable.find(({ lesson }) => lesson.id === id);
    return found === undefined ? null : initialState(found.lesson, found.schema);
  }

  /** Opens a lesson by its id. */
  open(id: string): string {
    const found = this.#runnable.find(({ lesson }) => lesson.id === id);
    return found === undefined
      ? `There is no lesson “${id}”.`
      : this.dispatch({ type: 'open-lesson', ...found });
  }

  #of(document: Document): Runnable {
    return this.#runnable.find(({ lesson }) => lesson.id === document.lesson) ?? this.#runnable[0];
  }
}
