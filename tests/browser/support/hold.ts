import type { Page } from '@playwright/test';

/** Delays the files that match a pattern until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
