import type { TraceNode } from '../../engine/types';
import type { Choreography } from '../scene';
import { row } from './norm';

/** Whether a node belongs to a step of a recurrence and acts on a state of more than one number. */
export function isInRecurrence({ group, cols, rows }: TraceNode): boolean {
  return group.at(-1)?.kind === 'step' && rows === 1 && cols > 1;
}

/** A gate lets part of a state through, or what is kept and what is new join: each number of the state is a bar. */
export const recurrence: Choreography = (scene) => row(scene);
