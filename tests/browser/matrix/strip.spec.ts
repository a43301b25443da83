import { expect, type Page } from '@playwright/test';
import { edit } from '../support/acts';
import { openLab, openLesson } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

/**
 * Colours of the cells of a matrix that the stage shows, and of the same numbers in its tile: of the pixels of a canvas, or of
 * paths where the cells are few.
 */
function coloursOf(page: Page, node: string) {
  return page.evaluate(async (id) => {
    const element = document.querySelector('attention-lab') as HTMLElement & {
      updateComplete: Promise<unknown>;
    };
    await element.updateComplete;
    const root = element.shadowRoot;
    const frame = root?.querySelector('.frame.current');
    const paths = [...(frame?.querySelectorAll<SVGPathElement>('svg.tile path') ?? [])];
    const canvas = frame?.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (paths.length === 0 && !context) throw new Error('the current frame has no picture');
    const inTile = (row: number, col: number): string => {
      if (context) return [...context.getImageData(col, row, 1, 1).data.slice(0, 3)].join(', ');
      const path = paths.find((each) => each.isPointInFill(new DOMPoint(col + 0.5, row + 0.5)));
      return path ? getComputedStyle(path).fill.slice(4, -1) : 'none';
    };
    const cells = [...(root?.querySelectorAll<HTMLElement>(`.stage td[data-node="${id}"]`) ?? [])];
    const drawn = frame?.querySelector<SVGSVGElement>('svg.tile')?.viewBox.baseVal ?? canvas;
    const numbers = (drawn?.width ?? 0) * (drawn?.height ?? 0);
    return {
      kind: context ? 'canvas' : 'paths',
      isWhole: new Set(cells.map(({ dataset }) => `${dataset.row} ${dataset.col}`)).size === numbers,
      tile: cells.map(({ dataset }) => inTile(Number(dataset.row), Number(dataset.col))),
      cells: cells.map((cell) => getComputedStyle(cell).backgroundColor.slice(4, -1)),
    };
  }, node);
}

async function expectSameColours(page: Page, node: string, kind: string): Promise<readonly string[]> {
  await expect(async () => {
    const { tile, cells, isWhole } = await coloursOf(page, node);
    // Of many numbers the stage shows a part.
    if (kind === 'paths') expect(isWhole).toBe(true);
    expect(cells.length).toBeGreaterThan(0);
    expect(tile).toEqual(cells);
  }).toPass({ timeout: timeout(15) });
  const found = await coloursOf(page, node);
  expect(found.kind).toBe(kind);
  return found.tile;
}

test('a picture of the strip has the colours of its matrix, after an edit and in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openLesson(page, 'scaled-dot-product', 'scores');
  const first = await expectSameColours(page, 'scores', 'paths');
  await edit(page, 'query', 1, 1, '-3');
  const edited = await expectSameColours(page, 'scores', 'paths');
  expect(edited).not.toEqual(first);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await coloursOf(page, 'scores')).tile).not.toEqual(edited);
  await expectSameColours(page, 'scores', 'paths');
  await page.locator('attention-lab').evaluate((element) => element.setAttribute('theme', 'light'));
  await expect.poll(async () => (await coloursOf(page, 'scores')).tile).toEqual(edited);
});

test('a picture of many numbers has the colours of its matrix in either theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openLesson(page, 'words-as-vectors', 'x');
  const first = await expectSameColours(page, 'x', 'canvas');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await coloursOf(page, 'x')).tile).not.toEqual(first);
  await expectSameColours(page, 'x', 'canvas');
});

/** How far the tile of the current step is inside what does not fade of the strip, at the left and at the right. */
function roomOfCurrent(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    const strip = root?.querySelector('.strip');
    const current = strip?.querySelector('.frame.current');
    if (!strip || !current) throw new Error('there is no current tile');
    const edge = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft);
    const [outer, inner] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
    return [inner.left - outer.left - edge, outer.right - edge - inner.right] as const;
  });
}

async function expectInView(page: Page): Promise<void> {
  await expect.poll(async () => Math.min(...(await roomOfCurrent(page)))).toBeGreaterThanOrEqual(-1);
}

test('the strip shows the current tile after a cover, and after a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Their covers are at the step that follows, or its tile is at the edge, or groups are unfolded around it.
  const lessons = [
    ['sorting', 'logits'],
    ['english-french', 'decoder_0/cross/head_0/weights'],
    ['grouped-queries', 'cache'],
    ['distance-bias', 'pixel_weights'],
  ] as const;
  for (const [lesson, step] of lessons)
    await test.step(lesson, async () => {
      await openLab(page, `v=1&lesson=${lesson}`);
      await expectInView(page);
      await openLesson(page, lesson, step);
      await expectInView(page);
    });
});

test('the strip scrolls to the same step of another lesson', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLesson(page, 'reversal', 'logits');
  await expectInView(page);
  await page.evaluate(() => {
    location.hash = 'v=1&lesson=english-french&step=logits';
  });
  await expect(page.locator('.lesson-head h2')).toHaveText('English to French, learned');
  await expectInView(page);
});
