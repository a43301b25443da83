import { expect } from '@playwright/test';
import { controls, setNumber } from '../support/acts';
import { cellAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

test('a product says how many multiply-adds it takes, and follows the sizes', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  const costs = page.locator('.stage .costs');
  const [rows, inner, cols] = await Promise.all([
    page.locator('td[data-node="query"][data-col="0"]').count(),
    page.locator('td[data-node="query"][data-row="0"]').count(),
    page.locator('td[data-node="key_transposed"][data-row="0"]').count(),
  ]);
  await expect(costs).toHaveText(`${rows} × ${inner} × ${cols} = ${rows * inner * cols} multiply-adds`);
  const sizes = await controls(page, 'Sizes');
  // Scores and context; there is nothing to learn.
  await expect(sizes).toContainText('0 parameters, 72 multiply-adds. A multiply-add is one multiplication');
  await setNumber(page, 'Sizes', /^d_?k$/, '2');
  await expect(cellAt(page, 'query', 0, 2)).toHaveCount(0);
  await expect(costs).toHaveText('3 × 2 × 3 = 18 multiply-adds');
  await expect(sizes).toContainText('0 parameters, 54 multiply-adds.');
});

test('the map says what the opened part consists of and takes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'multi-head', 'head_0/weights');
  await page.locator('.current-place').getByRole('button').click();
  const totals = page.locator('dialog.map .map-help').last();
  await expect(totals).toHaveText(/^64 parameters, 264 multiply-adds\./);
  await page.locator('dialog.map [data-box]', { hasText: 'Head 1' }).click();
  await expect(totals).toHaveText(/^0 parameters, 36 multiply-adds\./);
});

test('two heads cost as much as one of twice the width, says the guide', async ({ page }) => {
  await openLesson(page, 'multi-head', 'head_1/weights', '&screen=try-2');
  await expect(page.locator('.article .text')).toContainText('64 parameters and 264 multiply-adds');
});
