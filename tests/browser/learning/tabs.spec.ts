import { expect, type Locator, type Page } from '@playwright/test';
import { listed } from '../../../web/lessons/comparisons';
import { tabsOf } from '../../../web/lessons/model-tabs';
import { chooseLesson, openTab } from '../support/acts';
import { addressAtRest, openLab, openLesson, openScreen } from '../support/lab';
import { learnedLessons } from '../support/numbers/learned';
import { test } from '../support/shared-page';
import { readNumber } from '../support/text';

const models = listed(learnedLessons);
const sizes = [
  [390, 844],
  [1440, 900],
] as const;

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const field = (page: Page): Locator => page.locator('.use-text').getByRole('textbox', { name: 'Text' });
const written = (page: Page): Promise<readonly string[]> => page.locator('.use-word').allTextContents();

/** How much of the page is outside of the window, in pixels to the right and below. */
const beyond = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight].map((size) => Math.max(0, size));
  });

test('arrow keys move between the tabs, of which one can be reached by Tab', async ({ page }) => {
  await openLesson(page, 'reversal', 'logits');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Walk');
  await tab(page, 'Walk').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Use'],
    ['ArrowRight', 'Train'],
    ['End', 'Heads'],
    ['ArrowRight', 'Walk'],
    ['ArrowLeft', 'Heads'],
    ['Home', 'Walk'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName(name);
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await expect(page.locator('[role="tab"][aria-selected="true"]')).toHaveCount(1);
  }
});

test('the keys of the walk do not leave a tab', async ({ page }) => {
  await openLesson(page, 'reversal', 'logits', '&tab=heads');
  await page.locator('.trained-heads .switch').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect(tab(page, 'Heads')).toHaveAttribute('aria-selected', 'true');
  await openTab(page, 'Walk');
  await expect(page.locator('[data-equation="logits"]')).toBeVisible();
});

test('a link opens the tab that it names, and the walk without one', async ({ freshPage: page }) => {
  await openLesson(page, 'reversal', 'logits');
  await expect(tab(page, 'Walk')).toHaveAttribute('aria-selected', 'true');
  await openTab(page, 'Use');
  expect(await addressAtRest(page)).toMatch(/^v=1&lesson=reversal&step=logits&tab=use/);
  await page.reload();
  await expect(tab(page, 'Use')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveValue('facade');
  await openTab(page, 'Walk');
  expect(await addressAtRest(page)).toMatch(/^v=1&lesson=reversal&step=logits(?!.*tab=)/);
  await expect(page.locator('[data-equation="logits"]')).toBeVisible();
});

test('a cover goes on to the use of the model, or to its steps', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=english-french');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(tab(page, 'Use')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeInViewport();
  await openTab(page, 'Walk');
  await expect(page.locator('.guide-step')).toBeVisible();
  await openScreen(page, 'v=1&lesson=english-french');
  await page.getByRole('button', { name: 'Walk through it' }).click();
  await expect(tab(page, 'Walk')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.guide-step')).toBeVisible();
});

for (const lesson of models)
  test(`${lesson.id}: is used in one view, on a phone and on a desktop`, async ({ page }) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await openLesson(page, lesson.id, lesson.opening, '&tab=use');
      await expect.poll(() => beyond(page), `${width} × ${height}`).toEqual([0, 0]);
      if (tabsOf(lesson).includes('heads')) {
        await openTab(page, 'Heads');
        await expect(page.locator('.trained-heads .switch').last()).toBeInViewport({ ratio: 1 });
        await expect.poll(() => beyond(page), `heads, ${width} × ${height}`).toEqual([0, 0]);
      }
    }
  });

for (const lesson of ['digits', 'english-french'])
  test(`${lesson}, which a newcomer tries first, is used in one view in a small window`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLesson(page, lesson, 'logits', '&tab=use');
    await expect.poll(() => beyond(page)).toEqual([0, 0]);
  });

test('a patch of what a model sees becomes the query when it is pressed, and Use stays open', async ({
  page,
}) => {
  await openLesson(page, 'digits', 'logits', '&tab=use');
  const grids = page.locator('.patch-answers .pixel-grid');
  await expect(grids.first()).toHaveAccessibleName(/^Weights of the class token/);
  await expect(grids.nth(1)).toHaveAccessibleName(/Press a patch to ask from there\.$/);
  await grids.nth(1).locator('.pixel-square').nth(5).click();
  await expect(grids.first()).toHaveAccessibleName(/^Weights of patch r2 c2/);
  await expect(tab(page, 'Use')).toHaveAttribute('aria-selected', 'true');
});

const boards =
  '.trained-text, .trained-heads, .training, .digit-guess, .patch-attention, .next-word, .lit-letters, [data-experiment]';

test('no step of a model has its boards below the numbers', async ({ page }) => {
  for (const { id, opening } of learnedLessons) {
    await openLesson(page, id, opening);
    await expect(page.locator(boards), id).toHaveCount(0);
  }
});

