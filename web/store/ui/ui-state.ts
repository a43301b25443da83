import type { CellRef } from '../../engine/types';
import type { Document } from '../document/state';
import type { HideName, LockName } from '../untrusted/allowed';
import type { Tour } from '../untrusted/tour';

/** A cell being typed into. The text stays until it is accepted or given up, whatever it says. */
export interface Editing {
  readonly cell: CellRef;
  readonly text: string;
  /** Whether the field opened on the whole number, so that typing replaces it; false when it opened with a key. */
  readonly whole: boolean;
  /** Why the text was refused; empty while it has not been. */
  readonly error: string;
}

/** A matrix being pasted: the input it is for and the text so far. */
export interface Pasting {
  readonly node: string;
  readonly text: string;
}

/** The dialogs that are fetched when they are opened. */
export type DialogName = 'share' | 'check';

/** What the list of tours says about one. */
export interface TourLine {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export type Verdict =
  | 'right'
  | 'wrong'
  | 'too small'
  | 'too large'
  | 'another matrix'
  | 'nothing'
  | 'no number';

/** What the reader has done about a question of a tour so far. */
export interface TourAnswer {
  /** What is typed, or the number of the choice; not used where a cell is to be selected. */
  readonly given: string;
  readonly tries: number;
  readonly verdict: Verdict | null;
}

/** A tour that is on: which stop the reader is at, and what came of the questions. */
export interface TourProgress {
  /** Which of our own tours it is; empty for that of an author. */
  readonly id: string;
  readonly tour: Tour;
  /** Which stop the reader is at, from 0. */
  readonly at: number;
  readonly furthest: number;
  /** By stop. */
  readonly answers: Readonly<Record<number, TourAnswer>>;
  /** Whether the end has been reached and no question is open. */
  readonly completed: boolean;
  /** The start of the lesson before the tour, which it has again afterwards. */
  readonly baseline: Document | null;
}

/** What is open around the lesson. No link carries it and undo does not touch it. */
export interface UiState {
  /** The cell under the pointer or the keyboard. */
  readonly hovered: CellRef | null;
  readonly editing: Editing | null;
  /** The last refusal that is not about one cell, in words; empty when there is none. */
  readonly message: string;
  /** What was just done, in words, such as "Copied as NumPy". */
  readonly status: string;
  readonly playing: boolean;
  readonly lessonsOpen: boolean;
  /** Sections of the strip that the reader unfolded. */
  readonly unfolded: ReadonlySet<string>;
  readonly pasting: Pasting | null;
  /** Text that the clipboard refused, shown to be copied by hand; empty when there is none. */
  readonly uncopied: string;
  /** The matrix that the numbers panel acts on; empty for the one on the stage. */
  readonly chosen: string;
  /** Seed of the next random numbers. */
  readonly seed: number;
  /** Whether the element is the page itself, which then carries the page's first heading. */
  readonly isPage: boolean;
  /** The regions that the author of the page leaves out. */
  readonly hidden: ReadonlySet<HideName>;
  /** What readers may not change. */
  readonly locks: ReadonlySet<LockName>;
  /** How the author of the page lets a lesson start, where that is not the preset: what Reset goes back to. */
  readonly baseline: Document | null;
  readonly dialog: DialogName | null;
  /** The tour that is on, in whatever lesson. */
  readonly tour: TourProgress | null;
  /** Our own tours; empty until somebody looks for them. */
  readonly tours: readonly TourLine[];
}

/** Nothing open, nothing hidden, nothing locked. */
export const initialUi: UiState = {
  ...{ hovered: null, editing: null, message: '', status: '', playing: false },
  ...{ lessonsOpen: false, unfolded: new Set(), pasting: null, uncopied: '', chosen: '', seed: 1 },
  ...{ isPage: false, hidden: new Set(), locks: new Set(), baseline: null },
  ...{ dialog: null, tour: null, tours: [] },
};
