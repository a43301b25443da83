import { expect, type Page } from '@playwright/test';
import { beginEdit, controls, edit, openPaste, select, setNumber } from '../support/acts';
import { hold } from '../support/host';
import { cellAt, numberAt, openLesson, snapshot } from '../support/lab';
import { expectNumbers } from '../support/numbers/check';
import { firstLesson } from '../support/numbers/lessons';
import { test } from '../support/shared-page';

const { nodes, tokens: words } = firstLesson;
const preset = { nodes, words, stop: { node: 'query', granularity: 'equation', row: 0, col: 0 } } as const;
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** Presses a cell of the queries and moves the mouse to the right, without releasing it. */
async function dragQuery(page: Page, row: number, col: number, pixels: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await cellAt(page, 'query', row, col).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + pixels, y + height / 2, { steps: 6 });
}

test.describe('a dragged number', () => {
  test('changes with everything that follows from it, as one step of undo', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await dragQuery(page, 0, 0, 40);
    // 1 + 5 steps of 0.1; the key is 2 there.
    await expect(numberAt(page, 'query', 0, 0)).toHaveText('1.5');
    await expect(numberAt(page, 'scores', 0, 0)).toHaveText('4');
    await page.mouse.up();
    await expect(cellAt(page, 'query', 0, 0)).toHaveAttribute('aria-selected', 'false');
    await undo(page).click();
    expectNumbers(await snapshot(page), { ...preset, stop: { ...preset.stop, node: 'scores' } });
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('is restored by Escape', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await dragQuery(page, 0, 0, -40);
    await expect(numberAt(page, 'query', 0, 0)).toHaveText('0.5');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(numberAt(page, 'query', 0, 0)).toHaveText('1');
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('ends with the press, even if its script arrives later', async ({ freshPage: page }) => {
    const release = await hold(page, '**/drag-number-*.js');
    await openLesson(page, 'scaled-dot-product', 'scores');
    await dragQuery(page, 0, 0, 2);
    await page.mouse.up();
    const arrived = page.waitForResponse('**/drag-number-*.js');
    release();
    await arrived;
    await expect(cellAt(page, 'query', 0, 0)).toHaveAttribute('aria-selected', 'true');
    const { x = 0, y = 0, width = 0, height = 0 } = (await cellAt(page, 'query', 0, 0).boundingBox()) ?? {};
    await page.mouse.move(x + width - 4, y + height / 2, { steps: 6 });
    await page.mouse.click(x + width - 4, y + height / 2);
    await expect(cellAt(page, 'query', 0, 0).locator('input')).toHaveValue('1');
  });

  test('follows a pointer that moved before its script arrived', async ({ freshPage: page }) => {
    const release = await hold(page, '**/drag-number-*.js');
    await openLesson(page, 'scaled-dot-product', 'scores');
    await dragQuery(page, 0, 0, 40);
    release();
    await expect(numberAt(page, 'query', 0, 0)).toHaveText('1.5');
    await page.mouse.up();
    await expect(numberAt(page, 'query', 0, 0)).toHaveText('1.5');
  });

  test('does nothing in computed matrices', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'weights');
    const { x = 0, y = 0 } = (await cellAt(page, 'weights', 0, 0).boundingBox()) ?? {};
    await page.mouse.move(x + 9, y + 9);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 9, { steps: 4 });
    await page.mouse.up();
    expectNumbers(await snapshot(page), { ...preset, stop: { ...preset.stop, node: 'weights' } });
  });
});

test('a typed percentage is read, and the page says how', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await edit(page, 'query', 0, 0, '50 %');
  await expect(numberAt(page, 'query', 0, 0)).toHaveText('0.5');
  await expect(page.locator('.notice')).toContainText('Read as 0.5.');
  await edit(page, 'query', 0, 0, '–2');
  await expect(numberAt(page, 'query', 0, 0)).toHaveText('−2');
  await expect(page.locator('.notice')).toHaveCount(0);
});

test.describe('an invalid number', () => {
  for (const [text, reason] of [
    ['abc', /not a number/],
    ['', /no number/],
    ['1e400', /not a finite number/],
    ['-inf', /only allowed in a mask/],
    ['1/0', /not a number/],
    ['1,2,3', /not a number/],
  ] as const) {
    test(`“${text}” is rejected with a message, stays in the field, and changes nothing`, async ({
      page,
    }) => {
      await openLesson(page, 'scaled-dot-product', 'query');
      await edit(page, 'query', 1, 0, text);
      const cell = cellAt(page, 'query', 1, 0);
      await expect(cell.getByRole('alert')).toHaveText(reason);
      const field = cell.locator('input');
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
      await field.press('Escape');
      await expect(cell.getByRole('alert')).toHaveCount(0);
      await expect(cell).toBeFocused();
      expectNumbers(await snapshot(page), preset);
    });
  }

  test('a click opens the whole number: typing replaces it, key by key', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'query');
    const cell = cellAt(page, 'query', 1, 1);
    await cell.click();
    await cell.click();
    await page.keyboard.type('1.5');
    await expect(cell.locator('input')).toHaveValue('1.5');
    await page.keyboard.press('Escape');
    await page.keyboard.type('25');
    await expect(cell.locator('input')).toHaveValue('25');
  });

  test('what is being typed when the element is removed does not change the address', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'query');
    const field = await beginEdit(page, 'query', 1, 1);
    await field.fill('25');
    await page.evaluate(() => {
      document.querySelector('attention-lab')?.remove();
      history.replaceState(null, '', '#of-the-page');
    });
    // Longer than the delay of a write.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).hash).toBe('#of-the-page');
  });

  test('Escape discards a typed number', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'query');
    const field = await beginEdit(page, 'query', 2, 3);
    await field.fill('77');
    await field.press('Escape');
    expectNumbers(await snapshot(page), preset);
  });

  test('a computed number has no field', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await select(page, 'scores', 0, 0);
    await cellAt(page, 'scores', 0, 0).press('5');
    await expect(page.locator('.stage td input')).toHaveCount(0);
  });
});

