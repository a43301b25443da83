import { type Grouped, inTurns } from '../reading/groups';
import { type Candidate, type RunSource, runSet } from './candidates';

/** The run in which the heads take the groups of keys and values in turns, as `repeat` in place of `repeat_interleave` gives it. */
export function groupsInTurns(source: RunSource, grouped: readonly Grouped[]): readonly Candidate[] {
  if (grouped.length === 0) return [];
  const { request, halfDigits, engine } = source;
  const inputs = { ...request.inputs };
  const halves = new Map(halfDigits);
  for (const each of grouped)
    for (const name of each.inputs) {
      const matrix = inputs[name];
      if (matrix === undefined) continue;
      inputs[name] = { ...matrix, data: inTurns(matrix.data, matrix.cols, each) };
      const half = halves.get(name);
      if (half !== undefined) halves.set(name, inTurns(half, matrix.cols, each));
    }
  const turned = { ...request, inputs };
  const base = runSet({ ...source, request: turned, halfDigits: halves }, engine.run(turned));
  const key = 'mistake.groups_in_turns';
  return [{ kind: 'mistake', id: key, text: { key, args: {} }, site: null, base, causes: [] }];
}
