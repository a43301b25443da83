import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { openScreen, programSource } from '../support/lab';
import { test } from '../support/shared-page';

const start = 'v=1&lesson=program:';
const text = (page: Page) => page.locator('.cm-content');
const line = (page: Page, words: string) => page.locator('.cm-line', { hasText: words }).first();

/** All numbers of a node, as the element gives them. */
const numbers = (page: Page, node: string): Promise<readonly number[]> =>
  page.evaluate((id) => {
    const lab = document.querySelector('attention-lab') as unknown as {
      readonly trace: { node(id: string): { readonly data: Float64Array } | undefined };
    };
    return Array.from(lab.trace.node(id)?.data ?? []);
  }, node);

/** Puts the caret at the end of a line, and removes that many characters. */
async function removeFrom(page: Page, words: string, count: number): Promise<void> {
  await line(page, words).click();
  await page.keyboard.press('End');
  for (let k = 0; k < count; k++) await page.keyboard.press('Backspace');
}

/** Opens the example of the start, in which softmax has become sigmoid. */
async function openEdited(page: Page): Promise<void> {
  await openScreen(page, `${start}&step=weights`);
  await page.locator('.head select').last().selectOption('scaled_dot_product');
  await removeFrom(page, 'weights = softmax', 'softmax(scores)'.length);
  await page.keyboard.type('sigmoid(scores');
  await page.keyboard.press('End');
  await expect(line(page, 'weights = sigmoid')).toHaveText(/sigmoid\(scores\)$/);
  await expect(page.locator('.error')).toHaveText('');
}

test('functions and names are completed with the keyboard alone', async ({ page }) => {
  await openScreen(page, start);
  await removeFrom(page, 'weights = softmax', 'softmax(scores)'.length);
  await page.keyboard.type('sof');
  await expect(page.locator('.completion li[aria-selected="true"]')).toContainText('softmax');
  await expect(page.locator('.completion')).toContainText('shares that add up to 1');
  await expect(text(page)).toHaveAttribute('aria-activedescendant', 'completion-0');
  await page.keyboard.press('Escape');
  await expect(page.locator('.completion')).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Enter');
  await page.keyboard.type('sco');
  await expect(page.locator('.completion li').first()).toContainText('m × n');
  await page.keyboard.press('Tab');
  await expect(line(page, 'weights =')).toHaveText(/weights = softmax\(scores\)$/);
  await expect(page.locator('.error')).toHaveText('');
  await page.keyboard.press('Control+Space');
  await expect(page.locator('.completion li').first()).toContainText('scores');
  await expectAccessible(page, 'a list of suggestions');
});

test('a suggestion is taken by a press, and what a word means is told by a key and by the pointer', async ({
  page,
}) => {
  await openScreen(page, start);
  await removeFrom(page, 'weights = softmax', 'softmax(scores)'.length);
  await page.keyboard.type('hardm');
  await page.locator('.completion li').first().click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('scores');
  await expect(line(page, 'weights =')).toHaveText(/hardmax\(scores\)$/);
  await page.keyboard.press('Control+i');
  await expect(page.locator('.info')).toContainText('m × n = 3 × 4');
  await page.keyboard.press('Escape');
  await expect(page.locator('.info')).toHaveCount(0);
  await page.locator('.cm-line .name', { hasText: 'context' }).first().hover();
  await expect(page.locator('.info')).toContainText('m × d_v');
});

test('what may not be meant is marked and said, stops nothing, and a press goes there', async ({ page }) => {
  await openScreen(page, start);
  const warnings = page.locator('.warnings');
  await expect(warnings).toHaveText('');
  await removeFrom(page, 'context = weights', 'weights @ V'.length);
  await page.keyboard.type('weights @ K');
  await expect(warnings).toHaveText('Line 4: V is never read.');
  await expect(page.locator('.error')).toHaveText('');
  await expect(page.locator('.cm-line .doubtful')).toHaveText('V');
  await expectAccessible(page, 'a warning');
  await warnings.getByRole('button').click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.type('V');
  await removeFrom(page, 'context = weights', 1);
  await expect(warnings).toHaveText('');
  await page.keyboard.type('V');
  await expect(page.locator('.cm-line .doubtful')).toHaveCount(0);
  await expect(warnings).toHaveText('');
});

