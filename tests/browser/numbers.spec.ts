import { expect, type Page, test } from '@playwright/test';
import { expectNumbers } from './support/check';
import { moveButton, openLesson, snapshot } from './support/lab';
import { firstLesson, type LessonFixture, lessonFixtures } from './support/lessons';
import { type Stop, stopsOf } from './support/walk';

/** Walks a whole lesson forward and back, and compares every number at every stop. */
async function walk(page: Page, lesson: LessonFixture, grain: Stop['grain']): Promise<void> {
  const stops = stopsOf(lesson.nodes, grain);
  const compare = async (index: number): Promise<void> => {
    const stop = stops[index];
    if (stop === undefined) throw new RangeError(`no stop ${index}`);
    const shown = await snapshot(page);
    expect(shown.step).toBe(`Step ${index + 1} of ${stops.length}`);
    expectNumbers(shown, { nodes: lesson.nodes, words: lesson.tokens, stop });
  };
  const next = moveButton(page, 'Next');
  const back = moveButton(page, 'Back');
  await compare(0);
  for (let index = 1; index < stops.length; index += 1) {
    await next.click();
    await compare(index);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (let index = stops.length - 2; index >= 0; index -= 1) {
    await back.click();
    await compare(index);
  }
  await expect(back).toHaveAttribute('aria-disabled', 'true');
}

test.describe('every number on the page is the number of the fixture', () => {
  for (const lesson of lessonFixtures) {
    test(`${lesson.lesson}, forward and back`, async ({ page }) => {
      await openLesson(page, lesson.lesson, lesson.nodes[0]?.id ?? '');
      await walk(page, lesson, 'equation');
    });
  }

  for (const grain of ['row', 'cell'] as const) {
    test(`${firstLesson.lesson}, ${grain} by ${grain}`, async ({ page }) => {
      await openLesson(page, firstLesson.lesson, 'query', `&grain=${grain}`);
      await walk(page, firstLesson, grain);
    });
  }
});
