import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openMenu } from '../support/acts';
import { violations } from '../support/axe';
import { openLesson } from '../support/lab';

const recorded = (file: string): string => `tests/implementations/recorded/${file}`;
const dialog = (page: Page) => page.locator('dialog#lazy-dialog.implementation');
const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your matrices' });
const finding = (page: Page) => dialog(page).locator('.finding');

async function openDialog(page: Page, lesson: string): Promise<void> {
  await openLesson(page, lesson, lesson === 'positions' ? 'context' : 'weights');
  await openMenu(page);
  await page.getByRole('button', { name: 'Check my implementation…' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a printout is compared step by step, and the mistake is named', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(readFileSync(recorded('forgot_the_scale_and_prints_four_digits.txt'), 'utf8'));
  await expect(finding(page)).toContainText('The first step that differs is weights.');
  await expect(finding(page)).toContainText('Probably: The scores were not scaled.');
  const rows = dialog(page).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('attention weights');
  expect(await violations(page)).toEqual([]);
  await finding(page).getByRole('button', { name: 'Show this step in the lesson' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a file is read, and the page’s own numbers agree with themselves', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await dialog(page).locator('input[type=file]').setInputFiles(recorded('einsum_in_a_batch.npz'));
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await dialog(page).getByRole('button', { name: 'Insert the page’s own numbers' }).click();
  await expect(finding(page)).toContainText('All 3 steps agree.');
  await expect(text(page)).toHaveValue(/^query = \[\[/);
});

test('a file that is dropped on the dialog is read', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  const bytes = [...readFileSync(recorded('einsum_in_a_batch.npz'))];
  const drop = (files: readonly (readonly [name: string, bytes: readonly number[]])[]) =>
    dialog(page).evaluate((target, given) => {
      const dataTransfer = new DataTransfer();
      for (const [name, content] of given) dataTransfer.items.add(new File([Uint8Array.from(content)], name));
      const send = (type: string): boolean =>
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      // Where nobody takes the event, the browser would leave the page and open the file.
      return { isOver: !send('dragover'), isDropped: !send('drop') };
    }, files);
  expect(await drop([['mine.npz', bytes]])).toEqual({ isOver: true, isDropped: true });
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await expect(dialog(page)).toContainText('mine.npz');
  expect(await drop([])).toMatchObject({ isDropped: false });
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await drop([['notes.npz', [1, 2, 3]]]);
  await expect(dialog(page).getByRole('status')).toContainText('This cannot be checked');
});

test('an unknown name is mapped by hand', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill('query = [[1, 0]]\nkey = [[1, 0]]\nvalue = [[2, 3]]\nmine = [[1.0]]\nother = [[7]]');
  const select = dialog(page).getByRole('combobox', { name: /What is mine/ });
  await expect(select.getByRole('option').nth(1)).toHaveText('scores');
  await select.selectOption('weights');
  await expect(dialog(page).locator('tbody tr')).toContainText('agrees');
  await dialog(page)
    .getByRole('combobox', { name: /What is other/ })
    .selectOption('leave it out');
  await expect(finding(page)).toContainText('The step agrees.');
});

test('nonsense is answered by a message, and stays', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill('weights = [[0.1, ..., 0.3]]');
  await expect(dialog(page).getByRole('status')).toContainText(
    'This cannot be checked: line 1, column 18: weights: printed in short, with “...”',
  );
  await expect(text(page)).toHaveValue('weights = [[0.1, ..., 0.3]]');
  await text(page).fill('query = [[1, 2]]\nweights = [[1]]');
  await expect(dialog(page).getByRole('status')).toContainText('key');
});
