import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { openScreen, programSource } from '../support/lab';
import { test } from '../support/shared-page';

const start = 'v=1&lesson=program:';

const text = (page: Page) => page.locator('.cm-content');
const error = (page: Page) => page.locator('.error');
const title = (page: Page) => page.locator('.masthead .lesson-title, .masthead strong, .masthead').first();

/** Puts the caret at the end of the text, and removes that many characters. */
async function removeLast(page: Page, count: number): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+End');
  for (let k = 0; k < count; k++) await page.keyboard.press('Backspace');
}

test('a program is walked through like a lesson, and its lines are steps', async ({ page }) => {
  await openScreen(page, start);
  await expect(title(page)).toContainText('Scaled dot-product attention');
  await page.locator('.cm-line', { hasText: 'weights = softmax' }).click();
  await expect(page.locator('.equation')).toHaveAttribute('data-equation', 'weights');
  await expect(page.locator('.cm-line.current')).toContainText('softmax(scores)');
  await expect(page.locator('.prose, .text')).not.toHaveCount(0);
  await page.locator('.stage td[data-node="weights"]').first().click();
  await expect(page.locator('.why')).toContainText('exp');
  await expectAccessible(page, 'a program');
});

test('numbers follow while one types, and what is wrong is said where it is', async ({ page }) => {
  await openScreen(page, `${start}&step=context`);
  const cell = page.locator('.stage td[data-node="context"]').first();
  const before = await cell.textContent();
  await removeLast(page, 'return context\n'.length);
  await page.keyboard.type('output = 2 * context\nreturn output');
  await page.locator('.cm-line', { hasText: 'output = 2' }).click();
  await expect(page.locator('.equation')).toHaveAttribute('data-equation', 'output');
  const doubled = page.locator('.stage td[data-node="output"]').first();
  await expect(doubled).not.toHaveText(String(before));

  await removeLast(page, 'put'.length);
  await expect(error(page)).toContainText('Line 36, column 12');
  await expect(page.locator('.stage td[data-node="output"]').first()).toBeVisible();
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('put');
  await expect(error(page)).toHaveText('');
});

test('an example replaces the text, and undo brings the other one back', async ({ page }) => {
  await openScreen(page, start);
  const before = await programSource(page);
  await page.locator('.head select').selectOption('sigmoid_attention');
  await expect(text(page)).toContainText('sigmoid');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => programSource(page)).toBe(before);
  await expect(text(page)).toContainText('softmax');
});

test('the address has the program', async ({ freshPage: page }) => {
  await page.goto('lab.html#v=1&lesson=program:');
  await expect(text(page)).toContainText('softmax');
  await page.locator('.head select').selectOption('linformer');
  await expect(page).toHaveURL(/lesson=program%3A[\w-]{100}/);
  await page.reload();
  await expect(text(page)).toContainText('def linformer');
});

test('a name that is almost right is corrected by one press, or a key', async ({ page }) => {
  await openScreen(page, start);
  await removeLast(page, 'xt\n'.length);
  await expect(error(page)).toContainText('There is no conte here. Is it context?');
  await page.getByRole('button', { name: 'Write context' }).click();
  await expect(error(page)).toHaveText('');
  expect(await programSource(page)).toMatch(/return context$/);
  await page.keyboard.press('Backspace');
  await expect(error(page)).toContainText('Is it context?');
  await page.keyboard.press('Control+.');
  await expect(error(page)).toHaveText('');
});
