import { test as base, type Page } from '@playwright/test';
import { keepLoaded } from './lab';

interface WorkerFixtures {
  /** Loaded pages by whether they emulate a touch screen, which is fixed when a page is created. */
  readonly loadedPages: Map<boolean, Page>;
}

/**
 * `sharedPage` stays loaded between the tests of a worker, which saves loading and compiling the page; `openLab` replaces the
 * element. For tests that open one lesson after the other and leave nothing behind outside of the element.
 */
export const test = base.extend<{ sharedPage: Page }, WorkerFixtures>({
  loadedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern.
    async ({}, use) => {
      const pages = new Map<boolean, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ browser, loadedPages, hasTouch, viewport, colorScheme }, use) => {
    const page = loadedPages.get(hasTouch) ?? keepLoaded(await (await browser.newContext()).newPage());
    loadedPages.set(hasTouch, page);
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: 'no-preference',
      forcedColors: 'none',
    });
    await use(page);
  },
});
