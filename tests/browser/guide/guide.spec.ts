import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectWellFormed } from '../support/accessibility/axe';
import { pressAt as press, tabTo } from '../support/keyboard';
import { addressAtRest, moveButton, openScreen } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

const first = 'v=1&lesson=scaled-dot-product';

const next = (page: Page): Locator => page.locator('.stepper .moves .main');
const title = (page: Page): Locator => page.locator('.guide h3');
const feedback = (page: Page): Locator => page.locator('.guide .feedback');
const boxOf = (page: Page, selector: string): Promise<DOMRect> =>
  page.locator(selector).evaluate((each) => each.getBoundingClientRect());
const stageCell = (page: Page, node: string, row: number, col: number): Locator =>
  page.locator(`.stage td[data-node="${node}"][data-row="${row}"][data-col="${col}"]`);

/** Types a number into the field of a question and checks it. */
async function answerNumber(page: Page, number: string): Promise<void> {
  await tabTo(page, page.locator('.guide .typed'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

/** Runs axe at the current width; in the wide window also at 768 px. */
async function expectAccessibleHere(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  const size = page.viewportSize();
  if (size?.width !== 1440) return;
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectWellFormed(page, `${what}, 768 px`);
  await page.setViewportSize(size);
}

// Those with the longest questions, pictures and answers.
for (const lesson of [
  'positions',
  'sliding-window',
  'windows-and-sinks',
  'capped-scores',
  'sparse-attention',
])
  test(`${lesson}: on a phone “Start” is in view on the cover that is answered`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openScreen(page, `v=1&lesson=${lesson}`);
    const choices = page.locator('.cover .choice');
    await choices.first().click();
    await expect(choices.first()).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('.cover .choice.right')).toBeVisible();
    const [start, bar] = [await boxOf(page, '.cover-start .pill'), await boxOf(page, '.stepper')];
    expect(start.bottom).toBeLessThan(bar.top);
  });

test('the focus goes to what is asked, and stays on the page when that is answered', async ({ page }) => {
  const cover = 'v=1&lesson=soft-addressing&grain=short';
  await openScreen(page, cover);
  await press(page, page.getByRole('button', { name: 'Show me', exact: true }));
  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.guide-question .choice').first()).toBeFocused();

  await openScreen(page, `${cover}&step=weights`);
  await page.locator('.answer-slider input').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('td[data-node="weights"]:focus')).toHaveCount(1);
});

