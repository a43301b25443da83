import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { choose } from '../support/acts';
import { cellAt, expectNoFonts, openLesson, openScreen } from '../support/lab';
import { type LessonFixture, lessonNamed } from '../support/numbers/lessons';
import { test } from '../support/shared-page';
import { recordShifts, shiftsOf } from '../support/shifts';

test.use({ viewport: { width: 1440, height: 900 } });

const lines = (page: Page): Locator => page.locator('.weight-lines .line');
const lineAt = (page: Page, row: number, col: number): Locator =>
  page.locator(`.weight-lines .line[data-row="${row}"][data-col="${col}"]`);
const word = (page: Page, axis: 'row' | 'col', index: number): Locator =>
  page.locator(`.line-word[data-axis="${axis}"][data-index="${index}"]`);

/** The lines that are not faded, as “row,col”. */
const isolated = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.weight-lines .line:not(.faded)')
    .evaluateAll((all) => all.map(({ dataset }) => `${dataset.row},${dataset.col}`).sort());

/** The cells of the matrix that are marked with a word. */
const marked = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.stage td[data-isolated]')
    .evaluateAll((all) =>
      all.map((cell) => `${cell.getAttribute('data-row')},${cell.getAttribute('data-col')}`),
    );

/** A point on a line, in coordinates of the viewport. */
function pointOn(page: Page, row: number, col: number): Promise<readonly [number, number]> {
  return lineAt(page, row, col).evaluate((line) => {
    const path = line as SVGPathElement;
    const { x, y } = path.getPointAtLength(0.3 * path.getTotalLength());
    const drawing = path.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    return [drawing.x + x, drawing.y + y] as const;
  });
}

/** The weights of a node by “row,col”, without those that are 0. */
function weightsOf({ nodes }: LessonFixture, id: string): ReadonlyMap<string, number> {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) throw new RangeError(`no node ${id}`);
  const found = node.data.flatMap((values, row) =>
    values.map((value, col) => [`${row},${col}`, value] as const),
  );
  return new Map(found.filter(([, value]) => value !== 0));
}

for (const [lesson, node] of [
  ['scaled-dot-product', 'weights'],
  ['masks', 'weights'],
  ['multi-head-cross', 'head_1/weights'],
  ['windows-on-a-line', 'weights'],
  ['scaled-dot-product', 'context'],
] as const)
  test(`lines are as wide as the weights, and as dark as their cells: ${lesson}, ${node}`, async ({
    freshPage: page,
  }) => {
    await openLesson(page, lesson, node);
    const id = node === 'context' ? 'weights' : node;
    const expected = weightsOf(lessonNamed(lesson), id);
    await expect(lines(page)).toHaveCount(expected.size);
    const drawn = await lines(page).evaluateAll((all) =>
      all.map((line) => ({
        place: `${line.getAttribute('data-row')},${line.getAttribute('data-col')}`,
        width: Number(line.getAttribute('stroke-width')),
        ink: Number(/\bs(\d+)/.exec(line.getAttribute('class') ?? '')?.[1]),
      })),
    );
    // The weights of a row add up to 1.
    const full = drawn
      .filter(({ place }) => place.startsWith('0,'))
      .reduce((sum, { width }) => sum + width, 0);
    expect(full).toBeGreaterThan(5);
    for (const { place, width, ink } of drawn) {
      const weight = expected.get(place) ?? Number.NaN;
      expect(Math.abs(width / full - weight)).toBeLessThan(1e-6);
      const [row = 0, col = 0] = place.split(',').map(Number);
      const heat = (await cellAt(page, id, row, col).getAttribute('class')) ?? '';
      expect(ink).toBe(Math.max(3, Number(/\bs(\d+)/.exec(heat)?.[1])));
    }
  });

test('each word says in percent where it looks', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  const weights = weightsOf(lessonNamed('scaled-dot-product'), 'weights');
  for (const [row, name] of ['Watch', 'that', 'bird'].entries()) {
    const label = (await word(page, 'row', row).getAttribute('aria-label')) ?? '';
    expect(label).toContain(`${name} looks at `);
    for (const [col, other] of ['Watch', 'that', 'bird'].entries())
      expect(label).toContain(`${other} ${Math.round(100 * (weights.get(`${row},${col}`) ?? 0))}\u00a0%`);
  }
});

