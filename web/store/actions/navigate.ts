import type { CellRef } from '../../engine/types';
import { withSettings } from '../document/settings';
import type { State } from '../document/state';
import { limits } from '../sizes/limits';
import type { Action, ShowScreen } from './actions';

/** Reduces actions that change the position or the selection; returns the same state for all others. */
export function navigate(state: State, action: Action): State {
  switch (action.type) {
    case 'move':
      return { ...state, screen: undefined, tab: undefined, position: action.position };
    case 'go-to':
      return {
        ...state,
        screen: undefined,
        tab: undefined,
        position: { ...state.position, node: action.node, row: action.row ?? 0, col: action.col ?? 0 },
      };
    case 'set-granularity':
      return {
        ...state,
        screen: undefined,
        tab: undefined,
        position: { ...state.position, granularity: action.granularity },
      };
    case 'show-screen':
      return showScreen(state, action);
    case 'show-tab':
      return { ...state, tab: action.tab };
    case 'set-time':
      return { ...state, time: action.time };
    case 'select-cell':
      return { ...state, trail: [action.cell] };
    case 'open-term':
      return { ...state, trail: opened(state.trail, action.cell) };
    case 'back-to':
      return { ...state, trail: state.trail.slice(0, Math.max(action.index, 0) + 1) };
    case 'set-why':
      return { ...state, why: action.why };
    case 'set-setting':
      return { ...state, settings: withSettings(state.settings, { [action.name]: action.value }) };
    case 'close-selection':
      return state.trail.length === 0 ? state : { ...state, trail: [] };
    case 'compare-with':
      return action.document.lesson === state.document.lesson
        ? { ...state, compared: action.document }
        : state;
    case 'dismiss-difference':
      return state.compared === null ? state : { ...state, compared: null };
    default:
      return state;
  }
}

function showScreen(state: State, { screen, node }: ShowScreen): State {
  const position = { ...state.position, node: node ?? state.position.node, row: 0, col: 0 };
  return { ...state, screen, tab: undefined, position, trail: [], compared: null };
}

/** Appends a cell to the breadcrumb, or cuts the breadcrumb after it if it is already there. */
function opened(trail: readonly CellRef[], cell: CellRef): readonly CellRef[] {
  const at = trail.findIndex(
    (each) => each.node === cell.node && each.row === cell.row && each.col === cell.col,
  );
  return at >= 0 ? trail.slice(0, at + 1) : [...trail, cell].slice(-limits.trailLength);
}
