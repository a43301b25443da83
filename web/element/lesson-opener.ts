import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { library, type OpenedLesson } from '../figures/library';
import type { Locale } from '../i18n/i18n';
import { type Message, message } from '../i18n/message';
import type { Action } from '../store/actions/actions';
import type { ErrorCode } from '../store/attributes/attributes';
import type { State } from '../store/document/state';
import { activeTour } from '../store/lab-state';
import { hasTour } from '../store/links/url';
import type { ResultDetails } from '../store/results';
import type { LabStore } from '../store/store';
import type { DialogName } from '../store/ui/ui-state';
import { copyText } from '../ui/dom/clipboard';
import type { DialogHost, Loaded } from '../ui/lazy';

/** What the intent needs of the element. */
export interface LabHost {
  requestUpdate(): void;
  /** Focuses a cell of the stage; null focuses the first one. */
  focusCell(cell: CellRef | null): void;
  /** Dispatches an `error` event. */
  emitError(code: ErrorCode, reason: Message): void;
  /** Dispatches an `answer` or a `result` event. */
  emit<Name extends keyof ResultDetails>(name: Name, detail: ResultDetails[Name]): void;
  /** The language of the element, as it is now. */
  readonly locale: Locale;
  /** Loads the translations of a lesson, and of one of our own tours. */
  loadTexts(lesson: string, tour?: string): Promise<void>;
  /** Loads the engine, the views and the translations of the backward pass. */
  fetchBackwardPass(): Promise<void>;
  /** Sets the language and focuses the language button. */
  setLanguage(language: string): Promise<void>;
}

/** What opening lessons, tours and dialogs needs of the intent. */
export interface OpenerContext {
  readonly store: LabStore<OpenedLesson>;
  readonly host: LabHost;
  loaded: Loaded;
  dispatch(action: Action): void;
  /** Shows a state without an entry in the undo history. Returns why it was refused, or null. */
  adopt(state: State): Message | null;
  /** Cancels what is being played or opened. The returned function tells whether nothing else has been opened since. */
  interrupt(): () => boolean;
  /** Shows a message and dispatches an `error` event. */
  refuse(code: ErrorCode, reason: Message): void;
  /** Runs a task that loads files, and reports if they cannot be loaded. */
  runLoading(task: () => Promise<void>): Promise<void>;
  showLessons(open: boolean): void;
}

/** The message for a lesson that could not be loaded. */
export function lessonErrorText(error: unknown): Message {
  return message('lab.lesson_not_loaded', { reason: detailsOf(error) });
}

/** Loads and opens lessons, tours and dialogs. */
export class LessonOpener {
  readonly #context: OpenerContext;

  constructor(context: OpenerContext) {
    this.#context = context;
  }

  /** Opens a lesson, unless another one is requested while it is loading. */
  async openLesson(id: string): Promise<void> {
    const context = this.#context;
    const isCurrent = context.interrupt();
    context.store.dispatch({ type: 'close-lists' });
    const opened = await this.#fetchLesson(id);
    if (opened === null || !isCurrent()) return;
    context.dispatch({ type: 'open-lesson', lesson: opened.lesson, schema: opened.schema });
  }

  /** Null, with a message, if there is no such lesson or it could not be loaded. */
  async #fetchLesson(id: string): Promise<OpenedLesson | null> {
    const { host } = this.#context;
    if (!library.has(id)) {
      this.#context.refuse('lesson', message('lab.there_no_lesson', { id }));
      return null;
    }
    try {
      const [opened] = await Promise.all([library.open(id), host.loadTexts(id)]);
      return opened;
    } catch (error) {
      this.#context.refuse('lesson', lessonErrorText(error));
      return null;
    }
  }

  /**
   * Starts a tour: the id of one of our own, or the JSON of an author's tour, packed or not, or its address. A tour that
   * the author of the page sets (`byAuthor`) ignores locks and cannot be undone.
   */
  followTour(source: string, byAuthor: boolean): Promise<void> {
    return this.#withTours((module) => module.followTour(this.#context, source, byAuthor));
  }

  /** Continues the tour that a link or a `SavedState` has, which is on show already; does nothing if it has none. */
  async resumeTour(state: unknown): Promise<void> {
    if (hasTour(state)) await this.#withTours((module) => module.resumeTour(this.#context, state));
  }

  #withTours(use: (module: typeof import('./tour-opener')) => Promise<void>): Promise<void> {
    return this.#context.runLoading(async () => use(await import('./tour-opener')));
  }

  showDialog(name: DialogName): Promise<void> {
    const context = this.#context;
    return context.runLoading(async () => {
      const { dialogNamed } = await import('../authoring/share/dialogs');
      const dialog = await dialogNamed(name, this.#dialogHost());
      context.loaded = { ...context.loaded, dialog };
      context.store.dispatch({ type: 'show-dialog', dialog: name });
    });
  }

  #dialogHost(): DialogHost {
    const { store, host } = this.#context;
    const { hidden, isPage } = store.state.ui;
    return {
      ...{ hidden, isPage, copy: copyText },
      get locale() {
        return host.locale;
      },
      get tour() {
        return activeTour(store.state);
      },
      changed: () => host.requestUpdate(),
      close: () => store.dispatch({ type: 'show-dialog', dialog: null }),
      open: (name) => void this.showDialog(name),
      check: async (text) => (await import('./tour-opener')).checkTour(this.#context, text),
    };
  }
}
