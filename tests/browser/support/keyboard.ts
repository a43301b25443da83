import type { Locator, Page } from '@playwright/test';

/** More presses than any screen needs; at the end of the page, Tab begins again at its start. */
const maxPresses = 200;

/** Focuses by the Tab key: forward until an element of the locator has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = (): Promise<boolean> =>
    target.evaluateAll((all) =>
      all.some((each) => {
        const root = each.getRootNode();
        const isRoot = root instanceof ShadowRoot || root instanceof Document;
        return isRoot && root.activeElement === each;
      }),
    );
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Focuses by the Tab key, then presses a key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
