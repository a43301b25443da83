import type { CellRef } from '../../engine/types';
import type { OpenedLesson } from '../../figures/library';
import type { Locale } from '../../i18n/i18n';
import type { Message } from '../../i18n/message';
import type { Action } from '../../store/actions/actions';
import type { ErrorCode } from '../../store/attributes/attributes';
import type { State } from '../../store/document/state';
import type { ResultDetails } from '../../store/results';
import type { LabStore } from '../../store/store';
import type { Loaded } from '../../ui/lazy';
import type { ElementSize } from '../../ui/stage/fit/room';

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
  /** Whether it is as narrow as on a phone. */
  readonly isNarrow: boolean;
  /** Whether the text is below the stage. */
  readonly hasOneColumn: boolean;
  readonly size: ElementSize;
  /** Whether it is in an iframe as high as its content. */
  readonly isUnrolled: boolean;
  /** Loads the translations of a lesson, and of one of our own tours. */
  loadTexts(lesson: string): Promise<void>;
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
  /** Cancels what is being played or opened. Returns a function that says whether nothing else has been opened since. */
  interrupt(): () => boolean;
  /** Shows a message and dispatches an `error` event. */
  refuse(code: ErrorCode, reason: Message): void;
  /** Runs a task that loads files, and reports if they cannot be loaded. */
  runLoading(task: () => Promise<void>): Promise<void>;
  showLessons(open: boolean): void;
}
