import { describe, expect, it } from 'vitest';
import { holds, numbersOf } from './claims';
import { englishLessons } from './folder/content';
import { guided, openLibrary, runAfter } from './guided';

openLibrary();

describe.each(guided.map((each) => [each.lesson.id, each] as const))(
  'what %s says of its numbers',
  (_, each) => {
    const { lesson, guide, trace } = each;
    const { claims = [] } = englishLessons.get(lesson.id) ?? {};
    const said = JSON.stringify([guide, lesson.steps]);

    it('is said in its texts', () => {
      const unsaid = claims
        .map(({ says }) => says)
        .filter((says) => !said.includes(JSON.stringify(says).slice(1, -1)));
      expect(unsaid).toEqual([]);
    });

    it('is true', () => {
      const isFalse = claims.flatMap((claim) => {
        const edits = claim.after === undefined ? [] : (guide.tries[claim.after]?.edits ?? []);
        const runs = { before: trace, after: runAfter(each, edits) };
        return holds(claim, runs) ? [] : [`${claim.says}: ${numbersOf(claim, runs).join(', ')}`];
      });
      expect(isFalse).toEqual([]);
    });
  },
);

it('is said often', () => {
  expect(
    [...englishLessons.values()].reduce((count, { claims = [] }) => count + claims.length, 0),
  ).toBeGreaterThan(500);
});
