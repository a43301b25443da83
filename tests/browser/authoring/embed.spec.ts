import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';
import { snapshot } from '../support/lab';
import { expectNumbers } from '../support/numbers/check';
import { firstLesson, lessonNamed } from '../support/numbers/lessons';
import { compute } from '../support/numbers/reference';
import { withCell } from '../support/numbers/samples';

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
    "img-src 'self' data:; require-trusted-types-for 'script'",
};

const inside = (page: Page, index = 0) => page.locator('attention-lab').nth(index);

/** Exercises most features once. */
async function useAll(page: Page): Promise<void> {
  const lab = inside(page);
  await lab.locator('.stage td').nth(4).click();
  await lab.getByRole('button', { name: 'What would move it?' }).click();
  await lab.getByRole('button', { name: 'Where from?' }).click();
  await page.keyboard.press('Escape');
  await lab.locator('.moves').getByRole('button', { name: 'Next' }).click();
  await lab.locator('.strip .frame').first().click();
  const cell = lab.locator('td[data-node="query"]').first();
  await cell.click();
  await cell.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0.25');
  await page.keyboard.press('Enter');
  await expect(lab.locator('.difference')).toBeVisible();
  await lab.locator('details.controls summary').first().click();
  await lab.getByRole('button', { name: 'Paste numbers…' }).click();
  await expect(lab.locator('dialog#paste')).toBeVisible();
  await page.keyboard.press('Escape');
  await lab.getByRole('button', { name: 'Copy as NumPy' }).click();
  await expect(lab.locator('.notice, dialog.copy[open]').first()).toBeVisible();
}

test('one line of HTML under a strict policy: no violation and no request to another origin', async ({
  page,
}) => {
  const log = await publish(page, '<attention-lab></attention-lab>', strict);
  await page.goto(host);
  await expect(inside(page).locator('.stage td').first()).toBeVisible();
  await useAll(page);
  expect(log.pageErrors).toEqual([]);
  expect(log.requests.filter((url) => !url.startsWith(host) && !url.startsWith('data:'))).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});

test('two elements share only the engine', async ({ page }) => {
  const body =
    `<attention-lab tokens='${JSON.stringify(firstLesson.tokens)}'></attention-lab><p>and</p>` +
    `<attention-lab lesson="masks" step="weights" tokens='${JSON.stringify(lessonNamed('masks').tokens)}'></attention-lab>`;
  const { requests, pageErrors } = await publish(page, body);
  await page.goto(host);
  const masks = lessonNamed('masks');
  const stop = { granularity: 'equation', row: 0, col: 0 } as const;
  await expect(inside(page, 1).locator('.stage td').first()).toBeVisible();
  await inside(page).locator('.strip .frame').first().click();
  const cell = inside(page).locator('td[data-node="query"]').first();
  await cell.click();
  await cell.click();
  await cell.locator('input').fill('-3');
  await cell.locator('input').press('Enter');
  const edited = compute(withCell(firstLesson, 'query', 0, 0, -3));
  expectNumbers(await snapshot(page, 0), {
    nodes: edited,
    words: firstLesson.tokens,
    stop: { ...stop, node: 'query' },
  });
  expectNumbers(await snapshot(page, 1), {
    nodes: masks.nodes,
    words: masks.tokens,
    stop: { ...stop, node: 'weights' },
  });
  await inside(page, 1).locator('.moves').getByRole('button', { name: 'Next' }).click();
  expect((await snapshot(page, 0)).equation).toBe('query');
  expect((await snapshot(page, 1)).equation).toBe('context');
  // The full build explains the edit.
  const engines = requests.filter((url) => url.endsWith('.wasm'));
  expect(engines.filter((url) => !url.includes('engine-full'))).toHaveLength(1);
  expect(new Set(engines).size).toBe(engines.length);
  expect(pageErrors).toEqual([]);
});

test('the content between the tags is shown until the engine is ready', async ({ page }) => {
  await publish(page, '<attention-lab><p>Words of the author.</p></attention-lab>');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(host, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Words of the author.')).toBeVisible();
  release();
  await expect(inside(page).locator('.stage td').first()).toBeVisible();
  await expect(page.getByText('Words of the author.')).toBeHidden();
});

test('without its engine the element shows an error, beside the content of the author', async ({ page }) => {
  await publish(page, '<attention-lab><p>Words of the author.</p></attention-lab>');
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
  await page.goto(host);
  await expect(inside(page).getByRole('alert')).toContainText('could not be');
  await expect(page.getByText('Words of the author.')).toBeVisible();
});

test('events report what happens', async ({ page }) => {
  await publish(page, '<attention-lab lesson="dot-product" hide="prose"></attention-lab>');
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['ready', 'step-change', 'cell-select', 'value-change', 'error'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) events.push(`${name} ${JSON.stringify(event.detail)}`);
      });
  });
  await page.goto(host);
  const events = (): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'events'));
  await expect.poll(events).toContain('ready {}');
  await inside(page).locator('.moves').getByRole('button', { name: 'Next' }).click();
  await expect
    .poll(async () => (await events()).slice(-2))
    .toEqual([
      'step-change {"node":"context","index":5,"total":5}',
      'cell-select {"cell":{"node":"context","row":1,"col":0}}',
    ]);
  await inside(page).locator('td[data-node="context"]').first().click();
  await expect
    .poll(async () => (await events()).at(-1))
    .toBe('cell-select {"cell":{"node":"context","row":0,"col":0}}');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the cover of the first lesson, without the numbers that it asks for', async ({
    page,
  }) => {
    await page.goto('./lab.html');
    await expect(page.getByRole('heading', { name: 'Scaled dot-product attention' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Which word does hungry look at most?' })).toBeVisible();
    await expect(page.locator('.cover-choice')).toHaveText(['small', 'hungry', 'bird']);
    await expect(page.locator('.cover-number')).toHaveText(['', '', '']);
  });
});

