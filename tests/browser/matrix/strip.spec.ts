import { expect, type Page } from '@playwright/test';
import { edit } from '../support/acts';
import { openLesson } from '../support/lab';
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
