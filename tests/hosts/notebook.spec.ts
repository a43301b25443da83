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

test('a widget begins with a program, which the notebook and its reader change', async ({ page }) => {
  const errors = await recordErrors(page);
  const text = 'def f(A: "2 2" = [[1, 2], [3, 4]]):\n    doubled = A * 2\n    return doubled\n';
  await page.goto(`notebook/?${new URLSearchParams({ program: text })}`);
  const lab = labOn(page);
  const numbers = lab.locator('.stage td[data-node="doubled"] .number');
  await expect(numbers).toHaveText(['2', '4', '6', '8']);
  // The notebook assigns another text.
  await assign(page, 'program', text.replace('* 2', '* 5'));
  await expect(lab.locator('.cm-content')).toContainText('doubled = A * 5');
  await expect(numbers).toHaveText(['5', '10', '15', '20']);
  // The reader edits it, and the state that the notebook keeps has the edited text.
  await lab.locator('.cm-line', { hasText: 'doubled = A' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await expect(numbers).toHaveText(['50', '100', '150', '200']);
  await expect.poll(() => trait(page, 'state')).toMatchObject({ lesson: expect.stringMatching(/^program:/) });
  const saved = await trait(page, 'state');
  await assign(page, 'program', text);
  await expect(numbers).toHaveText(['2', '4', '6', '8']);
  await assign(page, 'state', saved);
  await expect(numbers).toHaveText(['50', '100', '150', '200']);
  expect(errors).toEqual([]);
});

test('a closed widget leaks nothing', async ({ page }) => {
  await page.goto('notebook/');
  await expectWeights(labOn(page));
  await page.evaluate(() => Reflect.get(globalThis, 'end')());
  await expect(labOn(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'model').listeners)).toBe(0);
});
