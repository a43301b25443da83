import type { Engine } from '../engine/engine';
import type { ProgramProblem, ProgramRequest, ProgramWalk } from '../engine/programs';

/** Walks that are kept for each engine: that of the program on show, and those of undo and redo. */
const mostWalks = 8;

const kept = new WeakMap<Engine, Map<string, ProgramWalk>>();

/** Equal for requests that differ only in the numbers of their matrices. A walk does not depend on those. */
function structureOf({ variant, inputs, options }: ProgramRequest): string {
  const shapes = Object.entries(inputs).map(([name, { rows, cols }]) => [name, rows, cols]);
  return JSON.stringify([variant, options, shapes]);
}

/** The walk of a run, or what is wrong with it. The last walks are kept: computing one takes as long as the run itself. */
export function walkFor(request: ProgramRequest, engine: Engine): ProgramWalk | ProgramProblem {
  const walks = kept.get(engine) ?? new Map<string, ProgramWalk>();
  kept.set(engine, walks);
  const key = structureOf(request);
  const walk = walks.get(key) ?? engine.programWalk(request);
  if ('span' in walk) return walk;
  walks.delete(key);
  walks.set(key, walk);
  for (const oldest of walks.keys()) {
    if (walks.size <= mostWalks) break;
    walks.delete(oldest);
  }
  return walk;
}
