import { expect, type Locator, type Page } from '@playwright/test';
import { openMenu } from '../support/acts';
import { fingersOf } from '../support/fingers';
import { otherFonts, replaceFonts } from '../support/fonts';
import { cellAt, numberAt, openLab, openLesson } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** Selects a cell by a tap. On a busy machine a tap can take so long that the browser takes it for a long press, which selects nothing. */
async function tapped(cell: Locator): Promise<void> {
  await expect(async () => {
    if ((await cell.getAttribute('aria-selected')) !== 'true') await cell.tap();
    await expect(cell).toHaveAttribute('aria-selected', 'true', { timeout: timeout(1) });
  }).toPass({ timeout: timeout(15) });
}

test('a tap explains a number, a second tap edits it', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  const cell = cellAt(page, 'query', 1, 2);
  await tapped(cell);
  await expect(page.locator('.why')).toBeVisible();
  await cell.tap();
  const field = cell.locator('input');
  await expect(field).toBeFocused();
  // Phones zoom into fields with smaller text.
  expect(
    Number.parseFloat(await field.evaluate((each) => getComputedStyle(each).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  await field.fill('2.5');
  await field.press('Enter');
  await expect(numberAt(page, 'query', 1, 2)).toHaveText('2.5');
});

test('a finger drags the selected number, and scrolls elsewhere', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  const cell = cellAt(page, 'query', 0, 0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
  const fingers = await fingersOf(page);
  const [centre, middle] = [x + width / 2, y + height / 2];
  const points = [0, 8, 16, 24].map((pixels) => [centre + pixels, middle] as const);
  await fingers.drag(points);
  await expect(numberAt(page, 'query', 0, 0)).toHaveText('1');
  await tapped(cell);
  await fingers.drag(points);
  await expect(numberAt(page, 'query', 0, 0)).toHaveText('1.3');
  await undo(page).click();
  await expect(numberAt(page, 'query', 0, 0)).toHaveText('1');
});

for (const [name, change] of [
  ['our fonts', async () => {}],
  ['a wide font', (page: Page) => replaceFonts(page, otherFonts.wide)],
  ['a narrow font', (page: Page) => replaceFonts(page, otherFonts.narrow)],
] as const)
  test(`touch draws on the mask board, and undo removes the stroke, with ${name}`, async ({
    freshPage: page,
  }) => {
    await openLesson(page, 'masks', 'mask');
    await change(page);
    const board = page.locator('.mask-board');
    const square = (place: number) => board.locator(`[data-place="${place}"]`);
    const pressed = () =>
      board
        .locator('[data-place]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed')));
    await board.getByRole('button', { name: 'All open' }).tap();
    await expect.poll(async () => (await pressed()).every((each) => each === 'true')).toBe(true);
    await square(10).scrollIntoViewIfNeeded();
    const middleOf = async (place: number): Promise<readonly [number, number]> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await square(place).boundingBox()) ?? {};
      return [x + width / 2, y + height / 2];
    };
    const scrolled = await page.evaluate(() => scrollY);
    const fingers = await fingersOf(page);
    await fingers.drag([await middleOf(1), await middleOf(2), await middleOf(6), await middleOf(10)]);
    // Down, across two squares and down again: the page must not scroll.
    await expect
      .poll(pressed)
      .toEqual(Array.from({ length: 16 }, (_, place) => ([1, 2, 6, 10].includes(place) ? 'false' : 'true')));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await undo(page).click();
    await expect.poll(pressed).toEqual(Array.from({ length: 16 }, () => 'true'));
  });

test.describe('the map of a long text', () => {
  async function open(page: Page) {
    await openLab(page, 'v=1&lesson=sliding-window');
    const figure = page.locator('.long-sequences');
    await figure.locator('.long-map').scrollIntoViewIfNeeded();
    const status = figure.locator('.long-status');
    await expect(status).toContainText('262,144 visible weights after');
    const { x = 0, y = 0, width = 0 } = (await figure.locator('.long-map').boundingBox()) ?? {};
    const at = (right: number, down: number): readonly [number, number] => [
      x + width * right,
      y + width * down,
    ];
    return { map: figure.locator('.long-map'), status, at };
  }
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  test('lets a finger scroll the page while all of it is in sight', async ({ page }) => {
    const { at } = await open(page);
    const before = await scrolled(page);
    const fingers = await fingersOf(page);
    await fingers.drag([at(0.5, 0.4), at(0.5, 0.5), at(0.5, 0.7), at(0.5, 0.95)]);
    await expect.poll(() => scrolled(page)).toBeLessThan(before - 20);
  });

  test('grows between two fingers, and follows one from then on', async ({ page }) => {
    const { map, status, at } = await open(page);
    const before = await scrolled(page);
    const fingers = await fingersOf(page);
    await fingers.pinch(at(0.5, 0.5), 40, 240);
    await expect(status).not.toContainText('262,144');
    const picture = async () => (await map.screenshot()).toString('base64');
    const seen = await picture();
    await fingers.drag([at(0.3, 0.3), at(0.4, 0.4), at(0.6, 0.7)]);
    await expect.poll(picture).not.toBe(seen);
    expect(await scrolled(page)).toBe(before);
  });
});

