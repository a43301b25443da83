import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { openScreen, programSource } from '../support/lab';
import { test } from '../support/shared-page';

const example = 'v=1&lesson=program:linear_attention';
const text = (page: Page) => page.locator('.cm-content');
const line = (page: Page, words: string) => page.locator('.cm-line', { hasText: words }).first();
const foldButton = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Sections of the program' }).getByRole('button', { name });

test('sections fold by a press and unfold by their label, and no text is lost', async ({ page }) => {
  await openScreen(page, example);
  const before = await programSource(page);
  const button = foldButton(page, 'Tokens by tokens: lines 17 to 20');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(line(page, 'scores = query')).toHaveCount(0);
  await expect(line(page, '## Tokens by tokens')).toContainText('3 lines');
  await expect(line(page, 'memory = key.T')).toBeVisible();
  expect(await programSource(page)).toBe(before);
  await expectAccessible(page, 'a program with a folded section');
  await page.locator('.hidden-lines').click();
  await expect(line(page, 'scores = query')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await programSource(page)).toBe(before);
});

test('sections fold with the keyboard alone, by their buttons and in the text', async ({ page }) => {
  await openScreen(page, example);
  // What is announced stays for a moment.
  const announced = await page.locator('.cm-announced').evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      childList: true,
      subtree: true,
    });
    return texts;
  });
  await foldButton(page, /^phi/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(foldButton(page, /^Tokens by tokens/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(foldButton(page, /^Tokens by tokens/)).toHaveAttribute('aria-expanded', 'false');
  await expect(foldButton(page, /^Tokens by tokens/)).toBeFocused();
  await expect
    .poll(() => announced.evaluate((texts) => texts.join()))
    .toContain('“Tokens by tokens” is folded.');
  await page.keyboard.press('Space');
  await expect(line(page, 'scores = query')).toBeVisible();
  await page.keyboard.press('End');
  await expect(foldButton(page, /^Features by features/)).toBeFocused();

  await line(page, 'weights = scores').click();
  await page.keyboard.press('Control+Shift+[');
  await expect(line(page, 'weights = scores')).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+Alt+[');
  await expect(page.locator('.hidden-lines')).toHaveCount(3);
  await page.keyboard.press('Control+Alt+]');
  await expect(page.locator('.hidden-lines')).toHaveCount(0);
});

test('a mistake in a folded section opens it', async ({ page }) => {
  await openScreen(page, example);
  await foldButton(page, /^Tokens by tokens/).click();
  await foldButton(page, /^Features by features/).click();
  await line(page, 'query = phi(Q)').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  await expect(page.locator('.error')).toContainText('There is no query here');
  await expect(line(page, 'scores = query')).toBeVisible();
  await expect(page.locator('.problem')).toContainText('Line 18:');
  await expect(line(page, 'memory = key.T')).toHaveCount(0);
});

test('the line of a folded section stands for its steps', async ({ page }) => {
  await openScreen(page, `${example}&step=weights`);
  await expect(page.locator('.cm-line.current')).toContainText('weights = scores');
  await foldButton(page, /^Tokens by tokens/).click();
  await expect(page.locator('.cm-line.current')).toContainText('## Tokens by tokens');
  await foldButton(page, /^Tokens by tokens/).click();
  await expect(page.locator('.cm-line.current')).toContainText('weights = scores');
});

test('the buttons have French names', async ({ page }) => {
  await openScreen(page, `${example}&lang=fr`);
  const toolbar = page.getByRole('toolbar', { name: 'Sections du programme' });
  await toolbar.getByRole('button', { name: /Tokens by tokens\s: lignes 17 à 20/ }).click();
  await expect(page.locator('.hidden-lines')).toHaveText('3 lignes');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('sections fold by a tap, and a mistake is said at its line', async ({ freshPage: page }) => {
    await page.goto(`lab.html#${example}`);
    const button = foldButton(page, /^Tokens by tokens/);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await button.tap();
    await expect(page.locator('.hidden-lines')).toBeVisible();
    await line(page, 'return output').tap();
    await page.keyboard.press('Control+End');
    for (let k = 0; k < 3; k++) await page.keyboard.press('Backspace');
    await expect(page.locator('.problem')).toBeInViewport({ ratio: 1 });
    await page.locator('.problem').getByText('Write output').tap();
    await expect(page.locator('.problem')).toHaveCount(0);
  });
});

test('what is out of view is said below the editor, and a press goes there', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('lab.html#v=1&lesson=program:delta_net');
  await line(page, 'def delta_net').click();
  await page.keyboard.press('Control+End');
  for (let k = 0; k < 3; k++) await page.keyboard.press('Backspace');
  const said = page.locator('.error .place');
  await expect(page.locator('.problem')).toBeInViewport();
  await expect(page.locator('attention-lab-program-editor')).toHaveAttribute('data-problem-seen', '');
  await page.locator('.cm-scroller').evaluate((scroller) => scroller.scrollTo(0, 0));
  await expect(page.locator('attention-lab-program-editor')).not.toHaveAttribute('data-problem-seen', '');
  await expect(said).toBeInViewport();
  await expect(said).toContainText('There is no outp');
  await said.press('Enter');
  await expect(page.locator('.problem')).toBeInViewport({ ratio: 1 });
  await expect(text(page)).toBeFocused();
});