test('shapes beside the lines are those of the run', async ({ page }) => {
  await openScreen(page, start);
  await page.locator('.head select').last().selectOption('multi_head_attention');
  await expect(text(page)).toContainText('Multi-head');
  // The hidden one gives its column the width.
  const labels = await page
    .locator('.cm-gutters .shape')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => (each as HTMLElement).title),
    );
  expect(labels.length).toBeGreaterThan(3);
  // The last step of each line, as the run has it.
  const shapes = await page.evaluate(() => {
    const lab = document.querySelector('attention-lab');
    const editor = lab?.shadowRoot?.querySelector('attention-lab-program-editor') as unknown as {
      readonly walk: {
        readonly steps: readonly { id: string; isKey: boolean; name: string; span: { endLine: number } }[];
      };
    };
    const { trace } = lab as unknown as {
      readonly trace: { node(id: string): { readonly rows: number; readonly cols: number } | undefined };
    };
    const byLine = new Map<number, string>();
    for (const { id, isKey, name, span } of editor.walk.steps) {
      const node = trace.node(id);
      if (isKey) byLine.set(span.endLine, `Line ${span.endLine}: ${name}, ${node?.rows} × ${node?.cols}`);
    }
    return [...byLine.values()];
  });
  for (const label of labels) expect(shapes).toContain(label);
});

test('the line of the step is in view from the start', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 620 });
  await page.goto(`lab.html#${start}&step=context`);
  await expect(line(page, 'context = weights')).toBeInViewport();
  await expect(page.locator('.cm-line.current')).toContainText('context = weights');
});

test('the original is beside the program, with what changed and what moved', async ({ page }) => {
  await openEdited(page);
  const edited = await numbers(page, 'weights');
  await page.getByRole('button', { name: 'Beside the original' }).click();
  const beside = page.locator('.beside');
  await expect(beside).toContainText('In line 31, softmax became sigmoid.');
  // Each row of the original adds up to 1; those of the edited program do not.
  const shown = await page.locator('.original-step tbody td').allTextContents();
  expect(shown).toHaveLength(edited.length);
  const cols = edited.length / 3;
  for (let row = 0; row < 3; row++) {
    const sum = shown.slice(row * cols, (row + 1) * cols).reduce((total, each) => total + Number(each), 0);
    // Four numbers, each rounded to three digits.
    expect(Math.abs(sum - 1)).toBeLessThanOrEqual(4 * 0.0005);
  }
  const count = Number(/(\d+) computed numbers/.exec((await beside.textContent()) ?? '')?.[1]);
  // All weights, and all of the context.
  expect(count).toBe(edited.length + (await numbers(page, 'context')).length);
  await expectAccessible(page, 'the original beside a program');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.beside, .original-step')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`beside the original, one's own result is in view first at ${width} by ${height}`, async ({
    freshPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await openEdited(page);
    await page.getByRole('button', { name: 'Beside the original' }).click();
    await line(page, 'context = weights').click();
    await expect(page.locator('.original-step caption')).toContainText('context');
    await page.evaluate(() => scrollTo(0, 0));
    const cells = page.locator('.stage td[data-node="context"]');
    const bar = (await page.locator('.foot').boundingBox())?.y ?? 0;
    const last = await cells.last().boundingBox();
    expect((last?.y ?? bar) + (last?.height ?? 0)).toBeLessThanOrEqual(bar);
    const original = await page.locator('.original-step table').boundingBox();
    expect(original?.y ?? 0).toBeGreaterThan(last?.y ?? 0);
  });

test('what is rarely wanted is in one menu, and the buttons stand in one row', async ({
  freshPage: page,
}) => {
  const menu = page.locator('attention-lab-program-editor #menu');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openEdited(page);
    const tops = await page
      .locator('.head > :is(select, button)')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await page.getByRole('button', { name: 'More for the program' }).click();
    await expect(menu.getByRole('button', { name: 'Compare with this' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'More for the program' }).click();
  await expect(menu).toBeVisible();
  expect(await menu.locator('label, button').allInnerTexts()).toEqual([
    'Open a file',
    'Save as a file',
    'Make a lesson of it',
    'Back to the original',
    'Compare with this',
  ]);
  await expectAccessible(page, 'the menu of the editor');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a line that only gives a second name stays the step, and stands for the one that is gone', async ({
  page,
}) => {
  await openScreen(page, `${start}&step=weights`);
  await page.locator('.head select').last().selectOption('scaled_dot_product');
  const before = await numbers(page, 'weights');
  await removeFrom(page, 'weights = softmax', 'softmax(scores)'.length);
  await page.keyboard.type('scores');
  await page.keyboard.press('Escape');
  await expect(page.locator('.equation')).toHaveAttribute('data-equation', 'scores');
  await expect(line(page, 'weights = scores')).toHaveClass(/current/);
  await expect(page.locator('.warnings')).toContainText('weights is another name for scores here');
  await page.getByRole('button', { name: 'Beside the original' }).click();
  const original = page.locator('.original-step table');
  await expect(original.locator('caption')).toContainText('weights');
  const shown = (await original.locator('tbody td').allTextContents()).map(Number);
  // They are shown with three digits.
  shown.forEach((each, at) => {
    expect(Math.abs(each - (before[at] ?? Number.NaN))).toBeLessThanOrEqual(0.0005);
  });
  expect(shown).toHaveLength(before.length);
  await page.getByRole('button', { name: 'More for the program' }).click();
  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect(line(page, 'weights =')).toContainText('softmax(scores)');
  await expect.poll(() => numbers(page, 'weights')).toEqual(before);
  await expect(page.locator('.warnings')).toHaveText('');
});

test('what is selected in the line of the step is seen', async ({ page }) => {
  await openScreen(page, `${start}&step=weights`);
  await line(page, 'weights = softmax').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await expect(line(page, 'weights = softmax')).toHaveClass(/current/);
  const colours = await line(page, 'weights = softmax').evaluate((each) =>
    [getComputedStyle(each, '::selection'), getComputedStyle(each)].map(
      ({ backgroundColor }) => backgroundColor,
    ),
  );
  expect(new Set([...colours, 'rgba(0, 0, 0, 0)']).size).toBe(3);
});

test('an option stands at the step whose line names it, and lines that it lets run have their comments', async ({
  freshPage: page,
}) => {
  await page.goto(`lab.html#${start}`);
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(`def near(Q: "m d", K: "n d", *, slope: "0..3" = 0.5, causal: bool = False):
    scores = slope * (Q @ K.T)
    if causal:
        # No word looks ahead.
        scores = scores + causal_mask(m, n)
    weights = softmax(scores)
    return weights
`);
  await line(page, 'scores = slope').click();
  const setting = page.locator('.step-settings');
  await expect(setting.getByRole('textbox')).toHaveValue('0.5');
  const before = await numbers(page, 'scores');
  await setting.getByRole('textbox').fill('1');
  await setting.getByRole('textbox').press('Enter');
  await expect.poll(async () => (await numbers(page, 'scores'))[0]).toBe(2 * (before[0] ?? Number.NaN));
  await line(page, 'weights = softmax').click();
  await expect(setting).toHaveCount(0);
  await page.locator('summary', { hasText: 'Change anything' }).click();
  await page.getByRole('checkbox', { name: 'causal' }).check();
  await line(page, 'scores = scores + causal').click();
  await expect(page.locator('.show .prose')).toContainText('No word looks ahead.');
});

