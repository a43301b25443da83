import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { numberAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const dialog = (page: Page) => page.locator('dialog.origins');

/** The numbers of the sum below the picture: the number, what it is without words, and the parts. */
async function sumIn(page: Page): Promise<readonly number[]> {
  const text = ((await dialog(page).locator('.origins-sum').textContent()) ?? '')
    .replaceAll('−', '-')
    .replace(/- (?=\d)/g, '-');
  return [...text.matchAll(/(?<![\w[,] ?)-?\d+\.\d+/g)].map(([number]) => Number(number));
}

/** The colours of the picture, coarsely: what is drawn differs where these do. */
const picture = (page: Page) => dialog(page).locator('canvas').screenshot();

test('a number that is held shows all that it comes from; its parts add up; Escape leads back', async ({
  page,
}) => {
  await openLesson(page, 'multi-head', 'output');
  const held = numberAt(page, 'output', 1, 2);
  await held.hover();
  await page.mouse.down();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.up();
  const [number = 0, ...terms] = await sumIn(page);
  expect(terms).toHaveLength(4);
  // The parts have three decimals, the number two.
  expect(Math.abs(terms.reduce((sum, each) => sum + each, 0) - number)).toBeLessThan(0.005 + 4 * 0.0005);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('a press that is short, or that moves, shows no such thing', async ({ page }) => {
  await openLesson(page, 'multi-head', 'output');
  const number = numberAt(page, 'output', 1, 2);
  await number.click();
  await number.hover();
  await page.mouse.down();
  await page.mouse.move(0, 300, { steps: 4 });
  // As long as a hold, and a half.
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
});

test('W shows it, a word’s number can be dragged or changed by keys, and the number follows', async ({
  page,
}) => {
  await openLesson(page, 'multi-head', 'output');
  await numberAt(page, 'output', 1, 2).click();
  await page.keyboard.press('w');
  await expect(dialog(page)).toBeVisible();
  const [before] = await sumIn(page);
  const word = dialog(page).locator('.origins-number').first();
  await word.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp');
  await expect(word).toHaveText('1.5');
  const [after] = await sumIn(page);
  expect(after).not.toBe(before);
  const box = await word.boundingBox();
  if (box === null) throw new Error('no number to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(word).toHaveText('1');
  expect((await sumIn(page))[0]).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.stage td[data-node="output"][data-row="1"][data-col="2"]')).toContainText(
    String(before),
  );
});

test('with reduced motion the whole picture stands at once, and the slider leads back to the cell', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'multi-head', 'output', '&cell=output:1,2');
  await page.getByRole('button', { name: 'All that it comes from' }).click();
  const slider = dialog(page).getByRole('slider');
  await expect(slider).toHaveValue('1000');
  const whole = await picture(page);
  await slider.fill('0');
  await expect.poll(async () => (await picture(page)).equals(whole)).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test('it is saved as a picture and as a GIF', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'self-attention', 'context', '&cell=context:0,0');
  await page.getByRole('button', { name: 'All that it comes from' }).click();
  for (const [name, file] of [
    ['Save as PNG', /context\.png$/],
    ['Save as GIF', /context\.gif$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
  }
});

for (const width of [360, 1440])
  test(`${width} pixels wide, nothing of the dialog is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page, 'multi-head', 'output', '&cell=output:1,2');
    await page.getByRole('button', { name: 'All that it comes from' }).click();
    const over = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    const height = await dialog(page)
      .locator('canvas')
      .evaluate(({ clientHeight }) => clientHeight);
    expect(height).toBeGreaterThan(180);
  });
