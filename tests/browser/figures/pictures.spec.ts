import { expect, type Locator, type Page } from '@playwright/test';
import { addressAtRest, cellAt, moveButton, openLab, openLesson } from '../support/lab';
import { lessonNamed } from '../support/numbers/lessons';
import { test } from '../support/shared-page';

const grid = (page: Page, name: RegExp): Locator => page.getByRole('grid', { name });
const squareAt = (of: Locator, row: number, col: number): Locator =>
  of.locator(`[data-row="${row}"][data-col="${col}"]`);

/** The number at the end of the label of a square. */
async function shownNumber(square: Locator): Promise<number> {
  const words = (await square.getAttribute('aria-label')) ?? '';
  return Number(words.slice(words.lastIndexOf(':') + 1).replace('−', '-'));
}

/** A number of a lesson fixture, computed independently of the engine. */
function expected(lesson: string, node: string, row: number, col: number): number {
  const found = lessonNamed(lesson).nodes.find(({ id }) => id === node);
  return found?.data[row]?.[col] ?? Number.NaN;
}

test('a chosen pixel paints its own weights on the picture, at every step', async ({ page }) => {
  await openLesson(page, 'image-as-vectors', 'weights');
  const picture = grid(page, /^The picture/);
  await expect(squareAt(picture, 2, 3)).toHaveAttribute('aria-selected', 'true');
  await squareAt(picture, 4, 0).click();
  await expect(squareAt(picture, 4, 0)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/exp\.row\.n=40/);
  for (const [row, col] of [
    [0, 9],
    [2, 3],
    [4, 0],
  ] as const) {
    const square = squareAt(grid(page, /^Weights of r5 c1/), row, col);
    const number = expected('image-as-vectors', 'weights', 40, row * 10 + col);
    await expect.poll(async () => Math.abs((await shownNumber(square)) - number)).toBeLessThanOrEqual(0.0005);
  }
  await expect(page.locator('.prose .step-text')).toContainText('r5 c1 gives most');
  await expect(cellAt(page, 'weights', 40, 0)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/exp\.row\.n=30/);
  await moveButton(page, 'Next').click();
  await expect(squareAt(picture, 3, 0)).toHaveAttribute('aria-selected', 'true');
});

test('a selected number comes along when another pixel is chosen', async ({ page }) => {
  await openLesson(page, 'image-as-vectors', 'weights', '&cell=weights:23,9');
  await squareAt(grid(page, /^The picture/), 4, 0).click();
  await expect(page).toHaveURL(/cell=weights:40,9/);
  await expect(grid(page, /^Weights of r5 c1/)).toBeVisible();
});

const top = [0, 1, 2, 3, 4];

async function expectDrawn(drawing: Locator, value: number): Promise<void> {
  const words = new RegExp(`: ${value}(\\.0+)?$`);
  for (const col of top) await expect(squareAt(drawing, 0, col)).toHaveAttribute('aria-label', words);
}

/** The center of a square, scrolled into view and not covered by the toolbar. */
async function middleOf(square: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await square.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const box = await square.boundingBox();
  if (box === null) throw new Error('the drawing has no size');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('drawing works with pointer and keyboard, and a stroke is undone in one step', async ({
  freshPage: page,
}) => {
  await openLesson(page, 'vision-transformer', 'head_0/weights');
  const drawing = grid(page, /^Draw on it/);
  await expectDrawn(drawing, 0);
  const [from, to] = [await middleOf(squareAt(drawing, 0, 0)), await middleOf(squareAt(drawing, 0, 4))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // A fast movement: no pointer events between the first and the last square.
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await expectDrawn(drawing, 1);
  const drawn = await addressAtRest(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectDrawn(drawing, 0);
  await squareAt(drawing, 7, 6).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(squareAt(drawing, 7, 7)).toHaveAttribute('aria-label', /: 1(\.0+)?$/);
  await page.goto('about:blank');
  await openLab(page, drawn);
  await expectDrawn(grid(page, /^Draw on it/), 1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('drawing does not scroll the page', async ({ freshPage: page }) => {
    await openLesson(page, 'vision-transformer', 'head_0/weights');
    const drawing = grid(page, /^Draw on it/);
    const [from, to] = [await middleOf(squareAt(drawing, 0, 0)), await middleOf(squareAt(drawing, 0, 4))];
    const scrolled = await page.evaluate(() => scrollY);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * 4 }]);
    await touch('touchEnd', []);
    await expectDrawn(drawing, 1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectDrawn(drawing, 0);
    await squareAt(drawing, 0, 2).tap();
    await expect(squareAt(drawing, 0, 2)).toHaveAttribute('aria-label', /: 1(\.0+)?$/);
  });
});

test('an image file is downscaled in the page, and other files are rejected with a message', async ({
  freshPage: page,
}) => {
  const requests: string[] = [];
  await openLesson(page, 'vision-transformer', 'patches');
  page.on('request', (request) => requests.push(request.url()));
  const png = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 64];
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 64, 64);
    if (context) context.fillStyle = '#fff';
    context?.fillRect(32, 0, 32, 64);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = page.locator('.drawing input[type="file"]');
  await file.setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  const drawing = grid(page, /^Draw on it/);
  await expect(squareAt(drawing, 3, 7)).toHaveAttribute('aria-label', /: 1(\.0+)?$/);
  expect(await shownNumber(squareAt(drawing, 3, 0))).toBe(0);
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(page.locator('.drawing-refused')).toHaveText(
    '[picture] the file is of type text/plain: a picture expected',
  );
  await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('words') });
  await expect(page.locator('.drawing-refused')).toContainText('cannot be read as a picture');
  // The browser may request the icon at any time; what explains changes is loaded after the first one.
  expect(requests.filter((url) => !/^data:|\/icon[^/]*\.svg$|\.(js|wasm)$/.test(url))).toEqual([]);
});

