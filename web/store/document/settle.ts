import type { CellRef } from '../../engine/types';
import { clampPosition, type Walk } from '../actions/walk';
import type { State } from './state';

/**
 * Brings the position and the trail into a trace that may have lost nodes, rows or columns. Who stood at a node that is gone
 * goes `elsewhere`, or to the first computed one.
 */
export function settle<Of extends State>(state: Of, walk: Walk, elsewhere = ''): Of {
  const { position: here } = state;
  const isGone = walk.nodes.every(({ id }) => id !== here.node);
  const position = clampPosition(walk, isGone ? { ...here, node: elsewhere } : here);
  const gone = state.trail.findIndex((cell) => !isIn(walk, cell));
  if (position === state.position && gone < 0) return state;
  return { ...state, position, trail: gone < 0 ? state.trail : state.trail.slice(0, gone) };
}

function isIn(walk: Walk, { node: id, row, col }: CellRef): boolean {
  const node = walk.nodes.find((each) => each.id === id);
  return node !== undefined && row < node.rows && col < node.cols;
}