test('the part of a large matrix that answers a question is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'v=1&lesson=english-french&grain=short&step=logits');
  const answer = stageCell(page, 'logits', 2, 114);
  await expect(answer).toHaveCount(0);
  await page.locator('.guide-question .choice').nth(1).click();
  await expect(feedback(page)).toContainText((await answer.textContent())?.trim() ?? 'no number');
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`a lesson is walked from its cover to the next lesson by keyboard alone at ${width} by ${height}`, async ({
    freshPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await openScreen(page, first);
    await expect(page.locator('.cover-question')).toHaveText('Which word does hungry look at most?');
    await expect(page.locator('.stage')).toHaveCount(0);
    await expect(page.locator('.cover-number').first()).not.toContainText(/\d/);
    await expectAccessibleHere(page, 'the cover');

    // Predict wrong on the cover: the numbers of the run answer.
    await press(page, page.locator('.cover-choice').first());
    await expect(page.locator('.cover-lead')).toContainText('Not quite. small gets only 0.016');
    await expect(page.locator('.cover-number')).toHaveText([/0\.016\s*your guess/, /0\.117/, /0\.867/]);
    await press(page, page.getByRole('button', { name: 'Start' }));
    await expect(title(page)).toContainText('Queries: what each word looks for');
    await expect(page.locator('.cover')).toHaveCount(0);

    for (const name of ['Keys', 'Values', 'Scores']) {
      await press(page, next(page));
      await expect(title(page)).toContainText(name);
    }

    // The result is hidden until the reader has predicted it.
    await expect(stageCell(page, 'scores', 1, 2)).toHaveText('·');
    await expect(stageCell(page, 'scores', 1, 2)).toHaveAttribute('aria-label', /not computed yet/);
    await expect(page.locator('.guide .step-text')).toHaveCount(0);
    await expectAccessibleHere(page, 'a prediction');
    await press(page, stageCell(page, 'scores', 0, 0));
    await expect(feedback(page)).toContainText('Not quite. small and small score 3.');
    await expect(stageCell(page, 'scores', 1, 2).locator('.number')).toHaveText('6');
    await expect(page.locator('.guide .step-text')).toBeVisible();

    await press(page, next(page));
    await expect(title(page)).toContainText('Scaled scores');
    await press(page, next(page));
    await tabTo(page, page.locator('.answer-slider input'));
    for (let at = 0; at < 40; at += 1) await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.answer-slider output')).toHaveText('0.10');
    await press(page, page.getByRole('button', { name: 'Check', exact: true }));
    await expect(feedback(page)).toContainText('Yes. It is 0.078.');

    await press(page, next(page));
    await press(page, page.getByRole('button', { name: 'Show me' }));
    await expect(stageCell(page, 'context', 0, 0).locator('.number')).toHaveText('1.50');

    // Something to try: mark what will change, change it, see why.
    await press(page, next(page));
    await expect(title(page)).toContainText('Change what a word offers');
    await tabTo(page, page.locator('.answer-board button').first());
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await press(page, page.getByRole('button', { name: 'Change it' }));
    await expect(feedback(page)).toContainText('Yes. Those are the ones.');
    await expect(page.locator('.guide-because')).toContainText('0 times anything is 0');
    await expect(stageCell(page, 'scores', 1, 2)).toHaveText(/4\s*−2/);
    await expectAccessibleHere(page, 'a card to try');
    // Leaving the card puts the number back.
    await press(page, next(page));
    await expect(title(page)).toContainText('Leave out the division');
    await expect(page.locator('.difference')).toHaveCount(0);

    await press(page, next(page));
    await press(page, next(page));
    await expect(title(page)).toContainText('One weight is missing');
    await expect(stageCell(page, 'weights', 2, 2)).toHaveText('·');
    await answerNumber(page, '0.21');
    await expect(feedback(page)).toContainText('0.21 is the softmax down the column');
    await expect(stageCell(page, 'weights', 2, 2)).toHaveText('·');
    await answerNumber(page, '0.71');
    await expect(feedback(page)).toContainText('0.71 is the weight without the division');
    await answerNumber(page, '0.55');
    await expect(feedback(page)).toContainText('Yes.');
    await expect(stageCell(page, 'weights', 2, 2).locator('.number')).toHaveText('0.547');
    await expectAccessibleHere(page, 'a check');

    await press(page, next(page));
    await press(page, next(page));
    await expect(title(page)).toContainText('From most to least');
    await press(page, page.getByRole('button', { name: 'Move bird up' }));
    await press(page, page.getByRole('button', { name: 'Check', exact: true }));
    await expect(feedback(page)).toContainText('Not quite.');
    await press(page, page.getByRole('button', { name: 'Move bird up' }));
    await press(page, page.getByRole('button', { name: 'Check', exact: true }));
    await press(page, next(page));
    await expect(page.locator('.remember li')).toHaveCount(3);
    await expectAccessibleHere(page, 'the end');
    await press(page, page.locator('.next-lesson'));
    await expect(page.locator('.lesson-head h2')).toHaveText('Why scores are divided');
  });

test('a board of cells keeps its width when its card is changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, `${first}&step=scores&screen=try-0`);
  const width = () => page.locator('.answer-board').evaluate((board) => board.getBoundingClientRect().width);
  const before = await width();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.locator('.guide-because')).toBeVisible();
  expect(await width()).toBeCloseTo(before, 0);
  // Nothing was marked: the board shows which two scores have changed.
  await expect(page.locator('.answer-board .set')).toHaveCount(2);
});

test('the cells of a board have equal distances, also below a long word', async ({ page }) => {
  await openScreen(page, `${first}&step=scores&screen=try-0`);
  const distances = await page
    .locator('.answer-board tbody tr')
    .first()
    .locator('button')
    .evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
    });
  expect(new Set(distances).size, distances.join()).toBe(1);
});

