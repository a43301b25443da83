import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { openScreen } from '../support/lab';

const start = 'v=1&lesson=program:';

const menuButton = (page: Page, name: string | RegExp) => page.locator('#menu').getByRole('button', { name });

async function openDialog(page: Page, name: string): Promise<void> {
  await page.locator('.tools .more').click();
  await menuButton(page, name).click();
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

const short = 'def short(A: "2 2" = [[1, 2], [3, 4]]):\n    doubled = A * 2\n    return doubled\n';

test('an exercise is made of a program, judged, and restored by its link', async ({ page }) => {
  await openScreen(page, start);
  await openDialog(page, 'Make an exercise…');
  await expect(page.locator('.preview-box')).toContainText('Complete this row of “scores”. Here d_k = 4.');
  await page.locator('select[name="step"]').selectOption({ label: 'weights' });
  await page.getByRole('button', { name: 'Open here' }).click();
  await expect(page.locator('.exercise .ask')).toContainText('Complete this row of “weights”');
  const blanks = page.locator('.exercise form input');
  await blanks.first().fill('7');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('.exercise form')).toContainText('too large');
  const shown = await page.locator('.exercise .matrices').textContent();
  await page.reload();
  await expect(blanks.first()).toHaveValue('7');
  expect(await page.locator('.exercise .matrices').textContent()).toBe(shown);
  await page.getByRole('button', { name: 'Open the lesson' }).click();
  await expect(page.locator('.cm-content')).toContainText('def attention(');
});

test('a program is saved as itself, with what it needs to run and its numbers', async ({ page }) => {
  await openScreen(page, start);
  await replaceText(page, short);
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
  await openDialog(page, 'Show as code…');
  await page.getByRole('radio', { name: 'The program itself' }).check();
  const field = page.locator('dialog.code textarea');
  await expect(field).toHaveValue(
    /_check\("doubled", results\[0\], [^,]+, \[\[2\.0, 4\.0\], \[6\.0, 8\.0\]\]\)/,
  );
  const saving = page.waitForEvent('download');
  await page.locator('dialog.code').getByRole('button', { name: /\.py/ }).click();
  const path = await (await saving).path();
  expect(readFileSync(path, 'utf8')).toContain(short.trim());
});

test('any text can be the original of the next one, also in a link', async ({ page }) => {
  await openScreen(page, `${start}&step=weights`);
  await replaceText(page, short);
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
  await page.getByRole('button', { name: 'More for the program' }).click();
  await page.getByRole('button', { name: 'Compare with this' }).click();
  const beside = page.locator('.beside [role="status"]');
  await expect(beside).toContainText('nothing has been changed yet');
  await replaceText(page, short.replace('* 2', '* 3'));
  await expect(beside).toContainText('In line 2');
  await expect(beside).toContainText('4 computed numbers moved');
  await expect.poll(() => page.url()).toContain('program.text');
  await page.reload();
  await expect(beside).toContainText('4 computed numbers moved');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is below the row of keys is pressed by one tap', async ({ page }) => {
    await openScreen(page, start);
    const help = page.locator('details.program-help');
    await page.locator('.cm-content').tap();
    await expect(page.locator('.key-row')).toBeVisible();
    await help.locator('summary').tap();
    await expect(help).toHaveAttribute('open');
    await expect(page.locator('.key-row')).toBeHidden();
  });
});

test('a mechanism that is edited by keyboard keeps the focus in the lab', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=scaled-dot-product&step=weights');
  await page.locator('.tools .more').focus();
  await page.keyboard.press('Enter');
  await menuButton(page, 'Edit this mechanism').press('Enter');
  await expect(page.locator('.cm-content')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('attention-lab');
});

test('a program in an iframe is edited there', async ({ page }) => {
  await openScreen(page, start);
  const address = new URL('embed.html#v=1&lesson=program:&step=weights', page.url()).href;
  await page.goto(address);
  await expect(page.locator('.cm-content')).toContainText('softmax(scores)');
  await replaceText(page, short);
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
});

test('a program is printed with its text, and without its controls', async ({ page }) => {
  await openScreen(page, `${start}&step=weights`);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('attention-lab-program-editor .printed');
  await expect(printed).toContainText('return context');
  await expect(printed).toContainText('def attention(');
  await expect(page.locator('attention-lab-program-editor .head button').first()).toBeHidden();
  await expect(page.locator('.cm-content')).toBeHidden();
  await expect(page.locator('.stage td[data-node="weights"]').first()).toBeVisible();
  await page.emulateMedia({ media: null });
});

test('a text that does not run is not lost by reloading, nor by a look at a lesson', async ({ page }) => {
  await openScreen(page, start);
  await replaceText(page, short);
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
  await expect.poll(() => page.url()).not.toContain('lesson=program:&');
  const broken = short.replace('A * 2', 'A @');
  await replaceText(page, broken);
  await expect(page.locator('.error')).toContainText('Line 2');
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('doubled = A @');
  await expect(page.locator('.error')).toContainText('Line 2');
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
  const address = page.url();
  await page.goto('lab.html#v=1&lesson=masks');
  await expect(page.locator('.cm-content')).toHaveCount(0);
  await page.goto(address);
  await expect(page.locator('.cm-content')).toContainText('doubled = A @');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(short.replace('A * 2', 'A * 3'));
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('3');
  await page.goto(address);
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('doubled = A * 2');
});

test('the folder of a lesson says that it is saved, and opens as its program', async ({ page }) => {
  await openScreen(page, start);
  await replaceText(page, short);
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for the program' }).click();
  await page.getByRole('button', { name: 'Make a lesson of it' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('short.zip');
  await expect(page.getByText('short.zip is saved')).toBeVisible();
  const packed = readFileSync(await saved.path());
  await replaceText(page, short.replace('* 2', '* 5'));
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('5');
  const file = page.locator('.head input[type="file"]');
  await file.setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 0, 1]),
  });
  await expect(page.getByText('picture.png is no text')).toBeVisible();
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('5');
  await file.setInputFiles({ name: 'short.zip', mimeType: 'application/zip', buffer: packed });
  await expect(page.locator('.stage td[data-node="doubled"]').first()).toHaveText('2');
});
