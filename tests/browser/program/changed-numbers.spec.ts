import { expect, type Page } from '@playwright/test';
import { test } from '../support/shared-page';

const line = (page: Page, words: string) => page.locator('.cm-line', { hasText: words }).first();

/** Opens an example beside itself with another function of the scores. */
async function openChanged(page: Page, step: string): Promise<void> {
  await page.goto(`lab.html#v=1&lesson=program:&step=${step}`);
  // The program of the step before, which has an original, is there until the address is read.
  await expect(page.getByRole('button', { name: 'Beside the original' })).toHaveCount(0);
  await page.locator('.head select').last().selectOption('scaled_dot_product');
  await line(page, 'weights = softmax').click();
  await page.keyboard.press('End');
  for (let k = 0; k < 'softmax(scores)'.length; k++) await page.keyboard.press('Backspace');
  await page.keyboard.type('sigmoid(scores');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Beside the original' }).click();
  await line(page, `${step} = `).click();
  await expect(page.locator(`.stage td[data-node="${step}"] .delta`).first()).toBeAttached();
}

/** How far, in pixels, the change of each number is from the number above it, and how far it reaches out of its cell. */
const distances = (page: Page) =>
  page.locator('.stage td.cell:has(.delta)').evaluateAll((cells) => {
    const pen = document.createElement('canvas').getContext('2d');
    /** Where the digits of an element are painted. */
    const painted = (element: Element | null) => {
      if (element === null || pen === null) throw new Error('nothing to measure');
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, height, left, right } = range.getBoundingClientRect();
      const { fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontSize} ${fontFamily}`;
      const size = pen.measureText(element.textContent ?? '');
      const [ascent, descent] = [size.fontBoundingBoxAscent, size.fontBoundingBoxDescent];
      const base = top + (height - ascent - descent) / 2 + ascent;
      const [above, below] = [size.actualBoundingBoxAscent, size.actualBoundingBoxDescent];
      return { top: base - above, bottom: base + below, left, right };
    };
    return cells.map((cell) => {
      const [number, change] = [cell.querySelector('.number'), cell.querySelector('.delta')].map(painted);
      const isShown = (cell.querySelector('.delta')?.getBoundingClientRect().height ?? 0) > 0;
      const box = cell.getBoundingClientRect();
      if (number === undefined || change === undefined) throw new Error('nothing to measure');
      const out = [box.left - change.left, change.right - box.right, change.bottom - box.bottom];
      return {
        gap: isShown ? change.top - number.bottom : 1,
        out: Math.max(box.top - number.top, ...(isShown ? out : [])),
      };
    });
  });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1024, 800],
  [1440, 700],
] as const)
  test(`changes overlap no number at ${width} by ${height}`, async ({ freshPage: page }) => {
    for (const step of ['weights', 'context']) {
      // A low window shows too little of the text to edit it.
      await page.setViewportSize({ width: 1024, height: 800 });
      await openChanged(page, step);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
      const measured = await distances(page);
      expect(measured.length).toBeGreaterThan(6);
      for (const { gap, out } of measured) {
        expect(gap).toBeGreaterThan(0.5);
        expect(out).toBeLessThan(-0.5);
      }
    }
  });

test('weights have the sums of their rows beside the text of a program', async ({ freshPage: page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('lab.html#v=1&lesson=program:&step=weights');
    await expect(page.locator('.stage [data-matrix="weights"] .row-sums li').first()).toHaveText(/1\.000$/);
    await expect(page.locator('.row-sums')).toBeVisible();
    const matrices = page.locator('.stage .matrices');
    const [scroll, client] = await matrices.evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(scroll).toBeLessThanOrEqual(client ?? 0);
  }
});
