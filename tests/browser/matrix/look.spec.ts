import { expect, type Page } from '@playwright/test';
import { openLab, openScreen } from '../support/lab';
import { test } from '../support/shared-page';

/** Opens a step on a phone. */
async function onPhone(page: Page, hash: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, `v=1&lesson=${hash}`);
}

test('of a wide matrix the columns without numbers are colours beside the others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const step = 'decoder_0/cross/head_0/context';
  await openLab(page, `v=1&lesson=english-french&step=${step}&grain=key`);
  const matrix = page.locator(`[data-matrix="${step}"]`);
  const shown = await matrix.locator('tbody tr').first().locator('td.cell').count();
  expect(shown).toBeLessThan(32);
  const rest = matrix.locator('.rest.right');
  const [box, row] = [await rest.boundingBox(), await matrix.locator('tbody').boundingBox()];
  expect(Math.abs((box?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(2);
  expect(Math.abs((box?.height ?? 0) - (row?.height ?? 0))).toBeLessThan(3);
  // Pressing there shows the numbers of what was pressed.
  await rest.click({ position: { x: (box?.width ?? 0) - 2, y: 5 } });
  await expect(matrix.locator('td.cell[data-col="31"]').first()).toBeVisible();
  await expect(matrix.locator('.rest.right')).toHaveCount(0);
});

test('the colours of a result that is asked about are hidden, like its numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, 'v=1&lesson=induction&step=layer_1/self/head_0/weights&grain=key');
  const matrix = page.locator('[data-matrix="layer_1/self/head_0/weights"]');
  await expect(matrix.locator('.rest').first()).toBeVisible();
  await expect(matrix.locator('canvas')).toHaveCount(0);
});

test('empty cells of a mask have no trace of the line that marks what can be edited', async ({ page }) => {
  await onPhone(page, 'masks&step=mask&grain=key');
  const cell = page.locator('.stage td.cell.coming').first();
  await expect(cell).toBeVisible();
  await expect(cell).toHaveCSS('box-shadow', 'none');
});

test('on a phone, the title of a matrix of one column is whole', async ({ page }) => {
  await onPhone(page, 'layer-norm&step=variance&grain=key');
  const caption = page.locator('[data-matrix$="variance"] .caption-name');
  await expect(caption).toBeVisible();
  const right = await caption.evaluate((each) => each.getBoundingClientRect().right);
  const room = await page.locator('.matrices').evaluate((each) => each.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(room);
});

test('a minus stands inside its cell, and no number reaches its right edge', async ({ page }) => {
  await onPhone(page, 'words-as-vectors&step=unit_vectors&grain=key');
  await expect(page.locator('.stage td.cell').first()).toBeVisible();
  const margins = await page.locator('.stage td.cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('.number') ?? cell);
      const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      return Math.min(text.left - box.left, box.right - text.right);
    }),
  );
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(1.5);
});

test('numbers below half of the last digit are 0 in a cell, and exact in its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLab(page, 'v=1&lesson=dates&step=decoder_0/cross/head_0/context&grain=key');
  const texts = await page
    .locator('[data-matrix="decoder_0/cross/head_0/weights"] td .number')
    .allTextContents();
  expect(texts).toContain('0');
  expect(texts.join(' ')).not.toContain('×10');
  const labels = await page
    .locator('[data-matrix="decoder_0/cross/head_0/weights"] td')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  expect(labels.join(' ')).toContain('×10');
});

test('bold text has a face of its own', async ({ page }) => {
  await openLab(page);
  const synthesis = await page
    .locator('attention-lab')
    .evaluate((lab) => getComputedStyle(lab).getPropertyValue('font-synthesis-weight'));
  expect(synthesis).toBe('none');
});

test('a model of many sections has a slider without ticks', async ({ page }) => {
  await openLab(page, 'v=1&lesson=transformer');
  await expect(page.locator('.track input')).toBeVisible();
  await expect(page.locator('.ticks line')).toHaveCount(0);
});

test('what would move a number is listed below the matrices, at least six rows high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=context&cell=context:1,0');
  await page.getByRole('button', { name: 'What would move it?' }).click();
  const rows = page.locator('.why .movers tbody tr');
  await expect(rows.nth(2)).toBeVisible();
  const [panel, result] = [
    await page.locator('.why.moving').boundingBox(),
    await page.locator('[data-matrix="context"]').boundingBox(),
  ];
  expect(panel?.y ?? 0).toBeGreaterThanOrEqual((result?.y ?? 0) + (result?.height ?? 0) - 1);
  const scrolls = await page.locator('.why.moving').evaluate((each) => each.scrollHeight - each.clientHeight);
  expect(scrolls).toBeLessThanOrEqual(1);
});

test('while a number is computed on the stage, its explanation is hidden, and the number in the text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
  await page.locator('.stepper .moves .main').click();
  const number = page.locator('.text [data-node="scaled_scores"]').first();
  // Its place is seen, and its digits are not.
  await expect(number).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.stage > .why')).toHaveCSS('opacity', '0');
  await expect(number).toHaveCSS('color', /^rgb\(/);
  await expect(page.locator('.stage > .why')).toHaveCSS('opacity', '1');
});

test('a name that is a chip has no quotation marks around it', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=pronoun');
  await page.locator('.cover-choice').nth(1).click();
  const lead = page.locator('.cover-lead');
  await expect(lead.locator('.word').first()).toBeVisible();
  expect(await lead.textContent()).not.toMatch(/[“"«]\s?[a-z]+\s?[”"»]/u);
});

test('on a wide window, type grows, and the page is no wider than 1680 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openLab(page);
  const sizes = await page.locator('attention-lab .lab').evaluate((lab) => ({
    root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    lab: lab.getBoundingClientRect().width,
    text: lab.querySelector('.text')?.getBoundingClientRect().width ?? 0,
  }));
  // 1.25 % of the width less 4 pixels would be 20, but no more than 1.78 % of the height; see `page.css`.
  expect(sizes.root).toBeCloseTo(0.0178 * 1080, 3);
  expect(sizes.lab).toBeLessThanOrEqual(1680);
  expect(sizes.text).toBeLessThanOrEqual(420);
});
