import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { addressAtRest, openLab } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

/** The lesson of each experiment, and a setting for which its hypothesis does not hold, if there is one. */
const panels = [
  { lesson: 'masks', id: 'causal', breaks: ['mask', 'none'] },
  { lesson: 'multi-head', id: 'heads', breaks: ['distance between the heads', '0'] },
  { lesson: 'dot-product', id: 'saturation', breaks: null },
  { lesson: 'convolution-as-attention', id: 'convolution', breaks: ['sharpness α', '8'] },
  { lesson: 'similarities', id: 'cosine', breaks: ['vectors', 'as drawn'] },
  { lesson: 'score-counts', id: 'pairs', breaks: null },
  { lesson: 'order-blindness', id: 'order', breaks: ['positions', 'sinusoidal'] },
  { lesson: 'why-scale', id: 'dot-variance', breaks: ['its mean', '0.5'] },
] as const;

async function open(page: Page, lesson: string, id: string, more = ''): Promise<Locator> {
  await openLab(page, `v=1&lesson=${lesson}${more}`);
  return page.locator(`[data-experiment="${id}"]`);
}

async function run(panel: Locator): Promise<Locator> {
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(panel.getByRole('button', { name: 'Run' })).toBeVisible({ timeout: timeout(60) });
  return panel.locator('.found');
}

async function set(panel: Locator, label: string, value: string): Promise<void> {
  const control = panel.locator('.settings').getByLabel(label);
  if ((await control.evaluate((each) => each.localName)) === 'select') await control.selectOption(value);
  else {
    await control.fill(value);
    await control.blur();
  }
}

for (const { lesson, id, breaks } of panels) {
  test(`the experiment ${id} runs, and its link brings its settings back`, async ({ freshPage: page }) => {
    const panel = await open(page, lesson, id);
    await expect(panel.locator('.chart')).toHaveCount(0);
    await expect(await run(panel)).toHaveText(/^The hypothesis holds\.\s.*\d/);
    const charts = panel.locator('.chart');
    await expect(charts.first()).toBeVisible();
    for (const chart of await charts.all()) {
      await chart.getByText('Numbers').click();
      await expect(chart.locator('tbody tr').nth(1)).toBeVisible();
      await expect(chart.locator('.chart-picture .chart-series').first()).toBeAttached();
    }
    await set(panel, 'seed', '3');
    await expect(panel.locator('.stale')).toBeVisible();
    if (breaks !== null) await set(panel, breaks[0], breaks[1]);
    const found = await run(panel);
    await expect(found).toHaveText(breaks === null ? /^The hypothesis holds/ : /^The hypothesis fails/);
    await expect(panel.locator('.threshold')).toContainText('Seed 3.');

    const text = await found.textContent();
    const address = await addressAtRest(page);
    await page.goto('about:blank');
    await openLab(page, address);
    await expect(panel.locator('.settings').getByLabel('seed')).toHaveValue('3');
    await expect(await run(panel)).toHaveText(text ?? '');
  });
}

test('a run can be stopped, and another lesson opened while it runs', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const panel = await open(page, 'why-scale', 'dot-variance', '&exp.dot-variance.draws=20000');
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('button', { name: 'Run' })).toBeVisible();
  await expect(panel.locator('.found')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Run' }).click();
  await page.evaluate(() => {
    location.hash = '#v=1&lesson=masks&step=masked_scores';
  });
  await expect(page.locator('[data-experiment="causal"]')).toBeVisible();
  await page.waitForTimeout(300);
  expect(failures).toEqual([]);
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('a panel fits the page, and axe finds nothing in it', async ({ page }) => {
      const panel = await open(page, 'multi-head', 'heads');
      await run(panel);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await panel.getByText('Numbers').first().click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