test('the mechanism of a lesson opens with its numbers, and Back goes to the lesson', async ({
  freshPage: page,
}) => {
  await page.goto('lab.html#v=1&lesson=masks&step=weights&o.mask=causal');
  await expect(page.locator('.equation')).toHaveAttribute('data-equation', 'weights');
  const before = await numbers(page, 'context');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'Edit this mechanism' }).click();
  await expect(text(page)).toContainText('weights = softmax(masked_scores');
  expect(await numbers(page, 'context')).toEqual(before);
  await expect(page.locator('.equation')).toHaveAttribute('data-equation', 'weights');
  await page.getByRole('button', { name: 'Beside the original' }).click();
  await expect(page.locator('.beside')).toContainText('nothing has been changed');
  await page.goBack();
  await expect(text(page)).toHaveCount(0);
  await expect.poll(() => numbers(page, 'context')).toEqual(before);
});

test('an answer of the help opens as a program, and undo brings the text back', async ({ page }) => {
  await openScreen(page, start);
  const before = await programSource(page);
  await page.locator('.program-help summary').click();
  await page.getByRole('button', { name: 'Open the program: a recurrence' }).click();
  await expect(text(page)).toContainText('for step in range(n)');
  await expect(page.locator('.error')).toHaveText('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => programSource(page)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the text is one tap away, and so are the numbers', async ({ freshPage: page }) => {
    await page.goto(`lab.html#${start}&step=context`);
    await expect(text(page)).not.toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: 'Text', exact: true }).tap();
    await expect(line(page, 'context = weights')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Numbers', exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Numbers', exact: true }).tap();
    await expect(page.locator('.stage td[data-node="context"]').first()).toBeInViewport();
  });

  test('a row of keys writes what the keyboard has far away', async ({ freshPage: page }) => {
    await page.goto(`lab.html#${start}&step=weights`);
    await line(page, 'return context').tap();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n    Y = context');
    await page.getByRole('button', { name: '.T', exact: true }).tap();
    await page.getByRole('button', { name: '@', exact: true }).tap();
    await expect(text(page)).toContainText('Y = context.T@');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(text(page)).not.toBeFocused();
  });
});

for (const language of ['en', 'fr'])
  test(`no command in the menu of a program is cut: ${language}`, async ({ page }) => {
    await openScreen(page, `${start}&lang=${language}`);
    await page.locator('.tools > .more').click();
    const commands = page.locator('.menu:popover-open button').filter({ visible: true });
    await expect(commands.first()).toBeVisible();
    const over = await commands.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect(over.length).toBeGreaterThan(5);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  });
