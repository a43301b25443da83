import { expect, type Page } from '@playwright/test';
import { select } from '../support/acts';
import { cellAt, openLesson } from '../support/lab';
import { familiarLessons, firstLesson, lessonNamed } from '../support/numbers/lessons';
import { because, type Place } from '../support/numbers/terms';
import { expectEachWhy, expectWhy, readWhy } from '../support/numbers/why';
import { test } from '../support/shared-page';

test('every number of the first lesson has an explanation', async ({ page }) => {
  const { lesson, nodes, tokens } = firstLesson;
  for (const { id, data } of nodes) {
    await openLesson(page, lesson, id);
    const cells = data.flatMap((numbers, row) => numbers.map((_, col) => ({ node: id, row, col })));
    const [first, ...others] = cells;
    if (first === undefined) throw new Error(`${id} is empty`);
    await select(page, id, first.row, first.col);
    await expectWhy(page, first, nodes, tokens);
    await expectEachWhy(page, others, nodes, tokens);
  }
});

for (const { lesson, nodes, tokens, features = {} } of familiarLessons) {
  test(`${lesson}: one number of every matrix has an explanation`, async ({ page }) => {
    for (const { id, data } of nodes) {
      const cell: Place = { node: id, row: data.length - 1, col: Math.min(1, (data[0]?.length ?? 1) - 1) };
      await openLesson(page, lesson, id, `&cell=${id}:${cell.row},${cell.col}`);
      await expectWhy(page, cell, nodes, { ...tokens, features });
    }
  });
}

/** Opens the first cell of each explanation until there is nothing left to explain; returns the path. */
async function goDown(
  page: Page,
  start: Place,
  { nodes, tokens }: typeof firstLesson,
): Promise<readonly Place[]> {
  const way: Place[] = [start];
  for (let cell = start; because(nodes, cell).kind !== 'given'; ) {
    const factor = page.locator('.why .factor').first();
    const { dataset } = await factor.evaluate((found: HTMLElement) => ({ dataset: { ...found.dataset } }));
    cell = { node: dataset.node ?? '', row: Number(dataset.row), col: Number(dataset.col) };
    way.push(cell);
    await factor.click();
    await expectWhy(page, cell, nodes, tokens);
    expect((await readWhy(page)).way).toBe(way.length);
  }
  return way;
}

test('terms lead down to the inputs, and the breadcrumb back', async ({ page }) => {
  const lesson = lessonNamed('multi-head-cross');
  const start: Place = { node: 'output', row: 2, col: 1 };
  await openLesson(page, lesson.lesson, 'output');
  await select(page, start.node, start.row, start.col);
  const way = await goDown(page, start, lesson);
  expect(way.length).toBeGreaterThan(3);
  const middle = way[2] ?? start;
  await page.locator('.why .way button').nth(2).click();
  await expectWhy(page, middle, lesson.nodes, lesson.tokens);
  await page.locator('.why .way button').first().click();
  await expectWhy(page, start, lesson.nodes, lesson.tokens);
  await expect(page.locator('.why .way')).toHaveCount(0);
});

test('the keyboard selects, goes down and closes', async ({ page }) => {
  const { nodes, tokens } = firstLesson;
  await openLesson(page, firstLesson.lesson, 'context');
  await cellAt(page, 'context', 0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectWhy(page, { node: 'context', row: 1, col: 3 }, nodes, tokens);
  await page.locator('.why .factor').first().focus();
  await page.keyboard.press('Enter');
  await expectWhy(page, { node: 'weights', row: 1, col: 0 }, nodes, tokens);
  await page.keyboard.press('Escape');
  await expect(page.locator('.why output')).toHaveCount(0);
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a tap selects, and a tap on a term goes down', async ({ page }) => {
    const { nodes, tokens } = firstLesson;
    await openLesson(page, firstLesson.lesson, 'weights');
    await cellAt(page, 'weights', 2, 1).tap();
    await expectWhy(page, { node: 'weights', row: 2, col: 1 }, nodes, tokens);
    await expect(page.locator('.why')).toBeInViewport();
    await expect(cellAt(page, 'weights', 2, 1)).toBeInViewport();
    await page.locator('.why .factor').first().tap();
    await expectWhy(page, { node: 'scaled_scores', row: 2, col: 2 }, nodes, tokens);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(page.locator('.why output')).toHaveCount(0);
  });
});
