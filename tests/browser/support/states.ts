import { expect, type Locator, type Page } from '@playwright/test';
import { cellAt, openLesson } from './lab';

/** Selects a cell, so that the page says why it has its number. */
export async function select(page: Page, node: string, row: number, col: number): Promise<void> {
  await cellAt(page, node, row, col).click();
  await expect(cellAt(page, node, row, col)).toHaveAttribute('aria-selected', 'true');
}

/** Opens the field in the place of a number and returns it. */
export async function beginEdit(page: Page, node: string, row: number, col: number): Promise<Locator> {
  const cell = cellAt(page, node, row, col);
  if ((await cell.getAttribute('aria-selected')) !== 'true') await cell.click();
  await cell.click();
  const field = cell.locator('input');
  await expect(field).toBeFocused();
  return field;
}

/** Types a number in the place of another and takes it. */
export async function edit(page: Page, node: string, row: number, col: number, text: string): Promise<void> {
  const field = await beginEdit(page, node, row, col);
  await field.fill(text);
  await field.press('Enter');
}

/** Opens the controls: words, sizes, options, numbers. Returns one of their groups. */
export async function controls(page: Page, group: string): Promise<Locator> {
  const details = page.locator('details.controls');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
  const found = details.getByRole('region', { name: group, exact: true });
  await expect(found).toBeVisible();
  return found;
}

/** Chooses an option by the name the engine has for it, such as `causal_bottom_right`. */
export async function choose(page: Page, name: string): Promise<void> {
  const options = await controls(page, 'Options');
  await options.locator(`input[type="radio"][value="${name}"]`).check();
}

/** Types a number into a control and takes it. `label` is what the control is called. */
export async function setNumber(page: Page, group: string, label: RegExp, text: string): Promise<void> {
  const named = page.locator('.label').filter({ hasText: label });
  const control = (await controls(page, group)).locator('label.control').filter({ has: named });
  await control.getByRole('spinbutton').fill(text);
  await control.getByRole('spinbutton').press('Enter');
}

/** Opens the dialog in which numbers for an input are pasted. */
export async function openPaste(page: Page, node: string): Promise<Locator> {
  const numbers = await controls(page, 'Numbers');
  await numbers.getByRole('combobox').selectOption(node);
  await numbers.getByRole('button', { name: 'Paste numbers…' }).click();
  const dialog = page.locator('dialog#paste');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Ways the page can look besides a lesson as it opens: each by its name. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'why panel'(page) {
    await openLesson(page, 'scaled-dot-product', 'weights');
    await select(page, 'weights', 1, 2);
  },
  async 'two levels down'(page) {
    await openLesson(page, 'scaled-dot-product', 'context', '&cell=context:1,0;weights:1,2');
    await expect(page.locator('.why .way')).toBeVisible();
  },
  async 'gradient tab'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await select(page, 'scores', 1, 2);
    await page.getByRole('button', { name: 'What would move it?' }).click();
    await expect(page.locator('.movers').first()).toBeVisible();
  },
  async 'an edit refused'(page) {
    await openLesson(page, 'scaled-dot-product', 'query');
    await edit(page, 'query', 0, 0, 'abc');
    await expect(page.locator('.entry-error')).toBeVisible();
  },
  async 'a difference'(page) {
    await openLesson(page, 'scaled-dot-product', 'query');
    await edit(page, 'query', 0, 0, '2.5');
    await expect(page.locator('.difference')).toBeVisible();
  },
  async 'paste dialog'(page) {
    await openLesson(page, 'scaled-dot-product', 'query');
    const dialog = await openPaste(page, 'query');
    await dialog.locator('textarea').fill('1 2\n3');
    await expect(dialog.locator('.verdict.refused')).toBeVisible();
  },
  async 'key help'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await expect(page.locator('#keys')).toBeVisible();
  },
  async controls(page) {
    await openLesson(page, 'masks', 'mask');
    await controls(page, 'Options');
  },
  async 'heads unfolded'(page) {
    await openLesson(page, 'multi-head', 'x');
    for (const head of ['Head 1', 'Head 2'])
      await page.locator('.strip').getByRole('button', { name: head, exact: false }).first().click();
    await expect(page.locator('.strip [aria-expanded="true"]')).toHaveCount(2);
  },
  async 'a large matrix'(page) {
    const words = Array.from({ length: 20 }, (_, index) => `w${index}`).join(',');
    await openLesson(page, 'scaled-dot-product', 'scores', `&tokens=${words}`);
    await expect(page.locator('.overview').first()).toBeVisible();
  },
  async 'a broken link'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores', '&nonsense=1');
    await expect(page.locator('.notice')).toBeVisible();
  },
};
