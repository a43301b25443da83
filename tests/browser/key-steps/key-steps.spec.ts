import { expect, type Page } from '@playwright/test';
import { catalogue } from '../support/catalogue';
import { backToCover, walkAllSteps, walkKeySteps } from '../support/key-steps';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';
import { lookAtQuestions } from './questions';
import { lookForRoom } from './room';
import { lookForView } from './view';

/** A phone on its side. It is too low for the figure and the result of every key step. */
const low = '844 by 390';
/** The window with the most around the questions. They are looked at there, in the first walk: later ones find them answered. */
const wide = '1440 by 900';

const screens = [wide, '360 by 740', '390 by 844', low, '768 by 1024', '1920 by 1080'];

/** What must hold of the key steps in a window, and the function that finds where it does not. */
const looksAt = (screen: string) => [
  ...(screen === low ? [] : [['is in view', lookForView] as const]),
  ...(screen === wide ? [['no number is seen before it is asked for', lookAtQuestions] as const] : []),
  ['figures fit', lookForRoom] as const,
];

const sizeOf = (screen: string) => {
  const [width = 0, height = 0] = screen.split(' by ').map(Number);
  return { width, height };
};

/** Opens a lesson without the answers that were given. */
async function startAgain(page: Page, lesson: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await openScreen(page, `v=1&lesson=${lesson}`);
}

for (const { id } of catalogue)
  test(`${id}: key steps are in view, fit, and tell nothing that they ask for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, `v=1&lesson=${id}`);
    for (const screen of screens) {
      // The covers are those of readers who have answered nothing yet.
      if (screen === screens[1]) await startAgain(page, id);
      const looks = looksAt(screen);
      await page.setViewportSize(sizeOf(screen));
      await backToCover(page);
      await expect(page.locator('.cover')).toBeVisible();
      const { steps, asked, found } = await walkKeySteps(page, ...looks.map(([, look]) => look));
      looks.forEach(([what], at) => {
        expect.soft(found[at], `${screen}: ${what}`).toEqual([]);
      });
      expect(steps.length).toBeGreaterThanOrEqual(3);
      if (screen === wide) expect(asked.length).toBeGreaterThan(0);
    }
  });

// All steps take as long as all other browser tests.
if (process.env.FITS === 'steps')
  for (const { id } of catalogue)
    test(`${id}: the figures of all steps fit, without scrolling inside`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openScreen(page, `v=1&lesson=${id}`);
      for (const screen of screens) {
        await page.setViewportSize(sizeOf(screen));
        await backToCover(page);
        expect.soft(await walkAllSteps(page, lookForRoom), screen).toEqual([]);
      }
    });