test('in a low window, the buttons of a cover are above the bar', async ({ page }) => {
  for (const lesson of ['scaled-dot-product', 'multi-head', 'english-french']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openScreen(page, `v=1&lesson=${lesson}`);
    for (const [width, height] of [
      [1280, 720],
      [1366, 650],
      [1024, 768],
      [900, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = () => page.evaluate(roomAboveBar);
      await expect.poll(room, { message: `${lesson}, ${width} by ${height}` }).toBeGreaterThan(0);
    }
    // Words keep to their columns.
    const over = await page
      .locator('.cover-choice')
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect(Math.max(...over), lesson).toBe(0);
  }
});

/** Runs in the page: the pixels between the buttons of the cover and the bar at the bottom. */
function roomAboveBar(): number {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const box = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
  return (box('.stepper')?.top ?? 0) - (box('.cover-start')?.bottom ?? Number.NaN);
}

test('figures wait below the stage for a change, and come first where they are to be used', async ({
  page,
}) => {
  const order = () =>
    page.locator('.show').evaluate(({ children }) => [...children].map((each) => each.matches('.stage')));
  await openScreen(page, 'v=1&lesson=similarities&step=weights&screen=try-0');
  await expect(page.locator('.guide-try')).toBeVisible();
  // The figure lists the answer.
  expect(await order()).toEqual([true]);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect.poll(order).toEqual([true, false]);
  await openScreen(page, 'v=1&lesson=score-counts');
  await expect(page.locator('.cover')).toBeVisible();
  await page.evaluate(async () => {
    const lab = document.querySelector<HTMLElement & { next(): boolean }>('attention-lab');
    while (!lab?.shadowRoot?.querySelector('.guide-try .guide-buttons')?.textContent?.includes('↑')) {
      if (!lab?.next()) return;
      await Reflect.get(lab, 'updateComplete');
    }
  });
  await expect.poll(order).toEqual([false, true]);
});

test('a usual mistake that the lesson does not name is recognised by the engine', async ({
  freshPage: page,
}) => {
  await openScreen(page, `${first}&step=context&screen=check-1`);
  const field = page.locator('.guide .typed');
  for (const [number, mistake] of [
    ['5', 'The softmax was left out.'],
    ['1.42', 'The scores were divided by dk and not by √dk.'],
    ['0.98', 'The scale came after the softmax; it belongs before it.'],
  ] as const) {
    // What recognises mistakes is loaded while the reader thinks.
    await expect(async () => {
      await field.fill(number);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(feedback(page)).toContainText(mistake, { timeout: 500 });
    }).toPass({ timeout: timeout(15) });
    await expect(feedback(page)).toContainText(`A common mistake gives ${number}.`);
  }
  await field.fill('99');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(feedback(page)).not.toContainText('usual mistake');
});

test('a link with a step goes to that step; others open the cover', async ({ page }) => {
  await openScreen(page, `${first}&step=weights`);
  await expect(page.locator('.cover')).toHaveCount(0);
  await expect(stageCell(page, 'weights', 1, 2).locator('.number')).toHaveText('0.867');
  // Links with a step keep the words that they were written with.
  await expect(page.locator('.stage th[scope="row"]').first()).toHaveText('Watch');
  await expect(page.locator('.stepper .count')).toHaveText('Step 5 of 6');
});

test('every screen has an address that restores it', async ({ freshPage: page }) => {
  await openScreen(page, first);
  expect(await addressAtRest(page)).toBe(first);
  await next(page).click();
  expect(await addressAtRest(page)).toContain('&step=query&grain=key');
  const dots = page.locator('.dots .dot');
  await dots.nth(8).click();
  expect(await addressAtRest(page)).toContain('&step=scores&screen=try-0');
  await page.reload();
  await expect(title(page)).toContainText('Change what a word offers');
  await expect(page.locator('[data-matrix="scores"] th[scope="row"]').first()).toHaveText('small');
  await dots.last().click();
  expect(await addressAtRest(page)).toContain('&screen=end');
  await dots.first().click();
  await expect(page.locator('.cover')).toBeVisible();
  expect(await addressAtRest(page)).toBe(first);
});

test('only the last screen, or the last of all steps, offers the element for other pages', async ({
  freshPage: page,
}) => {
  const offer = page.getByRole('link', { name: 'Put it into a page of your own' });
  const field = page.getByRole('link', { name: 'Map of the field' });
  await openScreen(page, first);
  const dots = page.locator('.dots .dot');
  for (const dot of [dots.first(), dots.nth(1), dots.nth(8)]) {
    await dot.click();
    await expect(field).toBeVisible();
    await expect(offer).toBeHidden();
  }
  await dots.last().click();
  await expect(offer).toBeVisible();
  await openScreen(page, `${first}&step=weights`);
  await expect(page.locator('.stepper .count')).toHaveText('Step 5 of 6');
  await expect(offer).toBeHidden();
  await next(page).click();
  await expect(offer).toBeVisible();
});

for (const width of [1024, 1152, 1280])
  test(`at ${width} pixels the dots of a long lesson lie on nothing else`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const lesson of ['multi-head', 'decoder-layer', 'english-french']) {
      await openScreen(page, `v=1&lesson=${lesson}&lang=fr`);
      await next(page).click();
      const [before, first, last, after] = [
        await boxOf(page, '.guide-bar .moves'),
        await boxOf(page, '.guide-bar li:first-child .dot'),
        await boxOf(page, '.guide-bar li:last-child .dot'),
        await boxOf(page, '.guide-bar .whereabouts'),
      ];
      expect(first.left).toBeGreaterThanOrEqual(before.right);
      expect(last.right).toBeLessThanOrEqual(after.left);
    }
  });

