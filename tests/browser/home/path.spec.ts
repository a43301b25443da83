import { expect, type Page } from '@playwright/test';
import { shortPath } from '../../../web/lessons/short-path';
import { test } from '../recorded-test';
import { pressAt } from '../support/keyboard';
import { labIsWhole } from '../whole-pages';

const next = (page: Page) => page.locator('.stepper .moves .main');

/** Answers a prediction that is open with the keys of its kind, and then presses the button that leads on. */
async function goOn(page: Page): Promise<void> {
  const question = page.locator('.guide-step .guide-question');
  const part = (selector: string) => question.locator(selector);
  if ((await part('.guide-buttons .quiet').count()) > 0) {
    const [bar, choices] = [part('.answer-slider input'), part('.choice')];
    if ((await choices.count()) > 0) await pressAt(page, choices.first());
    else if ((await bar.count()) > 0) {
      const before = await bar.inputValue();
      await pressAt(page, bar, 'ArrowRight');
      expect(Number(await bar.inputValue())).toBeGreaterThan(Number(before));
      await pressAt(page, part('.guide-buttons .pill'));
    } else await pressAt(page, part('.guide-buttons .quiet'));
    await expect(part('.guide-buttons .quiet')).toHaveCount(0);
  }
  await pressAt(page, next(page));
}

test('the ten-minute path leads through six lessons by keyboard alone', async ({ page }) => {
  await page.goto('./');
  const stops = page.locator('.stops a');
  await expect(stops).toHaveCount(shortPath.length);
  await pressAt(page, stops.first());
  await labIsWhole(page);
  let screens = 0;
  for (const [at, id] of shortPath.entries()) {
    await expect(page.locator('.cover-title')).toContainText(`Ten minutes, stop ${at + 1} of 6`);
    expect(page.url()).toContain(`lesson=${id}`);
    // The lessons that it builds on are not on the path.
    await expect(page.locator('.cover-needs')).toHaveCount(0);
    const dots = await page.locator('.dots .dot').count();
    expect(dots).toBeGreaterThanOrEqual(3);
    expect(dots).toBeLessThanOrEqual(5);
    screens += dots;
    const stopsHere = id === shortPath.at(-1) ? dots - 1 : dots;
    for (let stop = 0; stop < stopsHere; stop += 1) await goOn(page);
  }
  expect(screens).toBeLessThanOrEqual(25);
  await expect(page.locator('.remember li').first()).toBeVisible();
  await pressAt(page, page.locator('.next-lesson'));
  // The course begins: all its stops, no longer those of the path.
  await expect(page.locator('.cover-title')).toHaveText('Words as vectors');
  expect(await page.locator('.dots .dot').count()).toBeGreaterThan(8);
});

test('a stop of the path has an address that restores it', async ({ page }) => {
  await page.goto('./lab.html#v=1&lesson=masks&grain=short');
  await expect(page.locator('.cover-title')).toContainText('stop 5 of 6');
  await next(page).click();
  await expect(page.locator('.guide h3')).toContainText('The mask');
  await expect(page).toHaveURL(({ hash }) => hash.includes('step=mask&grain=short'));
  await page.reload();
  await expect(page.locator('.guide h3')).toContainText('The mask');
  await expect(page.locator('.dots .dot')).toHaveCount(3);
});

test('the path leaves experiments out', async ({ page }) => {
  await page.goto('./lab.html#v=1&lesson=dot-product&step=key&grain=key');
  await expect(page.locator('.experiment')).toBeVisible();
  await page.goto('./lab.html#v=1&lesson=dot-product&step=key&grain=short');
  await page.reload();
  await expect(page.locator('.guide h3')).toContainText('Keys');
  await expect(page.locator('.dots .dot')).toHaveCount(4);
  await expect(page.locator('.experiment')).toHaveCount(0);
});

test('the list of lessons shows how far the reader has come, and the cover what it builds on', async ({
  page,
}) => {
  await page.goto('./lab.html#v=1&lesson=masks');
  await expect(page.locator('.cover-needs')).toHaveText('Builds on Scaled dot-product attention');
  await next(page).click();
  await expect(page.locator('.guide h3')).toBeVisible();
  const list = page.locator('.lessons');
  await page.getByRole('button', { name: 'All lessons' }).click();
  await expect(list.locator('[data-lesson="masks"] .progress')).toHaveAccessibleName('started');
  await expect(list.locator('[data-lesson="positions"] .progress')).toHaveCount(0);
  await expect(list.locator('.part-purpose').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.dots .dot').last().click();
  await expect(page.locator('.remember')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'All lessons' }).click();
  await expect(list.locator('[data-lesson="masks"] .progress')).toHaveAccessibleName('finished');
});
