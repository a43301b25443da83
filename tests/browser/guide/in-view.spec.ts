import { expect, type Page, test } from '@playwright/test';
import { openScreen } from '../support/lab';

const lessons = ['scaled-dot-product', 'self-attention', 'masks'];

const screens = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

/** Runs inside the page: why the result of the step is not wholly in view without scrolling; empty if it is. */
function outOfView(): string {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const equation = root?.querySelector('[data-equation]')?.getAttribute('data-equation') ?? '';
  const matrix = root?.querySelector(`[data-matrix="${equation}"]`);
  for (const each of root?.querySelectorAll('[data-matrix]') ?? [])
    for (const glide of each.getAnimations()) glide.finish();
  scrollTo(0, 0);
  const cells = matrix?.querySelector('tbody')?.getBoundingClientRect();
  const foot = root?.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
  if (!cells) return `${equation}: there is no matrix`;
  const isIn =
    cells.top >= -1 &&
    cells.bottom <= foot + 1 &&
    cells.left >= -1 &&
    cells.right <= document.documentElement.clientWidth + 1;
  return isIn ? '' : `${equation}: down to ${Math.round(cells.bottom)} of ${Math.round(foot)}`;
}

/** Goes on to the next stop. Returns whether it is a key step, whose result is shown. */
async function nextKeyStep(page: Page): Promise<boolean> {
  await page.locator('.stepper .moves .main').click();
  if ((await page.locator('.guide-step').count()) === 0) return false;
  const showMe = page.getByRole('button', { name: 'Show me' });
  if ((await showMe.count()) > 0) await showMe.click();
  return true;
}

for (const [width, height] of screens)
  test(`the result of every key step is in view at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const lesson of lessons) {
      await openScreen(page, `v=1&lesson=${lesson}`);
      await expect(page.locator('.cover')).toBeVisible();
      const fits = await page.evaluate(() => {
        const bounds = document
          .querySelector('attention-lab')
          ?.shadowRoot?.querySelector('.cover-start')
          ?.getBoundingClientRect();
        return bounds !== undefined && bounds.bottom <= innerHeight - 56;
      });
      expect.soft(fits, `${lesson}: Start is in view`).toBe(true);
      let steps = 0;
      while (await nextKeyStep(page)) {
        expect.soft(await page.evaluate(outOfView), lesson).toBe('');
        steps += 1;
      }
      expect(steps).toBeGreaterThan(4);
    }
  });
