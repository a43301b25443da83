import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { firstLesson } from '../../browser/support/numbers/lessons';
import { at } from '../../browser/support/numbers/reference';
import { isRounding } from '../../browser/support/text';

/** The element on a page, or in an iframe of it. */
export const labOn = (place: Page | FrameLocator, index = 0): Locator =>
  place.locator('attention-lab').nth(index);

/** Waits until the element is interactive, not only prerendered. */
export async function expectReady(lab: Locator): Promise<void> {
  await expect.poll(() => lab.evaluate((element) => Boolean(Reflect.get(element, 'trace')))).toBe(true);
}

/** Reads the weights of the first lesson off the page, all of them, and compares them with the fixture. */
export async function expectWeights(lab: Locator): Promise<void> {
  await expectReady(lab);
  const cells = lab.locator('.stage [data-matrix="weights"] td[data-node="weights"]');
  await expect(cells.first()).toBeVisible();
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      row: Number(cell.getAttribute('data-row')),
      col: Number(cell.getAttribute('data-col')),
      text: cell.querySelector('.number')?.textContent?.trim() ?? '',
    })),
  );
  const weights = firstLesson.nodes.find(({ id }) => id === 'weights')?.data ?? [];
  expect(shown).toHaveLength(weights.length * (weights[0]?.length ?? 0));
  const wrong = shown.filter(({ row, col, text }) => !isRounding(text, at(weights, row, col)));
  expect(wrong).toEqual([]);
}

/** Records errors, warnings and policy violations of a page. */
export async function recordErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`blocked by ${violatedDirective}: ${blockedURI}`);
    });
  });
  return errors;
}