for (const width of [360, 390])
  test(`the menu has its commands under headings, and fits: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openLesson(page, 'scaled-dot-product', 'scores');
    await openMenu(page);
    const menu = page.locator('.menu');
    const groups = menu.getByRole('group');
    for (const [name, command] of [
      ['Share and export', 'Share'],
      ['Teach and check', 'Make an exercise…'],
      ['This lesson', 'Reset lesson'],
    ] as const)
      await expect(
        groups.and(page.getByRole('group', { name })).getByRole('button', { name: command }),
      ).toBeVisible();
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await menu.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y + height).toBeLessThanOrEqual(640);
    // The keyboard goes through all commands in order, and Escape closes the menu.
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Share' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Export…' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

test('the total of an open sum does not touch the names below it', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores', '&cell=scores:1,2');
  const total = page.locator('.workbench > .result dt');
  await expect(total).toBeVisible();
  const { y = 0, height = 0 } = (await total.boundingBox()) ?? {};
  const names = await page
    .locator('thead .place')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const below = names.filter((top) => top > y);
  expect(below.length).toBeGreaterThan(0);
  expect(Math.min(...below)).toBeGreaterThanOrEqual(y + height);
});

/** Types what is no number into the cell of a query, and returns the message below it. */
async function refuse(page: Page): Promise<Locator> {
  const cell = cellAt(page, 'query', 0, 0);
  await tapped(cell);
  await expect(page.locator('.why')).toBeVisible();
  await cell.tap();
  await cell.locator('input').fill('hello');
  await page.keyboard.press('Enter');
  await expect(page.locator('.why .refused')).toContainText('"hello" is not a number');
  return page.locator('.entry-error');
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(`why a number was refused is said once where it covers no other: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, 'scaled-dot-product', 'query');
    const message = await refuse(page);
    await expect(message).toBeAttached();
    await expect(message).toBeHidden();
    await expect(page.locator('.why .refused')).toBeInViewport({ ratio: 1 });
  });

  test(`why a number was refused is not cut off where the panel is: ${width} px`, async ({ page }) => {
    // So low that what the panel says is below the bar.
    await page.setViewportSize({ width, height: 560 });
    await openLesson(page, 'scaled-dot-product', 'scores');
    const message = await refuse(page);
    await expect(message).toBeVisible();
    const { x = -1, width: wide = Infinity } = (await message.boundingBox()) ?? {};
    const frame = await page.locator('.stage .matrices').boundingBox();
    expect(x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
    expect(x + wide).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    // It is above the first row, so that it covers none of the others.
    const { y = 0, height: high = Infinity } = (await message.boundingBox()) ?? {};
    expect(y + high).toBeLessThanOrEqual((await cellAt(page, 'query', 0, 0).boundingBox())?.y ?? 0);
  });
}

for (const word of ['Watch', 'Unquestionably'])
  test(`the columns of the mask board are equally wide below ${word}`, async ({ page }) => {
    const words = `${word},that,bird,fly`;
    await openLesson(page, 'masks', 'mask', `&tokens=${words}&key_tokens=${words}`);
    await expect(page.locator('.mask-board thead')).toContainText(word);
    const boxes = await page
      .locator('.mask-board [data-place]')
      .evaluateAll((all) => all.slice(0, 4).map((each) => each.getBoundingClientRect().toJSON()));
    const [{ left: start = 0, width = 0 } = {}] = boxes;
    expect(width).toBeGreaterThanOrEqual(44);
    for (const [at, { left }] of boxes.entries()) expect(left).toBeCloseTo(start + at * width, 0);
  });
