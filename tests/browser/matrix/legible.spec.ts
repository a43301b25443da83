import { expect } from '@playwright/test';
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
  test(`${lesson}: the numbers of every step can be read`, async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLesson(page, lesson, '');
    const { steps, small } = await page.evaluate(smallNumbers, 9);
    expect(small).toEqual([]);
    expect(steps).toBeGreaterThan(10);
  });

test('in a narrower window long numbers go below each other before they become small', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLesson(page, 'english-french', 'source/positioned');
  const smallest = await page
    .locator('.stage .matrices .number')
    .evaluateAll((all) => Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))));
  expect(smallest).toBeGreaterThanOrEqual(9);
});
