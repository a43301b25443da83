import { type AskableLesson, askable } from '../../../learn/exercises/generation/askable';
import { kindsOf, nodesOf } from '../../../learn/exercises/generation/available';
import type { Kind } from '../../../learn/exercises/spec';

/** The kinds of a lesson that ask for the same steps; no steps where there is no choice. */
export interface AskableKinds {
  readonly kinds: readonly Kind[];
  readonly steps: readonly string[];
}

/** The lessons that have exercises, with their kinds and steps. */
export function exerciseTable(): readonly (readonly [lesson: string, kinds: readonly AskableKinds[]])[] {
  return Object.entries(askable).map(([lesson, asked]) => [lesson, groupsOf(asked)] as const);
}

function groupsOf(asked: AskableLesson): readonly AskableKinds[] {
  const groups = new Map<string, AskableKinds>();
  for (const kind of kindsOf(asked)) {
    const steps = nodesOf(asked, kind);
    const group = groups.get(steps.join()) ?? { kinds: [], steps };
    groups.set(steps.join(), { ...group, kinds: [...group.kinds, kind] });
  }
  return [...groups.values()];
}

/** The table for a terminal. */
export function exerciseLines(): readonly string[] {
  const rows = exerciseTable().map(([lesson, groups]) => {
    const lines = groups.map(
      ({ kinds, steps }) => `  ${`${kinds.join(', ')}`.padEnd(20)} ${steps.join(', ')}`,
    );
    return [lesson, ...lines.map((line) => line.trimEnd())];
  });
  return rows.flat();
}
