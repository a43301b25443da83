import { expect, type Page } from '@playwright/test';
import { cellAt, moveButton, openScreen } from '../support/lab';
import { test } from '../support/shared-page';

const scaled = 'v=1&lesson=scaled-dot-product&step=scaled_scores&grain=key';

const title = (page: Page) => page.locator('.guide h3');
const count = (page: Page) => page.locator('.stepper .count');
const equation = (page: Page) => page.locator('.stage [data-equation]');

test('going backwards from a key step walks through all gradients, and without them it is shown again', async ({
  page,
}) => {
  await openScreen(page, scaled);
  await cellAt(page, 'scaled_scores', 1, 2).click();
  await page.getByRole('button', { name: 'Go backwards from here' }).click();
  await expect(equation(page)).toHaveAttribute('data-equation', 'chosen_loss');
  await expect(count(page)).toHaveText(/^Step \d+ of \d+$/);
  for (const gradient of ['d_chosen_loss', 'd_scaled_scores', 'd_scores']) {
    await moveButton(page, 'Next').click();
    await expect(equation(page)).toHaveAttribute('data-equation', gradient);
  }
  await page.getByRole('button', { name: 'Hide gradients' }).click();
  await expect(title(page)).toContainText('Scaled scores');
});

test('on a phone the next screen begins at its top, also where the page was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, scaled);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await moveButton(page, 'Next').click();
  await expect(title(page)).toContainText('Weights');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a card whose change takes steps away keeps its place among all stops', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=masks');
  const dots = page.locator('.dots .dot');
  const all = await dots.count();
  await dots.nth(7).click();
  await expect(title(page)).toContainText('Take the mask away');
  await expect(count(page)).toHaveText(`8 of ${all}`);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
  await expect(page.locator('[data-matrix="mask"]')).toHaveCount(0);
  await expect(count(page)).toHaveText(`8 of ${all}`);
  await dots.nth(2).click();
  await expect(count(page)).toHaveText(`3 of ${all}`);
  await expect(page.locator('.stage [data-equation]')).toBeVisible();
});

test('while weights are asked for, neither their lines nor signs of their sums are shown, and the answer moves nothing', async ({
  freshPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, 'v=1&lesson=scaled-dot-product&step=weights&grain=key');
  const lines = page.locator('.weight-lines');
  const ofWeights = page.locator('.weight-lines:visible, .stage .sums:visible');
  await expect(lines).toBeAttached();
  await expect(ofWeights).toHaveCount(0);
  const place = await cellAt(page, 'weights', 1, 2).boundingBox();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(ofWeights).toHaveCount(3);
  expect(await cellAt(page, 'weights', 1, 2).boundingBox()).toEqual(place);
  // The weights that the next question starts from are known.
  await moveButton(page, 'Next').click();
  await expect(cellAt(page, 'context', 1, 2)).toHaveText('·');
  await expect(lines).toBeVisible();
});

test('where a cell is the answer, the text names its matrix', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=scaled-dot-product&step=scores&grain=key');
  const action = page.locator('.guide-action');
  await expect(action).toHaveText(/^Select a cell in the matrix\s+\S+\.$/);
  await expect(action.locator('math')).toHaveText(/^[S𝑆]$/u);
});

for (const width of [390, 1440])
  test(`the row of a word shows the 1 that its text is about, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, 'v=1&lesson=english-french&step=source&grain=key');
    const row = page.locator('.stage td[data-node="source"][data-row="1"]');
    await expect(row.filter({ hasText: /^1$/ })).toHaveCount(1);
    // A number that is chosen is shown, whatever the text says.
    await row.first().click();
    await page.keyboard.press('Control+Home');
    await expect(cellAt(page, 'source', 0, 0)).toBeFocused();
  });

for (const [lang, name] of [
  ['en', 'Scaled scores: divided by √d'],
  ['fr', 'Les scores réduits\u00a0: divisés par √d'],
] as const)
  test(`a heading has the subscripts of the text, and a name without markup has a letter: ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, `v=1&lesson=image-as-vectors&step=scaled_scores&grain=key&lang=${lang}`);
    const where = page.locator('.whereabouts .where');
    for (const heading of [title(page), where]) {
      await expect(heading).toContainText(`${name}k`);
      await expect(heading.locator('sub')).toHaveText('k');
    }
    // On one line.
    const { height = Infinity } = (await where.boundingBox()) ?? {};
    expect(height).toBeLessThan(24);
    await expect(page.locator('.dots .here')).toHaveAttribute('aria-label', `${name}ₖ`);
  });

test('what to remember has the subscripts of the text', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=why-scale');
  await page.locator('.dots .dot').last().click();
  await expect(page.locator('.remember')).toContainText('Dividing by √dk brings');
});
