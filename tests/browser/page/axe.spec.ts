import { expect } from '@playwright/test';
import { expectAccessibleAtAnyWidth } from '../support/accessibility/axe';
import { host, publish } from '../support/host';
import { openLesson } from '../support/lab';
import { lessonFixtures } from '../support/numbers/lessons';
import { test } from '../support/shared-page';
import { states } from '../support/states';

test('axe finds no problem on a page with two elements', async ({ freshPage: page }) => {
  await publish(
    page,
    `<main><h1>An article</h1><attention-lab lesson="masks" loading="eager"></attention-lab>
      <attention-lab lesson="scaled-dot-product" step="weights" loading="eager"></attention-lab></main>`,
  );
  await page.goto(host);
  await expect(page.locator('attention-lab .stage td[data-node]').nth(20)).toBeAttached();
  await expect(page.locator('attention-lab .stepper')).toHaveCount(2);
  await expectAccessibleAtAnyWidth(page, 'two elements');
});

test.describe('axe finds no problem', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const { lesson, opening } of lessonFixtures) {
    test(`in the lesson ${lesson}`, async ({ page }) => {
      await openLesson(page, lesson, opening);
      await expectAccessibleAtAnyWidth(page, lesson);
    });
  }

  for (const [name, enter] of Object.entries(states)) {
    test(`when this is open: ${name}`, async ({ page }) => {
      await enter(page);
      await expectAccessibleAtAnyWidth(page, name);
    });
  }
});
