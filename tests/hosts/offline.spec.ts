import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { catalogue } from '../browser/support/catalogue';
import { expectWeights, labOn, recordErrors } from './support/lab';

const file = new URL('../../build/attention-lab.html', import.meta.url).href;

test.beforeEach(async ({ page, context }) => {
  await context.setOffline(true);
  await page.route(/^(?!file:|data:|blob:)/, (route) => route.abort());
});

test('the page in one file, from the disk and without a network: every lesson opens', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const errors = await recordErrors(page);
  await page.goto(`${file}#v=1&lesson=scaled-dot-product&step=weights`);
  const lab = labOn(page);
  await expectWeights(lab);
  // There are no other pages beside it.
  expect(await page.evaluate(() => document.links.length)).toBe(0);
  for (const { id, title } of catalogue) {
    await lab.evaluate((element, lesson) => element.setAttribute('lesson', lesson), id);
    await expect(lab.locator('.lesson-head h2')).toHaveText(title);
    await expect(lab.locator('.stage td[data-node], .stage canvas').first()).toBeVisible();
  }
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
});

test('its long sequences are computed in a worker of its own, its words have their vectors', async ({
  page,
}) => {
  const errors = await recordErrors(page);
  await page.goto(`${file}#v=1&lesson=sliding-window&step=band_scores`);
  const lab = labOn(page);
  await lab.locator('.long-sequences').scrollIntoViewIfNeeded();
  await expect(lab.locator('.long-status')).toContainText('visible weights after');
  expect(page.workers().map((worker) => worker.url().split(':')[0])).toEqual(['data']);
  await lab.evaluate((element) => element.setAttribute('lesson', 'words-as-vectors'));
  await expect(lab.locator('.lesson-head h2')).toHaveText('Words as vectors');
  await expect(lab.locator('[data-neighbour]').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('it trains in a worker of its own', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto(`${file}#v=1&lesson=cross-entropy&step=loss&tab=train`);
  const panel = labOn(page).locator('[data-training="reversal"]');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.training-map').first()).toBeVisible();
  await panel.locator('[data-do="step"]').click();
  await expect(panel.locator('[data-steps]')).toHaveAttribute('data-steps', '1');
  expect(page.workers().map((worker) => worker.url().split(':')[0])).toEqual(['data']);
  expect(errors).toEqual([]);
});

test('its first lesson is a picture before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const page = await context.newPage();
  await page.goto(fileURLToPath(file).replace(/^/, 'file://'));
  await expect(page.getByRole('heading', { name: 'Scaled dot-product attention' })).toBeVisible();
  await context.close();
});
