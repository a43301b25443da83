import { expect, type Page } from '@playwright/test';
import { unlike } from '../../unlike';
import { edit, select } from '../support/acts';
import { cellBoxes, type Laid, layoutAt, layoutProblems } from '../support/boxes';
import { otherFonts, replaceFonts, setTextSize } from '../support/fonts';
import { cellAt, moveButton, numberAt, openLesson } from '../support/lab';
import { firstLesson, type LessonFixture, lessonFixtures } from '../support/numbers/lessons';
import { stopsOf } from '../support/numbers/walk';
import { test } from '../support/shared-page';

/** The steps of a lesson that can have different layouts. */
const stepsOf = ({ nodes }: LessonFixture): readonly string[] =>
  unlike(stopsOf(nodes, 'equation'), ({ node }) => node).map(({ node }) => node);

/** The layout of a lesson at every step. */
async function laidOut(page: Page, fixture: LessonFixture): Promise<readonly Laid[]> {
  const steps = stepsOf(fixture);
  await openLesson(page, fixture.lesson, steps[0] ?? '');
  const laid = await layoutAt(page, steps);
  expect(laid.map(({ node }) => node)).toEqual(steps);
  return laid;
}

/** The stops at which the matrices must be scrolled horizontally. */
const scrolling = (laid: readonly Laid[]): readonly string[] =>
  laid.flatMap(({ node, over }) => (over <= 1 ? [] : [`${node}: ${over}`]));

/** Lessons that are laid out with other fonts and sizes, too. */
const representative = ['scaled-dot-product', 'words-as-vectors', 'masks', 'similarities', 'multi-head'];

const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'text of 200 %': (page) => setTextSize(page, 200),
  'a wide font': async (page) => {
    await setTextSize(page, 100);
    await replaceFonts(page, otherFonts.wide);
  },
  'a narrow font': (page) => replaceFonts(page, otherFonts.narrow),
};

/** Lessons that fit into a wide window at every stop. */
const narrow = ['why-scale', 'additive-attention', 'recommendation', 'vision-transformer'];

for (const width of [360, 768, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 1000 });

    for (const fixture of lessonFixtures) {
      const { lesson } = fixture;
      test(`${lesson}: nothing is cut off, overlaps or is too small, at any step`, async ({ page }) => {
        const laid = await laidOut(page, fixture);
        const problems = laid.flatMap(({ node, problems }) => problems.map((each) => `${node}: ${each}`));
        expect(problems).toEqual([]);
        if (width === 1440 && narrow.includes(lesson)) expect(scrolling(laid)).toEqual([]);
      });
    }

    for (const fixture of lessonFixtures.filter(({ lesson }) =>
      (width === 768 ? representative.slice(1, 3) : representative).includes(lesson),
    ))
      test(`${fixture.lesson}: nothing is cut off, overlaps or is too small with other fonts and large text`, async ({
        freshPage: page,
      }) => {
        await openLesson(page, fixture.lesson, fixture.nodes[0]?.id ?? '');
        for (const [name, change] of Object.entries(changes)) {
          await change(page);
          const laid = await layoutAt(page, stepsOf(fixture));
          const problems = laid.flatMap(({ node, problems }) => problems.map((each) => `${node}: ${each}`));
          expect.soft(problems, name).toEqual([]);
        }
      });

    test('nothing moves when a number changes', async ({ page }) => {
      await openLesson(page, 'scaled-dot-product', 'query');
      const before = await cellBoxes(page);
      await edit(page, 'query', 0, 0, '-123.456');
      await page.keyboard.press('Escape');
      await expect(numberAt(page, 'query', 0, 0)).toContainText('−123');
      expect(await cellBoxes(page)).toEqual(before);
    });

    test('a number too long for its cell stays inside it', async ({ page }) => {
      await openLesson(page, 'scaled-dot-product', 'query');
      await edit(page, 'query', 0, 0, '-12345.6789');
      await page.keyboard.press('Escape');
      const widths = await page
        .locator('.stage td[data-node="query"]')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width.toFixed(1)));
      expect(new Set(widths).size).toBe(1);
      expect(await layoutProblems(page)).toEqual([]);
      await edit(page, 'query', 0, 0, '-1.234e-25');
      await page.keyboard.press('Escape');
      expect(await layoutProblems(page)).toEqual([]);
    });
  });
}

