import type { Page } from '@playwright/test';
import { expectAccessible, expectWellFormed } from '../support/axe';
import { openLesson } from '../support/lab';
import { lessonFixtures } from '../support/numbers/lessons';
import { test } from '../support/shared-page';
import { states } from '../support/states';

/** The layout depends only on the width, so each page is opened once. All that is seen at 768 px is seen at another width, too. */
async function expectAccessibleAtAnyWidth(page: Page, what: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${what}, ${width} pixels wide`;
    await (width === 768 ? expectWellFormed(page, at) : expectAccessible(page, at));
  }
}

test.describe('axe finds no problem', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const { lesson, opening } of lessonFixtures) {
    test(`in the lesson ${lesson}`, async ({ sharedPage: page }) => {
      await openLesson(page, lesson, opening);
      await expectAccessibleAtAnyWidth(page, lesson);
    });
  }

  for (const [name, enter] of Object.entries(states)) {
    test(`when this is open: ${name}`, async ({ sharedPage: page }) => {
      await enter(page);
      await expectAccessibleAtAnyWidth(page, name);
    });
  }
});
