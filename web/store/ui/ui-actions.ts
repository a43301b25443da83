import type { CellRef, MatrixData } from '../../engine/types';
import type { Document, State } from '../document/state';
import type { Tour } from '../untrusted/tour';
import type { DialogName, TourAnswer, TourLine, UiState } from './ui-state';

/** Changes what is open around the lesson, and nothing else. */
export type UiOnlyAction =
  | { readonly type: 'hover'; readonly cell: CellRef | null }
  /** Opens a cell for typing, or says what is typed by now. `whole` matters when it opens. */
  | { readonly type: 'edit-cell'; readonly cell: CellRef; readonly text: string; readonly whole: boolean }
  | { readonly type: 'cancel-edit' }
  | { readonly type: 'open-paste'; readonly node: string }
  | { readonly type: 'type-paste'; readonly text: string }
  | { readonly type: 'close-paste' }
  | { readonly type: 'set-playing'; readonly playing: boolean }
  | { readonly type: 'show-lessons'; readonly open: boolean }
  | { readonly type: 'list-tours'; readonly tours: readonly TourLine[] }
  /** Another lesson is being fetched: what was open for the one on show closes. */
  | { readonly type: 'close-lists' }
  | { readonly type: 'unfold'; readonly section: string; readonly open: boolean }
  | { readonly type: 'offer-copy'; readonly text: string }
  | { readonly type: 'choose-matrix'; readonly node: string }
  | { readonly type: 'set-seed'; readonly seed: number }
  | { readonly type: 'set-message'; readonly message: string }
  | { readonly type: 'set-status'; readonly status: string }
  | { readonly type: 'show-dialog'; readonly dialog: DialogName | null }
  | { readonly type: 'set-baseline'; readonly baseline: Document | null }
  | { readonly type: 'answer'; readonly answer: TourAnswer }
  /** Starts a tour from a document, which Reset goes back to until the tour is left. */
  | { readonly type: 'start-tour'; readonly id: string; readonly tour: Tour; readonly start: Document }
  /** Goes on with a tour that was on before. */
  | { readonly type: 'resume-tour'; readonly from: Pick<UiState, 'tour' | 'baseline'> }
  | { readonly type: 'leave-tour' };

/** Changes what is open, and the lesson with it. */
export type MixedAction =
  /** Takes what is typed into a cell. */
  | { readonly type: 'commit-edit' }
  /** Takes a pasted matrix. */
  | { readonly type: 'paste'; readonly matrix: MatrixData }
  /** Starts over from a state, with the history it brings, whatever is locked: that holds for readers. */
  | { readonly type: 'adopt'; readonly state: State }
  | { readonly type: 'go-to-stop'; readonly index: number }
  /** What is hidden and locked from now on. What was done while it was free is not for readers to undo. */
  | { readonly type: 'set-frame'; readonly frame: Pick<UiState, 'hidden' | 'locks'> };

export type UiAction = UiOnlyAction | MixedAction;
