import type { Page } from '@playwright/test';

/** Records the layout shifts of the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The scores of all layout shifts so far. */
export const shiftsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts'));

/** The sum of all layout shifts so far. */
export const totalShift = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, each) => sum + each, 0);
