import { expect } from '@playwright/test';
import { guideNumbers } from '../support/numbers/guide-numbers';
import type { Place } from '../support/numbers/guide-walk';
import { learnedIds } from '../support/numbers/lesson-on-disk';
import { type LessonFixture, lessonFixtures } from '../support/numbers/lessons';
import { test } from '../support/shared-page';
import { isRounding } from '../support/text';

/** What is not a rounding of the number that `tests/fixtures/generate_lessons.py` computed. */
function wrong({ name, numbers, change }: Place, { nodes }: LessonFixture): readonly string[] {
  if (change !== undefined) return [];
  return numbers.flatMap(({ node, row, col, text }) => {
    const found = nodes.find(({ id }) => id === node);
    const value = found?.data[row]?.[col];
    return value !== undefined && isRounding(text, value)
      ? []
      : [`${name}: ${node}[${row}, ${col}]: ${text} for ${value}`];
  });
}

/** Where no number has to be in the reasons of cards: the number of cards with a change, which all were changed. */
const changed = (places: readonly Place[]): number =>
  places.filter(({ change }) => change !== undefined).length;

for (const fixture of lessonFixtures)
  test(`${fixture.lesson}: the numbers of the cover, the key steps, the cards and the checks are right`, async ({
    page,
  }) => {
    const { places, problems, changes } = await guideNumbers(page, fixture.lesson);
    expect(places.flatMap((place) => wrong(place, fixture))).toEqual([]);
    expect(problems).toEqual([]);
    expect(changed(places)).toBe(changes);
    expect(places.length).toBeGreaterThan(6);
    expect(places.slice(1).flatMap(({ numbers }) => numbers).length).toBeGreaterThan(8);
  });

// The numbers of trained models are in no fixture: the page is compared with the engine, as in numbers-learned.spec.ts.
for (const id of learnedIds)
  test(`${id}: the numbers of the guide are those of the trained model`, async ({ page }) => {
    const { places, problems, changes } = await guideNumbers(page, id);
    expect(problems).toEqual([]);
    expect(changed(places)).toBe(changes);
    expect(places.slice(1).flatMap(({ numbers }) => numbers).length).toBeGreaterThan(8);
  });
