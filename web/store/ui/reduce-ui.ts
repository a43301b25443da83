import type { Action } from '../actions/actions';
import { sameCell } from '../document/cell';
import { withAnswer, withProgress } from './tour-progress';
import type { UiOnlyAction } from './ui-actions';
import type { UiState } from './ui-state';

/** The UI state after an action; null if the action is not about the UI alone. */
export function reduceUi(ui: UiState, action: Action): UiState | null {
  switch (action.type) {
    case 'hover':
      return action.cell === ui.hovered || sameCell(action.cell, ui.hovered)
        ? ui
        : { ...ui, hovered: action.cell };
    case 'edit-cell':
      return { ...ui, editing: edited(ui, action) };
    case 'cancel-edit':
      return { ...ui, editing: null };
    case 'open-paste':
      return { ...ui, message: null, pasting: { node: action.node, text: '' } };
    case 'type-paste':
      return { ...ui, message: null, pasting: ui.pasting && { ...ui.pasting, text: action.text } };
    case 'close-paste':
      return ui.pasting === null ? ui : { ...ui, message: null, pasting: null };
    case 'set-playing':
      return { ...ui, playing: action.playing };
    case 'set-message':
      return { ...ui, message: action.message };
    case 'set-status':
      return { ...ui, status: action.status };
    case 'show-dialog':
      return { ...ui, dialog: action.dialog };
    default:
      return reducePanels(ui, action);
  }
}

function edited(
  { editing }: UiState,
  { cell, text, selectAll }: Extract<UiOnlyAction, { type: 'edit-cell' }>,
) {
  const open = sameCell(cell, editing?.cell) ? editing : null;
  return { cell, text, selectAll: open?.selectAll ?? selectAll, error: null };
}

function reducePanels(ui: UiState, action: Action): UiState | null {
  switch (action.type) {
    case 'show-lessons':
      return { ...ui, lessonsOpen: action.open };
    case 'list-tours':
      return { ...ui, tours: action.tours };
    case 'close-lists':
      return { ...ui, lessonsOpen: false, unfolded: new Set(), chosen: '' };
    case 'unfold':
      return { ...ui, unfolded: unfolded(ui, action) };
    case 'choose-matrix':
      return { ...ui, chosen: action.node };
    case 'set-seed':
      return { ...ui, seed: Number.isInteger(action.seed) && action.seed >= 0 ? action.seed : 0 };
    case 'set-stale':
      return { ...ui, staleLesson: action.lesson };
    case 'set-baseline':
      return { ...ui, baseline: action.baseline };
    default:
      return reduceTour(ui, action);
  }
}

function unfolded(
  ui: UiState,
  { section, open }: Extract<UiOnlyAction, { type: 'unfold' }>,
): ReadonlySet<string> {
  const others = Array.from(ui.unfolded).filter((each) => each !== section);
  return new Set(open ? [...others, section] : others);
}

function reduceTour(ui: UiState, action: Action): UiState | null {
  const { tour, baseline } = ui;
  switch (action.type) {
    case 'set-guide-progress':
      return { ...ui, guideProgress: action.progress };
    case 'answer':
      return { ...ui, tour: tour && withAnswer(tour, action.answer) };
    case 'start-tour': {
      const { id, tour, link, start, kept } = action;
      const started = { ...kept, id, tour, link, at: 0, furthest: 0 };
      return { ...ui, baseline: start, tour: { ...started, baseline } };
    }
    case 'set-tour-progress':
      return { ...ui, tour: tour && withProgress(tour, action.progress) };
    case 'resume-tour':
      return { ...ui, tour: action.from.tour, baseline: action.from.baseline };
    case 'leave-tour':
      return tour === null ? ui : { ...ui, baseline: tour.baseline, tour: null };
    default:
      return null;
  }
}