test('on a phone the answer is shown on the stage right below it, before the text of the step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, `${first}&step=weights&grain=key`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(feedback(page)).toBeVisible();
  const [answer, lines, stage, text] = [
    await boxOf(page, '.guide .feedback'),
    await boxOf(page, '.weight-lines'),
    await boxOf(page, '.stage'),
    await boxOf(page, '.guide .step-text'),
  ];
  expect(stage.top).toBeGreaterThanOrEqual(answer.bottom);
  expect(lines.bottom).toBeLessThan((await boxOf(page, '.foot')).top);
  expect(text.top).toBeGreaterThanOrEqual(stage.bottom);
});

test('progress stays on the device', async ({ freshPage: page }) => {
  await openScreen(page, first);
  await page.locator('.cover-choice').last().click();
  await page.getByRole('button', { name: 'Start' }).click();
  await next(page).click();
  await expect(title(page)).toContainText('Keys');
  await page.goto('about:blank');
  await openScreen(page, first);
  await expect(page.locator('.cover-lead')).toContainText('Yes.');
  await page.getByRole('button', { name: 'Go on where you stopped' }).click();
  await expect(title(page)).toContainText('Keys');
});

test('where storage is refused, the lesson works', async ({ freshPage: page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openScreen(page, first);
  await page.locator('.cover-choice').first().click();
  await expect(page.locator('.cover-lead')).toContainText('Not quite.');
  for (const name of ['Queries', 'Keys', 'Values', 'Scores']) {
    await next(page).click();
    await expect(title(page)).toContainText(name);
  }
  await moveButton(page, 'Back').click();
  await expect(page.locator('.dot.visited')).toHaveCount(5);
  expect(errors).toEqual([]);
});

test('every step is one button away, and back', async ({ page }) => {
  await openScreen(page, `${first}&step=scores&grain=key`);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Every step' }).click();
  await expect(page.locator('.stepper .count')).toHaveText('Step 3 of 6');
  await moveButton(page, 'Back').click();
  await expect(page.locator('[data-equation="key_transposed"]')).toBeVisible();
  await page.locator('.stepper').getByText('key step').click();
  await expect(page.locator('.dots')).toBeVisible();
  await next(page).click();
  await expect(title(page)).toContainText('Scores');
});

test('a mask is drawn, and what is wrong is framed', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=masks&step=mask&grain=key');
  await expect(page.locator('.mask-board')).toBeHidden();
  const cells = page.locator('.answer-board button');
  for (const at of [1, 2, 3, 6, 7]) await cells.nth(at).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(feedback(page)).toContainText('Not quite.');
  await expect(page.locator('.answer-board .miss')).toHaveCount(1);
  await expect(stageCell(page, 'mask', 0, 1).locator('.number')).toHaveText('−∞');
  await expect(page.locator('.mask-board')).toBeVisible();
});

test('a guide is read in French', async ({ page }) => {
  await openScreen(page, `${first}&lang=fr`);
  await expect(page.locator('.cover-question')).toHaveText(/Quel mot est le plus regardé par hungry/);
  await page.locator('.cover-choice').last().click();
  await expect(page.locator('.cover-lead')).toContainText('0,867');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(title(page)).toContainText('Les requêtes');
});

