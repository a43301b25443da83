import { test } from '@playwright/test';
import { openLesson } from './support/lab';
import { firstLesson, lessonFixtures } from './support/lessons';
import { walkThrough } from './support/walker';

test.describe('every number on the page is the number of the fixture', () => {
  for (const { lesson, nodes, tokens, opening } of lessonFixtures) {
    test(`${lesson}, forward and back`, async ({ page }) => {
      await openLesson(page, lesson, opening);
      await walkThrough(page, { nodes, words: tokens, back: true });
    });
  }

  for (const grain of ['row', 'cell'] as const) {
    test(`${firstLesson.lesson}, ${grain} by ${grain}`, async ({ page }) => {
      const { lesson, nodes, tokens } = firstLesson;
      await openLesson(page, lesson, 'query', `&grain=${grain}`);
      await walkThrough(page, { nodes, words: tokens, grain, back: true });
    });
  }
});