/**
 * Runs in the page: adds a style sheet to the element, and returns the styles that are others then, as `element: property: value`, also of
 * what styles put before and after elements. What moves while the page loads stops.
 */
function changedStyles(lab: Element, css: string): readonly string[] {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  const read = (): readonly string[] =>
    [lab, ...(lab.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((element, at) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const styles = getComputedStyle(element, pseudo);
        const name = `${at} ${element.localName}.${element.getAttribute('class')}${pseudo ?? ''}`;
        if (pseudo !== null && styles.content === 'none') return `${name}: none`;
        return [...styles].map((property) => `${name}: ${property}: ${styles.getPropertyValue(property)}`);
      }),
    );
  const before = read();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  lab.shadowRoot?.adoptedStyleSheets.push(sheet);
  return read().filter((each, at) => each !== before[at]);
}

test('the picture of the first lesson has every rule that shows in it', async ({ page }) => {
  await page.goto('./lab.html');
  const whole = await page.evaluate(async () => {
    const styles: unknown = Reflect.get(await customElements.whenDefined('attention-lab'), 'styles');
    return [styles].flat(Number.POSITIVE_INFINITY).map(String).join('\n');
  });
  expect(whole).toContain('dialog');
  await page.route(/\.js$/, (route) => route.abort());
  const lab = page.locator('attention-lab');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./lab.html', { waitUntil: 'load' });
    expect(await lab.evaluate(changedStyles, whole), `${width} px wide`).toEqual([]);
    // A rule that is missing would be found.
    expect(await lab.evaluate(changedStyles, '.cover-choice { letter-spacing: 1px }')).not.toEqual([]);
  }
});

test('in a frame as high as its contents the reason stands below the matrices, not at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await publish(
    page,
    '<iframe src="embed.html#v=1&lesson=masks&step=masked_scores" height="400"></iframe><script type="module" src="embed.js"></script>',
  );
  await page.goto(host);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('attention-lab')).toHaveClass(/unrolled/);
  await frame.locator('.stage td[data-node="masked_scores"]').first().click();
  // The frame resizes with its content, so all positions are read at once.
  const isInOrder = () =>
    frame.locator('attention-lab').evaluate(({ shadowRoot }) => {
      const [matrices, reason, close, legend] = ['.matrices', '.why', '.close', '.legend'].map((selector) =>
        shadowRoot?.querySelector(selector)?.getBoundingClientRect(),
      );
      if (!matrices || !reason || !close || !legend) return false;
      return reason.top >= matrices.bottom && close.top >= reason.top && legend.top >= reason.bottom;
    });
  await expect.poll(isInOrder).toBe(true);
});

test('a state that cannot be read changes nothing, also before the element starts', async ({ page }) => {
  const { pageErrors } = await publish(page, '<main></main>');
  await page.goto(host);
  await page.evaluate(() => {
    Object.assign(window, { errors: [] });
    document.addEventListener('error', (event) => {
      if (event instanceof CustomEvent) Reflect.get(window, 'errors').push(event.detail);
    });
    Object.assign(window, {
      broken: () => ({
        version: 1,
        lesson: 'masks',
        get tokens() {
          throw new Error('the page says no');
        },
      }),
    });
    const lab = document.createElement('attention-lab');
    lab.setAttribute('step', 'scores');
    Object.assign(lab, { state: Reflect.get(window, 'broken')() });
    document.querySelector('main')?.append(lab);
  });
  const lab = inside(page);
  const expected = { code: 'state', message: 'state cannot be read: the page says no' };
  await expect(lab.locator('.stage td[data-node="scores"]').first()).toBeVisible();
  const errors = () => page.evaluate(() => Reflect.get(window, 'errors'));
  await expect.poll(errors).toEqual([expected]);
  await lab.evaluate((element) => Object.assign(element, { state: Reflect.get(window, 'broken')() }));
  await expect.poll(errors).toEqual([expected, expected]);
  await expect(lab.locator('.stage td[data-node="scores"]').first()).toBeVisible();
  await lab.evaluate((element) => Object.assign(element, { state: { version: 1, lesson: 'masks' } }));
  await expect(lab.locator('.lesson-head h2')).toHaveText('Masks');
  expect(pageErrors).toEqual([]);
});
