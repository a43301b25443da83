import type { CellRef } from '../../engine/types';
import type { Message } from '../../i18n/message';
import type { MessageId } from '../../i18n/message-id';
import type { Document } from '../document/state';
import type { HideName, LockName } from '../untrusted/hide-and-lock';
import type { Tour } from '../untrusted/tour';
import type { GivenAnswer } from './answer';
import { type GuideProgress, noProgress } from './guide-progress';

export type { GivenAnswer, Verdict } from './answer';

/** A cell that is being edited. The text stays as typed until it is committed or cancelled. */
export interface Editing {
  readonly cell: CellRef;
  readonly text: string;
  /** Whether the field opened with all of its text selected; false if it opened with the first key typed. */
  readonly selectAll: boolean;
  /** Why the text was refused; null if it was not. */
  readonly error: Message | null;
}

/** An open paste form: the input it is for, and its text. */
export interface Pasting {
  readonly node: string;
  readonly text: string;
}

/** The views that are loaded when they are first opened. */
export type LazyViewName = 'controls' | 'keyboardHelp' | 'lessonContents' | 'menu' | 'pasteForm';

/** The dialogs that are loaded on demand. */
export type DialogName =
  | 'share'
  | 'check'
  | 'code'
  | 'copy'
  | 'exercise'
  | 'export'
  | 'implementation'
  | 'map'
  | 'origins'
  | 'tour';

/** An entry in the list of tours. */
export interface TourSummary {
  readonly id: string;
  readonly title: MessageId;
  readonly summary: MessageId;
}

/** The state of an active tour. */
export interface TourProgress {
  /** The id of a built-in tour; empty for an author's tour. */
  readonly id: string;
  readonly tour: Tour;
  /** The value of the key `tour` in links; empty if the tour is too long for one. */
  readonly link: string;
  /** Index of the current step. */
  readonly at: number;
  readonly furthest: number;
  /** By index of the step. */
  readonly answers: Readonly<Record<number, GivenAnswer>>;
  /** Whether the last step has been reached and every question answered. */
  readonly completed: boolean;
  /** The baseline before the tour, which is restored after it. */
  readonly baseline: Document | null;
}

/** The state of the UI around the lesson. It is not part of links or of the history. */
export interface UiState {
  /** The cell under the pointer, or with keyboard focus. */
  readonly hovered: CellRef | null;
  readonly editing: Editing | null;
  /** The last error that is not about a single cell; null if there is none. */
  readonly message: Message | null;
  /** A status message, such as "Copied as NumPy"; null if there is none. */
  readonly status: Message | null;
  readonly playing: boolean;
  readonly lessonsOpen: boolean;
  /** Ids of the expanded sections of the film strip. */
  readonly unfolded: ReadonlySet<string>;
  readonly pasting: Pasting | null;
  /** Id of the matrix that the numbers panel acts on; empty for the current node. */
  readonly chosen: string;
  /** Seed for the next refill. */
  readonly seed: number;
  /** Whether the element fills the page; it then renders the `h1`. */
  readonly isPage: boolean;
  /** Regions hidden by the attribute `hide`. */
  readonly hidden: ReadonlySet<HideName>;
  /** What the attribute `lock` protects from changes by readers. */
  readonly locks: ReadonlySet<LockName>;
  /** What Reset goes back to; null for the preset of the lesson. */
  readonly baseline: Document | null;
  readonly dialog: DialogName | null;
  /** The lesson over whose program a text stands that does not run; null if there is none. */
  readonly staleLesson: string | null;
  /** The active tour, which may belong to another lesson. */
  readonly tour: TourProgress | null;
  readonly guideProgress: GuideProgress;
  /** The built-in tours; empty until the list has been loaded. */
  readonly tours: readonly TourSummary[];
}

export const initialUi: UiState = {
  ...{ hovered: null, editing: null, message: null, status: null, playing: false },
  ...{ lessonsOpen: false, unfolded: new Set(), pasting: null, chosen: '', seed: 1 },
  ...{ isPage: false, hidden: new Set(), locks: new Set(), baseline: null },
  ...{ dialog: null, staleLesson: null, tour: null, tours: [], guideProgress: noProgress },
};
