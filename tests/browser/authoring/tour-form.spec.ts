import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { openMenu } from '../support/acts';
import { cellAt, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const dialog = (page: Page) => page.locator('dialog#lazy-dialog.tour-form');
const json = (page: Page) => dialog(page).locator('#tour-json');
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`);
const issues = (page: Page) => dialog(page).locator('#tour-issues');
const valid = 'Nothing is wrong with it.';

async function openForm(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Write a tour…' }).click();
  await expect(dialog(page)).toBeVisible();
}

const tourIn = async (page: Page) => JSON.parse(await json(page).inputValue());

/** A tour without mistakes: a title and the text of its first stop. */
async function fillFirst(page: Page): Promise<void> {
  await field(page, 'title').fill('Mine');
  await field(page, 'stop-text').fill('Here is [[weights:2,1]].');
  await expect(issues(page)).toHaveText(valid);
}

test('a tour is written in the form, tried, and comes back', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await cellAt(page, 'weights', 2, 1).click();
  await openForm(page);
  expect((await tourIn(page)).steps[0].focus).toBe('weights:2,1');
  await expect(issues(page)).toHaveText('Begin with a title, and a text for the first stop.');
  await field(page, 'title').fill('Mine');
  await expect(issues(page)).toContainText('1 thing is wrong');
  await field(page, 'title').fill('');
  await expect(issues(page)).toContainText('Begin with a title');
  await fillFirst(page);
  await field(page, 'add').click();
  await field(page, 'focus-node').selectOption('scores');
  await field(page, 'stop-text').fill('And this.');
  await field(page, 'question').selectOption('number');
  await field(page, 'target-row').selectOption('2');
  await field(page, 'target-col').selectOption('1');
  await field(page, 'ask').fill('How much?');
  await field(page, 'up').click();
  await expect(issues(page)).toHaveText(valid);
  const { lesson, steps } = await tourIn(page);
  expect(lesson).toBe('scaled-dot-product');
  expect(steps).toEqual([
    {
      focus: 'scores',
      prose: 'And this.',
      checkpoint: { ask: 'How much?', expect: { number: 'scores:2,1' } },
    },
    { focus: 'weights:2,1', prose: 'Here is [[weights:2,1]].' },
  ]);
  await field(page, 'try').click();
  await expect(page.locator('.tour .step-text')).toHaveText('And this.');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(page, 'title')).toHaveValue('Mine');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.tour-bar')).toHaveCount(0);
  await expect(cellAt(page, 'weights', 2, 1)).toHaveAttribute('aria-selected', 'true');
});

test('JSON with mistakes leaves the form as it was and has all of them listed; undo and a reload lose nothing', async ({
  freshPage: page,
}) => {
  await openLesson(page, 'scaled-dot-product', 'weights');
  await openForm(page);
  await field(page, 'start').selectOption({ label: 'those of the lesson' });
  await fillFirst(page);
  const right = await json(page).inputValue();
  await json(page).fill(right.replace('"Mine"', '"Theirs"'));
  await expect(field(page, 'title')).toHaveValue('Theirs');
  const broken = right.replace('"Mine"', '7').replace('[[weights:2,1]]', '[[nope]]');
  await json(page).fill(broken);
  await expect(issues(page).locator('li')).toHaveCount(2);
  await expect(issues(page).locator('li b')).toHaveText(['Line 3', 'Line 8']);
  await expect(field(page, 'title')).toHaveValue('Theirs');
  await expect(field(page, 'title')).toBeDisabled();
  await page.reload();
  await openForm(page);
  await expect(json(page)).toHaveValue(broken);
  await expect(field(page, 'title')).toHaveValue('Theirs');
  await field(page, 'back-to-form').click();
  await expect(issues(page)).toHaveText(valid);
  await field(page, 'title').fill('Ours');
  await field(page, 'undo').click();
  await expect(field(page, 'title')).toHaveValue('Theirs');
  await field(page, 'redo').click();
  await expect(field(page, 'title')).toHaveValue('Ours');
});

test('a tour in two languages goes by link, with the options of the screen', async ({
  freshPage: page,
  context,
}) => {
  await page.goto('lab.html#v=1&lesson=masks&step=weights&mask=none');
  await expect(cellAt(page, 'weights', 0, 3)).toBeVisible();
  const shown = await cellAt(page, 'weights', 0, 3).textContent();
  await openForm(page);
  await field(page, 'use-start').click();
  expect((await tourIn(page)).link).toContain('mask=none');
  await field(page, 'languages').selectOption('en fr');
  await field(page, 'title-en').fill('Two');
  await field(page, 'title-fr').fill('Deux');
  await field(page, 'stop-text-en').fill('Look: ');
  await field(page, 'stop-text-fr').fill('Voyez : ');
  await field(page, 'insert').selectOption({ label: 'the symbol of the matrix' });
  await field(page, 'outline').selectOption({ label: 'the row' });
  await expect(issues(page)).toHaveText(valid);
  const { title, steps } = await tourIn(page);
  expect(title).toEqual({ en: 'Two', fr: 'Deux' });
  expect(steps[0].outline).toEqual(['weights:0,*']);
  await dialog(page).getByText('Copy, download, link').click();
  await expect(dialog(page).locator('#snippet')).toHaveValue(/tour=z\./);
  const link = await dialog(page).locator('#snippet').inputValue();
  const other = await context.newPage();
  await other.goto(link.replace(/^.*\/lab\.html|^[^#]*/, 'lab.html'));
  await expect(other.locator('.tour .of')).toHaveText('Two');
  await expect(cellAt(other, 'weights', 0, 3)).toHaveText(shown ?? '');
  await other.getByRole('button', { name: 'Français' }).click();
  await expect(other.locator('.tour .of')).toHaveText('Deux');
});

test('a new tour has the words on the screen, and those of the lesson on request', async ({ page }) => {
  await openLesson(page, 'masks', 'weights');
  await expect(page.locator('.stage')).toContainText('Watch');
  await openForm(page);
  const rows = field(page, 'focus-row').locator('option');
  await expect(rows).toHaveText(['all of it', '1: Watch', '2: that', '3: bird', '4: fly']);
  // Links with a step have these words without naming them.
  expect((await tourIn(page)).link).toContain('lesson=masks&step=');
  await field(page, 'start').selectOption({ label: 'those of the lesson' });
  await expect(rows).toHaveText(['all of it', '1: small', '2: hungry', '3: bird', '4: sings']);
  expect((await tourIn(page)).link).toBeUndefined();
  await field(page, 'anew').click();
  await expect(rows.nth(1)).toContainText('Watch');
});

test('works with the keyboard alone, and where storage is refused', async ({ freshPage: page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused');
    };
  });
  await openLesson(page, 'scaled-dot-product', 'weights');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (name: string) => {
    for (let count = 0; count < 90; count += 1) {
      await press('Tab');
      const at = await page.evaluate(() => {
        const active = document.querySelector('attention-lab')?.shadowRoot?.activeElement;
        return active?.getAttribute('name') ?? active?.textContent?.trim();
      });
      if (at === name) return;
    }
    throw new Error(`no ${name}`);
  };
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Write a tour…' })).toBeVisible();
  await tabTo('Write a tour…');
  await press('Enter');
  await expect(dialog(page)).toContainText('This page may not keep anything on the device');
  await tabTo('title');
  await page.keyboard.type('Keys');
  await tabTo('add');
  await press('Enter');
  await tabTo('focus-node');
  await page.keyboard.type('Scores');
  await tabTo('stop-text');
  await page.keyboard.type('Second');
  await press('Shift+Tab', 'Control+z');
  expect((await tourIn(page)).steps[1].prose).toBe('');
  await press('Control+Shift+Z');
  const { title, steps } = await tourIn(page);
  expect([title, steps.length, steps[1].prose]).toEqual(['Keys', 2, 'Second']);
  await press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await openForm(page);
  await expect(field(page, 'title')).toHaveValue('Keys');
});

for (const [width, colorScheme, lang] of [
  [360, 'dark', 'fr'],
  [768, 'light', 'en'],
  [1440, 'dark', 'en'],
] as const)
  test.describe(`${width} pixels wide, ${colorScheme}, ${lang}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, locale: lang });

    test('axe finds nothing, and nothing is cut off', async ({ page }) => {
      await openLesson(page, 'scaled-dot-product', 'weights');
      await page.evaluate(
        (code) => document.querySelector('attention-lab')?.setAttribute('lang', code),
        lang,
      );
      await page.locator('.tools > .more').click();
      await page.getByRole('button', { name: /^(Write a tour|Écrire une visite)…$/ }).click();
      await field(page, 'question').selectOption('choice');
      await dialog(page).locator('details summary').first().click();
      await expect(issues(page).locator('li').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const overflow = await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(overflow).toBe(0);
    });
  });

