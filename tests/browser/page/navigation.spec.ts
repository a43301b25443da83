import { expect, type Page } from '@playwright/test';
import { chooseLesson, edit } from '../support/acts';
import { hold } from '../support/host';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const title = (page: Page) => page.locator('.lesson-head h2');
const goTo = (page: Page, lesson: string) =>
  page.evaluate((id) => {
    location.hash = `v=1&lesson=${id}`;
  }, lesson);

test('a link opened while a lesson is fetched takes precedence', async ({ freshPage: page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  const release = await hold(page, '**/later/masks-*.js');
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.locator('.lesson[data-lesson="masks"]').click();
  await goTo(page, 'dot-product');
  await expect(title(page)).toHaveText('Dot-product attention');
  const came = page.waitForResponse(/later\/masks-/);
  release();
  await came;
  await page.waitForTimeout(300);
  await expect(title(page)).toHaveText('Dot-product attention');
  await chooseLesson(page, 'masks');
});

test('an edit while the lesson of a link is fetched does not lose the link', async ({ freshPage: page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  const release = await hold(page, '**/later/masks-*.js');
  await goTo(page, 'masks');
  await edit(page, 'query', 0, 0, '0.5');
  await expect(page).toHaveURL(/query=/);
  release();
  await expect(title(page)).toHaveText('Masks');
});

test('a link with two texts of different lengths says that the lesson compares one with itself', async ({
  page,
}) => {
  const warning = 'This lesson compares a text with itself, but has 2 words that ask and 3 that are asked';
  await openLesson(page, 'masks', 'scores', '&tokens=a,b&key_tokens=a,b,c&nonsense=1');
  await expect(page.locator('.notice')).toContainText(warning);
  await expect(page.locator('.notice')).toContainText('nonsense');
  await goTo(page, 'masks&step=scores');
  await expect(page.locator('.notice')).toHaveCount(0);
  await goTo(page, 'masks&step=scores&tokens=a,b&key_tokens=a,b,c');
  await expect(page.locator('.notice')).toContainText(warning);
});

test('a link to a step of another lesson says in one sentence what it left out', async ({ page }) => {
  await openLesson(page, 'words-as-vectors', 'weights');
  await expect(page.locator('.notice')).toContainText(
    'Some of this link was left out: there is no step “weights” in this lesson.',
  );
  await expect(page.locator('.notice')).not.toContainText('..');
});
