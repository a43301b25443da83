import { progressOf } from '../../store/actions/walk';
import type { Model } from '../model';

/** Whether the numbers of a node are hidden by an open question: its own, and those that are computed from them. */
export function isConcealed(node: string, { trace, state }: Pick<Model, 'trace' | 'state'>): boolean {
  const { position } = state;
  return position.isHidden === true && progressOf(trace, position, node) !== 'done';
}