for (const width of [280, 320])
  test(`in a column of ${width} pixels the matrices of a product fit side by side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(scrolling(await laidOut(page, firstLesson))).toEqual([]);
  });

test('on a phone attention weights beside their values can be read, each in the middle of its cell', async ({
  freshPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, 'scaled-dot-product', 'context');
  const weight = page.locator('.stage td[data-node="weights"][data-row="1"][data-col="2"] .number');
  await expect(weight).toHaveText('0.867');
  const { size, left, right } = await weight.evaluate((number) => {
    const text = document.createRange();
    text.selectNodeContents(number);
    const [inner, outer] = [text.getBoundingClientRect(), number.getBoundingClientRect()];
    const size = Number.parseFloat(getComputedStyle(number).fontSize);
    return { size, left: inner.left - outer.left, right: outer.right - inner.right };
  });
  expect(size).toBeGreaterThan(9);
  expect(left).toBeGreaterThan(0);
  // The digits of all fonts are about, and not exactly, as wide as their 0.
  expect(Math.abs(left - right)).toBeLessThan(1.5);
});

/** Punctuation that wrapped to a line below the number or symbol before it. */
function lostMarks(prose: HTMLElement): string[] {
  const texts = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
  return [...prose.querySelectorAll('button')].flatMap((button) => {
    texts.currentNode = button;
    let next = texts.nextNode();
    while (next !== null && (button.contains(next) || next.nodeValue === '')) next = texts.nextNode();
    const [begin] = /^\u2060?[.,;:!?)]/.exec(next?.nodeValue ?? '') ?? [];
    if (next === null || begin === undefined) return [];
    const mark = document.createRange();
    mark.setStart(next, begin.length - 1);
    mark.setEnd(next, begin.length);
    const below = mark.getBoundingClientRect().top > button.getBoundingClientRect().bottom - 2;
    return below ? [`${button.textContent?.trim()}${mark}`] : [];
  });
}

test('no line of the text begins with a full stop or a comma', async ({ freshPage: page }) => {
  await openLesson(page, 'self-attention', 'context');
  const prose = page.locator('.prose');
  for (let width = 200; width <= 340; width += 4) {
    await prose.evaluate((element, size) => {
      element.style.width = `${size}px`;
    }, width);
    expect.soft(await prose.evaluate(lostMarks), `${width} pixels`).toEqual([]);
  }
});

test('no line of the text wraps when a cell of a mask is opened', async ({ page }) => {
  await openLesson(page, 'masks', 'mask');
  const prose = page.locator('.prose');
  const heights = () =>
    prose.evaluate((element) => {
      const text = element.querySelector('.step-text');
      const sizes = Array.from({ length: 71 }, (_, at) => {
        element.style.width = `${200 + 2 * at}px`;
        return text?.getBoundingClientRect().height;
      });
      element.style.width = '';
      return sizes;
    });
  const fill = (name: string) => page.locator('.mask-board').getByRole('button', { name }).click();
  await fill('Causal');
  const number = prose.locator('.live-number.role-mask').first();
  await expect(number).toHaveText('−∞');
  const closed = await heights();
  await fill('All open');
  await expect(number).toHaveText('0');
  expect(await heights()).toEqual(closed);
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'scaled-dot-product', 'scores');
  await select(page, 'scores', 1, 1);
  await moveButton(page, 'Next').click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration ?? 0) > 1)
        .length,
  );
  expect(moving).toBe(0);
});

test('on paper there is the equation with its matrices, and no controls', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.stage [data-equation="scores"]')).toBeVisible();
  await expect(numberAt(page, 'scores', 1, 2)).toBeVisible();
  for (const control of ['.stepper', '.tools', 'details.controls', '.lessons'])
    await expect(page.locator(control)).toBeHidden();
});

test('with forced colours the selected number is still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLesson(page, 'scaled-dot-product', 'scores');
  const ringOf = (row: number, col: number) =>
    cellAt(page, 'scores', row, col).evaluate((cell) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(cell, '::after');
      const { color } = getComputedStyle(cell);
      return { width: borderTopStyle === 'none' ? '0px' : borderTopWidth, isSeen: borderTopColor !== color };
    });
  await select(page, 'scores', 1, 2);
  await page.mouse.move(0, 0);
  await expect.poll(() => ringOf(1, 2)).toEqual({ width: '3px', isSeen: true });
  expect((await ringOf(0, 0)).width).toBe('0px');
});
