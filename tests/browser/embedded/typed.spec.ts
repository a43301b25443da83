import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { beginEdit, openMenu, openPaste } from '../support/acts';
import { host, publish } from '../support/host';
import { cellAt, numberAt, openLab, openLesson } from '../support/lab';

/** Storage that refuses everything, as in frames of other sites. */
const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Reflect.set(Storage.prototype, name, () => {
        throw new DOMException('refused', 'SecurityError');
      });
  });

/** Also waits for what writes the address, which arrives after the first screen. */
async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
}

test('a number that is being typed is typed on after a reload', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await (await beginEdit(page, 'query', 0, 1)).fill('-7.2');
  await reload(page);
  const field = cellAt(page, 'query', 0, 1).locator('input');
  await expect(field).toHaveValue('-7.2');
  await expect(field).toBeFocused();
  await field.press('End');
  await field.press('5');
  await field.press('Enter');
  await expect(numberAt(page, 'query', 0, 1)).toHaveText('−7.25');
  await expect(page).toHaveURL(/-7\.25/);
  await reload(page);
  await expect(numberAt(page, 'query', 0, 1)).toHaveText('−7.25');
  await expect(cellAt(page, 'query', 0, 1).locator('input')).toHaveCount(0);
});

test('a number that is being typed is there when the reader comes back, and not on another visit', async ({
  page,
}) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await (await beginEdit(page, 'query', 0, 1)).fill('-7.2');
  await page.goto('./embed.html#v=1&lesson=masks&step=scores');
  await expect(page.locator('.stage td[data-node]').first()).toBeVisible();
  await page.goBack();
  const field = cellAt(page, 'query', 0, 1).locator('input');
  await expect(field).toHaveValue('-7.2');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.locator('.stage td[data-node]').first()).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('an edit right before a reload is kept', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  const field = await beginEdit(page, 'query', 0, 1);
  await field.fill('12');
  // Two edits: the address is written at once after the first, and the second waits.
  await page.evaluate(async () => {
    const lab = document.querySelector('attention-lab');
    const root = lab?.shadowRoot;
    root?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
    location.reload();
  });
  await page.waitForLoadState();
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await expect(numberAt(page, 'query', 0, 1)).toHaveText('12');
  await expect(page).toHaveURL(/12/);
});

test('a matrix in the paste dialog is kept until it is used or cleared', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  const text = (await openPaste(page, 'query')).getByRole('textbox');
  await text.fill('1 2\n3 x');
  await page.keyboard.press('Escape');
  await openPaste(page, 'key');
  await expect(text).toHaveValue('');
  await page.keyboard.press('Escape');
  await reload(page);
  await openPaste(page, 'query');
  await expect(text).toHaveValue('1 2\n3 x');
  await page.getByRole('button', { name: 'Clear the text' }).click();
  await expect(text).toHaveValue('');
  const matrix = '1 2\n3 4';
  await text.fill(matrix);
  await page.getByRole('button', { name: 'Use these numbers' }).click();
  await expect(page.locator('dialog#paste')).toBeHidden();
  await openPaste(page, 'query');
  await expect(text).toHaveValue('');
  await text.fill(' '.repeat(200_001));
  await expect(page.locator('dialog#paste')).toContainText('is not kept');
});

test('the text of the check of an implementation is kept for its lesson, and compared again', async ({
  page,
}) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  const dialog = page.locator('dialog.implementation');
  const open = async (): Promise<void> => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Check my implementation…' }).click();
    await expect(dialog).toBeVisible();
  };
  await open();
  await dialog.getByRole('button', { name: 'Insert the page’s own numbers' }).click();
  await expect(dialog.locator('.finding')).toContainText('agree');
  const given = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open();
  await expect(dialog.getByRole('textbox')).toHaveValue(given);
  await reload(page);
  await open();
  await expect(dialog.getByRole('textbox')).toHaveValue(given);
  await expect(dialog.locator('.finding')).toContainText('agree');
  await dialog.getByRole('button', { name: 'Clear the text' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});

/** Random texts cannot be packed into a link. */
function longTour(): string {
  let state = 1;
  const letters = Array.from({ length: 1100 * 90 }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(0x4e00 + (state % 20000));
  });
  const steps = Array.from({ length: 90 }, (_, at) => ({
    focus: 'weights',
    prose: letters.slice(1100 * at, 1100 * (at + 1)).join(''),
    checkpoint: { ask: 'How much?', expect: { number: 'weights:0,0' }, hint: 'No.' },
  }));
  return JSON.stringify({ version: 1, title: 'Long', lesson: 'scaled-dot-product', steps });
}

test('a tour too long for a link, and the answers to it, are there after a reload', async ({ page }) => {
  await openLab(page);
  const dialog = page.locator('dialog.check');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Check a tour…' }).click();
  };
  await open();
  await dialog.locator('textarea').fill(longTour());
  await dialog.getByRole('button', { name: 'Start it' }).click();
  const field = page.locator('.checkpoint input.typed');
  await field.fill('0.77');
  await expect(page).not.toHaveURL(/tour=/);
  await reload(page);
  await open();
  await dialog.getByRole('button', { name: 'Start it' }).click();
  await expect(field).toHaveValue('0.77');
  await field.fill('7'.repeat(401));
  await expect(page.locator('.checkpoint')).toContainText('at most 400 characters');
  await expect(field).toHaveAttribute('maxlength', '400');
});

test('answers of a guide last as long as the page without storage, which is said once', async ({ page }) => {
  await refuseStorage(page);
  const lab = '<attention-lab loading="eager" sync="hash"></attention-lab>';
  const cover = 'v=1&lesson=soft-addressing&grain=short';
  await publish(page, lab);
  await page.goto(`${host}#${cover}`);
  const said = page.getByText('This browser does not store your answers');
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me', exact: true }).click();
  await expect(start).toHaveCount(1);
  await expect(said).toHaveCount(1);
  await page.evaluate(
    ([html, hash]) => {
      document.querySelector('attention-lab')?.remove();
      history.replaceState(null, '', `#${hash}`);
      document.body.innerHTML = html;
    },
    [lab, cover] as const,
  );
  await expect(start).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show me', exact: true })).toHaveCount(0);
  await start.click();
  await page.locator('.guide-question .choice').first().click();
  await expect(page.locator('.guide .feedback').first()).toContainText(/\p{L}/u);
  await expect(said).toHaveCount(0);
});