test('a sentence is translated while it is typed, and undone', async ({ page }) => {
  await openLesson(page, 'english-french', 'logits', '&tab=use');
  expect(await written(page)).toEqual(['la', 'zone', 'économique', 'européenne', 'grandit', '.']);
  await field(page).fill('my black cat sleeps');
  await expect.poll(() => written(page)).toEqual(['mon', 'chat', 'noir', 'dort', '.']);
  await expect(page.locator('.use-refused')).toHaveCount(0);
  await field(page).fill('my black zebra sleeps');
  await expect(page.locator('.use-ribbon')).toHaveCount(0);
  // The translation of the text before is dim, without a word while one types.
  await expect(page.locator('.use-written')).toHaveCSS('opacity', '0.25');
  await expect(page.locator('.use-refused')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.use-refused')).toContainText('zebra');
  await expect(page.locator('.use-written')).toHaveCSS('opacity', '0.25');
  await field(page).fill('my black cats sleep');
  await page.keyboard.press('Enter');
  await expect.poll(() => written(page)).toEqual(['mes', 'chats', 'noirs', 'dorment', '.']);
  await expect(page.locator('.use-refused')).toHaveCount(0);
  await expect(page.locator('.use-written')).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => written(page)).toEqual(['mon', 'chat', 'noir', 'dort', '.']);
  await expect(field(page)).toHaveValue('my black cat sleeps');
});

/** The lines by the names of their ends, with their widths in pixels. */
async function widths(page: Page): Promise<ReadonlyMap<string, number>> {
  const lines = await page
    .locator('.use-ribbon')
    .evaluateAll((all) =>
      all.map(
        (line) =>
          [
            `${line.getAttribute('data-row')},${line.getAttribute('data-col')}`,
            Number(line.getAttribute('stroke-width')),
          ] as const,
      ),
    );
  return new Map(lines);
}

for (const [width, height] of sizes)
  test(`lines are as wide as the weights, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, 'english-french', 'logits', '&tab=use');
    await expect(page.locator('.use-ribbon').first()).toBeAttached();
    const drawn = await widths(page);
    const titles = await page
      .locator('.alignment g')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('title')].map((title) => title.textContent)),
      );
    const weights = titles.map((row) =>
      row.map((text) => readNumber((text ?? '').split(': ').at(-1) ?? '')?.value ?? Number.NaN),
    );
    const full = drawn.get('0,0') ?? Number.NaN;
    for (const [row, all] of weights.entries())
      for (const [col, weight] of all.entries()) {
        const line = drawn.get(`${row},${col}`);
        // Weights of three decimals; those below 0.02 have no line.
        if (line === undefined) expect(weight, `${row}, ${col}`).toBeLessThan(0.0205);
        else
          expect(Math.abs(line / full - weight / (weights[0]?.[0] ?? 1)), `${row}, ${col}`).toBeLessThan(
            0.002,
          );
      }
  });

test('a word that is pressed shows its lines alone, and says where the model looked', async ({ page }) => {
  await openLesson(page, 'english-french', 'logits', '&tab=use');
  const word = page.locator('.use-word').nth(1);
  await word.click();
  await expect(page.locator('.use-hint')).toHaveText(
    /^Before it writes zone, it looks at: area \(0\.\d+\)\.$/,
  );
  await expect(page.locator('.use-candidates caption')).toHaveText('Candidates for “zone”');
  await expect(page.locator('.use-ribbon:not(.faded)')).toHaveCount(
    [...(await widths(page)).keys()].filter((key) => key.startsWith('1,')).length,
  );
  await word.press('Escape');
  await expect(word).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.use-ribbon.faded')).toHaveCount(0);
});

test('a text that the model cannot read dims what is about the one before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'english-french', 'logits', '&tab=use');
  const answer = page.locator('.use-written');
  await field(page).fill('I love zebras');
  await field(page).press('Enter');
  const told = page.locator('.use-refused');
  await expect(told).toContainText('does not know “i”');
  await expect(told).toContainText('“zebras”');
  const [typed, said] = [await field(page).boundingBox(), await told.boundingBox()];
  const below = (said?.y ?? 0) - ((typed?.y ?? 0) + (typed?.height ?? 0));
  expect(below, 'pixels between the field and what is said about it').toBeLessThan(24);
  expect(below).toBeGreaterThanOrEqual(0);
  await expect(answer).toHaveCSS('opacity', '0.25');
  const known = page.locator('.trained-known');
  await known.locator('summary').click();
  await expect(known.locator('p')).toContainText('garden · gardens');
  await field(page).fill('the house');
  await field(page).press('Enter');
  await expect(answer).toHaveCSS('opacity', '1');
});

test('a digit is drawn and read on a phone, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'digits', 'logits', '&tab=use');
  const reads = page.locator('.digit-guesses p');
  await expect(reads).toHaveText(/^The model reads 9/);
  const draw = page.locator('.drawing-tools legend');
  await expect(draw).toHaveText('Draw');
  expect((await draw.boundingBox())?.width, 'it is told that one can draw').toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(reads).toHaveText(/^Nothing is drawn\. The model reads \d even so/);
  const blank = (await reads.textContent()) ?? '';
  const square = page.locator('.drawing-square');
  for (let row = 0; row < 8; row += 1) await square.nth(8 * row + 3).click();
  await expect(reads).not.toHaveText(blank);
  await expect(reads).toHaveText(/^The model reads \d, with probability [01]\.\d+\.$/);
  await expect(reads).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the board for a digit is as high as it is wide in every window', async ({ page }) => {
  await openLesson(page, 'digits', 'logits', '&tab=use');
  const board = page.locator('.drawing .pixel-grid');
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await board.boundingBox();
    expect(box?.height, `${width} by ${height}`).toBeCloseTo(box?.width ?? 0, 0);
  }
});

test('on a phone the ring around the chosen digit is not cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'digits', 'logits', '&tab=use');
  const [outer, inner] = [
    await page.locator('.digit-choice').boundingBox(),
    await page.locator('.digit-choice [aria-pressed="true"]').boundingBox(),
  ];
  if (outer === null || inner === null) throw new Error('there is no chosen digit');
  expect(inner.x - outer.x).toBeGreaterThanOrEqual(2);
  expect(inner.y - outer.y).toBeGreaterThanOrEqual(2);
  expect(outer.y + outer.height - inner.y - inner.height).toBeGreaterThanOrEqual(2);
});

for (const width of [360, 390])
  test(`the names of models to compare with are whole, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const lesson of ['english-french-without-attention', 'reversal-without-positions']) {
      await openLesson(page, lesson, 'logits', '&tab=use');
      const { shown, whole } = await page.locator('.use-compare select').evaluate((select: HTMLElement) => {
        const { width } = select.getBoundingClientRect();
        select.style.inlineSize = 'max-content';
        return { shown: width, whole: select.getBoundingClientRect().width };
      });
      expect(shown, lesson).toBeGreaterThanOrEqual(whole);
    }
  });

