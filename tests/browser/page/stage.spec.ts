import { expect, type Page } from '@playwright/test';
import { edit, select } from '../support/acts';
import { hold } from '../support/host';
import { cellAt, moveButton, openLesson, openScreen } from '../support/lab';
import { serveInPieces } from '../support/pieces';
import { test } from '../support/shared-page';
import { recordShifts, totalShift } from '../support/shifts';

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The bounds of the cells of a matrix on the stage. */
const cellsOf = (page: Page, node: string) => boxOf(page, `.stage [data-matrix="${node}"] tbody`);

for (const lang of ['en', 'fr'])
  test(`on a phone the bar at the top is one line, in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLesson(page, 'scaled-dot-product', 'scores', `&lang=${lang}`);
    expect((await boxOf(page, '.head')).height).toBeLessThanOrEqual(49);
    expect((await boxOf(page, '.foot')).height).toBeLessThanOrEqual(57);
    const middles = await page
      .locator('.masthead > :is(.lesson-head, .tools), .masthead .contents')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
  });

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`bars and overview leave the room to the stage, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [lesson, step] of [
      ['scaled-dot-product', 'scores'],
      ['words-as-vectors', 'dot_products'],
      ['transformer', 'encoder_0/self/head_0/scores'],
    ] as const) {
      await openLesson(page, lesson, step);
      // From 1600 pixels on, bars grow with the type of the page.
      const type = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      expect(type).toBe(width < 1600 ? 16 : Math.min(0.0125 * width - 4, 0.0178 * height));
      expect((await boxOf(page, '.head')).height).toBeLessThanOrEqual((57 / 16) * type);
      expect((await boxOf(page, '.overview')).height).toBeLessThanOrEqual((72 / 16) * type);
      expect((await boxOf(page, '.foot')).height).toBeLessThanOrEqual((57 / 16) * type);
      const tiles = await page
        .locator('.strip .frame')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      const { y, height: high } = await boxOf(page, '.overview');
      expect(Math.max(...tiles)).toBeLessThanOrEqual(y + high);
    }
  });

