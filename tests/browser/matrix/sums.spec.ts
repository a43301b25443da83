import { expect, type Page } from '@playwright/test';
import { edit } from '../support/acts';
import { cellBoxes } from '../support/boxes';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

/** The displayed sums of a matrix, and the sums of its displayed numbers. */
function sumsOf(page: Page, node: string) {
  return page.evaluate(async (id) => {
    const element = document.querySelector('attention-lab') as HTMLElement & {
      updateComplete: Promise<unknown>;
    };
    await element.updateComplete;
    const matrix = element.shadowRoot?.querySelector(`.stage [data-matrix="${id}"]`);
    const cells = [...(matrix?.querySelectorAll<HTMLElement>('td[data-node]') ?? [])];
    // Weights that round to 0 are displayed as powers of ten: 5×10⁻⁷.
    const numberOf = (each: Element): number => {
      const text = each.querySelector('.number')?.textContent ?? '';
      return text.includes('×10') ? 0 : Number(text);
    };
    const totals = (axis: 'row' | 'col'): number[] => {
      const found: number[] = [];
      for (const cell of cells) {
        const at = Number(cell.dataset[axis]);
        found[at] = (found[at] ?? 0) + numberOf(cell);
      }
      return found;
    };
    const displayed = (list: string): number[] =>
      [...(matrix?.querySelectorAll(`.${list} li`) ?? [])].map((each) => Number(each.lastChild?.textContent));
    return {
      rows: displayed('row-sums'),
      columns: displayed('column-sums'),
      rowTotals: totals('row'),
      columnTotals: totals('col'),
    };
  }, node);
}

/** Cells are rounded to three decimals, so that a sum of their texts may differ in the last one. */
async function expectSums(page: Page, node: string, size: readonly [rows: number, cols: number]) {
  const { rows, columns, rowTotals, columnTotals } = await sumsOf(page, node);
  expect([rows.length, columns.length]).toEqual(size);
  for (const [row, sum] of rows.entries()) {
    expect(sum).toBe(1);
    expect(Math.abs(sum - (rowTotals[row] ?? Number.NaN))).toBeLessThanOrEqual(0.0005 * (size[1] + 1));
  }
  for (const [col, sum] of columns.entries())
    expect(Math.abs(sum - (columnTotals[col] ?? Number.NaN))).toBeLessThanOrEqual(0.0005 * (size[0] + 1));
  return columns;
}

const goTo = (page: Page, node: string) =>
  page
    .locator('attention-lab')
    .evaluate((lab: HTMLElement & { goto?: (id: string) => unknown }, id) => void lab.goto?.(id), node);

test('the sums beside the weights are those of their cells, also after an edit and its undo', async ({
  page,
}) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await edit(page, 'query', 1, 1, '-3');
  await goTo(page, 'weights');
  const edited = await expectSums(page, 'weights', [3, 3]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(async () => expect(await expectSums(page, 'weights', [3, 3])).not.toEqual(edited)).toPass();
  await openLesson(page, 'english-french', 'decoder_0/cross/head_0/weights');
  await expectSums(page, 'decoder_0/cross/head_0/weights', [6, 5]);
});

test('each sum is in line with its row or column', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'scaled-dot-product', 'weights');
  const centres = (selector: string, axis: 'x' | 'y') =>
    page.locator(`.stage [data-matrix="weights"] ${selector}`).evaluateAll(
      (all, axis) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return Math.round(axis === 'x' ? x + width / 2 : y + height / 2);
        }),
      axis,
    );
  expect(await centres('.row-sums li', 'y')).toEqual(await centres('td[data-col="2"]', 'y'));
  expect(await centres('.column-sums li', 'x')).toEqual(await centres('td[data-row="2"]', 'x'));
});

test('sums that appear one by one move nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const boxes = [];
  for (const at of ['&grain=cell&row=0&col=0', '&grain=cell&row=2&col=2', '']) {
    await openLesson(page, 'scaled-dot-product', 'weights', at);
    boxes.push(await cellBoxes(page));
  }
  expect(boxes[1]).toEqual(boxes[0]);
  expect(boxes[2]).toEqual(boxes[0]);
});

test('a narrow stage has no sums', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(page.locator('.stage .sums')).toHaveCount(2);
  await expect(page.locator('.stage .sums:visible')).toHaveCount(0);
});
