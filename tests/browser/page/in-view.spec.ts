import { expect } from '@playwright/test';
import { whenSizeIsKnown } from '../support/key-steps';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

/** Runs inside the page: the matrices of the step that are not wholly in view. */
function matricesOutOfView(): readonly (string | undefined)[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const room = root?.querySelector('.matrices')?.getBoundingClientRect() ?? new DOMRect();
  return [...(root?.querySelectorAll<HTMLElement>('[data-matrix]') ?? [])]
    .filter((matrix) => {
      const { left, right, top, bottom } = matrix.getBoundingClientRect();
      return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
    })
    .map(({ dataset }) => dataset.matrix);
}

for (const [width, height, lesson, step] of [
  // Beside many operands, their shapes take a second line above them.
  [1440, 900, 'english-french-recurrent', 'decoder/context'],
  // Its caption has a condition.
  [360, 740, 'key-value-cache', 'masked_scores'],
] as const)
  test(`${step} of ${lesson} is wholly in view in ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, `v=1&lesson=${lesson}&step=${step}`);
    const box = page.locator('.matrices');
    const result = page.locator(`[data-matrix="${step}"] tbody`);
    await expect(result).toBeVisible();
    await whenSizeIsKnown(page);
    expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);
    const foot = await page.locator('.foot').boundingBox();
    const cells = await result.boundingBox();
    expect((cells?.y ?? 0) + (cells?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
  });

test('the words about a number of a product are in view below its matrices', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, 'v=1&lesson=basic-self-attention&step=context&grain=key&cell=context:3,0');
  const words = page.locator('.why.aligned .details');
  await expect(words).toBeVisible();
  await whenSizeIsKnown(page);
  const foot = await page.locator('.foot').boundingBox();
  const box = await words.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
});

test('on a phone, a sum of two matrices of six columns is wholly in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'v=1&lesson=positions&step=positioned');
  await expect(page.locator('[data-matrix]')).toHaveCount(3);
  expect(await page.evaluate(matricesOutOfView)).toEqual([]);
});

test('on a phone, of given matrices that are wider than the stage the names of rows are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, 'v=1&lesson=why-scale&step=query&grain=key');
  const names = page.locator('[data-matrix="query"] th[scope="row"] .place');
  await expect(names.first()).toBeVisible();
  const room = await page.locator('.matrices').evaluate((each) => each.getBoundingClientRect().left);
  const lefts = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(room);
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  for (const step of ['z', 'encoder_0/residual_2'])
    test(`on a phone ${width} pixels wide, the part of the large sum ${step} can be read and is wholly in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openScreen(page, `v=1&lesson=digits&step=${step}`);
      const result = page.locator(`[data-matrix="${step}"]`);
      await expect(result.locator('.rest').first()).toBeVisible();
      const cells = result.locator('tbody td.cell');
      const sizes = await cells
        .locator('.number')
        .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
      const boxes = await cells.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      const room = await page.locator('.matrices').evaluate((each) => each.getBoundingClientRect());
      const foot = await page.locator('.foot').evaluate((each) => each.getBoundingClientRect());
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(room.left);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(room.right);
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      expect(bottom).toBeLessThanOrEqual(Math.min(room.bottom, foot.top) + 1);
    });

test('the explanation of a number in the last rows of a product begins in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const step = 'layer_0/self/query';
  await openScreen(page, `v=1&lesson=pronoun&step=${step}&grain=key&cell=${step}:11,0`);
  await expect(page.locator('td.selected')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.why .heading')).toBeInViewport({ ratio: 1 });
});

for (const [lesson, step, granularity] of [
  ['scaled-dot-product', 'weights', 'equation'],
  ['masks', 'context', 'key'],
] as const)
  test(`on a phone on its side, all numbers of ${step} are in view`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openScreen(page, `v=1&lesson=${lesson}&step=${step}&grain=${granularity}`);
    const box = await page.locator(`[data-matrix="${step}"] tbody`).boundingBox();
    const foot = await page.locator('.foot').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(`on a phone on its side, ${width} pixels wide, the numbers stay in view beside what is asked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, 'v=1&lesson=scaled-dot-product&step=weights&grain=key');
    const numbers = page.locator('[data-matrix="weights"] tbody');
    await expect(page.locator('.guide-step h3')).toBeInViewport({ ratio: 1 });
    await expect(numbers).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.locator('.guide .feedback :is(.right, .wrong)').first()).toBeInViewport();
    await expect(numbers).toBeInViewport({ ratio: 1 });
    const foot = await page.locator('.foot').boundingBox();
    const box = await numbers.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(foot?.y ?? 0);
  });

test('turning a phone on its side keeps an open explanation, and the strip is in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'v=1&lesson=masks&step=context&grain=key');
  const cell = page.locator('td[data-node="context"]').first();
  await cell.click();
  await expect(page.locator('.why.open, .why.aligned')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.workbench .terms')).toBeInViewport({ ratio: 0.9 });
  await expect(cell).toHaveClass(/selected/);
  await expect(page.locator('.strip')).toBeHidden();
  await page.locator('.more').click();
  await page.locator('.menu .map').click();
  await expect(page.locator('.strip .frame.current')).toBeInViewport({ ratio: 1 });
});