test('patches of another size keep the picture and change the number of tokens', async ({ page }) => {
  await openLesson(page, 'vision-transformer', 'head_0/weights', '&patch=4');
  await expect(grid(page, /^Draw on it/).getByRole('gridcell')).toHaveCount(64);
  await expect(grid(page, /^Weights of the class token/).getByRole('gridcell')).toHaveCount(4);
});

test('a patch is followed from its pixels to its token', async ({ page }) => {
  await openLesson(page, 'vision-transformer', 'patches');
  await squareAt(grid(page, /^Weights of the class token/), 1, 1).click();
  await expect(page.locator('.prose .step-text')).toContainText(
    'r2 c2, named after its row and its column of patches, begins with 1.0',
  );
  const weight = squareAt(grid(page, /^Weights of patch r2 c2/), 2, 2);
  await expect
    .poll(() => shownNumber(weight))
    .toBeCloseTo(expected('vision-transformer', 'head_0/weights', 6, 11), 3);
  await page.getByRole('button', { name: 'Head 2', exact: true }).click();
  await expect
    .poll(() => shownNumber(weight))
    .toBeCloseTo(expected('vision-transformer', 'head_1/weights', 6, 11), 3);
  await page.getByRole('button', { name: /^class token \d/ }).click();
  await expect(grid(page, /^Weights of the class token/)).toBeVisible();
  await openLesson(page, 'vision-transformer', 'patches', '&cell=patches:10,0');
  await expect(squareAt(grid(page, /^Weights of patch r3 c3/), 2, 2)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: /^class token \d/ }).click();
  await expect(grid(page, /^Weights of the class token/)).toBeVisible();
  await openLesson(page, 'vision-transformer', 'head_0/weights', '&cell=head_0/weights:11,6');
  await page.getByRole('button', { name: 'Head 2', exact: true }).click();
  await expect(page).toHaveURL(/cell=head_1\/weights:11,6/);
});

test('shifted windows: stages, masks, links and counts follow the walk and the shift', async ({ page }) => {
  await openLesson(page, 'shifted-windows', 'regions');
  const [figure, links] = [page.locator('.shifted-windows'), page.locator('.window-links')];
  const regions = lessonNamed('shifted-windows')
    .nodes.find(({ id }) => id === 'regions')
    ?.data.flat();
  await expect(figure.locator('.windows-regions li')).toHaveCount(new Set(regions).size);
  await expect(figure.getByRole('button', { name: /go to its mask/ })).toHaveCount(4);
  await expect(figure.getByRole('button', { name: 'Window 4, 4 regions: go to its mask' })).toBeVisible();
  await figure.getByRole('button', { name: 'Before the shift' }).click();
  await expect(page).toHaveURL(/step=x/);
  await expect(figure.getByRole('img', { name: /before the shift/i })).toBeVisible();
  await expect(grid(page, /^Straight windows: 4 of 16/)).toBeVisible();
  await expect(grid(page, /^One layer of each: 16 of 16/)).toBeVisible();
  await expect(links.locator('.window-here')).toHaveText(/4 × 4\s*64\s*256/);
  await squareAt(grid(page, /^Shifted windows: 4 of 16/), 0, 0).click();
  await expect(grid(page, /^Shifted windows: 1 of 16 pixels reach r1 c1/)).toBeVisible();
  // Regions are a matter of the windows: the map is moved before.
  await expect(figure.locator('.windows-map .windows-region')).toHaveCount(0);
  await figure.getByRole('button', { name: 'Shifted', exact: true }).click();
  await expect(figure.locator('.windows-map .windows-region')).toHaveCount(0);
  await figure.getByRole('button', { name: 'Windows and regions' }).click();
  await expect(figure.locator('.windows-map .windows-region')).not.toHaveCount(0);
  await figure.getByRole('button', { name: /^Window 2/ }).click();
  await expect(page).toHaveURL(/step=window_1\/window_mask/);
  await figure.getByRole('checkbox').uncheck();
  await expect(page).toHaveURL(/shift=false/);
  await expect(figure.locator('.windows-regions li')).toHaveCount(1);
});

