import { expect, test } from '@playwright/test';
import { openLab } from '../support/lab';

const cell = '.stage td[data-node="value"][data-row="1"][data-col="1"]';

test('a number that is being typed survives a reload', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=context');
  await page.locator(cell).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('-7.25');
  await page.reload();
  await expect(page.locator(`${cell} .number`)).toHaveText('−7.25');
});

test('an edit survives a reload right after it', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=context');
  await page.locator(cell).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('3.5');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.locator(`${cell} .number`)).toHaveText('3.50');
});
