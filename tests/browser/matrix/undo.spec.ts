import { expect, type Page } from '@playwright/test';
import { choose, chooseLesson, controls, edit, setNumber } from '../support/acts';
import { openLesson, snapshot } from '../support/lab';
import { firstLesson } from '../support/numbers/lessons';
import { walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

const { nodes, tokens: words } = firstLesson;
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true });

/** Every kind of edit. */
const edits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  number: (page) => edit(page, 'query', 0, 0, '9'),
  'a word more': async (page) =>
    (await controls(page, 'Words')).getByRole('button', { name: 'Add a word' }).first().click(),
  'a word less': async (page) =>
    (await controls(page, 'Words'))
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click(),
  'another name': async (page) => {
    const name = (await controls(page, 'Words')).getByRole('textbox', { name: 'Word 2' }).first();
    await name.fill('this');
    await name.press('Enter');
  },
  sentence: async (page) => {
    const form = (await controls(page, 'Words')).locator('form.sentence').first();
    await form.getByRole('textbox').fill('see the bird');
    await form.getByRole('button').click();
  },
  dimension: (page) => setNumber(page, 'Sizes', /^d_?v$/, '2'),
  mask: (page) => choose(page, 'causal'),
  refill: async (page) =>
    (await controls(page, 'Numbers')).getByRole('button', { name: 'Fill this one' }).click(),
  'another lesson': (page) => chooseLesson(page, 'masks'),
};

test('everything can be undone and redone, in order', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  const seen = [];
  const shown = async () => {
    const { cells, names } = await snapshot(page);
    return { numbers: cells.map(({ node, row, col, text }) => `${node}[${row}, ${col}] ${text}`), names };
  };
  for (const [name, act] of Object.entries(edits)) {
    seen.push({ name, state: await shown() });
    await act(page);
  }
  for (const { name, state } of seen.toReversed()) {
    await undo(page).click();
    if (name === 'another lesson') {
      await expect(page.locator('.lesson-head h2')).toHaveText('Scaled dot-product attention');
      await page.locator('.strip .frame').first().click();
    }
    await expect.poll(shown, `before ${name}`).toEqual(state);
  }
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await walkThrough(page, { nodes, words });
  for (const { name, state } of seen) {
    await page.locator('.strip .frame').first().click();
    await expect.poll(shown, `before ${name}`).toEqual(state);
    await redo(page).click();
  }
  await expect(redo(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('heading', { name: 'Masks', exact: true })).toBeVisible();
});

test('in low cells, changes stand below the numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'scaled-dot-product', 'query');
  await edit(page, 'query', 1, 1, '2.5');
  await page.getByRole('slider', { name: 'Step' }).fill('5');
  const overlaps = await page.locator('.stage .delta').evaluateAll((all) =>
    all.map((each) => {
      const number = each.previousElementSibling;
      if (!(number instanceof HTMLElement)) throw new Error('a change without a number');
      const { fontSize, lineHeight } = getComputedStyle(number);
      // Digits are 0.73 of their font high, in the middle of the line.
      const bottom =
        number.getBoundingClientRect().top + (parseFloat(lineHeight) + 0.73 * parseFloat(fontSize)) / 2;
      return bottom - each.getBoundingClientRect().top;
    }),
  );
  expect(overlaps.length).toBeGreaterThan(3);
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(1);
});

test('the difference stays until it is dismissed', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  await edit(page, 'query', 1, 1, '2.5');
  const notice = page.locator('.difference');
  await expect(notice).toContainText('queries[that, 2] from 2 to 2.5');
  await page.getByRole('slider', { name: 'Step' }).fill('5');
  await expect(notice).toBeVisible();
  await expect(page.locator('.stage .delta').first()).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('.stage .delta')).toHaveCount(0);
});