test('cells have the size of the design on the screens of the design', async ({ page }) => {
  for (const [width, height, cell] of [
    [1440, 900, [84, 60]],
    // The page is 1680 pixels wide at most, less than that of the design: 6 % of its stage and 1.47 rem.
    [1920, 1080, [103, 73]],
    [390, 844, [40, 34]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLesson(page, 'scaled-dot-product', 'scores');
    const box = (await cellAt(page, 'scores', 0, 0).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.abs(box.width - cell[0])).toBeLessThan(4);
    expect(Math.abs(box.height - cell[1])).toBeLessThan(4);
  }
});

for (const width of [360, 390, 768, 1440])
  test(`a product is a cross with its sum in the corner, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    await openLesson(page, 'scaled-dot-product', 'context');
    await select(page, 'context', 1, 2);
    const [left, top, result] = [
      await cellsOf(page, 'weights'),
      await cellsOf(page, 'value'),
      await cellsOf(page, 'context'),
    ];
    expect(left.x + left.width).toBeLessThanOrEqual(result.x + 1);
    expect(top.y + top.height).toBeLessThanOrEqual(result.y);
    expect(Math.abs(left.y - result.y)).toBeLessThan(1);
    const foot = await boxOf(page, '.foot');
    for (const { x, y, width: wide, height: high } of [left, top, result]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(foot.y);
    }
    const lines = page.locator('.workbench .terms tr');
    await expect(lines).toHaveCount(3);
    for (let row = 0; row < 3; row += 1) {
      const [line, cell] = [
        await lines.nth(row).boundingBox(),
        await cellAt(page, 'value', row, 0).boundingBox(),
      ];
      expect(Math.abs((line?.y ?? 0) - (cell?.y ?? 99))).toBeLessThan(2);
      expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + 1);
    }
    // On a phone the arithmetic stands where the row names of the upper operand were, which must not be seen below it.
    const name = page.locator('[data-matrix="value"] tbody .place').first();
    await expect(name).toHaveCSS('opacity', width < 700 ? '0' : '1');
  });

test('a product of a matrix with itself is a cross, too, and nothing is between its matrices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLesson(page, 'words-as-vectors', 'dot_products');
  const [left, top, result] = [
    await cellsOf(page, 'x'),
    await cellsOf(page, 'x_transposed'),
    await cellsOf(page, 'dot_products'),
  ];
  expect(left.x + left.width).toBeLessThanOrEqual(result.x + 1);
  expect(top.y + top.height).toBeLessThanOrEqual(result.y);
  expect(Math.abs(left.y - result.y)).toBeLessThan(1);
  const overview = await boxOf(page, '.overview');
  expect(overview.y + overview.height).toBeLessThanOrEqual(top.y);
});

test('a symbol and its name are a word apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLesson(page, 'scaled-dot-product', 'context');
  const distances = await page.locator('.stage [data-matrix] .caption-line').evaluateAll((lines) =>
    lines.map((line) => {
      const symbol = line.querySelector('math')?.getBoundingClientRect().right ?? Number.NaN;
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('math') || !node.textContent?.trim()
          ? NodeFilter.FILTER_SKIP
          : NodeFilter.FILTER_ACCEPT,
      );
      const range = document.createRange();
      const node = text.nextNode();
      if (node === null) return Number.NaN;
      const start = (node.textContent ?? '').search(/\S/);
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      return range.getBoundingClientRect().left - symbol;
    }),
  );
  expect(distances).toHaveLength(3);
  for (const distance of distances) expect(distance).toBeGreaterThan(2);
});

test('on a phone the brackets of a product do not touch, also beside the picture of columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lesson of ['english-french', 'dates']) {
    await openScreen(page, `v=1&lesson=${lesson}&step=logits&grain=key`);
    // The answer is in a column with others before it: a picture stands for them.
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('.product-result .rest.left')).toBeVisible();
    const head = await page
      .locator('.product-result tbody th')
      .first()
      .evaluate((each) => {
        const { width, insetInlineEnd } = getComputedStyle(each, '::after');
        return (
          each.getBoundingClientRect().right - Number.parseFloat(insetInlineEnd) - Number.parseFloat(width)
        );
      });
    const left = await boxOf(page, '.product-left .matrix');
    expect(head - left.x - left.width, lesson).toBeGreaterThanOrEqual(4);
  }
});

test('on a phone the arrow to a result stands beside its caption', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [lesson, step] of [
    ['feed-forward', 'ffn_output'],
    ['recurrent', 'step_1/kept'],
    ['feed-forward', 'hidden'],
  ] as const) {
    await openLesson(page, lesson, step);
    const arrow = await boxOf(page, '.stacked .arrow');
    const caption = await boxOf(page, '.joined:has(> .arrow) .caption-name');
    expect(caption.x - arrow.x - arrow.width, `${lesson}, ${step}`).toBeGreaterThanOrEqual(6);
  }
});

test('on a phone the stage stays in view above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'scaled-dot-product', 'scores');
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(async () => (await boxOf(page, '.stage')).y).toBe(0);
  expect((await boxOf(page, '.stage')).height).toBeLessThanOrEqual(0.55 * 844);
  expect((await boxOf(page, '.prose')).y).toBeGreaterThan(0);
});

test('nothing of the page is visible below or beside the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLesson(page, 'masks', 'weights');
  await page.evaluate(() => scrollTo(0, 300));
  const { x, y, width, height } = await boxOf(page, '.foot');
  expect([x, width, Math.round(y + height)]).toEqual([0, 1440, 900]);
});

for (const name of ['index', 'lab'])
  test(`on a phone the bar at the bottom of ${name}.html stays where it is to the end, below the last link`, async ({
    freshPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`./${name}.html#v=1&lesson=positions&step=positioned`);
    await expect(page.locator('.foot .stepper')).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(1000);
    for (const top of [0, height / 2, height - 900, height]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const foot = await boxOf(page, '.foot');
      expect(Math.round(foot.y + foot.height), `scrolled by ${top}`).toBe(844);
    }
    const link = await boxOf(page, 'footer a >> nth=-1');
    expect(link.y + link.height).toBeLessThan((await boxOf(page, '.foot')).y);
    await page.locator('footer a').first().click();
    await expect(page).toHaveURL(/field\.html/);
  });

test('the links at the end of the page are there again after the home page', async ({ freshPage: page }) => {
  await page.goto('./lab.html#v=1&lesson=masks&step=weights');
  const link = page.getByRole('link', { name: 'Home: how a model translates' });
  for (const time of [1, 2]) {
    await expect(link, `time ${time}`).toBeVisible();
    await link.click();
    await expect(page.locator('.story[data-layout]')).toBeVisible();
    await expect(link).toBeHidden();
    await page.goBack();
  }
});

test('the links at the end of the page are there where the engine cannot be loaded', async ({
  freshPage: page,
}) => {
  await page.route(/\.wasm/, (route) => route.abort());
  await page.goto('./lab.html#v=1&lesson=masks&step=weights');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home: how a model translates' })).toBeVisible();
});

test('Next selects the number that the text cites, Reset lesson closes it', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'key_transposed');
  await moveButton(page, 'Next').click();
  await expect(cellAt(page, 'scores', 1, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.why output')).toHaveText('6');
  await edit(page, 'query', 1, 1, '3');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Reset lesson' }).click();
  await expect(page.locator('.why output')).toHaveCount(0);
});

test('the last step leads to the next lesson', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'context');
  await page.getByRole('button', { name: 'Next lesson: Why scores are divided' }).last().click();
  await expect(page.locator('.lesson-head h2')).toHaveText('Why scores are divided');
});