test.describe('pasted text that is not a matrix', () => {
  for (const [text, reason] of [
    ['1 2 3 4\n1 2 x 4\n1 2 3 4', /row 2, column 3/],
    ['1 2 3 4\n1 2 3\n1 2 3 4', /row 2 has 3 numbers/],
    ['', /nothing yet/i],
    ['-inf 1 2 3', /row 1, column 1/],
  ] as const) {
    test(`${JSON.stringify(text)} is rejected with the position of the error`, async ({ page }) => {
      await openLesson(page, 'scaled-dot-product', 'query');
      const dialog = await openPaste(page, 'query');
      await dialog.locator('textarea').fill(text);
      await dialog.getByRole('button', { name: 'Use these numbers' }).click({ force: true });
      await expect(dialog.locator('#paste-verdict')).toHaveText(reason);
      await expect(dialog.locator('textarea')).toHaveValue(text);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expectNumbers(await snapshot(page), preset);
    });
  }

  test('commas that may be decimal are asked about, and how a text was read is told', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'query');
    const dialog = await openPaste(page, 'query');
    const field = dialog.locator('textarea');
    const verdict = dialog.locator('#paste-verdict');
    await field.fill('0,25 0,75\n0,5 1');
    await expect(verdict).toHaveText(/Read as: .*decimal commas\. 2 × 2/);
    await field.fill('0,25\n0,75');
    await expect(verdict).toHaveText(/the commas may separate numbers, or be decimal: say which/);
    await dialog.getByRole('button', { name: 'Decimal commas: 0,25 is one number (2 × 1)' }).click();
    await expect(field).toHaveValue('0.25\n0.75');
    await expect(verdict).toHaveText(/Read as: .* 2 × 1/);
    await field.fill('0,25\n0,75');
    await dialog.getByRole('button', { name: 'The commas separate numbers (2 × 2)' }).click();
    await expect(field).toHaveValue('0  25\n0  75');
    await dialog.getByRole('button', { name: 'Clear the text' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('64 rows are accepted, more are rejected', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'query');
    const dialog = await openPaste(page, 'query');
    const rows = (count: number): string => Array.from({ length: count }, () => '1 0 0 1').join('\n');
    await dialog.locator('textarea').fill(rows(65));
    await expect(dialog.locator('#paste-verdict')).toHaveText(/65 rows: at most 64/);
    await dialog.locator('textarea').fill(rows(64));
    await dialog.getByRole('button', { name: 'Use these numbers' }).click();
    await expect(page.locator('[data-matrix="query"] .shape').first()).toContainText('64 × 4');
  });
});

test.describe('limits', () => {
  test('the last token cannot be removed, and the reason is shown', async ({ page }) => {
    await openLesson(page, 'self-attention', 'x');
    const list = await controls(page, 'Words');
    const remove = list.getByRole('button', { name: /^Remove/ });
    await remove.first().click();
    await remove.first().click();
    await expect(remove).toHaveCount(1);
    await remove.click();
    await expect(remove).toHaveCount(1);
    await expect(page.locator('.notice.refused')).toContainText(/from 1 to 64/);
    await expect(numberAt(page, 'x', 0, 0)).toHaveText('−1');
  });

  test('a size of 64 is accepted, 65 and 0 are rejected', async ({ page }) => {
    await openLesson(page, 'self-attention', 'x');
    const size = (await controls(page, 'Sizes')).getByRole('spinbutton').nth(1);
    await setNumber(page, 'Sizes', /^d_?model$/, '64');
    await expect(size).toHaveValue('64');
    for (const wrong of ['65', '0']) {
      await setNumber(page, 'Sizes', /^d_?model$/, wrong);
      await expect(page.locator('.notice.refused')).toContainText(/from 1 to 64/);
      await expect(size).toHaveValue('64');
    }
  });

  test('a sentence of 64 words is accepted, one of 65 is rejected', async ({ page }) => {
    await openLesson(page, 'self-attention', 'x');
    const form = (await controls(page, 'Words')).locator('form.sentence');
    const sentence = (count: number): string =>
      Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
    await form.getByRole('textbox').fill(sentence(65));
    await form.getByRole('button').click();
    await expect(page.locator('.notice.refused')).toContainText(/at most 64/);
    await form.getByRole('textbox').fill(sentence(64));
    await form.getByRole('button').click();
    await expect(page.locator('[data-matrix="x"] .shape').first()).toContainText('64 × 4');
    await (await controls(page, 'Words')).getByRole('button', { name: 'Add a word' }).click();
    await expect(page.locator('.notice.refused')).toContainText(/from 1 to 64/);
  });
});
