import { expect, type Page } from '@playwright/test';
import { words } from '../../../web/figures/long-sequences/rhyme';
import { problemOf, type VisibleKeys } from '../../../web/figures/long-sequences/vectors';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';

/** The expected row of weights in float64, from the same queries and keys. */
function expectedRow(n: number, sees: VisibleKeys, w: number, row: number): readonly number[] {
  const { shape, query, key } = problemOf(words(n), sees, w);
  const { d_k, low = -n, high = n } = shape;
  const scores = Array.from({ length: n }, (_, j) => {
    if (j - row < low || j - row > high) return Number.NEGATIVE_INFINITY;
    let score = 0;
    for (let c = 0; c < d_k; c++) score += (query[row * d_k + c] ?? 0) * (key[j * d_k + c] ?? 0);
    return score / Math.sqrt(d_k);
  });
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

async function openMap(page: Page, settings: string) {
  await openLab(page, `#lesson=sliding-window${settings}`);
  const figure = page.locator('.long-sequences');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.long-status')).toContainText('visible weights after');
  await expect(figure.locator('[data-weight]')).not.toHaveText('…');
  const chosen = async () => {
    const [row, column] = await figure.locator('dd .long-number').allTextContents();
    return { row: Number(row) - 1, column: Number(column) - 1 };
  };
  const weight = async () => numberOf((await figure.locator('[data-weight]').textContent()) ?? '');
  return { figure, map: figure.locator('.long-map'), chosen, weight };
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Parses `1.20×10⁻⁷`. */
function numberOf(text: string): number {
  const digits = [...text].map((each) => (raised.includes(each) ? raised.indexOf(each) : each)).join('');
  return Number(digits.replace('⁻', '-').replace('×10', 'e'));
}

/** Three digits are printed. */
const close = (found: number, expected: number): void =>
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(0.0051 * expected + 1e-6);

test.describe('weights of a long text', () => {
  for (const [n, sees, w] of [
    [512, 'earlier', 64],
    [2048, 'all', 64],
    [4096, 'window', 256],
  ] as const)
    test(`${n} words, ${sees}: the numbers on show are float64's`, async ({ page }) => {
      const cell = '&exp.long.row=300&exp.long.column=298';
      const asked = `&exp.long.n=${n}&exp.long.sees=${sees}&exp.long.w=${w}${cell}`;
      const { figure, weight } = await openMap(page, asked);
      const expected = expectedRow(n, sees, w, 300);
      close(await weight(), expected[298] ?? 0);
      for (const line of await figure.locator('.long-side tr').all()) {
        const [key = '', shown = ''] = await line.locator('td').allTextContents();
        close(numberOf(shown), expected[Number(key) - 1] ?? 0);
      }
    });

  test('a tap chooses the cell below it, and the link keeps it', async ({ page }) => {
    const { map, chosen } = await openMap(page, '&exp.long.n=512');
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
    await expect(async () => {
      const { row, column } = await chosen();
      expect(Math.abs(row - 384)).toBeLessThanOrEqual(2);
      expect(Math.abs(column - 128)).toBeLessThanOrEqual(2);
    }).toPass();
    const { row, column } = await chosen();
    await expect(page).toHaveURL(new RegExp(`exp\\.long\\.column=${column}\\b.*exp\\.long\\.row=${row}\\b`));
  });

  test('keys choose and zoom, and do not walk the lesson', async ({ page }) => {
    const { figure, map, chosen } = await openMap(page, '&exp.long.row=20&exp.long.column=10');
    const step = await page.locator('.stepper, [aria-current="step"]').first().textContent();
    await map.focus();
    await map.press('ArrowDown');
    await map.press('Shift+ArrowRight');
    await expect.poll(chosen).toEqual({ row: 21, column: 20 });
    for (let k = 0; k < 8; k++) await map.press('+');
    await expect(figure.locator('.long-status')).not.toContainText('262,144');
    await map.press('0');
    await expect(figure.locator('.long-status')).toContainText('262,144');
    expect(await page.locator('.stepper, [aria-current="step"]').first().textContent()).toBe(step);
  });

  test('the wheel scrolls the page, on a map with the focus as well, and zooms with Ctrl', async ({
    page,
  }) => {
    const { figure, map } = await openMap(page, '');
    await map.focus();
    await map.hover();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, -120);
    // The page scrolls smoothly.
    await expect.poll(async () => Math.abs((await scrolled()) - (before - 120))).toBeLessThan(1);
    await expect(figure.locator('.long-status')).toContainText('262,144');
    await map.hover();
    const after = await scrolled();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -600);
    await page.keyboard.up('Control');
    await expect(figure.locator('.long-status')).not.toContainText('262,144');
    expect(Math.abs((await scrolled()) - after)).toBeLessThanOrEqual(1);
  });

  test('dragging moves the map, and chooses nothing', async ({ page }) => {
    const { figure, map, chosen } = await openMap(page, '');
    const before = await chosen();
    await figure.getByRole('button', { name: 'Zoom in' }).click();
    await figure.getByRole('button', { name: 'Zoom in' }).click();
    await expect(figure.locator('.long-status')).not.toContainText('262,144');
    const picture = async () => (await map.screenshot()).toString('base64');
    const seen = await picture();
    const box = await map.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(picture).not.toBe(seen);
    expect(await chosen()).toEqual(before);
  });
});
