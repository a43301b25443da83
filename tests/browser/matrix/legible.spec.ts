import { expect, type Page } from '@playwright/test';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

interface Lab extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly trace: { readonly nodes: readonly { readonly id: string }[] };
  goto(node: string): void;
}

/** Runs inside the page: the steps whose smallest number has a font of fewer pixels than `least`, and how many steps there are. */
async function smallNumbers(
  least: number,
): Promise<{ readonly steps: number; readonly small: readonly string[] }> {
  const lab = document.querySelector<Lab>('attention-lab');
  const root = lab?.shadowRoot;
  if (!lab || !root) throw new Error('there is no element');
  const small: string[] = [];
  for (const { id } of lab.trace.nodes) {
    lab.goto(id);
    await lab.updateComplete;
    const sizes = [...root.querySelectorAll('.stage .matrices .number')].map((each) =>
      Number.parseFloat(getComputedStyle(each).fontSize),
    );
    const smallest = Math.min(...sizes);
    if (!(smallest >= least)) small.push(`${id}: ${smallest} pixels`);
  }
  return { steps: lab.trace.nodes.length, small };
}

/**
 * Digits of 9 pixels are as high as lower-case letters of 13 pixels. With three decimals they need cells of 37 pixels, so that
 * large matrices must show fewer columns, or go below each other.
 */
for (const lesson of ['english-french', 'names', 'positions', 'additive-attention', 'vision-transformer'])
  test(`${lesson}: the numbers of every step can be read`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLesson(page, lesson, '');
    const { steps, small } = await page.evaluate(smallNumbers, 9);
    expect(small).toEqual([]);
    expect(steps).toBeGreaterThan(10);
  });

/** The size of the smallest number on the stage, in pixels. */
const smallest = (page: Page): Promise<number> =>
  page
    .locator('.stage .matrices .number')
    .evaluateAll((all) => Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));

/** By how many pixels the matrices are wider than their room. */
const overflow = (page: Page): Promise<number> =>
  page.locator('.matrices').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('in a narrower window long numbers go below each other before they become small', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLesson(page, 'english-french', 'source/positioned');
  expect(await smallest(page)).toBeGreaterThanOrEqual(9);
});

test('in one column, weights of six words can be read', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openLesson(page, 'additive-attention', 'scores');
  const decimals = page.locator('[data-matrix="weights"] .number').filter({ hasText: /^0\.\d+$/ });
  await page.getByRole('slider', { name: 'Step', exact: true }).press('ArrowRight');
  await expect(decimals.first()).toBeVisible();
  const sizes = await decimals.evaluateAll((all) =>
    all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
  expect(await overflow(page)).toBeLessThanOrEqual(1);
});

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
] as const)
  test(`on a tablet ${width} pixels wide, the numbers of low matrices can be read`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [lesson, step] of [
      ['decoder-layer', 'residual_1'],
      ['luong-attention', 'joined_states'],
      ['luong-attention', 'decoder_states'],
      ['recurrent', 'step_1/state'],
    ] as const) {
      await openLesson(page, lesson, step, '&grain=key');
      expect.soft(await smallest(page), step).toBeGreaterThanOrEqual(9);
      expect.soft(await overflow(page), step).toBeLessThanOrEqual(1);
      const result = await page.locator(`[data-matrix="${step}"] tbody`).boundingBox();
      const foot = await page.locator('.foot').boundingBox();
      expect.soft((result?.y ?? 0) + (result?.height ?? height)).toBeLessThanOrEqual(foot?.y ?? 0);
    }
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`on a phone ${width} pixels wide, matrices use the room beside their names`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [lesson, step, scrolls] of [
      ['masks', 'context', false],
      ['soft-addressing', 'query', false],
      ['positions', 'position_scores', true],
    ] as const) {
      await openLesson(page, lesson, step, '&grain=key');
      expect.soft(await smallest(page), step).toBeGreaterThanOrEqual(9);
      if (!scrolls) expect.soft(await overflow(page), step).toBeLessThanOrEqual(1);
    }
    await openLesson(page, 'soft-addressing', 'query', '&grain=key');
    const names = page.locator('.stage thead .place');
    await expect(names.filter({ hasText: 'crunchy' }).first()).toBeVisible();
    const cut = await names.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
    expect(cut).toEqual([]);
  });
