import { detailsOf } from '../../engine/errors';
import { library, type OpenedLesson } from '../../figures/library';
import { type Message, message } from '../../i18n/message';
import { activeTour } from '../../store/lab-state';
import { hasTour } from '../../store/links/decode';
import type { DialogName } from '../../store/ui/ui-state';
import { copyText } from '../../ui/dom/clipboard';
import type { DialogHost } from '../../ui/lazy';
import type { OpenerContext } from './opener-context';

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

  /** Opens the program of the mechanism, unless something else is requested while it is loading. */
  editMechanism(): Promise<void> {
    return this.#context.runLoading(async () =>
      (await import('./mechanism-opener')).editMechanism(this.#context),
    );
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

  showDialog(name: DialogName, text = ''): Promise<void> {
    const context = this.#context;
    return context.runLoading(async () => {
      const { dialogNamed } = await import('../../authoring/share/dialogs');
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
