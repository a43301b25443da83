import { expect, type Page } from '@playwright/test';
import { edit } from '../support/acts';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

/** Colours of the current tile, pixel by pixel, and of the cells of its matrix, in the same order. */
function coloursOf(page: Page, node: string) {
  return page.evaluate(async (id) => {
    const element = document.querySelector('attention-lab') as HTMLElement & {
      updateComplete: Promise<unknown>;
    };
    await element.updateComplete;
    const root = element.shadowRoot;
    const tile = root?.querySelector<HTMLCanvasElement>('.frame.current canvas');
    const cells = [...(root?.querySelectorAll(`.stage td[data-node="${id}"]`) ?? [])];
    if (!tile) throw new Error('the current frame has no canvas');
    const { data } = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height) ?? { data: [] };
    const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
      [data[4 * at], data[4 * at + 1], data[4 * at + 2]].join(', '),
    );
    return { pixels, cells: cells.map((cell) => getComputedStyle(cell).backgroundColor.slice(4, -1)) };
  }, node);
}

async function expectSameColours(page: Page, node: string): Promise<readonly string[]> {
  await expect(async () => {
    const { pixels, cells } = await coloursOf(page, node);
    expect(pixels).toEqual(cells);
  }).toPass({ timeout: timeout(15) });
  return (await coloursOf(page, node)).pixels;
}

test('a picture of the strip has the colours of its matrix, after an edit and in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openLesson(page, 'scaled-dot-product', 'scores');
  const first = await expectSameColours(page, 'scores');
  await edit(page, 'query', 1, 1, '-3');
  const edited = await expectSameColours(page, 'scores');
  expect(edited).not.toEqual(first);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await coloursOf(page, 'scores')).pixels).not.toEqual(edited);
  await expectSameColours(page, 'scores');
  await page.locator('attention-lab').evaluate((element) => element.setAttribute('theme', 'light'));
  await expect.poll(async () => (await coloursOf(page, 'scores')).pixels).toEqual(edited);
});