test('an element without its text or its navigation has no cover', async ({ freshPage: page }) => {
  await page.goto('./embed.html?hide=stepper#v=1&lesson=masks');
  await expect(page.locator('.stage td[data-node]').first()).toBeVisible();
  await expect(page.locator('.cover')).toHaveCount(0);
});

test('on a phone the commas between the lessons of a cover stay with their lessons', async ({
  freshPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'v=1&lesson=transformer');
  const needed = page.locator('.cover-needs .need');
  await expect(needed).toHaveText(['Positions,', /layer,$/, 'A decoder layer']);
  for (const each of await needed.all()) {
    const [lines, right] = await each.evaluate((button) => [
      button.getClientRects().length,
      button.getBoundingClientRect().right,
    ]);
    expect(lines).toBe(1);
    expect(right).toBeLessThanOrEqual(390);
  }
});

test('the words of a cover stand apart at every width, also long ones and many', async ({ page }) => {
  const close: string[] = [];
  for (const id of ['similarities', 'pronoun', 'dates', 'recommendation', 'decoder-layer']) {
    await openScreen(page, `v=1&lesson=${id}`);
    const words = page.locator('.cover-words .cover-choice');
    await expect(words.first()).toBeVisible();
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A letter n is about half as wide as the size of the type.
      const spaces = await words.evaluateAll((buttons) => {
        const boxes = buttons.map((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          const { left, right } = text.getBoundingClientRect();
          return { left, right, size: Number.parseFloat(getComputedStyle(button).fontSize) };
        });
        return boxes.slice(1).map(({ left, size }, at) => (left - (boxes[at]?.right ?? 0)) / size);
      });
      const least = Math.min(...spaces);
      if (least < 0.15) close.push(`${id}, ${width} × ${height}: ${least.toFixed(2)} em`);
    }
  }
  expect(close).toEqual([]);
});

test('on a phone no cover is wider than the screen, in French either', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wide: string[] = [];
  // Those that build on a lesson with a long title.
  for (const id of ['decoder-layer', 'transformer', 'reversal', 'pronoun', 'digits', 'vision-transformer']) {
    await openScreen(page, `v=1&lesson=${id}&lang=fr`);
    await expect(page.locator('.cover-foot')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) wide.push(`${id}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test('names of a cover that would be too small to read are left out, and its cells are square', async ({
  page,
}) => {
  const name = page.locator('.cover-matrix tbody th').first();
  const cell = page.locator('.cover-matrix .cover-cell').first();
  const sizeOf = (of: Locator): Promise<number> =>
    of.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  for (const [width, height, isNamed] of [
    [390, 844, false],
    [1440, 900, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openScreen(page, 'v=1&lesson=induction');
    const size = await sizeOf(name);
    if (isNamed) expect(size).toBeGreaterThanOrEqual(9);
    else expect(size).toBe(0);
    const box = await cell.boundingBox();
    expect(box?.width, `${width} pixels wide`).toBeCloseTo(box?.height ?? 0, 0);
  }
});

test('cells of a cover have an edge, also those in the colour of the page', async ({ page }) => {
  await openScreen(page, 'v=1&lesson=windows-and-sinks');
  await expect(page.locator('.cover-cell.s0').first()).toHaveCSS('box-shadow', /inset/);
});

test('on a phone a choice with a word in it is one text, with the comma beside the word', async ({
  freshPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'v=1&lesson=luong-attention');
  const choice = page.locator('.choice', { hasText: 'which stands in the same place' });
  const gap = await choice.evaluate((button) => {
    const word = button.querySelector('.word');
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const comma = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (text.nodeValue?.startsWith(',')) {
        comma.setStart(text, 0);
        comma.setEnd(text, 1);
      }
    return comma.getBoundingClientRect().left - (word?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.abs(gap)).toBeLessThan(2);
});
test('the range of colours comes with the answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, 'v=1&lesson=scaled-dot-product');
  const ends = page.locator('.stage [data-matrix="scores"] .caption .scale span');
  await page.locator('.stepper .moves .main').click();
  while ((await page.locator('[data-equation="scores"]').count()) === 0)
    await page.locator('.stepper .moves .main').click();
  await expect(ends).toHaveText(['', '']);
  await page.locator('.guide-step .guide-buttons .quiet').click();
  await expect(ends).toHaveText(['−6', '6']);
});
