import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AttentionLab } from '../../../web/element/attention-lab';
import { expectAccessible } from '../support/accessibility/axe';
import { openMenu } from '../support/acts';
import { numberAt, openLesson, openScreen } from '../support/lab';
import { test } from '../support/shared-page';

const dialog = (page: Page) => page.locator('dialog#lazy-dialog.code');
const program = (page: Page) => dialog(page).getByRole('textbox', { name: 'Program' });

async function openCode(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Show as code…' }).click();
  await expect(program(page)).toHaveValue(/agree with the page/);
}

test('the program of the current numbers is shown, copied and saved', async ({
  freshPage: page,
  context,
}) => {
  await openLesson(page, 'masks', 'weights');
  await openCode(page);
  await expect(program(page)).toHaveValue(/\nweights = softmax\(masked_scores, axis=1\)\n/);
  await expectAccessible(page, 'the program');

  await dialog(page)
    .getByRole('radio', { name: /^only what leads to this step/ })
    .check();
  await expect(program(page)).not.toHaveValue(/\ncontext = /);
  await dialog(page).getByRole('radio', { name: 'C++ (Eigen)' }).check();
  await expect(program(page)).toHaveValue(/const Matrix weights = softmax\(masked_scores\);/);

  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download masks_eigen.cpp' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('masks_eigen.cpp');
  expect(readFileSync(await file.path(), 'utf8')).toBe(await program(page).inputValue());

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog(page).getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await program(page).inputValue());
});

test('a long program is shown in part, and in full where the clipboard is refused', async ({
  freshPage: page,
}) => {
  await openLesson(page, 'reversal', 'x');
  await openMenu(page);
  await page.getByRole('button', { name: 'Show as code…' }).click();
  await expect(dialog(page).getByText(/These are the first [\d,]+ of [\d,]+ lines/)).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(program(page)).toHaveValue(/agree with the page/);
  await expect(program(page)).toBeFocused();
  const text = await program(page).inputValue();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBe(text.length);
});

test('no program gives a prediction away', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=scaled-dot-product');
  await page.getByRole('button', { name: 'Start' }).click();
  for (const name of ['Keys', 'Values', 'Scores']) {
    await page.locator('.stepper .moves .main').click();
    await expect(page.locator('.guide h3')).toContainText(name);
  }
  await expect(numberAt(page, 'scores', 0, 0)).toHaveText('·');
  await openMenu(page);
  await page.getByRole('button', { name: 'Show as code…' }).click();
  await expect(dialog(page)).toContainText('Answer the question of this step first');
  await expect(program(page)).toHaveCount(0);
});

test('the element writes programs for the page', async ({ page }) => {
  await openLesson(page, 'dot-product', 'weights');
  const [text, refusal] = await page.locator('attention-lab').evaluate(async (lab: AttentionLab) => {
    const unknown = await lab.exportCode('fortran' as 'jax').catch((error: Error) => error.message);
    return [await lab.exportCode('jax'), unknown];
  });
  expect(text).toContain('weights = jax.nn.softmax(scores, axis=1)');
  expect(refusal).toContain('fortran');
});
