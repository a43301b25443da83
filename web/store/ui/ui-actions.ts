import type { CellRef, MatrixData } from '../../engine/types';
import type { Message } from '../../i18n/message';
import type { Document, State } from '../document/state';
import type { Tour } from '../untrusted/tour';
import type { GuideProgress } from './guide-progress';
import type { TourResumption } from './tour-progress';
import type { DialogName, GivenAnswer, TourProgress, TourSummary, UiState } from './ui-state';

/** An action that changes only the UI state. */
export type UiOnlyAction =
  | { readonly type: 'hover'; readonly cell: CellRef | null }
  /** Opens the input field of a cell, or updates its text. `selectAll` is read when the field opens. */
  | { readonly type: 'edit-cell'; readonly cell: CellRef; readonly text: string; readonly selectAll: boolean }
  | { readonly type: 'cancel-edit' }
  | { readonly type: 'open-paste'; readonly node: string }
  | { readonly type: 'type-paste'; readonly text: string }
  | { readonly type: 'close-paste' }
  | { readonly type: 'set-playing'; readonly playing: boolean }
  | { readonly type: 'show-lessons'; readonly open: boolean }
  | { readonly type: 'list-tours'; readonly tours: readonly TourSummary[] }
  /** Closes what belongs to the current lesson, while another one is being fetched. */
  | { readonly type: 'close-lists' }
  | { readonly type: 'unfold'; readonly section: string; readonly open: boolean }
  | { readonly type: 'choose-matrix'; readonly node: string }
  | { readonly type: 'set-seed'; readonly seed: number }
  | { readonly type: 'set-message'; readonly message: Message | null }
  | { readonly type: 'set-status'; readonly status: Message | null }
  | { readonly type: 'show-dialog'; readonly dialog: DialogName | null }
  /** Notes that the text over the program of a lesson does not run, or that none such stands there. */
  | { readonly type: 'set-stale'; readonly lesson: string | null }
  | { readonly type: 'set-baseline'; readonly baseline: Document | null }
  | { readonly type: 'set-guide-progress'; readonly progress: GuideProgress }
  | { readonly type: 'answer'; readonly answer: GivenAnswer }
  /** Starts a tour from a document, which is the baseline of Reset until the tour is left. */
  | {
      readonly type: 'start-tour';
      readonly id: string;
      readonly tour: Tour;
      readonly link: string;
      readonly start: Document;
      /** What is known from before a reload; such a tour does not end again. */
      readonly kept: Pick<TourProgress, 'answers' | 'completed'>;
    }
  /** Continues the current tour where it was left in another session. */
  | { readonly type: 'set-tour-progress'; readonly progress: TourResumption }
  /** Continues an earlier tour. */
  | { readonly type: 'resume-tour'; readonly from: Pick<UiState, 'tour' | 'baseline'> }
  | { readonly type: 'leave-tour' };

/** An action that changes both the UI state and the lesson. */
export type MixedAction =
  /** Writes the text of the input field into its cell. */
  | { readonly type: 'commit-edit' }
  /** Replaces the matrix that the paste form is open for. */
  | { readonly type: 'paste'; readonly matrix: MatrixData }
  /** Replaces the lesson state and its history. Locks do not apply: they bind readers, not the page. */
  | { readonly type: 'replace-state'; readonly state: State }
  | { readonly type: 'go-to-stop'; readonly index: number }
  /** Sets which regions are hidden and what is locked. */
  | { readonly type: 'set-restrictions'; readonly restrictions: Pick<UiState, 'hidden' | 'locks'> };

export type UiAction = UiOnlyAction | MixedAction;