/** Positions of the visible copies of the first pixel on the map, in pixels of the map. */
function firstPixels(page: Page): Promise<readonly (readonly number[])[]> {
  return page.locator('.windows-map > svg').evaluate((map) => {
    const outer = map.getBoundingClientRect();
    const side = outer.width / 4.1;
    const places = [...map.querySelectorAll('.windows-place')]
      .filter((each) => each.textContent === '1,1')
      .map((each) => each.getBoundingClientRect())
      .map((box) => [box.y + box.height / 2 - outer.y, box.x + box.width / 2 - outer.x]);
    const seen = places.filter((place) => place.every((at) => at > 0 && at < outer.width));
    return seen.map((place) => place.map((at) => Math.floor(at / side)));
  });
}

test('the map animates and wraps around when it is shifted, and does not animate with reduced motion', async ({
  page,
}) => {
  const cloth = page.locator('.windows-cloth');
  // The ends of the transitions of its pixels' colours bubble up to it.
  const glided = () =>
    cloth.evaluate(
      (each) =>
        new Promise<void>((done) =>
          each.addEventListener('transitionend', ({ target }) => target === each && done()),
        ),
    );
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await openLesson(page, 'shifted-windows', 'x');
  await expect.poll(() => firstPixels(page)).toEqual([[0, 0]]);
  const end = glided();
  await button('Shifted').click();
  await end;
  await expect.poll(() => firstPixels(page)).toEqual([[3, 3]]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button('Back in place').click();
  expect(await cloth.evaluate((each) => each.getAnimations().length)).toBe(0);
  expect(await firstPixels(page)).toEqual([[0, 0]]);
});

test('nine heads match the convolution for any kernel, and no longer with other offsets', async ({
  freshPage: page,
}) => {
  await openLesson(page, 'convolution-as-attention', 'difference');
  const verdict = page.locator('.kernel-verdict strong');
  await expect(verdict).toHaveText('0, exactly');
  await page.getByLabel('kernel, top left').fill('2.5');
  await page.getByLabel('kernel, top left').blur();
  await expect(page).toHaveURL(/kernel=2\.5/);
  await expect(verdict).toHaveText('0, exactly');
  await page.getByRole('button', { name: 'mean' }).click();
  await expect(verdict).toHaveText(/^0(, exactly| but for rounding)/);
  await page.getByRole('button', { name: 'twice as wide' }).click();
  await expect(verdict).not.toHaveText(/^0[ ,]/);
  await page.getByRole('button', { name: '3 × 3, as a convolution' }).click();
  await expect(verdict).toHaveText(/^0(, exactly| but for rounding)/);
  await page.getByRole('slider', { name: /sharpness/ }).fill('3');
  await expect(page).toHaveURL(/alpha=1/);
  await expect(verdict).not.toHaveText('0, exactly');
});

test('lines on the picture lead from a patch to the patches that it looks at', async ({ page }) => {
  await openLesson(page, 'vision-transformer', 'head_0/weights');
  const node = lessonNamed('vision-transformer').nodes.find(({ id }) => id === 'head_0/weights');
  const weights = node?.data[0] ?? [];
  const reach = Math.max(...weights);
  const lines = page.locator('.patch-attention .picture-line');
  // The class token does not look at itself, and weights below a twelfth of the largest have no line.
  await expect(lines).toHaveCount(weights.slice(1).filter((weight) => weight >= 0.08 * reach).length);
  const from = await lines.first().getAttribute('d');
  await page.locator('.patch-attention .pixel-grid').nth(1).locator('.pixel-square').nth(5).click();
  await expect(lines.first()).not.toHaveAttribute('d', from ?? '');
  await openLesson(page, 'image-as-vectors', 'weights');
  await expect(page.locator('.pixel-attention .picture-line')).not.toHaveCount(0);
});
