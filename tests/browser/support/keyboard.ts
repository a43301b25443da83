import type { Locator, Page } from '@playwright/test';

/** More presses than any screen needs; at the end of the page, Tab begins again at its start. */
const maxPresses = 200;

/** Runs inside the page: whether one of the elements has the focus. */
function hasFocus(elements: readonly Node[]): boolean {
  let focused = document.activeElement;
  while (focused && !elements.includes(focused) && focused.shadowRoot)
    focused = focused.shadowRoot.activeElement;
  return focused !== null && elements.includes(focused);
}

/** Focuses by the Tab key: forward until an element of the locator has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // To find the elements anew after each press takes longer than to press. They are found anew when they may have been replaced.
  let elements = await target.elementHandles();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (elements.length === 0 || presses % 40 === 39) elements = await target.elementHandles();
    if (await page.evaluate(hasFocus, elements)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Focuses by the Tab key, then presses a key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
