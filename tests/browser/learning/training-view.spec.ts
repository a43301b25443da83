import { expect, type Locator, type Page } from '@playwright/test';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Every training of every lesson. */
const trainings = [
  ['cross-entropy', 'reversal'],
  ['reversal', 'reversal'],
  ['masks', 'induction'],
  ['induction', 'induction'],
  ['transformer', 'english-french'],
  ['transformer', 'number-words'],
  ['additive-attention', 'english-french-recurrent'],
  ['vision-transformer', 'digits'],
] as const;

/** What must be in view together. */
const parts = ['.training-controls', '.training-score', '.training-example', '.training-curves'] as const;

async function open(page: Page, lesson: string, task: string, lang = 'en'): Promise<Locator> {
  await openLab(page, `v=1&lesson=${lesson}&tab=train&lang=${lang}`);
  const panel = page.locator(`[data-training="${task}"]`);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.training-map').first()).toBeVisible({ timeout: timeout(90) });
  await panel.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
  return panel;
}

/** The room below the top bar and the tabs. */
async function roomOf(page: Page): Promise<number> {
  const height = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((bar) => bar.getBoundingClientRect().height);
  return 900 - (await height('.head')) - (await height('.model-tabs'));
}

for (const [lesson, task] of trainings)
  test(`${lesson}: example, attention maps, curves and controls of ${task} are in view together`, async ({
    page,
  }) => {
    const panel = await open(page, lesson, task);
    const top = (await panel.boundingBox())?.y ?? Number.NaN;
    const room = await roomOf(page);
    for (const part of parts) {
      const box = await panel.locator(part).first().boundingBox();
      expect(box?.y ?? Number.NaN, part).toBeGreaterThanOrEqual(top);
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) - top, part).toBeLessThanOrEqual(room);
    }
    // Both plots have the same x axis.
    const axes = await panel
      .locator('.training-curves .chart-picture > .chart-axis')
      .evaluateAll((all) =>
        all.map((axis) => axis.getBoundingClientRect()).map(({ x, width }) => [x, width]),
      );
    expect(axes).toHaveLength(2);
    expect(axes[0]).toEqual(axes[1]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1440);
  });

test('the details are closed at first, and stay open in another language', async ({ page }) => {
  const panel = await open(page, 'cross-entropy', 'reversal');
  const gradients = panel.locator('.training-gradients');
  await expect(gradients).toBeHidden();
  await panel.getByText('Details:').click();
  await expect(gradients).toBeVisible();
  await panel.locator('[data-do="step"]').click();
  await expect(panel.locator('[data-steps="1"]')).toHaveCount(1);
  await expect(gradients).toBeVisible();
  await page.locator('attention-lab').evaluate((lab) => lab.setAttribute('lang', 'fr'));
  await expect(panel.getByText('Détails')).toBeVisible();
  await expect(gradients).toBeVisible();
});

test('on a phone the letters of the maps are as large as other text, and no map is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await open(page, 'cross-entropy', 'reversal');
  const sizes = await panel.locator('.training-map text').evaluateAll((all) =>
    (all as SVGTextElement[]).map((text) => {
      const svg = text.ownerSVGElement;
      const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
      return scale * Number.parseFloat(getComputedStyle(text).fontSize);
    }),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  for (const map of await panel.locator('.training-map').all()) {
    const { x, width } = (await map.boundingBox()) ?? { x: Number.NaN, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});
