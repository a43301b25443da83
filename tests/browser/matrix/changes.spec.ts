import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { edit } from '../support/acts';
import { numberAt, openLesson, openScreen } from '../support/lab';
import { test } from '../support/shared-page';

const sentence = (page: Page) => page.locator('.difference .change-why');
const chain = (page: Page) => page.locator('.change-details .chain li');

async function editQuery(page: Page, step: string): Promise<void> {
  await openLesson(page, 'scaled-dot-product', 'query');
  await edit(page, 'query', 0, 0, '3');
  await page.keyboard.press('Escape');
  await page.locator('attention-lab').evaluate((lab, node) => Reflect.get(lab, 'goto').call(lab, node), step);
}

test('after an edit one sentence says what moved, and why the rest did not', async ({ page }) => {
  await editQuery(page, 'scores');
  await expect(sentence(page)).toContainText('went from 3 to 7.');
  await expect(sentence(page)).toContainText('has 0 in column 1, so the change there has no effect.');
  await expect(numberAt(page, 'scores', 0, 0)).toHaveText('7');
  await expect(numberAt(page, 'scores', 0, 1)).toHaveText('0');
});

test('the chain down to the edit opens by keyboard, and leads to its cells', async ({ page }) => {
  await editQuery(page, 'weights');
  const why = page.getByRole('button', { name: 'Why?', exact: true });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(chain(page)).toHaveText([
    /^The weight of .*0\.348 → 0\.798$/,
    /^The scaled score of .*1\.5 → 3\.5$/,
    /^The score of .*3 → 7$/,
    /^Column 1 of the query of .*1 → 3$/,
  ]);
  await expectAccessible(page, 'the chain');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-equation="scaled_scores"]')).toBeVisible();
  await expect(page.locator('.why .question')).toContainText('3.5');
  await page.keyboard.press('Escape');
  await expect(page.locator('.change-details')).toBeHidden();
});

test('another run can be chosen to compare with', async ({ page }) => {
  await editQuery(page, 'query');
  await edit(page, 'query', 0, 0, '5');
  await page.keyboard.press('Escape');
  await page.locator('attention-lab').evaluate((lab) => Reflect.get(lab, 'goto').call(lab, 'scores'));
  await expect(sentence(page)).toContainText('went from 3 to 11.');
  await page.getByRole('button', { name: 'Why?', exact: true }).click();
  await page.getByRole('button', { name: 'before the last change' }).click();
  await expect(sentence(page)).toContainText('went from 7 to 11.');
});

test('a prediction is not told', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=scaled-dot-product');
  await page.getByRole('button', { name: 'Start' }).click();
  await edit(page, 'query', 0, 0, '3');
  await page.keyboard.press('Escape');
  await expect(sentence(page)).toBeVisible();
  for (const name of ['Keys', 'Values', 'Scores']) {
    await page.locator('.stepper .moves .main').click();
    await expect(page.locator('.guide h3')).toContainText(name);
  }
  await expect(numberAt(page, 'scores', 0, 0)).toHaveText('·');
  await expect(sentence(page)).toHaveCount(0);
});

test('what is opened while they load stays open', async ({ freshPage: page }) => {
  await page.route(/change-views/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openLesson(page, 'scaled-dot-product', 'query');
  await edit(page, 'query', 0, 0, '3');
  await page.keyboard.press('Escape');
  await page.locator('details.controls summary').first().click();
  const add = page.getByRole('button', { name: 'Add a word' }).first();
  await expect(add).toBeVisible();
  await expect(sentence(page)).toBeVisible();
  await expect(add).toBeVisible();
});

test('without the files that explain changes, the notice says what was changed', async ({
  freshPage: page,
}) => {
  await page.route(/change-views/, (route) => route.abort());
  await editQuery(page, 'scores');
  await expect(page.locator('.difference')).toContainText('You changed queries');
  await expect(sentence(page)).toHaveCount(0);
});