test('the list of keys dims the page', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Keyboard', exact: true }).click();
  const backdrop = await page
    .locator('#keys')
    .evaluate((keys) => getComputedStyle(keys, '::backdrop').backgroundColor);
  expect(backdrop).toBe('rgba(0, 0, 0, 0.4)');
});

test('the matrices of a sum share one colour scale', async ({ page }) => {
  await openLesson(page, 'encoder-layer', 'residual_1');
  const heats = await page.locator('.stage td[data-node]').evaluateAll((cells) =>
    cells.map((cell) => ({
      size: Math.abs(Number((cell.querySelector('.number')?.textContent ?? '').replace('−', '-'))),
      step: Math.abs(Number(/ d(-?\d+)/.exec(cell.className)?.[1])),
    })),
  );
  const largest = Math.max(...heats.map(({ size }) => size));
  for (const { size, step } of heats) expect(Math.abs(step - (size / largest) * 10)).toBeLessThan(0.6);
  await expect(page.locator('.stage .scale')).toHaveCount(1);
});

test('the motion of a step and its bar arrive without moving anything', async ({ freshPage: page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await recordShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./lab.html#v=1&lesson=scaled-dot-product&step=scores');
  await expect(page.locator('.motion-bar')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await totalShift(page)).toBeLessThan(0.005);
});

for (const [width, file, texts, last] of [
  [390, 'lab.html', ['cover-words'], '.cover-question'],
  ...[390, 768, 1440].map(
    (width) => [width, 'index.html', ['search-icon', 'data-beat="3"', 'story-save'], '#use'] as const,
  ),
] as const)
  test(`nothing of ${file} moves that arrives in pieces, ${width} pixels wide`, async ({
    freshPage: page,
  }) => {
    const { address, close } = await serveInPieces(file, texts);
    await recordShifts(page);
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator(last)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await totalShift(page)).toBe(0);
    close();
  });

/** The width of the line that shows that a lesson is loading, as a part of the width of the page; 0 without a line. */
const loadingLine = (page: Page): Promise<number> =>
  page.locator('attention-lab').evaluate((element) => {
    const { content, scale, visibility } = getComputedStyle(element, '::before');
    return content === 'none' || visibility === 'hidden' ? 0 : Number.parseFloat(scale);
  });

// Links from before lessons had a page of their own lead to the home page.
for (const name of ['index', 'lab'])
  test(`by a link to ${name}.html, a line grows while a linked lesson is loading, and goes when it is there`, async ({
    freshPage: page,
  }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(`./${name}.html#v=1&lesson=masks`, { waitUntil: 'commit' });
    await page.waitForURL(/\/lab\.html#/, { waitUntil: 'commit' });
    await expect.poll(() => loadingLine(page)).toBeGreaterThan(0.2);
    release();
    await expect(page.getByText('Which word must')).toBeVisible();
    await expect.poll(() => loadingLine(page)).toBe(0);
  });

test('a link to another lesson does not show the cover that is in the page first', async ({
  freshPage: page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  const cover = page.getByText('Which word does');
  await page.goto('./lab.html', { waitUntil: 'commit' });
  await expect(cover).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./lab.html#v=1&lesson=masks', { waitUntil: 'commit' });
  // Its own, or nothing while that is on its way.
  await expect(page.getByText('Which word must')).toBeVisible();
  await expect(cover).toHaveCount(0);
  release();
  await expect(page.locator('html.loading')).toHaveCount(0);
  await expect(page.getByText('Which word must')).toBeVisible();
  await expect(cover).toHaveCount(0);
  await page.goto('about:blank');
  const releaseAgain = await hold(page, '**/assets/*.js');
  await page.goto('./lab.html#v=1&lesson=masks&step=weights', { waitUntil: 'commit' });
  await expect(cover).toBeAttached();
  await expect(cover).toBeHidden();
  releaseAgain();
});

for (const lang of ['en', 'fr'])
  test(`the button to the next lesson is not cut off on a phone, in ${lang}`, async ({ freshPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLesson(page, 'scaled-dot-product', 'context', `&lang=${lang}`);
    const text = page.locator('.moves .main .short');
    await expect(text).toBeVisible();
    expect(await text.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    await expect(page.locator('.moves .main')).toHaveAccessibleName(/Why scores are divided|Pourquoi/);
  });

test('links at the foot of a lesson are large enough to press on a phone', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openScreen(page, 'v=1&lesson=scaled-dot-product');
  const links = page.locator('footer[slot="end"] a');
  await expect(links).toHaveCount(3);
  // WCAG 2.2, 2.5.8: 24 pixels.
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
