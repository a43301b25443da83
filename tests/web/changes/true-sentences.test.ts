// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import type { CellRef, RunRequest, Trace } from '../../../web/engine/types';
import { endTask } from '../ui/page';
import { cellsIn, checkSentences, type Edit } from './edit-sentences';
import { numberEdits, optionEdits, seeded } from './edits';
import { engine, ofFixtures, ofLessons, type Start } from './starts';
import { compared, joined } from './written';

/** `CHANGES=all` takes every fixture, every kind of edit and more cells; `CHANGES_SEED=7` takes other numbers and cells. */
const isAll = process.env.CHANGES === 'all';
const seed = Number(process.env.CHANGES_SEED ?? 1);
const cellsPerEdit = isAll ? 24 : 5;

/** `CHANGES_PART=3/12` takes every twelfth edit, from the third one: of every fixture and every lesson. */
const [part = 1, parts = 1] = (process.env.CHANGES_PART ?? '1/1').split('/').map(Number);

function run(request: RunRequest): Trace | null {
  try {
    return engine.run(request);
  } catch {
    // Options may need inputs that the request lacks.
    return null;
  }
}

/** The first problem of each kind: those that differ in numbers alone are of one. */
function firstOfKinds(problems: readonly string[]): readonly string[] {
  const kindOf = (problem: string): string =>
    problem.split(' | ')[0]?.replace(/^.*?: |[\d.,×⁰-⁹⁻−-]+/g, '') ?? '';
  return [...new Map([...problems].reverse().map((each) => [kindOf(each), each])).values()];
}

/** The edits of a run that this part takes, by their index among all. */
function editsOf({ request, model }: Start, index: number): readonly (readonly [number, RunRequest])[] {
  const options = optionEdits(request, model.schema).filter(
    (_, at) => isAll || (at + seed + index) % 3 === 0,
  );
  const edits = [...numberEdits(request, seeded(seed + index), !isAll), ...options];
  return [...edits.entries()].filter(([at]) => (index + at) % parts === part - 1);
}

/** The cells to look at: the same ones in whatever part the edit is. */
const cellsOf = (edit: Edit, index: number, at: number): readonly CellRef[] =>
  cellsIn(edit, cellsPerEdit, seeded(seed + 7919 * index + at));

it.each([
  ['fixture', ofFixtures(isAll)],
  ['lesson', ofLessons(isAll)],
] as const)(
  'every sentence about a change is true, for edits of every %s',
  async (kind, starts) => {
    const problems: string[] = [];
    const count = { edits: 0, sentences: 0 };
    for (const [index, start] of starts.entries()) {
      const before = run(start.request);
      if (before === null) throw new Error(`${start.name} does not run`);
      for (const [at, request] of editsOf(start, index)) {
        const after = run(request);
        if (after === null) continue;
        const edit = { start, before, after };
        const said = checkSentences(edit, cellsOf(edit, index, at), isAll ? joined : compared);
        problems.push(...said.problems);
        count.edits += 1;
        count.sentences += said.sentences;
        // Pages are freed at the end of a task, and an edit of a large model has many.
        await endTask();
      }
    }
    if (isAll)
      console.log(
        `${kind}s: ${starts.length} runs, ${count.edits} edits, ${count.sentences} sentences, ${problems.length} false`,
      );
    expect(firstOfKinds(problems).slice(0, 40)).toEqual([]);
    expect(problems.length).toBe(0);
    expect(count.edits).toBeGreaterThan(isAll ? 0 : 150);
  },
  isAll ? 3_600_000 : 300_000,
);
