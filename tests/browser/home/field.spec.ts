import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { violations } from '../support/accessibility/axe';
import { labIsWhole } from '../whole-pages';

const tiles = (page: Page) => page.locator('.tile:visible');
const ids = (page: Page): Promise<readonly string[]> =>
  tiles(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.mechanism ?? ''));

test('finds, filters, and keeps both in the address', async ({ page }) => {
  await page.goto('./field.html');
  await expect(page.locator('.found')).toHaveText('60 mechanisms');
  await page.keyboard.press('/');
  await page.keyboard.type('GQA');
  await expect(page.locator('.found')).toHaveText('1 mechanism');
  expect(new Set(await ids(page))).toEqual(new Set(['grouped-queries']));
  await page.getByRole('link', { name: 'Memory' }).click();
  await expect(tiles(page)).toHaveCount(1);
  expect(new URL(page.url()).hash).toBe('#memory&find=GQA');
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.locator('.found')).toHaveText('Nothing matches “zzzz”.');
});

test('opens a mechanism in the language of the page', async ({ page }) => {
  await page.goto('./field.html#find=ALiBi');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La carte du domaine');
  await page.getByRole('link', { name: 'Biais linéaires (ALiBi)' }).first().click();
  await labIsWhole(page);
  await expect(page).toHaveURL(/lab\.html#v=1&lesson=program:/);
  await expect(page.getByRole('textbox').first()).toContainText('def alibi(');
});

test('is accessible, and fits phones', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [360, 390, 1440]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('./field.html');
      await expect(page.locator('.found')).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
});

test('shows its mechanisms without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${test.info().project.use.baseURL ?? ''}field.html`);
  expect(new Set(await ids(page)).size).toBe(60);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await context.close();
});
