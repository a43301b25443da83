import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { openLesson } from './support/lab';
import { lessonFixtures } from './support/lessons';
import { states } from './support/states';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      // In the dark nothing differs but the colours.
      const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : [];

      test('axe finds nothing in any lesson', async ({ page }) => {
        test.setTimeout(180_000);
        for (const { lesson, opening } of lessonFixtures) {
          await openLesson(page, lesson, opening);
          expect.soft(await violations(page, rules), lesson).toEqual([]);
        }
      });

      test('axe finds nothing whatever is open', async ({ page }) => {
        test.setTimeout(180_000);
        for (const [name, enter] of Object.entries(states)) {
          await page.goto('about:blank');
          await enter(page);
          expect.soft(await violations(page, rules), name).toEqual([]);
        }
      });
    });
  }
}
