import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { violations } from '../support/accessibility/axe';
import { host, publish } from '../support/host';

/** The attribute `show`: a figure alone. */

const elements = [
  '<attention-lab show="weights" lesson="masks" tokens=\'{"query": ["one", "two", "three"], "key": ["one", "two", "three"]}\'></attention-lab>',
  '<attention-lab show="weights" lesson="multi-head" theme="dark"></attention-lab>',
  '<attention-lab show="matrix" lesson="scaled-dot-product" step="scores"></attention-lab>',
  '<attention-lab show="step" lesson="scaled-dot-product" step="scores"></attention-lab>',
];

interface Found {
  readonly step: string;
  readonly matrices: readonly string[];
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  /** Blank pixels above the first thing, below the last one, and between two of them at most. */
  readonly blank: number;
  /** How much wider the content is than the element. */
  readonly overflow: number;
}

/** Runs inside the page. */
function readElements(): readonly Found[] {
  return [...document.querySelectorAll('attention-lab')].map((lab) => {
    const root = lab.shadowRoot;
    const seen = (selector: string): HTMLElement[] =>
      [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (each) => each.checkVisibility() && each.getBoundingClientRect().width > 2,
      );
    const { top, bottom, width } = lab.getBoundingClientRect();
    const boxes = seen('math, button, .weight-lines svg, td[data-node], th .place, caption, p')
      .map((each) => each.getBoundingClientRect())
      .sort((a, b) => a.top - b.top);
    let [end, blank] = [top, 0];
    for (const box of boxes) {
      blank = Math.max(blank, box.top - end);
      end = Math.max(end, box.bottom);
    }
    const texts = (selector: string): string[] =>
      seen(selector).map(({ textContent }) => (textContent ?? '').trim());
    return {
      step: (lab as HTMLElement & { state: { step: string } | null }).state?.step ?? '',
      matrices: seen('[data-matrix]').map(({ dataset }) => dataset.matrix ?? ''),
      words: texts('.line-word'),
      numbers: texts('td[data-node] .number'),
      blank: Math.round(Math.max(blank, bottom - end)),
      overflow: lab.scrollWidth - Math.ceil(width),
    };
  });
}

async function openElements(page: Page): Promise<readonly Found[]> {
  const eager = elements.map((each) => each.replace('>', ' loading="eager">')).join('\n');
  await publish(page, `<main><h1>Figures</h1>${eager}</main>`);
  await page.goto(host);
  const alone = page.locator('attention-lab [data-alone]');
  await expect(alone).toHaveCount(3);
  await expect(page.locator('attention-lab .weight-lines .line').first()).toBeVisible();
  await expect(page.locator('attention-lab').nth(3).locator('.stage td').first()).toBeVisible();
  return page.evaluate(readElements);
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`a figure alone has no blank room, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const found = await openElements(page);
    for (const { step, blank, overflow } of found) {
      expect(blank, step).toBeLessThanOrEqual(16);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    const [masks, heads, matrix, step] = found;
    expect(masks).toMatchObject({ step: 'weights', matrices: ['weights'] });
    expect(masks?.words).toEqual(['one', 'two', 'three', 'one', 'two', 'three']);
    expect(masks?.numbers).toHaveLength(9);
    expect(masks?.numbers.slice(0, 3)).toEqual(['1.000', '0.000', '0.000']);
    expect(heads).toMatchObject({ step: 'head_0/weights', matrices: ['head_0/weights'] });
    expect(matrix).toMatchObject({ step: 'scores', matrices: ['scores'], words: [] });
    expect(step?.matrices).toHaveLength(3);
    expect(await violations(page)).toEqual([]);
  });

test('it can be changed, and an unknown value is refused', async ({ page }) => {
  await openElements(page);
  const matrix = page.locator('attention-lab').nth(2);
  await matrix.evaluate((lab) => lab.removeAttribute('show'));
  await expect(matrix.locator('.stepper')).toBeVisible();
  await expect(matrix.locator('[data-matrix]')).toHaveCount(3);
  await expect(matrix.locator('[data-alone]')).toHaveCount(0);
  // The cells have the size that the stage gives them, as without the attribute.
  await expect(matrix.locator('.fit[data-roomy]')).toHaveCount(0);
  const fit = matrix.locator('.fit');
  const counts = ['--cols', '--rows', '--alone-cols'];
  expect(
    await fit.evaluate(
      (each, names) => names.map((name) => getComputedStyle(each).getPropertyValue(name)),
      counts,
    ),
  ).toEqual(['7', '7', '']);
  const error = matrix.evaluate(
    (lab) =>
      new Promise((resolve) => {
        lab.addEventListener('error', (event) => resolve((event as CustomEvent).detail.message));
        lab.setAttribute('show', 'all');
      }),
  );
  expect(await error).toContain('show');
  await expect(matrix.locator('.stepper')).toBeVisible();
});
