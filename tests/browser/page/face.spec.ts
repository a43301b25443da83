import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';

/** The part of the element that this suite uses. */
interface Lab extends HTMLElement {
  state: unknown;
  readonly trace: { node(id: string): { readonly data: Float64Array } | undefined } | null;
  readonly updateComplete: Promise<boolean>;
  next(): boolean;
  back(): boolean;
  goto(node: string): boolean;
  export(format: string): string;
  reset(): void;
}

const lab = (page: Page, index = 0) => page.locator('attention-lab').nth(index);
const cell = (page: Page, node: string, row = 0, col = 0) =>
  lab(page).locator(`.stage td[data-node="${node}"][data-row="${row}"][data-col="${col}"]`);
const equation = (page: Page) => lab(page).locator('.equation').first();

/** A page with this body, once its first element is ready. Events are recorded from the start. */
async function open(page: Page, body: string) {
  const log = await publish(page, body);
  await page.addInitScript(() => {
    const eventDetails: [string, unknown][] = [];
    Object.assign(window, { eventDetails });
    for (const name of ['ready', 'step-change', 'cell-select', 'value-change', 'complete', 'error'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) eventDetails.push([name, event.detail]);
      });
  });
  await page.goto(host);
  await expect(lab(page).locator('.stage td').first()).toBeVisible();
  await expect.poll(() => eventDetails(page, 'ready')).not.toEqual([]);
  return log;
}

/** The details of all events of one name so far. */
const eventDetails = (page: Page, name: string): Promise<readonly unknown[]> =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'eventDetails') as [string, unknown][])
        .filter(([each]) => each === wanted)
        .map(([, detail]) => detail),
    name,
  );

/** Calls a function with the first element and waits for its update. */
async function act<Result>(page: Page, use: (each: Lab) => Result): Promise<Result> {
  const result = await lab(page).evaluate(use as unknown as (each: Element) => unknown);
  await lab(page).evaluate((each) => Reflect.get(each, 'updateComplete'));
  return result as Result;
}

