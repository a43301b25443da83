import { expect, type Page } from '@playwright/test';
import { choose, chooseLesson, edit, openMenu, select } from '../support/acts';
import { addressAtRest, cellAt, openLab, openLesson, snapshot } from '../support/lab';
import { lessonNamed } from '../support/numbers/lessons';
import { compute } from '../support/numbers/reference';
import { withCell, withOptions } from '../support/numbers/samples';
import { walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

/** An edit, an option, a position and a selection: everything that a link must contain. */
async function prepare(page: Page): Promise<void> {
  await openLesson(page, 'multi-head-cross', 'x');
  await edit(page, 'w_q', 2, 3, '-0.62');
  await edit(page, 'y', 3, 0, '1e-4');
  await page.keyboard.press('Escape');
  await choose(page, 'causal_bottom_right');
  await page.getByRole('radio', { name: 'row', exact: true }).check();
  await page.getByRole('slider', { name: 'Step' }).fill('30');
}

const { tokens: words, nodes: preset, ...start } = lessonNamed('multi-head-cross');
const edited = withCell(withCell(start, 'w_q', 2, 3, -0.62), 'y', 3, 0, 1e-4);
const nodes = compute(withOptions(edited, { mask: 'causal_bottom_right' }));

test('a link opened elsewhere shows the same numbers, step and selection', async ({
  freshPage: page,
  browser,
}) => {
  await prepare(page);
  const at = page.locator('.stage [data-equation]');
  const node = (await at.getAttribute('data-equation')) ?? '';
  await select(page, node, 0, 0);
  await page.locator('.why .factor').first().click();
  await expect(page.locator('.why .way')).toBeVisible();
  const hash = await addressAtRest(page);
  const shown = await snapshot(page);

  const other = await browser.newPage();
  await openLab(other, hash);
  await other.locator('.stage').hover({ position: { x: 1, y: 1 } });
  const found = await snapshot(other);
  expect(found.cells.map(({ look: _, ...rest }) => rest)).toEqual(
    shown.cells.map(({ look: _, ...rest }) => rest),
  );
  expect({ ...found, cells: [] }).toEqual({ ...shown, cells: [] });
  await other.reload();
  await expect(cellAt(other, node, 0, 0)).toBeVisible();
  expect({ ...(await snapshot(other)), cells: [] }).toEqual({ ...shown, cells: [] });
  expect(await addressAtRest(other)).toBe(hash);

  await other.keyboard.press('Escape');
  await other.getByRole('radio', { name: 'equation', exact: true }).check();
  await walkThrough(other, { nodes, words });
  await other.close();
});

test('back and forward restore the lesson before and the numbers of each', async ({ freshPage: page }) => {
  const first = lessonNamed('scaled-dot-product');
  await openLesson(page, 'scaled-dot-product', 'query');
  await edit(page, 'query', 0, 0, '0.1234');
  await page.keyboard.press('Escape');
  await addressAtRest(page);
  await chooseLesson(page, 'dot-product');
  await expect(page.getByRole('heading', { name: 'Dot-product attention' })).toBeVisible();
  await addressAtRest(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Scaled dot-product attention' })).toBeVisible();
  const changed = compute(withCell(first, 'query', 0, 0, 0.1234));
  await walkThrough(page, { nodes: changed, words: first.tokens, before: first.nodes });
});

test('reset brings back every number of the preset', async ({ page }) => {
  await prepare(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Reset lesson' }).click();
  await page.getByRole('radio', { name: 'equation', exact: true }).check();
  await walkThrough(page, { nodes: preset, words });
});
