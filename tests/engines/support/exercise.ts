import type { LessonEntry } from '../../../web/lessons/lesson';
import { click, type Driver, see } from './driver';

/** Uses most controls of the first lesson once, with the pointer and the keyboard. */
export async function useFirstLesson(driver: Driver): Promise<void> {
  const cell = '.stage td[data-node="query"]';
  await click(driver, '.strip .frame');
  await click(driver, cell);
  await click(driver, 'button', 'What would move it?');
  await click(driver, 'button', 'Where from?');
  await driver.press('Escape');
  await click(driver, cell);
  await driver.press('Enter');
  await see(driver, `${cell} input`);
  await driver.press('Control+a');
  await driver.type('0.25');
  await driver.press('Enter');
  await see(driver, '.difference');
  await click(driver, 'details.controls summary');
  await click(driver, 'button', 'Add a word');
  await click(driver, 'button', 'Paste numbers…');
  await see(driver, 'dialog#paste textarea');
  await driver.type('1 2 <b>');
  await see(driver, '.verdict.refused');
  await driver.press('Control+a');
  await driver.type('1 2 3 4');
  await driver.press('Escape');
  await click(driver, 'button[aria-label="Copy as NumPy"]');
  await see(driver, '.notice, dialog#copy[open]');
  await driver.press('Escape');
  await click(driver, '.moves button', 'Next');
}

/** Opens a lesson through the hash, as a link on the page does. */
export async function openByHash(driver: Driver, { id, title }: LessonEntry): Promise<void> {
  await driver.evaluate((id) => {
    location.hash = `v=1&lesson=${id}`;
  }, id);
  await see(driver, '.lesson-head h2', title);
}

/**
 * Clicks every button and summary and selects the last option of every list; closes dialogs again. Skips controls that
 * were already clicked on this page. Resolves to the number of controls clicked.
 */
export function clickEverything(driver: Driver): Promise<number> {
  return driver.evaluate(async (selector) => {
    const lab = document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>('attention-lab');
    const root = lab?.shadowRoot;
    if (!lab || !root) throw new Error('no element');
    const memory = window as { clicked?: Set<string> };
    memory.clicked ??= new Set();
    const { clicked } = memory;
    const before = clicked.size;
    const nameOf = (each: HTMLElement): string =>
      `${each.localName} ${each.closest('[id]')?.id} ${each.getAttribute('aria-label') ?? each.textContent}`;
    const next = () =>
      [...root.querySelectorAll<HTMLElement>(selector)].find(
        (each) => each.checkVisibility() && !clicked.has(nameOf(each)),
      );
    for (let each = next(); each !== undefined && clicked.size < before + 60; each = next()) {
      clicked.add(nameOf(each));
      each.click();
      if (each instanceof HTMLSelectElement) {
        each.selectedIndex = each.options.length - 1;
        each.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await lab.updateComplete;
      for (const dialog of root.querySelectorAll('dialog')) if (dialog.open) dialog.close();
    }
    return clicked.size - before;
  }, 'button:not(.lesson, .neighbour), summary, select, input[type="radio"], input[type="checkbox"]');
}