test.describe('attributes', () => {
  test('name the lesson, the step, the words, the options and the numbers', async ({ page }) => {
    const { pageErrors } = await open(
      page,
      `<attention-lab lesson="dot-product" step="scores" tokens="red green" options='{"mask": "causal"}'
        inputs='{"query": [[2, 0], [0, 3]], "key": [[1, 0], [0, 1]], "value": [[1], [2]]}'></attention-lab>`,
    );
    await expect(equation(page)).toHaveAttribute('data-equation', 'scores');
    await expect(lab(page).locator('h2').first()).toHaveText('Dot-product attention');
    await expect(cell(page, 'scores', 1, 1).locator('.number')).toHaveText('3');
    await expect(lab(page).locator('.stage th', { hasText: 'green' }).first()).toBeVisible();
    expect(await act(page, (each) => each.trace?.node('mask')?.data[1])).toBe(-Infinity);
    expect(await eventDetails(page, 'error')).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('name a variant in place of a lesson', async ({ page }) => {
    await open(page, '<attention-lab variant="cross_attention"></attention-lab>');
    expect(await act(page, (each) => Reflect.get(Object(each.state), 'lesson'))).toBe('cross-attention');
  });

  test('hold a whole link', async ({ page }) => {
    await open(
      page,
      '<attention-lab state="v=1&amp;lesson=masks&amp;step=weights&amp;cell=weights:1,0"></attention-lab>',
    );
    await expect(cell(page, 'weights', 1, 0)).toHaveAttribute('aria-selected', 'true');
    expect(await act(page, (each) => Reflect.get(Object(each.state), 'lesson'))).toBe('masks');
  });

  test('with invalid values are ignored, with a notice and an error event', async ({ page }) => {
    await open(
      page,
      `<attention-lab step="nosuch" theme="pink" hide="strip nosuch" lock="nothing" options="{" inputs="[1]"></attention-lab>`,
    );
    const errors = async () => (await eventDetails(page, 'error')) as { code: string; message: string }[];
    const codes = async () => (await errors()).map(({ code }) => code);
    await expect.poll(codes).toEqual([...Array(5).fill('attribute'), 'step']);
    for (const { message } of await errors())
      await expect(lab(page).locator('.notice')).toContainText(message);
    await expect(lab(page).locator('.strip')).toHaveCount(0);
    await lab(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(lab(page).locator('.notice')).toHaveCount(0);
  });

  test('with an unknown lesson open the first lesson, with a notice', async ({ page }) => {
    await open(page, '<attention-lab lesson="nosuch"></attention-lab>');
    await expect
      .poll(() => eventDetails(page, 'error'))
      .toEqual([{ code: 'lesson', message: 'There is no lesson "nosuch"' }]);
    await expect(lab(page).locator('h2').first()).toHaveText('Scaled dot-product attention');
  });

  test('are followed when they change', async ({ page }) => {
    await open(page, '<attention-lab lesson="masks" step="weights"></attention-lab>');
    const set = (name: string, value: string): Promise<void> =>
      lab(page).evaluate((each, [key, text]) => each.setAttribute(key, text), [name, value] as const);
    await set('step', 'scores');
    await expect(equation(page)).toHaveAttribute('data-equation', 'scores');
    await set('tokens', 'one two');
    await expect(cell(page, 'scores', 1, 1)).toBeVisible();
    await expect(cell(page, 'scores', 2, 2)).toHaveCount(0);
    await expect(equation(page)).toHaveAttribute('data-equation', 'scores');
    await set('options', '{"mask": "none"}');
    await expect.poll(() => act(page, (each) => each.trace?.node('mask') === undefined)).toBe(true);
    await set('inputs', '{"query": [[7, 7, 7, 7], [0, 0, 0, 0]]}');
    await expect.poll(() => act(page, (each) => each.trace?.node('query')?.data[0])).toBe(7);
    await set('hide', 'strip prose why');
    for (const gone of ['.strip', '.prose', '.why']) await expect(lab(page).locator(gone)).toHaveCount(0);
    await set('hide', '');
    await expect(lab(page).locator('.strip')).toBeVisible();
    await set('theme', 'dark');
    await expect(lab(page)).toHaveCSS('color-scheme', 'dark');
    await set('lesson', 'dot-product');
    await set('options', '{}');
    await expect(lab(page).locator('h2').first()).toHaveText('Dot-product attention');
    await set('state', 'v=1&lesson=masks&step=context');
    await expect(equation(page)).toHaveAttribute('data-equation', 'context');
    await set('lesson', 'nosuch');
    await lab(page).evaluate((each) => each.removeAttribute('state'));
    await expect
      .poll(() => eventDetails(page, 'error'))
      .toContainEqual({ code: 'lesson', message: 'There is no lesson "nosuch"' });
    await expect(equation(page)).toHaveAttribute('data-equation', 'context');
  });
});

test.describe('hide', () => {
  const regions = {
    header: '.head',
    lessons: '.lessons',
    tools: '.tools',
    strip: '.overview',
    prose: '.prose',
    legend: '.legend',
    controls: '.controls',
    why: '.why',
    stepper: '.stepper',
  };

  for (const width of [360, 1440]) {
    test(`takes each region out, ${width} pixels wide, and leaves no hole`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '<attention-lab step="weights"></attention-lab>');
      const box = async () =>
        (await lab(page).locator('.stage').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const whole = await box();
      for (const [name, selector] of Object.entries(regions)) {
        await lab(page).evaluate((each) => each.removeAttribute('hide'));
        await expect(lab(page).locator(selector)).toHaveCount(1);
        await lab(page).evaluate((each, text) => each.setAttribute('hide', text), name);
        await expect(lab(page).locator(selector)).toHaveCount(0);
        const { width: wide, y } = await box();
        expect(wide, name).toBeGreaterThanOrEqual(whole.width);
        expect(y, name).toBeLessThanOrEqual(whole.y);
        if (width === 1440 && name === 'prose') expect(wide - whole.width, name).toBeGreaterThan(200);
      }
      const all = Object.keys(regions).join(' ');
      await lab(page).evaluate((each, text) => each.setAttribute('hide', text), all);
      await expect(lab(page).locator('.foot')).toBeHidden();
      const [stage, element] = [await box(), (await lab(page).boundingBox()) ?? { width: 0, height: 0 }];
      expect(element.height - stage.height).toBeLessThan(100);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  test('figures', async ({ page }) => {
    await open(page, '<attention-lab lesson="soft-addressing" hide="figures"></attention-lab>');
    const parts = () => lab(page).locator('.show > *').count();
    const without = await parts();
    await lab(page).evaluate((each) => each.removeAttribute('hide'));
    await expect.poll(parts).toBeGreaterThan(without);
  });
});

test.describe('lock', () => {
  test('shows the numbers plain, and says why they cannot be changed', async ({ page }) => {
    await open(page, '<attention-lab lesson="masks" step="query" lock="inputs"></attention-lab>');
    await expect(cell(page, 'query')).toHaveAttribute('aria-readonly', 'true');
    await cell(page, 'query').click();
    await cell(page, 'query').click();
    await cell(page, 'query').press('Enter');
    await cell(page, 'query').press('5');
    await expect(lab(page).locator('input.entry')).toHaveCount(0);
    await expect(lab(page).locator('.why')).toContainText('The author of this page has locked the numbers.');
    await lab(page).locator('details.controls summary').first().click();
    const paste = lab(page).getByRole('button', { name: 'Paste numbers…' });
    await expect(paste).toHaveAttribute('aria-disabled', 'true');
    await expect(lab(page).locator('.groups')).toContainText('has locked the numbers');
    expect(await eventDetails(page, 'value-change')).toEqual([]);
  });

  test('disables options and words, with the reason beside them', async ({ page }) => {
    await open(page, '<attention-lab lesson="masks" step="query" lock="options tokens"></attention-lab>');
    await lab(page).locator('details.controls summary').first().click();
    const group = (name: string) => lab(page).locator(`.group[aria-label="${name}"]`);
    for (const [name, reason] of [
      ['Words', 'words and sizes'],
      ['Sizes', 'words and sizes'],
      ['Options', 'options'],
    ] as const) {
      await expect(group(name)).toContainText(`The author of this page has locked the ${reason}.`);
      for (const field of await group(name).locator('input, button').all())
        await expect(field).toBeDisabled();
    }
    await expect(lab(page).getByRole('button', { name: 'Paste numbers…' })).toBeEnabled();
    // Editing a mask that is generated by the option `mask` would change that option.
    await act(page, (each) => each.goto('mask'));
    await expect(cell(page, 'mask')).toHaveAttribute('aria-readonly', 'true');
  });

  test('words and their vectors: controls are visible but disabled', async ({ page }) => {
    await open(page, '<attention-lab lesson="words-as-vectors" lock="tokens inputs"></attention-lab>');
    const panel = lab(page).locator('.word-panel');
    await expect(panel).toContainText('The author of this page has locked the words and sizes.');
    for (const name of ['64', 'Find', 'Add this word'])
      await expect(panel.getByRole('button', { name, exact: true })).toBeDisabled();
    await expect(panel.locator('[data-neighbour="throne"]').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Add throne to the words' })).toHaveCount(0);
    await expect(panel.getByRole('textbox', { name: 'Start from this word' })).toBeDisabled();
    await expect(panel.getByRole('checkbox')).toBeEnabled();
    await panel.getByRole('combobox').selectOption('dog');
    await expect(panel.locator('.known-word', { hasText: 'cat' })).toBeVisible();
  });

  test('keeps the lesson', async ({ page }) => {
    await open(page, '<attention-lab lesson="masks" lock="lesson"></attention-lab>');
    await expect(lab(page).locator('.lessons button')).toHaveCount(0);
    await expect(lab(page).locator('.lessons')).toContainText(
      'The author of this page has locked the choice of the lesson.',
    );
  });

  test('does not apply to programs', async ({ page }) => {
    await open(page, '<attention-lab lesson="masks" lock="all"></attention-lab>');
    await act(page, (each) => {
      each.state = { version: 1, lesson: 'dot-product', step: 'weights', options: { mask: 'causal' } };
    });
    await expect(equation(page)).toHaveAttribute('data-equation', 'weights');
    await expect(lab(page).locator('h2').first()).toHaveText('Dot-product attention');
    expect(await eventDetails(page, 'error')).toEqual([]);
    await expect(lab(page).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('properties and methods', () => {
  test('state comes back the same in another element, through JSON', async ({ page }) => {
    await open(
      page,
      '<attention-lab lesson="masks" tokens="four words at once"></attention-lab><attention-lab loading="eager"></attention-lab>',
    );
    await expect(lab(page, 1).locator('.stage td').first()).toBeAttached();
    await act(page, (each) => each.goto('weights:2,1'));
    const saved = await act(page, (each) => JSON.stringify(each.state));
    const other = await lab(page, 1).evaluate(async (each, text) => {
      const second = each as Lab;
      second.state = JSON.parse(text);
      await second.updateComplete;
      return JSON.stringify(second.state);
    }, saved);
    expect(other).toBe(saved);
    await expect(lab(page, 1).locator('td[aria-selected="true"]').first()).toHaveAttribute(
      'data-node',
      'weights',
    );
  });

  test('an invalid state changes nothing', async ({ page }) => {
    await open(page, '<attention-lab lesson="masks" step="weights"></attention-lab>');
    const before = await act(page, (each) => JSON.stringify(each.state));
    for (const wrong of [
      { version: 2, lesson: 'masks' },
      { version: 1, lesson: 'masks', inputs: { query: 'x' } },
    ]) {
      await lab(page).evaluate((each, state) => Reflect.set(each, 'state', state), wrong);
      await lab(page).evaluate((each) => Reflect.get(each, 'updateComplete'));
    }
    expect(await act(page, (each) => JSON.stringify(each.state))).toBe(before);
    expect(await eventDetails(page, 'error')).toHaveLength(2);
    expect(await eventDetails(page, 'error')).toMatchObject([{ code: 'state' }, { code: 'state' }]);
  });

  test('a state set before the start is what it starts with', async ({ page }) => {
    await publish(page, '');
    await page.goto(host);
    await page.evaluate(() => {
      const each = document.createElement('attention-lab');
      Reflect.set(each, 'state', { version: 1, lesson: 'dot-product', step: 'weights' });
      document.body.append(each);
    });
    await expect(equation(page)).toHaveAttribute('data-equation', 'weights');
  });

  test('trace has every number and answers', async ({ page }) => {
    await open(page, '<attention-lab lesson="dot-product" hide="prose"></attention-lab>');
    const weights = await act(page, (each) => Array.from(each.trace?.node('weights')?.data ?? []));
    expect(weights.length).toBeGreaterThan(0);
    await act(page, (each) => each.goto('weights'));
    const shown = await cell(page, 'weights').locator('.number').textContent();
    expect(Number(shown)).toBeCloseTo(weights[0] ?? Number.NaN, 2);
    expect(await act(page, (each) => Object.isFrozen(each.trace) && !Reflect.set(each, 'trace', null))).toBe(
      true,
    );
  });

  test('next, back and goto walk; complete is dispatched once', async ({ page }) => {
    await open(page, '<attention-lab lesson="dot-product" hide="prose"></attention-lab>');
    expect(await act(page, (each) => each.goto('query'))).toBe(true);
    expect(await act(page, (each) => each.back())).toBe(false);
    expect(await act(page, (each) => each.next())).toBe(true);
    expect(await act(page, (each) => each.goto('nosuch'))).toBe(false);
    expect(await act(page, (each) => each.goto('weights:99,0'))).toBe(false);
    expect(await act(page, (each) => each.goto('weights:1,0'))).toBe(true);
    await expect(cell(page, 'weights', 1, 0)).toHaveAttribute('aria-selected', 'true');
    expect(await eventDetails(page, 'complete')).toEqual([]);
    for (let step = 0; step < 9; step += 1) await act(page, (each) => each.next());
    expect(await act(page, (each) => each.next())).toBe(false);
    await act(page, (each) => each.back());
    await act(page, (each) => each.next());
    expect(await eventDetails(page, 'complete')).toEqual([{ lesson: 'dot-product', by: 'walk' }]);
    expect(await eventDetails(page, 'error')).toMatchObject([{ code: 'step' }, { code: 'step' }]);
  });

  test('export writes the matrix on show, and all of the run', async ({ page }) => {
    await open(
      page,
      `<attention-lab lesson="dot-product" step="query" inputs='{"query": [[1, 2], [0.5, -3]]}'></attention-lab>`,
    );
    const as = (format: string): Promise<string> =>
      lab(page).evaluate((each, name) => (each as Lab).export(name), format);
    const errors = await eventDetails(page, 'error');
    expect(errors).toEqual([]);
    expect(await as('csv')).toBe('1,2\n0.5,-3');
    expect(await as('numpy')).toContain('np.array([[1.0, 2.0],');
    expect(await as('latex')).toContain('0.5 & -3');
    expect(await as('markdown')).toBe('|  | 1 | 2 |\n| --- | ---: | ---: |\n| 1 | 1 | 2 |\n| 2 | 0.5 | -3 |');
    const run = JSON.parse(await as('json'));
    expect(run).toMatchObject({ version: 1, lesson: 'dot-product', variant: 'dot_product' });
    expect(run.nodes.find(({ id }: { id: string }) => id === 'query').data).toEqual([
      [1, 2],
      [0.5, -3],
    ]);
    expect(run.nodes.some(({ id }: { id: string }) => id === 'weights')).toBe(true);
    await expect(as('nosuch')).rejects.toThrow(/nosuch/);
  });

  test('reset restores the attributes', async ({ page }) => {
    await open(
      page,
      `<attention-lab lesson="dot-product" step="query" inputs='{"query": [[1, 2], [0.5, -3]]}'></attention-lab>`,
    );
    await cell(page, 'query').click();
    await cell(page, 'query').click();
    await cell(page, 'query').locator('input').fill('9');
    await cell(page, 'query').locator('input').press('Enter');
    expect(await eventDetails(page, 'value-change')).toHaveLength(1);
    await act(page, (each) => each.reset());
    expect(await act(page, (each) => Array.from(each.trace?.node('query')?.data ?? []))).toEqual([
      1, 2, 0.5, -3,
    ]);
    expect(await eventDetails(page, 'value-change')).toHaveLength(2);
  });

  test('custom properties and parts are for the page to style', async ({ page }) => {
    await open(page, '<attention-lab step="weights"></attention-lab>');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`attention-lab { --attention-paper: rgb(1, 2, 3); --attention-font: monospace; --attention-query: rgb(4, 5, 6); }
        attention-lab::part(cell) { letter-spacing: 3px } attention-lab::part(why) { opacity: 0.5 }`);
      document.adoptedStyleSheets = [sheet];
    });
    await expect(lab(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(lab(page)).toHaveCSS('font-family', 'monospace');
    await expect(cell(page, 'weights')).toHaveCSS('letter-spacing', '3px');
    await expect(lab(page).locator('.why')).toHaveCSS('opacity', '0.5');
    const parts =
      'header lessons tools strip prose stage equation matrix cell legend controls why stepper'.split(' ');
    for (const part of parts) await expect(lab(page).locator(`[part="${part}"]`).first()).toBeAttached();
  });
});

test.describe('loading', () => {
  const far =
    '<style>#above { height: 6000px }</style><div id="above"></div><attention-lab><p>Words of the author.</p></attention-lab>';
  const loaded = (requests: readonly string[]) => requests.filter((url) => /\.wasm|later\//.test(url));
  /** What is loaded after the lesson is shown, such as its motion, may come at any time. */
  const engines = (requests: readonly string[]) => requests.filter((url) => /\.wasm/.test(url));

  test('waits until the reader comes near, and fetches nothing before', async ({ page }) => {
    const { requests } = await publish(page, far);
    await page.goto(host, { waitUntil: 'networkidle' });
    await expect(page.getByText('Words of the author.')).toBeAttached();
    expect(loaded(requests)).toEqual([]);
    expect(await lab(page).evaluate((each) => Reflect.get(each, 'state'))).toBeNull();
    await page.evaluate(() => scrollTo(0, 5000));
    await expect(lab(page).locator('.stage td').first()).toBeAttached();
    expect(engines(requests)).toHaveLength(1);
  });

  test('starts immediately with loading="eager"', async ({ page }) => {
    const { requests } = await publish(
      page,
      far.replace('<attention-lab>', '<attention-lab loading="eager">'),
    );
    await page.goto(host);
    await expect(lab(page).locator('.stage td').first()).toBeAttached();
    expect(engines(requests)).toHaveLength(1);
  });

  test('may be made eager later', async ({ page }) => {
    await publish(page, far);
    await page.goto(host, { waitUntil: 'networkidle' });
    await lab(page).evaluate((each) => each.setAttribute('loading', 'eager'));
    await expect(lab(page).locator('.stage td').first()).toBeAttached();
  });

  test('several share one engine', async ({ page }) => {
    const body = ['dot-product', 'masks', 'scaled-dot-product', 'masks']
      .map(
        (id) => `<attention-lab lesson="${id}" loading="eager" hide="header strip controls"></attention-lab>`,
      )
      .join('<p>and</p>');
    const { requests } = await publish(page, body);
    await page.goto(host);
    for (const index of [0, 1, 2, 3])
      await expect(lab(page, index).locator('.stage td').first()).toBeAttached();
    expect(requests.filter((url) => /engine-(?!full)[^/]*\.wasm/.test(url))).toHaveLength(1);
  });
});
