import { detailsOf } from '../../engine/errors';
import type { Trace, VariantSchema } from '../../engine/types';
import { formatError, t } from '../../i18n/i18n';
import type { Lesson } from '../../lessons/lesson';
import type { Action } from '../../store/actions/actions';
import { attempt } from '../../store/actions/reduce';
import { type Locks, lockedOut } from '../../store/document/locks';
import { withLoss } from '../../store/document/loss';
import { initialState, presetDocument } from '../../store/document/preset';
import { isRefusal, quoted } from '../../store/document/refusal';
import { settle } from '../../store/document/settle';
import type { Document, State } from '../../store/document/state';
import type { ContentsPart } from '../../ui/model';
import type { Library, OpenedLesson } from './library';
import { Runner } from './runner';

/** The state and its run, which belong together: either both move on, or neither does. */
export class Session {
  readonly #library: Library;
  readonly #runner = new Runner();
  #state: State;
  #trace: Trace;
  #locks: Locks = new Set();
  /** How the author of the page lets a lesson start, where that is not the preset. */
  #home: Document | null = null;
  /** The document that the difference on show starts from, with the backward pass that is on show. */
  #compared: { readonly of: Document; readonly document: Document } | null = null;

  /** Starts in a lesson. */
  constructor(library: Library, opened: OpenedLesson) {
    this.#library = library;
    const state = initialState(opened.lesson, opened.schema);
    this.#trace = this.#runner.run(state.document, { ...opened, backwardPass: library.backwardPass });
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

  /** Why the run does not go back from what was asked for; empty when it does. */
  get strayed(): string {
    const { loss } = this.#state.document;
    const found = loss && this.#library.backwardPass?.module.lossIn(loss, this.#trace);
    if (!loss || (found?.node === loss.node && found.row === loss.row)) return '';
    return t`there is no ${quoted(`${loss.node}:${loss.row},${loss.col}`)} to go back from`;
  }

  /** What readers may not change. */
  get locks(): Locks {
    return this.#locks;
  }

  /** Locks something, or nothing any more. What was done while it was free is not for readers to undo. */
  lock(locks: Locks): void {
    this.#locks = locks;
    if (locks.size > 0) this.#state = { ...this.#state, past: [], future: [] };
  }

  /** Says what its lesson starts from, and goes back to when it is reset. Returns what that was before. */
  setBaseline(home: Document | null): Document | null {
    const before = this.#home;
    this.#home = home;
    return before;
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
      const { loss } = this.#state.document;
      if (this.#compared?.of !== compared || this.#compared.document.loss !== loss)
        this.#compared = { of: compared, document: withLoss(compared, loss) };
      return this.#run(this.#compared.document);
    } catch {
      return null;
    }
  }

  /** Does what a reader asks. Returns why not, in words, and has changed nothing then; empty when it is done. */
  dispatch(asked: Action): string {
    const { lesson, schema } = this.opened;
    const action = this.#homeward(asked);
    const next = attempt(this.#state, action, schema, lesson);
    if (isRefusal(next)) return next.error;
    if (next === this.#state) return '';
    const locked = asked.type === 'reset' ? '' : this.#lockedOut(action, next.document);
    if (locked !== '') return locked;
    try {
      const trace = this.#run(next.document);
      // Who takes back that the walk goes backwards is where the way back began.
      this.#state = settle(next, trace, this.#state.document.loss?.node);
      this.#trace = trace;
      return '';
    } catch (error) {
      return formatError(detailsOf(error));
    }
  }

  /** Starts over from a state, with the history it brings: nothing here leads back to what was before. */
  adopt(state: State): string {
    try {
      this.#trace = this.#run(state.document);
      this.#state = settle(state, this.#trace);
      return '';
    } catch (error) {
      return formatError(detailsOf(error));
    }
  }

  /** Opens a lesson that has been fetched. */
  open({ lesson, schema }: OpenedLesson): string {
    return this.dispatch({ type: 'open-lesson', lesson, schema });
  }

  /** What starts a lesson anew goes to where its author lets it start. */
  #homeward(action: Action): Action {
    const home = this.#home;
    if (home === null) return action;
    if (action.type === 'reset' && home.lesson === this.#state.document.lesson)
      return { type: 'load-document', document: home };
    if (action.type !== 'open-lesson' || home.lesson !== action.lesson.id) return action;
    const { position, ...initial } = initialState(action.lesson, action.schema);
    const { grain } = this.#state.position;
    return { type: 'restore', state: { ...initial, position: { ...position, grain }, document: home } };
  }

  #lockedOut(action: Action, after: Document): string {
    if (this.#locks.size === 0) return '';
    const { lesson, schema } = this.#of(after);
    const home = this.#home?.lesson === lesson.id ? this.#home : presetDocument(lesson, schema);
    return lockedOut({ action, before: this.#state.document, after, home }, this.#locks);
  }

  #run(document: Document): Trace {
    return this.#runner.run(document, {
      ...this.#of(document),
      backwardPass: this.#library.backwardPass,
    });
  }

  /** The lesson of a document. Whatever is on show, or in the history, has been fetched. */
  #of(document: Document): OpenedLesson {
    const opened = this.#library.get(document.lesson);
    if (opened === undefined) throw new Error(`The lesson “${document.lesson}” is not open.`);
    return opened;
  }
}

/** Why a lesson cannot be shown, in words. */
export function notFetched(error: unknown): string {
  return t`This lesson could not be fetched: ${formatError(detailsOf(error))}`;
}
