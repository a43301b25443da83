import { expect } from '@playwright/test';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

test('the help says how to write lengths, numbers, words and distances', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=program:');
  await page.locator('.program-help summary').click();
  const help = page.locator('.program-help');
  for (const words of [
    'Sizes: n = 6',
    'X.shape[0]',
    'Change anything',
    'is its default',
    'such as distances',
  ])
    await expect(help).toContainText(words);
  await page.getByRole('button', { name: 'Open the program: a matrix made of a formula' }).click();
  await expect(page.locator('.cm-content')).toContainText('def distances');
  await expect(page.locator('.error')).toHaveText('');
});