test('a word isolates its lines and marks its cells, a row of the matrix its word', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(lines(page)).toHaveCount(9);
  await word(page, 'row', 1).hover();
  await expect.poll(() => isolated(page)).toEqual(['1,0', '1,1', '1,2']);
  expect(await marked(page)).toEqual(['1,0', '1,1', '1,2']);
  await word(page, 'col', 2).hover();
  await expect.poll(() => isolated(page)).toEqual(['0,2', '1,2', '2,2']);
  await cellAt(page, 'weights', 0, 1).hover();
  await expect.poll(() => isolated(page)).toEqual(['0,0', '0,1', '0,2']);
  await expect(word(page, 'row', 0)).toHaveClass(/\bon\b/);
  await page.mouse.move(5, 5);
  await expect.poll(() => isolated(page)).toHaveLength(9);
  expect(await marked(page)).toEqual([]);
});

test('with the keyboard: arrows between words, Enter to the cell, Escape back', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await word(page, 'col', 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(word(page, 'col', 1)).toBeFocused();
  await expect.poll(() => isolated(page)).toEqual(['0,1', '1,1', '2,1']);
  await page.keyboard.press('ArrowDown');
  await expect(word(page, 'row', 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cellAt(page, 'weights', 1, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(cellAt(page, 'weights', 1, 2)).toBeFocused();
  await expect(page.locator('.why output')).toHaveText('0.867');
  await page.keyboard.press('Escape');
  await expect(page.locator('.why output')).toHaveCount(0);
  await expect(word(page, 'row', 1)).toBeFocused();
  expect(await page.locator('.line-word[tabindex="0"]').count()).toBe(2);
});

/** The bounds of the moving shape at a time of its animation. */
async function shapeAt(page: Page, time: number): Promise<DOMRect> {
  const shape = page.locator('.line-morph');
  await shape.evaluate((element, at) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);
  return shape.evaluate((element) => {
    const points = [...getComputedStyle(element).clipPath.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)];
    const { x, y } = element.getBoundingClientRect();
    const [xs, ys] = [1, 2].map((at) => points.map((point) => Number(point[at]))) as [number[], number[]];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return new DOMRect(x + left, y + top, Math.max(...xs) - left, Math.max(...ys) - top).toJSON() as DOMRect;
  });
}

/** Runs in the page: a line that turns into its cell stands still from the start, however slow the machine is. */
function pauseMorphs(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    if (this.classList.contains('line-morph')) animation.pause();
    return animation;
  };
}

test('a clicked line turns into its cell, and back when the explanation is closed', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await page.evaluate(pauseMorphs);
  await expect(lines(page)).toHaveCount(9);
  const drawing = await page.locator('.weight-lines svg').boundingBox();
  await page.mouse.click(...(await pointOn(page, 1, 2)));
  const [begin, end] = [await shapeAt(page, 0), await shapeAt(page, 419.9)];
  expect(Math.abs(begin.y - (drawing?.y ?? 0))).toBeLessThan(1);
  expect(Math.abs(begin.height - (drawing?.height ?? 0))).toBeLessThan(1);
  const cell = await cellAt(page, 'weights', 1, 2).boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(end[side] - (cell?.[side] ?? 0))).toBeLessThan(2);
  await page.locator('.line-morph').evaluate((shape) => shape.getAnimations().map((each) => each.finish()));
  await expect(page.locator('.line-morph')).toHaveCount(0);
  await expect(page.locator('.weight-lines .ring')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const back = await shapeAt(page, 0);
  expect(Math.abs(back.width - (cell?.width ?? 0))).toBeLessThan(2);
  await page.locator('.line-morph').evaluate((shape) => shape.getAnimations().map((each) => each.finish()));
  await expect(page.locator('.line-morph')).toHaveCount(0);
});

test('with reduced motion a line opens its cell at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(lines(page)).toHaveCount(9);
  await page.mouse.click(...(await pointOn(page, 1, 2)));
  await expect(page.locator('.why output')).toHaveText('0.867');
  await expect(page.locator('.line-morph')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap isolates a word, a second one opens its largest weight', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'weights');
    await expect(lines(page)).toHaveCount(9);
    await word(page, 'row', 2).tap();
    await expect.poll(() => isolated(page)).toEqual(['2,0', '2,1', '2,2']);
    await expect(page.locator('.why output')).toHaveCount(0);
    await word(page, 'row', 2).tap();
    await expect(cellAt(page, 'weights', 2, 2)).toHaveAttribute('aria-selected', 'true');
  });

  test('the lines leave the room to the matrix', async ({ page }) => {
    await openLesson(page, 'scaled-dot-product', 'weights');
    const box = await page.locator('.weight-lines').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(110);
    const [stage, cells] = [
      await page.locator('.stage').boundingBox(),
      await page.locator('.stage [data-matrix="weights"] tbody').boundingBox(),
    ];
    expect((cells?.y ?? 0) + (cells?.height ?? 999)).toBeLessThanOrEqual(
      (stage?.y ?? 0) + (stage?.height ?? 0),
    );
  });
});