test('on a phone, letters that are too narrow to be pressed have no hint about a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'induction', 'logits', '&tab=use');
  await expect(page.locator('.use-hint')).toHaveText('Change the text.');
  const [hint, below] = [
    await page.locator('.use-hint').boundingBox(),
    await page.locator('.use-below').boundingBox(),
  ];
  expect((below?.y ?? 0) - (hint?.y ?? 0), 'one line').toBeLessThan(44);
});

test('another model is compared on the same text, and the same picture', async ({ page }) => {
  await openLesson(page, 'reversal', 'logits', '&tab=use');
  await page.getByRole('combobox', { name: 'Unseen examples' }).selectOption({ index: 2 });
  await expect.poll(() => written(page)).toEqual([...'hcfegb']);
  const choice = page.getByRole('combobox', { name: 'Compare with' });
  await choice.selectOption('without positions');
  await expect(field(page)).toHaveValue('bgefch');
  await expect(tab(page, 'Use')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-right]')).toHaveText('h c f e g b');
  await expect(page.locator('[data-wrong]')).toHaveText(/^[1-9]/);
  expect(await addressAtRest(page)).toContain('lesson=reversal-without-positions');
  await choice.selectOption('whole model');
  await expect.poll(() => written(page)).toEqual([...'hcfegb']);
  await openLesson(page, 'digits', 'logits', '&tab=use');
  await page.getByRole('button', { name: 'Digit 2 shows' }).click();
  const pixels = (): Promise<readonly (string | null)[]> =>
    page.locator('.drawing-square').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const before = await pixels();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('without positions');
  await expect(page.locator('.lesson-head h2')).toHaveText('Digits without positions');
  await expect.poll(pixels).toEqual(before);
});

test('lists have nine models, and links still open those that are compared with them', async ({ page }) => {
  await openLab(page, 'v=1&lesson=english-french-recurrent&step=decoder/weights');
  await expect(page.locator('[data-equation="decoder/weights"]')).toBeVisible();
  await page.locator('.lessons .contents').click();
  const lines = page.locator('#lesson-list .lesson[data-lesson]');
  await expect(lines.first()).toBeVisible();
  const ids = await lines.evaluateAll((all) => all.map((each) => each.getAttribute('data-lesson')));
  expect(ids.filter((id) => models.some((model) => model.id === id))).toHaveLength(9);
  expect(ids).not.toContain('english-french-recurrent');
  await expect(page.locator('.lesson[aria-current="page"]')).toHaveAttribute('data-lesson', 'english-french');
  await page.locator('.lessons .contents').click();
  await chooseLesson(page, 'digits');
  await expect(page.locator('.cover')).toBeVisible();
});
