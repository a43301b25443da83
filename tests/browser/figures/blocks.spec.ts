import { expect, type Locator, type Page } from '@playwright/test';
import { moveButton, numberAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const strip = (page: Page): Locator => page.locator('.strip');
const fold = (page: Page, title: string): Locator =>
  strip(page).getByRole('button', { name: new RegExp(`^${title}\\s?(fold|unfold)$`) });
/** Tiles of the strip by the titles of their matrices. */
const tiles = (page: Page, title: string): Locator =>
  strip(page).getByRole('button', { name: new RegExp(`, ${title}, `) });

test('the overview unfolds in place, level by level, by pointer and by key', async ({ page }) => {
  const stage = await openLesson(page, 'transformer', 'source');
  const top = (await stage.boundingBox())?.y;
  await expect(fold(page, 'Encoder 2')).toHaveAttribute('aria-expanded', 'false');
  await expect(fold(page, 'Self-attention')).toHaveCount(0);

  await fold(page, 'Encoder 2').click();
  await expect(fold(page, 'Encoder 2')).toHaveAttribute('aria-expanded', 'true');
  await fold(page, 'Self-attention').press('Enter');
  await fold(page, 'Head 2').press('Space');
  await expect(fold(page, 'Head 2')).toHaveAttribute('aria-expanded', 'true');
  await expect(tiles(page, 'scaled scores')).toHaveCount(1);
  expect((await stage.boundingBox())?.y).toBe(top);

  await fold(page, 'Encoder 2').press('Enter');
  await expect(tiles(page, 'scaled scores')).toHaveCount(0);
});

test('the title over the weights of two heads says “both”', async ({ page }) => {
  await openLesson(page, 'multi-head', 'concat');
  await expect(page.locator('.heads-figure h4').first()).toHaveText('The weights of both heads');
});

test('what surrounds the current matrix is open, whatever is folded', async ({ page }) => {
  await openLesson(page, 'transformer', 'decoder_1/cross/head_0/weights');
  for (const title of ['Decoder 2', 'Attention to the source', 'Head 1'])
    await expect(fold(page, title)).toHaveAttribute('aria-expanded', 'true');
  await expect(strip(page).locator('[aria-current="step"]')).toHaveCount(1);
  await expect(fold(page, 'Decoder 1')).toHaveAttribute('aria-expanded', 'false');
});

test('parameters of a part are one stop, and can be changed where they stand', async ({ page }) => {
  await openLesson(page, 'encoder-layer', 'x');
  await moveButton(page, 'Next').click();
  const shown = page.locator('.stage [data-matrix]');
  await expect(shown).toHaveCount(4);
  await moveButton(page, 'Next').click();
  await expect(page.locator('.stage [data-equation="self/query"]')).toBeVisible();
});

test('a row that is ten times as large is normed to the same numbers', async ({ page }) => {
  await openLesson(page, 'layer-norm', 'normalised');
  for (const row of [0, 1])
    for (const col of [0, 1, 2, 3])
      await expect(numberAt(page, 'normalised', row, col)).toHaveText(/^−?1\.00$/);
});