/** Starts a tour by the attribute. */
async function startTour(page: Page, steps: readonly object[]): Promise<void> {
  const tour = JSON.stringify({ version: 1, title: 'T', lesson: 'scaled-dot-product', steps });
  await openLesson(page, 'scaled-dot-product', 'scaled_scores');
  await page.evaluate((text) => document.querySelector('attention-lab')?.setAttribute('tour', text), tour);
  await expect(page.locator('.tour-bar')).toBeVisible();
}

const nextStop = (page: Page) => page.locator('.tour-bar .main').click();

/** The widths of the outline of a cell, and its background. */
const lookOf = (page: Page, row: number, col: number) =>
  cellAt(page, 'weights', row, col).evaluate((cell) => {
    const { content, borderTopWidth, borderLeftWidth } = getComputedStyle(cell, '::after');
    const widths = content === 'none' ? '0px 0px' : `${borderTopWidth} ${borderLeftWidth}`;
    return [widths, getComputedStyle(cell).backgroundColor];
  });

test('what the text of a stop names is outlined, and the rest is dimmed but legible', async ({ page }) => {
  const clear = 'rgba(0, 0, 0, 0)';
  await startTour(page, [
    { focus: 'weights', prose: 'See [[weights:2,1]] in [[row:weights:2]].' },
    { focus: 'weights', prose: 'See [[weights]].', outline: ['weights:1,*'] },
    { focus: 'weights', prose: 'Nothing is named.' },
  ]);
  await expect.poll(() => lookOf(page, 0, 0)).toEqual(['0px 0px', clear]);
  const named = await lookOf(page, 2, 1);
  expect(named[0]).toBe('2px 2px');
  expect(named[1]).not.toBe(clear);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await lookOf(page, 2, 1))[0]).toBe('2px 2px');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  expect((await lookOf(page, 0, 0))[1]).not.toBe(clear);
  await page.emulateMedia({ contrast: 'no-preference' });
  await nextStop(page);
  await expect.poll(async () => (await lookOf(page, 1, 1))[0]).toBe('2px 0px');
  expect((await lookOf(page, 1, 0))[0]).toBe('2px 2px');
  await nextStop(page);
  await expect.poll(async () => (await lookOf(page, 0, 0))[1]).not.toBe(clear);
});