test('the lines are there in the first frame, and do not move the matrices', async ({ freshPage: page }) => {
  await recordShifts(page);
  // Fonts that come after the first frame wrap the text anew, which is a shift of its own.
  await page.route(/\.woff2$/, (route) => route.abort());
  expectNoFonts(page);
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(lines(page)).toHaveCount(9);
  expect(Math.max(0, ...(await shiftsOf(page)))).toBeLessThan(0.05);
});

test('nothing moves the matrices, fonts that arrive included', async ({ freshPage: page }) => {
  // The places of a cell in all frames, also when the fonts arrive.
  await page.addInitScript(() => {
    const places: [number, number][] = [];
    Object.assign(window, { places });
    const look = () => {
      const cell = document.querySelector('attention-lab')?.shadowRoot?.querySelector('.stage td[data-node]');
      const { left = 0, top = 0, width = 0 } = cell?.getBoundingClientRect() ?? {};
      if (width > 0) places.push([left, top]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(lines(page)).toHaveCount(9);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Attention Lab Math"'))).toBe(true);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'places').length)).toBeGreaterThan(30);
  const places: readonly (readonly [number, number])[] = await page.evaluate(() =>
    Reflect.get(window, 'places'),
  );
  const [[left, top] = [0, 0]] = places;
  for (const [x, y] of places) expect(Math.max(Math.abs(x - left), Math.abs(y - top))).toBeLessThan(8);
});

test('lines follow an edit of the mask, the words and the language', async ({ page }) => {
  await openLesson(page, 'masks', 'weights');
  await expect(lines(page)).toHaveCount(10);
  await choose(page, 'none');
  await expect(lines(page)).toHaveCount(16);
  await openLesson(page, 'scaled-dot-product', 'weights', '&lang=fr');
  await expect(word(page, 'row', 1)).toHaveAttribute('aria-label', /^\S+ regarde /);
  await page.locator('.stepper .moves .main').click();
  await expect(page.locator('.stage [data-equation="context"]')).toBeVisible();
  await expect(lines(page)).toHaveCount(9);
});

test('axe finds no problem while a word is isolated', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await word(page, 'row', 1).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'colours')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('more than eight words have lines, and none covers another one', async ({ page }) => {
    await openLesson(page, 'reversal', 'layer_0/self/head_0/weights');
    await expect(word(page, 'row', 11)).toBeVisible();
    // The matrix is still in view as a whole. Two of 12 by 12 have no room for cells of 24 pixels below each other, with or without
    // the lines, which show all words: so four rows of numbers are enough, and the other ones are colours above and below.
    const matrix = page.locator('[data-matrix="layer_0/self/head_0/weights"]');
    await expect(matrix).toBeInViewport({ ratio: 1 });
    await expect(matrix.locator('.rest').first()).toBeInViewport({ ratio: 1 });
    expect(await matrix.locator('tbody tr').count()).toBeGreaterThanOrEqual(4);
    const painted = await matrix.locator('.minimap').getAttribute('aria-label');
    expect(painted).toMatch(/, 12 by 12, as a heat map, rows \d+ to \d+ of 12/);
    await expect(lineAt(page, 5, 0)).toBeVisible();
    const boxes = await page
      .locator('.line-word[data-axis="row"]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(boxes).toHaveLength(12);
    for (const [index, { right }] of boxes.entries())
      expect(right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? 390);
  });

  test('words without lines give their room to the question until it is answered', async ({ page }) => {
    await openScreen(page, 'v=1&lesson=masks&step=weights&grain=key');
    await expect(page.locator('.stage[data-lines]')).toBeVisible();
    await expect(word(page, 'row', 0)).toBeHidden();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(word(page, 'row', 0)).toBeVisible();
    await expect(lineAt(page, 0, 0)).toBeVisible();
  });
});
