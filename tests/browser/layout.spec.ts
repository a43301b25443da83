import { expect, type Page, test } from '@playwright/test';
import { edit, select } from './support/acts';
import { cellBoxes, layoutProblems } from './support/boxes';
import { cellAt, moveButton, numberAt, openLesson } from './support/lab';
import { lessonFixtures, lessonNamed } from './support/lessons';
import { stopsOf } from './support/walk';

for (const width of [360, 768, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 1000 });

    for (const { lesson, nodes } of lessonFixtures) {
      test(`${lesson}: nothing is cut off, overlaps or is too small, at any step`, async ({ page }) => {
        await openLesson(page, lesson, nodes[0]?.id ?? '');
        await moveButton(page, 'Next').focus();
        for (const { node } of stopsOf(nodes, 'equation')) {
          await expect(page.locator(`[data-equation="${node}"]`)).toBeAttached();
          expect.soft(await layoutProblems(page), node).toEqual([]);
          await page.keyboard.press('ArrowRight');
        }
      });
    }

    test('nothing moves when a number changes', async ({ page }) => {
      await openLesson(page, 'scaled-dot-product', 'query');
      const before = await cellBoxes(page);
      await edit(page, 'query', 0, 0, '-123.456');
      await page.keyboard.press('Escape');
      await expect(numberAt(page, 'query', 0, 0)).toContainText('−123');
      expect(await cellBoxes(page)).toEqual(before);
    });

    test('a number too long for its cell stays inside it', async ({ page }) => {
      await openLesson(page, 'scaled-dot-product', 'query');
      await edit(page, 'query', 0, 0, '-12345.6789');
      await page.keyboard.press('Escape');
      const widths = await page
        .locator('.stage td[data-node="query"]')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width.toFixed(1)));
      expect(new Set(widths).size).toBe(1);
      expect(await layoutProblems(page)).toEqual([]);
      await edit(page, 'query', 0, 0, '-1.234e-25');
      await page.keyboard.press('Escape');
      expect(await layoutProblems(page)).toEqual([]);
    });
  });
}

/** Walks through a lesson and names the steps at which a reader would have to scroll the matrices sideways. */
async function scrolling(page: Page, lesson: string): Promise<readonly string[]> {
  const nodes = lessonNamed(lesson).nodes;
  await openLesson(page, lesson, nodes[0]?.id ?? '');
  await moveButton(page, 'Next').focus();
  const found: string[] = [];
  for (const { node } of stopsOf(nodes, 'equation')) {
    await expect(page.locator(`[data-equation="${node}"]`)).toBeAttached();
    const over = await page
      .locator('.stage .matrices')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (over > 1) found.push(`${node}: ${over}`);
    await page.keyboard.press('ArrowRight');
  }
  return found;
}

for (const lesson of ['why-scale', 'additive-attention', 'recommendation', 'vision-transformer'])
  test(`${lesson}: on a wide screen no step scrolls its matrices sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await scrolling(page, lesson)).toEqual([]);
  });

for (const width of [280, 320])
  test(`in a column of ${width} pixels the matrices of a product stand below each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrolling(page, 'scaled-dot-product')).toEqual([]);
  });

/** Marks that stand on a lower line than the number or symbol before them. */
function lostMarks(prose: HTMLElement): string[] {
  const texts = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
  return [...prose.querySelectorAll('button')].flatMap((button) => {
    texts.currentNode = button;
    let next = texts.nextNode();
    while (next !== null && (button.contains(next) || next.nodeValue === '')) next = texts.nextNode();
    const [begin] = /^\u2060?[.,;:!?)]/.exec(next?.nodeValue ?? '') ?? [];
    if (next === null || begin === undefined) return [];
    const mark = document.createRange();
    mark.setStart(next, begin.length - 1);
    mark.setEnd(next, begin.length);
    const below = mark.getBoundingClientRect().top > button.getBoundingClientRect().bottom - 2;
    return below ? [`${button.textContent?.trim()}${mark}`] : [];
  });
}

test('no line of the text begins with a full stop or a comma', async ({ page }) => {
  await openLesson(page, 'self-attention', 'context');
  const prose = page.locator('.prose');
  for (let width = 200; width <= 340; width += 4) {
    await prose.evaluate((element, size) => {
      element.style.width = `${size}px`;
    }, width);
    expect.soft(await prose.evaluate(lostMarks), `${width} pixels`).toEqual([]);
  }
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'scaled-dot-product', 'scores');
  await select(page, 'scores', 1, 1);
  await moveButton(page, 'Next').click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration ?? 0) > 1)
        .length,
  );
  expect(moving).toBe(0);
});

test('on paper there is the equation with its matrices, and no controls', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.stage [data-equation="scores"]')).toBeVisible();
  await expect(numberAt(page, 'scores', 1, 2)).toBeVisible();
  for (const control of ['.stepper', '.tools', 'details.controls', '.lessons'])
    await expect(page.locator(control)).toBeHidden();
});

test('with forced colours the selected number is still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLesson(page, 'scaled-dot-product', 'scores');
  const ringOf = (row: number, col: number) =>
    cellAt(page, 'scores', row, col).evaluate((cell) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(cell, '::after');
      const { color } = getComputedStyle(cell);
      return { width: borderTopStyle === 'none' ? '0px' : borderTopWidth, isSeen: borderTopColor !== color };
    });
  await select(page, 'scores', 1, 2);
  await page.mouse.move(0, 0);
  expect(await ringOf(1, 2)).toEqual({ width: '3px', isSeen: true });
  expect((await ringOf(0, 0)).width).toBe('0px');
});
