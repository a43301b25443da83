import { describe, expect, it } from 'vitest';
import { openTour } from '../../../../web/learn/tours/open';
import { packProgram } from '../../../../web/program/pack';
import { inEnglish } from '../../english';
import { lessonsOf, wholeEngine } from './lessons';

const lessons = lessonsOf(await wholeEngine());

const program =
  'def f(Q: "m d", K: "n d"):\n    scores = Q @ K.T\n    weights = softmax(scores)\n    return weights\n';

const step = { focus: 'weights', prose: 'See [[weights:1,2]].' };
const tour = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ version: 2, title: 'A tour', steps: [step], ...fields }, null, 1);

async function issuesOf(fields: Readonly<Record<string, unknown>>) {
  const found = await openTour(tour(fields), lessons);
  return 'issues' in found ? inEnglish(found.issues) : [];
}

describe('a tour of a program', () => {
  it.each([
    ['its text', { program }],
    ['the id of its lesson', { lesson: packProgram(program) }],
  ])('names it by %s', async (_, fields) => {
    const found = await openTour(tour(fields), lessons);
    if ('issues' in found) throw new Error(JSON.stringify(found.issues));
    expect(found.tour.lesson).toBe(packProgram(program));
    expect(found.start.document.lesson).toBe(packProgram(program));
    expect(found.trace.node('weights')?.cols).toBe(4);
  });

  it('starts from its numbers, words and options', async () => {
    const inputs = {
      Q: [[1, 0]],
      K: [
        [0, 1],
        [2, 0],
        [1, 1],
      ],
    };
    const found = await openTour(
      tour({ program, inputs, steps: [{ ...step, prose: '[[weights:0,2]]' }] }),
      lessons,
    );
    if ('issues' in found) throw new Error(JSON.stringify(found.issues));
    expect([...(found.trace.node('scores')?.data ?? [])]).toEqual([0, 2, 1]);
  });

  it('is refused where the program names no such node, does not run, or stands beside a lesson', async () => {
    expect(await issuesOf({ program, steps: [{ ...step, focus: 'context' }] })).not.toEqual([]);
    expect(await issuesOf({ program: 'masks' })).toMatchObject([
      { message: expect.stringContaining('a program expected') },
    ]);
    expect(await issuesOf({ program, lesson: 'masks' })).toMatchObject([
      { message: expect.stringContaining('beside lesson') },
    ]);
    await expect(openTour(tour({ program: 'def f(Q: "m d"):\n    return P\n' }), lessons)).rejects.toThrow(
      'Line 2',
    );
  });
});
