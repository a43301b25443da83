import { expect, type Page } from '@playwright/test';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

const note = 'The text of the program does not run as it stands';
const dialogs = [
  'Export…',
  'Show as code…',
  'Make an exercise…',
  'Write a tour…',
  'Check my implementation…',
];

async function typeAtEnd(page: Page, keys: readonly string[]): Promise<void> {
  await page.locator('.cm-line', { hasText: 'return context' }).click();
  await page.keyboard.press('End');
  for (const key of keys) await page.keyboard.press(key);
}

const dialog = (page: Page) => page.locator('#lazy-dialog');

async function open(page: Page, name: string): Promise<void> {
  if (name === 'Share') await page.locator('.tools > .share').click();
  else {
    await page.locator('.tools .more').click();
    await page.locator('#menu').getByRole('button', { name }).click();
  }
  await expect(dialog(page)).toBeVisible();
}

test('what is shared and exported says when it is not of the text as it stands', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=program:&step=context');
  await open(page, 'Share');
  await expect(dialog(page)).not.toContainText(note);
  await page.keyboard.press('Escape');
  await typeAtEnd(page, ['x']);
  await expect(page.locator('.error')).not.toHaveText('');
  for (const name of ['Share', ...dialogs]) {
    await open(page, name);
    await expect(dialog(page).getByRole('note').first()).toContainText(note);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  await typeAtEnd(page, ['Backspace']);
  await expect(page.locator('.error')).toHaveText('');
  await open(page, 'Show as code…');
  await expect(dialog(page)).not.toContainText(note);
});

test('in a program, the reset says that the text stays, and undo brings the numbers back', async ({
  page,
}) => {
  await openScreen(page, 'v=1&lesson=program:&step=context');
  const first = page.locator('.stage td[data-node="V"]').first();
  const before = await first.textContent();
  await first.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(first).toHaveText(/^7\.0/);
  await page.locator('.tools .more').click();
  await expect(page.getByRole('button', { name: 'Reset lesson' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset words, options and numbers' }).click();
  await expect(first).toHaveText(new RegExp(`^${before}`));
  await expect(page.locator('.cm-content')).toContainText('return context');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toHaveText(/^7\.0/);
});