/** Where a text occurs in the element: in texts, attributes and fields, visible or not. */
const findText = (page: Page, text: string) =>
  page.evaluate((sought) => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    const all = [...(root?.querySelectorAll('*') ?? [])];
    return all.flatMap((each) => {
      const own = [...each.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent);
      const isShape = each instanceof SVGElement && each.tagName !== 'text';
      // How many cells fit the stage, and what is beside them, tells no number.
      const isSize = (name: string) => name === 'x' || (name === 'style' && each.matches('.fit'));
      const attributes = isShape
        ? []
        : [...each.attributes].filter(({ name }) => !isSize(name)).map(({ value }) => value);
      const value = 'value' in each ? [String(each.value)] : [];
      return [...own, ...attributes, ...value].some((found) => found?.includes(sought))
        ? [each.outerHTML.slice(0, 90)]
        : [];
    });
  }, text);

test('nothing on the page tells the number that a question asks for', async ({ page }) => {
  await startTour(page, [
    { focus: 'query', prose: 'Start.' },
    {
      focus: 'scaled_scores:2,1',
      prose: 'See [[scaled_scores:2,1]].',
      checkpoint: {
        ask: 'What?',
        expect: { number: 'scaled_scores:2,1' },
        hint: 'It is [[scaled_scores:2,1]].',
      },
    },
  ]);
  await nextStop(page);
  await expect(page.locator('.checkpoint .typed')).toBeVisible();
  const asked = cellAt(page, 'scaled_scores', 2, 1);
  const expectHidden = async (what: string) => expect.soft(await findText(page, '1.5'), what).toEqual([]);
  await expectHidden('at the stop');
  await asked.hover();
  await expectHidden('under the pointer');
  await asked.click();
  await expect(page.locator('.notice')).toContainText('Answer the question first');
  await expectHidden('selected');
  for (const frame of [page.locator('.strip .frame').last(), page.locator('.strip .frame').first()]) {
    await frame.click();
    await expectHidden('elsewhere');
  }
  await page.locator('.strip .frame').last().click();
  await expect(page.locator('[data-equation]').first()).toHaveAttribute('data-equation', 'query');
  await page.getByRole('button', { name: 'Back to stop 2' }).click();
  await page.locator('.checkpoint .typed').fill('99');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('.feedback')).toContainText('It is ?.');
  for (const name of ['Show as code…', 'Export…']) {
    await openMenu(page);
    await page.locator('#menu').getByRole('button', { name, exact: true }).click();
    await expect(page.locator('#lazy-dialog')).toBeVisible();
    if (name === 'Export…') {
      await page
        .getByRole('radio', { name: 'Numbers', exact: false })
        .or(page.getByRole('radio', { name: /atrix/ }))
        .first()
        .check();
      await expect(page.locator('#lazy-dialog')).toContainText('Answer the question first');
      await page.locator('#lazy-dialog select[name="node"]').selectOption('weights');
      await expect(page.locator('#lazy-dialog')).toContainText('Answer the question first');
      await page.locator('#lazy-dialog select[name="node"]').selectOption('scores');
      await expect(page.locator('#lazy-dialog .matrix-text')).toHaveValue(/np\.array/);
    }
    await expectHidden(name);
    await page.keyboard.press('Escape');
    await expect(page.locator('#lazy-dialog')).toHaveCount(0);
  }
  await page.locator('.checkpoint .typed').fill('1.5');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('.feedback')).toContainText('Right');
  await expect(asked).toHaveText('1.5');
  expect(await findText(page, '1.5')).not.toEqual([]);
});
