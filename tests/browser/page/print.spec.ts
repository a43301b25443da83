import { expect, type Page } from '@playwright/test';
import { catalogue } from '../support/catalogue';
import { openLab, openScreen } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

/** A4 at 96 dots per inch, without margins of a centimetre. */
test.use({ viewport: { width: 718, height: 1046 } });

test.afterEach(async ({ page }) => page.emulateMedia({ media: null }));

/** Runs inside the page: lists visible controls, and everything that is cut off, overlapping or blank. */
function printProblems(): readonly string[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  if (!root) return ['there is no element'];
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const nameOf = (each: Element): string =>
    `${each.localName}.${each.getAttribute('class') ?? ''} in ${each.parentElement?.localName}.${each.parentElement?.className}`;
  const isShown = (each: Element): boolean => {
    const { width, height } = each.getBoundingClientRect();
    return (
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    );
  };

  // Numbers and pictures that can be clicked are printed as what they show.
  const controls = all('button, input, select, textarea, summary, [role="slider"]').filter(
    (each) => isShown(each) && !each.matches('.live, .operand, .printed, td *, th *'),
  );
  found.push(...controls.map((each) => `control: ${nameOf(each)}`));

  for (const each of all('*').filter((each) => isShown(each) && !each.parentElement?.closest('svg, math'))) {
    const { right } = each.getBoundingClientRect();
    if (right > width + 1) found.push(`beyond the page: ${nameOf(each)}`);
    const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
    const isCut =
      (overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1 && textOverflow !== 'ellipsis') ||
      (overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 1);
    if (isCut && each.clientWidth > 1 && !each.matches('svg, .visually-hidden'))
      found.push(`cut off: ${nameOf(each)}`);
  }

  for (const canvas of all('canvas').filter(isShown) as HTMLCanvasElement[]) {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    if (!pixels.some((value, at) => at % 4 === 3 && value > 0)) found.push(`blank: ${nameOf(canvas)}`);
  }
  for (const chart of all('.chart-picture').filter(isShown))
    if (chart.querySelector('.chart-series') === null) found.push(`blank: ${nameOf(chart)}`);

  const blocks = all('p, h1, h2, h3, h4, figcaption, canvas, table, math, svg, dl, ul, ol, small, .legend')
    // A frame on a heat map and lines on a picture are meant to cover it.
    .filter((each) => isShown(each) && !each.matches('.picture-lines'))
    .filter((each) => !each.parentElement?.closest('svg, .whole, .picture'))
    .map((each) => ({ each, box: each.getBoundingClientRect() }));
  for (const [index, a] of blocks.entries())
    for (const b of blocks.slice(index + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 2 && !a.each.contains(b.each))
        found.push(`overlap: ${nameOf(a.each)} and ${nameOf(b.each)}`);
    }
  return [...new Set(found)].slice(0, 12);
}

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(printProblems)).toEqual([]);
}

for (const { id } of catalogue)
  test(`${id}: prints without controls, on paper that is wide enough`, async ({ page }) => {
    await openLab(page, `v=1&lesson=${id}`);
    await expectPrintable(page);
  });

for (const lesson of ['scaled-dot-product', 'masks'])
  test(`${lesson}: its cover, a check, its end and an open sum can be printed`, async ({ page }) => {
    await openScreen(page, `v=1&lesson=${lesson}`);
    await expect(page.locator('.cover')).toBeVisible();
    await expectPrintable(page);
    for (const screen of ['check-0', 'end']) {
      await page.emulateMedia({ media: null });
      await openScreen(page, `v=1&lesson=${lesson}&step=weights&screen=${screen}`);
      await expect(page.locator(screen === 'end' ? '.end' : '.prose.guide')).toBeVisible();
      await expectPrintable(page);
    }
    await page.emulateMedia({ media: null });
    await openLab(page, `v=1&lesson=${lesson}&step=weights&cell=weights:1,1`);
    await expect(page.locator('.why output')).toBeVisible();
    await expectPrintable(page);
  });

test('a training prints its example and its curves, once there are any', async ({ page }) => {
  await openLab(page, 'v=1&lesson=cross-entropy&tab=train');
  const panel = page.locator('[data-training="reversal"]');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.training-map').first()).toBeVisible({ timeout: timeout(60) });
  await page.emulateMedia({ media: 'print' });
  await expect(panel.locator('.training-map').first()).toBeVisible();
  await expect(panel.locator('.training-curves')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  for (const step of [1, 2, 3]) {
    await panel.locator('[data-do="step"]').click();
    await expect(panel.locator(`[data-steps="${step}"]`)).toHaveCount(1);
  }
  await expectPrintable(page);
  await expect(panel.locator('.chart-picture').first()).toBeVisible();
});

test('a forced dark theme is printed dark on white', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product');
  const lab = page.locator('attention-lab');
  const ink = () =>
    lab
      .locator('.prose p')
      .first()
      .evaluate((each) => getComputedStyle(each).color);
  const before = await ink();
  await lab.evaluate((each) => each.setAttribute('theme', 'dark'));
  expect(await ink()).not.toBe(before);
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBe(before);
  await page.emulateMedia({ media: null });
  await lab.evaluate((each) => each.removeAttribute('theme'));
});
