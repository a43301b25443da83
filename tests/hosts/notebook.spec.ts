import { expect, type Page, test } from '@playwright/test';
import { expectWeights, labOn, recordErrors } from './support/lab';

const trait = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((which) => Reflect.get(globalThis, 'model').get(which), name);

const assign = (page: Page, name: string, value: unknown): Promise<void> =>
  page.evaluate(([which, what]) => Reflect.get(globalThis, 'model').assign(which, what), [name, value]);

test('a notebook: the widget from a blob, its traits going both ways', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto('notebook/');
  const lab = labOn(page);
  await expectWeights(lab);
  await expect.poll(() => trait(page, 'state')).toMatchObject({ version: 1, step: 'weights' });
  await lab.locator('.moves').getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => trait(page, 'state')).toMatchObject({ step: 'context' });
  const saved = await trait(page, 'state');
  await assign(page, 'step', 'scores');
  await expect(lab.locator('[data-equation="scores"]').first()).toBeVisible();
  await assign(page, 'state', saved);
  await expect(lab.locator('[data-equation="context"]').first()).toBeVisible();
  // A lesson that needs the whole engine, which is in the module too.
  await assign(page, 'lesson', 'positions');
  await expect(lab.locator('.lesson-head h2')).toHaveText('Positions');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'model').saved)).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('a widget shows a program by its text', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto('notebook/');
  const lab = labOn(page);
  await expectWeights(lab);
  await assign(
    page,
    'lesson',
    'def f(A: "2 2" = [[1, 2], [3, 4]]):\n    doubled = A * 2\n    return doubled\n',
  );
  await expect(lab.locator('.cm-content')).toContainText('doubled = A * 2');
  await expect(lab.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
  expect(errors).toEqual([]);
});

test('a closed widget leaks nothing', async ({ page }) => {
  await page.goto('notebook/');
  await expectWeights(labOn(page));
  await page.evaluate(() => Reflect.get(globalThis, 'end')());
  await expect(labOn(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'model').listeners)).toBe(0);
});
