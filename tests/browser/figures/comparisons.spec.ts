import { expect, type Page } from '@playwright/test';
import { numberAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

/** Moves a slider to its minimum by keyboard. */
async function toLowest(page: Page, name: string): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await slider.focus();
  await slider.press('Home');
}

test('a temperature of 0 makes the soft lookup the hard one, and the link keeps it', async ({
  freshPage: page,
}) => {
  await openLesson(page, 'soft-addressing', 'weights_difference');
  const gap = numberAt(page, 'weights_difference', 0, 1);
  await expect(gap).toHaveText(/^−0\.24/);
  await toLowest(page, 'temperature τ');
  for (const col of [0, 1, 2, 3])
    await expect(numberAt(page, 'weights_difference', 0, col)).toHaveText(/^0(\.0+)?$/);
  await expect(page).toHaveURL(/temperature/);
  await page.reload();
  await expect(gap).toHaveText(/^0(\.0+)?$/);
  await expect(page.locator('.addressing output')).toHaveText('0: the hard lookup');
});

test('the table of similarities shows the numbers of the walk, and switches it', async ({ page }) => {
  await openLesson(page, 'similarities', 'weights');
  const line = (name: string) =>
    page.locator('.directions tr', { has: page.getByRole('button', { name, exact: true }) });
  await expect(page.locator('.directions thead tr').nth(1)).toHaveText(/^\s*(score\s*weight\s*){3}$/);
  await expect(line('cosine').locator('.directions-best')).toHaveText(
    (await numberAt(page, 'weights', 0, 0).textContent()) ?? '',
  );
  const promised = await line('dot').locator('.directions-best').textContent();
  await page.getByRole('button', { name: 'dot', exact: true }).click();
  // The aeroplane wins because its vector is long.
  await expect(numberAt(page, 'weights', 0, 1)).toHaveText(promised ?? '');
  await expect(page.getByRole('button', { name: 'dot', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the counts follow the number of words', async ({ page }) => {
  await openLesson(page, 'score-counts', 'pair_evaluations');
  const squares = page.locator('.evaluations-area .evaluations-pair');
  await expect(squares).toHaveCount(12);
  await page.getByRole('slider', { name: 'M, words written' }).press('ArrowRight');
  await expect(squares).toHaveCount(16);
  await expect(numberAt(page, 'pair_evaluations', 0, 0)).toHaveText('16');
  await expect(page.locator('.evaluations dd').nth(1)).toHaveText('8');
});

test('rows of pairs are named by both words', async ({ page }) => {
  await openLesson(page, 'additive-attention', 'summed_pairs');
  await expect(page.locator('.stage .matrix').last()).toContainText('zone · european');
});
