import { expect, type Page } from '@playwright/test';
import { choose, openMenu, setNumber } from '../support/acts';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

/** The formula of a lesson; tests/web/ui/equation/mechanism.test.ts compares it with every run. */

const formula = (page: Page) => page.locator('.mechanism math');

const heightOf = (page: Page): Promise<number> =>
  page.locator('.lesson-head').evaluate((head) => head.getBoundingClientRect().height);

for (const width of [360, 768, 1440])
  test(`the formula follows the options and moves nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLesson(page, 'scaled-dot-product', 'scores');
    // On phones it is opened from the menu, with the map.
    await openMenu(page);
    await page.keyboard.press('Escape');
    const bare = 'C equals softmax of open bracket Q times K transposed';
    await expect(formula(page)).toHaveAttribute(
      'aria-label',
      `${bare} over square root of d k close bracket times V`,
    );
    const height = await heightOf(page);
    await choose(page, 'causal');
    await expect(formula(page)).toHaveAttribute(
      'aria-label',
      `${bare} over square root of d k plus M close bracket times V`,
    );
    expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(4);
    await setNumber(page, 'Options', /^scale$/, '2');
    await expect(formula(page)).toHaveAttribute(
      'aria-label',
      `${bare} times scale plus M close bracket times V`,
    );
    await expect(formula(page).locator('mfrac')).toHaveCount(0);
    expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(4);
  });
