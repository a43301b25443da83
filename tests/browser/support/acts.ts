import { expect, type Locator, type Page } from '@playwright/test';
import { cellAt } from './lab';

/** Selects a cell, which opens its explanation. */
export async function select(page: Page, node: string, row: number, col: number): Promise<void> {
  await cellAt(page, node, row, col).click();
  await expect(cellAt(page, node, row, col)).toHaveAttribute('aria-selected', 'true');
}

/** Opens the field of a cell and returns it. */
export async function beginEdit(page: Page, node: string, row: number, col: number): Promise<Locator> {
  const cell = cellAt(page, node, row, col);
  if ((await cell.getAttribute('aria-selected')) !== 'true') await cell.click();
  await cell.click();
  const field = cell.locator('input');
  await expect(field).toBeFocused();
  return field;
}

/** Edits a number and applies it. */
export async function edit(page: Page, node: string, row: number, col: number, text: string): Promise<void> {
  const field = await beginEdit(page, node, row, col);
  await field.fill(text);
  await field.press('Enter');
}

/** Opens the menu of the rarely used commands. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
}

/** Opens the overview, which is hidden on phones. */
export async function openMap(page: Page): Promise<void> {
  if (await page.locator('.strip').isVisible()) return;
  await openMenu(page);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
}

/** Opens a lesson from the list of lessons. */
export async function chooseLesson(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'All lessons' }).click();
  const entry = page.locator(`.lesson[data-lesson="${id}"]`);
  const title = (await entry.locator('.title').textContent()) ?? '';
  await entry.click();
  // Lessons are loaded on demand.
  await expect(page.locator('.lesson-head h2')).toHaveText(title);
}

/** Opens the controls: words, sizes, options, numbers. Returns one group. */
export async function controls(page: Page, group: string): Promise<Locator> {
  const details = page.locator('details.controls');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
  const found = details.getByRole('region', { name: group, exact: true });
  await expect(found).toBeVisible();
  return found;
}

/** Selects an option by its name in the engine, such as `causal_bottom_right`. */
export async function choose(page: Page, name: string): Promise<void> {
  const options = await controls(page, 'Options');
  await options.locator(`input[type="radio"][value="${name}"]`).check();
}

/** Types a number into a control and applies it. */
export async function setNumber(page: Page, group: string, label: RegExp, text: string): Promise<void> {
  const named = page.locator('.label').filter({ hasText: label });
  const control = (await controls(page, group)).locator('label.control').filter({ has: named });
  await control.locator('input').fill(text);
  await control.locator('input').press('Enter');
}

/** Opens the dialog to paste numbers for an input. */
export async function openPaste(page: Page, node: string): Promise<Locator> {
  const numbers = await controls(page, 'Numbers');
  await numbers.getByRole('combobox').selectOption(node);
  await numbers.getByRole('button', { name: 'Paste numbers…' }).click();
  const dialog = page.locator('dialog#paste');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Shows the walk or a tab of a model. */
export async function openTab(page: Page, name: 'Walk' | 'Use' | 'Train' | 'Heads'): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}
