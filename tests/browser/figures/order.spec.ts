import { expect, type Locator, type Page } from '@playwright/test';
import { choose, controls, setNumber } from '../support/acts';
import { cellAt, numberAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

/** Three significant digits, the format of numbers below 10. */
const shown = (value: number): string => value.toPrecision(3);

const board = (page: Page): Locator => page.locator('.mask-board');
const square = (page: Page, row: number, col: number): Locator =>
  board(page).locator(`[data-place="${row * 4 + col}"]`);

/** The mask on the board, with x for closed cells. */
async function drawn(page: Page): Promise<readonly string[]> {
  const texts = await board(page).locator('button.cell').allTextContents();
  const marks = texts.map((text) => (text === '0' ? 'o' : 'x')).join('');
  return marks.match(/.{4}/g) ?? [];
}

test.describe('the mask board', () => {
  test.beforeEach(async ({ page }) => {
    await openLesson(page, 'masks', 'weights');
    await expect(board(page)).toBeVisible();
  });

  test('a stroke masks the cells it crosses at once, and one undo reverts it', async ({ page }) => {
    await expect.poll(() => drawn(page)).toEqual(['oxxx', 'ooxx', 'ooox', 'oooo']);
    await square(page, 3, 0).scrollIntoViewIfNeeded();
    const [from, to] = [await square(page, 3, 0).boundingBox(), await square(page, 3, 2).boundingBox()];
    if (from === null || to === null) throw new Error('the board is not on the page');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => drawn(page)).toEqual(['oxxx', 'ooxx', 'ooox', 'xxxo']);
    for (const col of [0, 1, 2]) await expect(numberAt(page, 'weights', 3, col)).toHaveText('0.000');
    await expect(numberAt(page, 'weights', 3, 3)).toHaveText('1.000');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => drawn(page)).toEqual(['oxxx', 'ooxx', 'ooox', 'oooo']);
  });

  test('the keyboard draws as well, and a closed row is explained', async ({ page }) => {
    await board(page).getByRole('button', { name: 'Causal' }).click();
    await square(page, 0, 0).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await drawn(page))[0]).toBe('xxxx');
    await expect(board(page).getByRole('note')).toContainText('Watch: every key is masked');
    await expect(numberAt(page, 'weights', 0, 0)).toHaveText('0.000');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => (await drawn(page))[1]).toBe('xoxx');
    await expect(square(page, 1, 0)).toBeFocused();
  });

  test('it is filled with masks that the engine makes', async ({ page }) => {
    const fills: Readonly<Record<string, readonly string[]>> = {
      'All open': ['oooo', 'oooo', 'oooo', 'oooo'],
      Padding: ['ooxx', 'ooxx', 'ooxx', 'ooxx'],
      Window: ['ooxx', 'ooox', 'xooo', 'xxoo'],
      Blocks: ['ooxx', 'ooxx', 'xxoo', 'xxoo'],
    };
    for (const [name, rows] of Object.entries(fills)) {
      await board(page).getByRole('button', { name }).click();
      await expect.poll(() => drawn(page), name).toEqual(rows);
    }
  });
});

test('positions: both ways of counting stand side by side', async ({ page }) => {
  await openLesson(page, 'positions', 'frequencies');
  const line = (name: string) => page.locator('.positions-figure tr').filter({ hasText: name }).locator('td');
  const expectedCells = (first: number) => {
    const omegas = [0, 1, 2].map((pair) => 10000 ** (-(2 * (pair + first)) / 16));
    const [omega = Number.NaN] = omegas;
    return [...omegas.map(shown), `${shown(Math.sin(omega))}, ${shown(Math.cos(omega))}`];
  };
  await expect(line('from 0')).toHaveText(expectedCells(0));
  await expect(line('from 1')).toHaveText(expectedCells(1));
});

test('positions: an odd width is rejected with a message, and nothing changes', async ({ page }) => {
  await openLesson(page, 'positions', 'position_encoding');
  const before = await numberAt(page, 'position_encoding', 1, 0).textContent();
  await setNumber(page, 'Sizes', /^d_?model$/, '5');
  await expect(page.getByRole('status')).toContainText('d_model is 5: it must be even');
  await expect(numberAt(page, 'position_encoding', 1, 0)).toHaveText(before ?? '');
});

test('positions: without them both “the” have the same rows', async ({ page }) => {
  await openLesson(page, 'positions', 'context');
  const rows = async () =>
    Promise.all([0, 3].map((row) => cellAt(page, 'context', row, 0).locator('.number').textContent()));
  const [first, second] = await rows();
  expect(first).not.toBe(second);
  const options = await controls(page, 'Options');
  await options.locator('input[name="positions"][value="none"]').check();
  await expect
    .poll(async () => {
      const [one, other] = await rows();
      return one === other;
    })
    .toBe(true);
});

test('sliding window: the band gives what a mask gives, and takes fewer numbers', async ({ page }) => {
  await openLesson(page, 'sliding-window', 'band_scores');
  const figure = page.locator('.window-figure');
  await expect(figure.locator('output')).toHaveText('0');
  await expect(figure).toContainText('Of 8 × 8 = 64 scores the window takes 22', { ignoreCase: true });
  await setNumber(page, 'Options', /^window left$/, '3');
  await expect(figure.locator('output')).toHaveText('0');
  await expect(figure).toContainText('the window takes 33');
});

test('recommendation: columns carry the names of features', async ({ page }) => {
  await openLesson(page, 'recommendation', 'query');
  const names = page.locator('.stage [data-matrix="query"] th[scope="col"]');
  await expect(names).toHaveText(['science', 'love', 'crime', 'humour']);
  await choose(page, 'causal');
  await expect(page.locator('.stage [data-matrix="query"] th[scope="row"]').first()).toHaveText(
    'Frankenstein',
  );
});
