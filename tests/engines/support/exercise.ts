import type { LessonEntry } from '../../../web/lessons/lesson';
import { click, type Driver, see, until } from './driver';

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
  await see(driver, '.notice, dialog.copy[open]');
  await driver.press('Escape');
  await click(driver, '.moves button', 'Next');
}

/** Runs in the page: goes from the cover of a lesson to its step. */
function leaveCover(): void {
  const lab = document.querySelector<HTMLElement & { state: { step: string; screen?: string } | null }>(
    'attention-lab',
  );
  if (lab?.state?.screen !== undefined) location.hash += `&step=${lab.state.step}`;
}

/** Opens a lesson through the hash, as a link on the page does. Its title depends on the language. */
export async function openByHash(driver: Driver, { id }: Pick<LessonEntry, 'id'>): Promise<void> {
  await driver.evaluate((id) => {
    location.hash = `v=1&lesson=${id}`;
  }, id);
  const isOpen = (id: string): boolean =>
    document.querySelector<HTMLElement & { state: { lesson: string } | null }>('attention-lab')?.state
      ?.lesson === id;
  await until(driver, `the lesson ${id}`, isOpen, id);
  await driver.evaluate(leaveCover, null);
  await see(driver, '.lesson-head h2');
}

/**
 * Clicks three buttons or summaries of each kind and selects the last option of three lists of each kind; closes dialogs again.
 * Skips controls with names that were already clicked on this page. A kind is the first class of a control and of its
 * container, so that the many boxes of an overview do not stand for all the others. Resolves to the number of controls of this
 * lesson that have been clicked, here or in an earlier lesson.
 */
export function clickEverything(driver: Driver): Promise<number> {
  return driver.evaluate(async (selector) => {
    const lab = document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>('attention-lab');
    const root = lab?.shadowRoot;
    if (!lab || !root) throw new Error('no element');
    const memory = window as { clicked?: Set<string> };
    memory.clicked ??= new Set();
    const { clicked } = memory;
    const found = new Set<string>();
    const counts = new Map<string, number>();
    const nameOf = (each: HTMLElement): string =>
      `${each.localName} ${each.closest('[id]')?.id} ${each.getAttribute('aria-label') ?? each.textContent}`;
    const kindOf = (each: HTMLElement): string =>
      [each.localName, each.classList[0], each.parentElement?.closest('[class]')?.classList[0]].join();
    const countOf = (each: HTMLElement): number => counts.get(kindOf(each)) ?? 0;
    const controls = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
    // Visibility comes last: after a click it takes a new layout.
    const next = () =>
      controls().find((each) => countOf(each) < 3 && !clicked.has(nameOf(each)) && each.checkVisibility());
    for (const each of controls()) if (each.checkVisibility()) found.add(nameOf(each));
    for (let each = next(); each !== undefined; each = next()) {
      found.add(nameOf(each));
      clicked.add(nameOf(each));
      counts.set(kindOf(each), countOf(each) + 1);
      each.click();
      if (each instanceof HTMLSelectElement) {
        each.selectedIndex = each.options.length - 1;
        each.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await lab.updateComplete;
      for (const dialog of root.querySelectorAll('dialog')) if (dialog.open) dialog.close();
    }
    return [...found].filter((name) => clicked.has(name)).length;
  }, 'button:not(.lesson, .neighbour), summary, select, input[type="radio"], input[type="checkbox"]');
}
