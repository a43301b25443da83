import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';

const cell = (node: string, row: number, col: number): string =>
  `.stage td[data-node="${node}"][data-row="${row}"][data-col="${col}"]`;

/** Opens a lesson in a frame, or in a box that scrolls, of this size. */
async function open(page: Page, kind: 'window' | 'box', width: number): Promise<void> {
  const lab = '<attention-lab loading="eager" lesson="scaled-dot-product" step="context"></attention-lab>';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const size = { width: kind === 'window' ? width : width + 100, height: kind === 'window' ? 300 : 600 };
  await page.setViewportSize(size);
  const box = `<div style="width: ${width}px; height: 300px; overflow: auto">${lab}</div>`;
  await publish(page, kind === 'window' ? lab : `${box}<p style="height: 2000px">`);
  await page.goto(host);
  await expect(page.locator(cell('context', 0, 0))).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Where a cell is in the window. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((each) => each.getBoundingClientRect().top);

/** The first cell and one of the last row: a narrow frame has numbers for two columns of the values. */
const targets = [
  [0, 0],
  [2, 1],
] as const;

for (const kind of ['window', 'box'] as const)
  for (const width of [360, 800])
    for (const [row, col] of targets)
      test(`the second click meets the same cell: ${kind} of ${width} × 300, [${row}, ${col}]`, async ({
        page,
      }) => {
        await open(page, kind, width);
        const target = cell('value', row, col);
        // Between the bars.
        await page.locator(target).evaluate((each) => each.scrollIntoView({ block: 'center' }));
        const box = await page.locator(target).boundingBox();
        if (box === null) throw new Error(`${target} is not shown`);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        const before = await topOf(page, target);
        await page.mouse.down();
        await page.mouse.up();
        await expect(page.locator(target)).toHaveAttribute('aria-selected', 'true');
        await page.waitForTimeout(150);
        expect(Math.abs((await topOf(page, target)) - before), 'the cell stays').toBeLessThan(2);
        await page.mouse.down();
        await page.mouse.up();
        await expect(page.locator(`${target} input`)).toBeFocused();
      });
