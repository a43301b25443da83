import type { CellRef } from '../engine/types';
import type { State } from './state';
import { clampPosition, type Walk } from './walk';

/** Brings the position and the trail into a trace that may have lost nodes, rows or columns. */
export function settle(state: State, walk: Walk): State {
  const position = clampPosition(walk, state.position);
  const gone = state.trail.findIndex((cell) => !isIn(walk, cell));
  if (position === state.position && gone < 0) return state;
  return { ...state, position, trail: gone < 0 ? state.trail : state.trail.slice(0, gone) };
}

function isIn(walk: Walk, { node: id, row, col }: CellRef): boolean {
  const node = walk.nodes.find((each) => each.id === id);
  return node !== undefined && row < node.rows && col < node.cols;
}
