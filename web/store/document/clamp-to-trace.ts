import type { CellRef } from '../../engine/types';
import { clampPosition, type Walk } from '../actions/walk';
import type { State } from './state';

/**
 * Clamps the position and the trail to a trace that may have fewer nodes, rows or columns. If the node of the position is
 * missing, moves to `fallbackNode`, or to the first computed node.
 */
export function clampToTrace<Of extends State>(state: Of, walk: Walk, fallbackNode = ''): Of {
  const { position: current } = state;
  const isMissing = walk.nodes.every(({ id }) => id !== current.node);
  const position = clampPosition(walk, isMissing ? { ...current, node: fallbackNode } : current);
  const firstMissing = state.trail.findIndex((cell) => !isIn(walk, cell));
  if (position === state.position && firstMissing < 0) return state;
  return { ...state, position, trail: firstMissing < 0 ? state.trail : state.trail.slice(0, firstMissing) };
}

function isIn(walk: Walk, { node: id, row, col }: CellRef): boolean {
  const node = walk.nodes.find((each) => each.id === id);
  return node !== undefined && row < node.rows && col < node.cols;
}
