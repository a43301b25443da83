import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const term = (page: Page) => page.locator('.step-text .term').first();
const note = (page: Page) => page.locator('.term-note');

test('a term explains itself by pointer and by key, and Escape closes it', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(term(page)).toBeVisible();
  await term(page).click();
  await expect(note(page)).toContainText(/\w.*\./);
  await expectAccessible(page, 'a term');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeVisible();
});

test('the note leads to the step that shows the term', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await page.locator('.step-text .term[data-term="score"]').click();
  await note(page).getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-equation="scores"]')).toBeVisible();
});

test('nothing moves when terms become buttons', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  const height = () => page.locator('.step-text').evaluate((text) => text.getBoundingClientRect().height);
  await expect(term(page)).toBeVisible();
  const [before, plain] = [
    await height(),
    await page.locator('.step-text').evaluate((text) => {
      for (const each of text.querySelectorAll('.term')) each.replaceWith(...each.childNodes);
      return text.getBoundingClientRect().height;
    }),
  ];
  expect(plain).toBe(before);
});
