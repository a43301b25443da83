import { detailsOf } from '../engine/errors';
import type { CellRef } from '../engine/types';
import { library, type OpenedLesson } from '../figures/library';
import type { Locale } from '../i18n/i18n';
import { type Message, message } from '../i18n/message';
import type { Action } from '../store/actions/actions';
import type { ErrorCode } from '../store/attributes/attributes';
import { requestWithActiveOptions } from '../store/document/request';
import type { State } from '../store/document/state';
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

type TourModule = typeof import('../authoring/tours/fetch-tour');

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
   * Starts a tour: the id of one of our own, or the JSON of an author's tour, or its address. A tour that the author of
   * the page sets (`byAuthor`) ignores locks and cannot be undone.
   */
  followTour(source: string, byAuthor: boolean): Promise<void> {
    const context = this.#context;
    return context.runLoading(async () => {
      const module = await import('../authoring/tours/fetch-tour');
      const isCurrent = context.interrupt();
      context.showLessons(false);
      const { id, text } = await module.fetchTour(source);
      const found = await this.#readTour(module, text, id);
      if (!isCurrent()) return;
      if ('issues' in found) return context.refuse('tour', module.issuesText(found.issues));
      const { start, tour } = found;
      if (start.document.loss) await context.host.fetchBackwardPass();
      context.loaded = { ...context.loaded, tourViews: module.tourViews };
      if (context.store.state.ui.tour !== null) context.store.dispatch({ type: 'leave-tour' });
      if (byAuthor) context.adopt(start);
      else context.dispatch({ type: 'restore', state: start });
      if (context.store.state.ui.message !== null) return;
      context.dispatch({ type: 'start-tour', id, tour, start: start.document });
      context.dispatch({ type: 'go-to-stop', index: 0 });
    });
  }

  /** Parses a tour and checks every node and cell that it refers to; `id` if it is one of our own. */
  #readTour({ openTour }: TourModule, text: string, id = '') {
    const { host } = this.#context;
    return openTour(text, {
      entries: library.entries,
      open: async (lesson) => {
        const opened = await library.open(lesson);
        await host.loadTexts(lesson, id);
        return opened;
      },
      run: (document, { engine, schema }) => engine.run(requestWithActiveOptions(document, schema)),
    });
  }

  showDialog(name: DialogName, text = ''): Promise<void> {
    const context = this.#context;
    return context.runLoading(async () => {
      const { dialogNamed } = await import('../authoring/share/dialogs');
      const dialog = await dialogNamed(name, this.#dialogHost(), text);
      context.loaded = { ...context.loaded, dialog };
      context.store.dispatch({ type: 'show-dialog', dialog: name });
    });
  }

  #dialogHost(): DialogHost {
    const { store, host } = this.#context;
    const { hidden, isPage } = store.state.ui;
    return {
      ...{ hidden, isPage, copy: copyText, store },
      get locale() {
        return host.locale;
      },
      changed: () => host.requestUpdate(),
      close: () => store.dispatch({ type: 'show-dialog', dialog: null }),
      open: (name) => void this.showDialog(name),
      check: async (text) => {
        const found = await this.#readTour(await import('../authoring/tours/fetch-tour'), text);
        const issues = 'issues' in found ? found.issues : [];
        return { issues, follow: () => void this.followTour(text, true) };
      },
    };
  }
}
