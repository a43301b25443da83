import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from './support/axe';
import { openLab } from './support/lab';

/** Where the training is on show, and for how long it may take on a machine that has other things to do. */
const lesson = 'cross-entropy';
const long = { timeout: 60_000 };

async function open(page: Page, more = '&exp.reversal.wait=0'): Promise<Locator> {
  await openLab(page, `v=1&lesson=${lesson}${more}`);
  const panel = page.locator('.training');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.training-map').first()).toBeVisible(long);
  return panel;
}

const button = (panel: Locator, name: string): Locator => panel.locator(`[data-do="${name}"]`);

async function stepsOf(panel: Locator): Promise<number> {
  return Number(await panel.locator('[data-steps]').getAttribute('data-steps'));
}

async function accuracyOf(panel: Locator, model = 0): Promise<number> {
  return Number(await panel.locator('[data-accuracy]').nth(model).getAttribute('data-accuracy'));
}

/** The largest share of its weight that any head has on the answers. */
async function weightOnAnswers(panel: Locator): Promise<number> {
  const shares = await panel
    .locator('[data-share]')
    .evaluateAll((maps) => maps.map((map) => Number(map.getAttribute('data-share'))));
  return Math.max(...shares);
}

async function pausedAfter(panel: Locator, steps: number): Promise<void> {
  await button(panel, 'toggle').click();
  await expect.poll(() => stepsOf(panel), long).toBeGreaterThanOrEqual(steps);
  await button(panel, 'toggle').click();
  await expect(button(panel, 'toggle')).toHaveText('Go on');
  // The worker ends the step that it is at, and tells of it.
  let last = -1;
  const isStill = async (): Promise<boolean> => {
    const [before, now] = [last, await stepsOf(panel)];
    last = now;
    return now === before;
  };
  await expect.poll(isStill, { ...long, intervals: [300] }).toBe(true);
}

test('a model learns while one looks on: it gets nearly everything right, and its map sharpens', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const panel = await open(page);
  expect(await accuracyOf(panel)).toBeLessThan(0.4);
  const before = await weightOnAnswers(panel);
  expect(before).toBeLessThan(0.35);
  await button(panel, 'toggle').click();
  await expect.poll(() => accuracyOf(panel), long).toBeGreaterThanOrEqual(0.95);
  await expect.poll(() => weightOnAnswers(panel), long).toBeGreaterThan(before + 0.3);
  await button(panel, 'toggle').click();
  await expect(panel.locator('.training-answer .wrong')).toHaveCount(0);
  const curves = panel.locator('.chart');
  await expect(curves).toHaveCount(2);
  await curves.first().getByText('Numbers').click();
  expect(await curves.first().locator('tbody tr').count()).toBeGreaterThan(5);
});

test('it takes a step when asked, pauses, goes back and forth, and starts over', async ({ page }) => {
  test.setTimeout(120_000);
  const panel = await open(page);
  await button(panel, 'step').click();
  await expect.poll(() => stepsOf(panel)).toBe(1);
  await pausedAfter(panel, 30);
  const there = await stepsOf(panel);
  await page.waitForTimeout(200);
  expect(await stepsOf(panel)).toBe(there);

  const slider = panel.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => stepsOf(panel)).toBe(0);
  expect(await accuracyOf(panel)).toBeLessThan(0.4);
  await page.keyboard.press('End');
  await expect.poll(() => stepsOf(panel)).toBeGreaterThan(there / 2);

  await button(panel, 'reset').click();
  await expect.poll(() => stepsOf(panel)).toBe(0);
  await expect(button(panel, 'toggle')).toHaveText('Train');
});

test('the link trains the same models, beside each other, and the switch shows', async ({ page }) => {
  test.setTimeout(180_000);
  const panel = await open(page);
  await panel.getByLabel('beside it, from the same seed').selectOption('without positions');
  await panel.getByLabel('seed', { exact: true }).fill('5');
  await panel.getByLabel('seed', { exact: true }).blur();
  await expect(page).toHaveURL(/exp\.reversal\.beside=no-positions&exp\.reversal\.seed=5/);
  await page.goto('about:blank');
  await page.goBack();
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-accuracy]')).toHaveCount(2, long);
  await expect(panel.getByLabel('seed', { exact: true })).toHaveValue('5');
  await button(panel, 'toggle').click();
  await expect.poll(() => accuracyOf(panel, 0), long).toBeGreaterThanOrEqual(0.95);
  await button(panel, 'toggle').click();
  expect(await accuracyOf(panel, 1)).toBeLessThan(0.5);
  // A curve for each, and its sign in the key.
  await expect(panel.locator('.chart').first().locator('.chart-series')).toHaveCount(4);
});

test('it goes into a file and comes back out of it; other files are refused in words', async ({ page }) => {
  test.setTimeout(120_000);
  const panel = await open(page);
  await pausedAfter(panel, 20);
  const [steps, weight] = [await stepsOf(panel), await weightOnAnswers(panel)];
  const coming = page.waitForEvent('download');
  await panel.getByText('Save to a file').click();
  const path = await (await coming).path();

  await button(panel, 'reset').click();
  await expect.poll(() => stepsOf(panel)).toBe(0);
  const field = panel.getByLabel('Go on from a file');
  await field.setInputFiles(path);
  await expect.poll(() => stepsOf(panel), long).toBe(steps);
  expect(await weightOnAnswers(panel)).toBe(weight);

  await field.setInputFiles({ name: 'a.training', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(panel.getByRole('alert')).toHaveText('This file holds no training of this page.');
  const cut = readFileSync(path).subarray(0, 5000);
  await field.setInputFiles({ name: 'b.training', mimeType: 'text/plain', buffer: cut });
  await expect(panel.getByRole('alert')).toHaveText(/^This file is damaged/);
  expect(await stepsOf(panel)).toBe(steps);
});

test('the page goes on drawing while a model learns, and nothing goes on when the lesson is left', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const panel = await open(page);
  expect(page.workers()).toHaveLength(1);
  await button(panel, 'toggle').click();
  // A long task is one in which nobody can press anything: 50 ms by definition.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) most = Math.max(most, duration);
        });
        observer.observe({ type: 'longtask' });
        setTimeout(() => resolve(most), 1500);
      }),
  );
  expect(longest).toBeLessThan(120);
  await page.evaluate(() => {
    location.hash = '#v=1&lesson=masks';
  });
  await expect(panel).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(failures).toEqual([]);
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('a training fits the page, and axe finds nothing in it', async ({ page }) => {
      test.setTimeout(120_000);
      const panel = await open(page, '&exp.reversal.wait=0&exp.reversal.beside=four-heads');
      await pausedAfter(panel, 20);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    });
  });
}
