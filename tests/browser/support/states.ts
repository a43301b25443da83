import { expect, type Page } from '@playwright/test';
import { controls, edit, openMap, openMenu, openPaste, select } from './acts';
import { openLesson } from './lab';

/** States of the page besides a lesson as it opens, by name. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'why panel'(page) {
    await openLesson(page, 'scaled-dot-product', 'weights');
    await select(page, 'weights', 1, 2);
  },
  async 'two levels down'(page) {
    await openLesson(page, 'scaled-dot-product', 'context', '&cell=context:1,0;weights:1,2');
    await expect(page.locator('.why .way')).toBeVisible();
  },
  async 'gradient tab'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await select(page, 'scores', 1, 2);
    await page.getByRole('button', { name: 'What would move it?' }).click();
    await expect(page.locator('.movers').first()).toBeVisible();
  },
  async 'the backward pass'(page) {
    await openLesson(page, 'scaled-dot-product', 'd_query', '&back=cell:context:1,2&cell=d_query:1,0');
    await page.getByRole('button', { name: 'Check it by a difference quotient' }).click();
    await expect(page.locator('.finite-difference')).toBeVisible();
  },
  async 'a softmax Jacobian'(page) {
    await openLesson(page, 'scaled-dot-product', 'weights_jacobian', '&back=cross_entropy:weights:1,0');
    await select(page, 'weights_jacobian', 1, 2);
  },
  async 'a backward pass through heads'(page) {
    await openLesson(page, 'multi-head', 'head_1/d_scores', '&back=mean_squares:output:0,0');
    await openMap(page);
    await expect(page.locator('.strip .current')).toBeVisible();
  },
  async 'an edit refused'(page) {
    await openLesson(page, 'scaled-dot-product', 'query');
    await edit(page, 'query', 0, 0, 'abc');
    await expect(page.locator('.why .refused')).toBeVisible();
  },
  async 'a difference'(page) {
    await openLesson(page, 'scaled-dot-product', 'query');
    await edit(page, 'query', 0, 0, '2.5');
    await page.locator('.difference').getByRole('button', { name: 'Why?' }).click();
    await expect(page.locator('.change-details')).toBeVisible();
  },
  async 'paste dialog'(page) {
    await openLesson(page, 'scaled-dot-product', 'query');
    const dialog = await openPaste(page, 'query');
    await dialog.locator('textarea').fill('1 2\n3');
    await expect(dialog.locator('.verdict.refused')).toBeVisible();
  },
  async 'key help'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await openMenu(page);
    await page.getByRole('button', { name: 'Keyboard', exact: true }).click();
    await expect(page.locator('#keys')).toBeVisible();
  },
  async 'motion stopped midway'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores', '&t=800');
    await expect(page.locator('.motion .motion-label').first()).toBeAttached();
  },
  async 'the menu'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores');
    await openMenu(page);
    await expect(page.getByRole('button', { name: 'Keyboard', exact: true })).toBeVisible();
  },
  async 'in French'(page) {
    await openLesson(page, 'masks', 'weights', '&lang=fr');
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeVisible();
  },
  async controls(page) {
    await openLesson(page, 'masks', 'mask');
    await controls(page, 'Options');
  },
  async 'the list of lessons'(page) {
    await openLesson(page, 'masks', 'mask');
    await page.getByRole('button', { name: 'All lessons' }).click();
    await expect(page.locator('.lesson[aria-current]')).toBeVisible();
  },
  async 'heads unfolded'(page) {
    await openLesson(page, 'multi-head', 'x');
    await openMap(page);
    for (const head of ['Head 1', 'Head 2'])
      await page.locator('.strip').getByRole('button', { name: head, exact: false }).first().click();
    await expect(page.locator('.strip [aria-expanded="true"]')).toHaveCount(2);
  },
  async 'a large matrix'(page) {
    const words = Array.from({ length: 20 }, (_, index) => `w${index}`).join(',');
    await openLesson(page, 'scaled-dot-product', 'scores', `&tokens=${words}`);
    await expect(page.locator('.minimap').first()).toBeVisible();
  },
  async 'a broken link'(page) {
    await openLesson(page, 'scaled-dot-product', 'scores', '&nonsense=1');
    await expect(page.locator('.notice')).toBeVisible();
  },
};
