import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { catalogue } from '../support/catalogue';
import { hold } from '../support/host';

const SCRIPT = /["'(]\.{1,2}\/(?:[\w-]+\/)*([\w-]+\.js)["')]/g;

const scriptsIn = (text: string): string[] => [...text.matchAll(SCRIPT)].map(([, name]) => name ?? '');

/** The scripts that a browser asks for before it runs any: those of the page, and those that its own small script imports. */
async function scriptsKnownAtOnce(page: Page): Promise<Set<string>> {
  const html = await (await page.request.get('lab.html')).text();
  const entry = html.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1] ?? '';
  return new Set([...scriptsIn(html), ...scriptsIn(await (await page.request.get(entry)).text())]);
}

test('the first lesson and its guide wait for no script that the page does not name', async ({ page }) => {
  const known = await scriptsKnownAtOnce(page);
  // Each of the others would be another round trip; here, it takes forever.
  const held: string[] = [];
  await page.route('**/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (known.has(name)) return route.continue();
    held.push(name);
    return undefined;
  });
  await page.goto('lab.html');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.guide h3')).toBeVisible();
  await expect(page.locator('.stage td').first()).toBeVisible();
  // What comes later has been asked for meanwhile.
  expect(held).not.toEqual([]);
});

/** Runs inside the page: whether it is the picture of a lesson, or the element. */
const isStarted = (): boolean => customElements.get('attention-lab') !== undefined;

/** Runs inside the page: the texts of the cover that is seen. */
function coverTexts(): readonly string[] {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  return [...(root?.querySelectorAll<HTMLElement>('.lesson-head h2, .cover :is(h3, p, button)') ?? [])]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim());
}

for (const [link, title, starts] of [
  ['lesson=english-french', 'English to French, learned', 'Use it →'],
  ['v=1&lesson=digits&lang=fr', 'Des chiffres, appris', 'L’essayer →'],
  ['v=1&lesson=masks', 'Masks', 'Start →'],
] as const)
  test(`${link}: its cover is there before the scripts of the element, and stays as it is`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (each) => problems.push(each.text()));
    const release = await hold(page, '**/first-*.js');
    await page.goto(`lab.html#${link}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const drawn = await page.evaluate(coverTexts);
    expect(await page.evaluate(isStarted)).toBe(false);
    expect(drawn).toContain(starts);
    release();
    await page.waitForFunction(isStarted);
    await expect(page.locator('html.loading')).toHaveCount(0);
    expect(await page.evaluate(coverTexts)).toEqual(drawn);
    expect(problems).toEqual([]);
  });

test('what is pressed in the picture of a cover happens when the lesson is there', async ({ page }) => {
  const release = await hold(page, '**/first-*.js');
  await page.goto('lab.html#v=1&lesson=masks', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-busy]')).toHaveText('Start →');
  release();
  await expect(page.locator('.guide h3')).toBeVisible();
  await expect(page.locator('.stage td').first()).toBeVisible();
});

test('the focus in the picture of a cover stays where it is', async ({ page }) => {
  const release = await hold(page, '**/first-*.js');
  await page.goto('lab.html#v=1&lesson=masks', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Show me', exact: true });
  await button.focus();
  release();
  await expect(page.locator('html.loading')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a link to a step shows no cover before', async ({ page }) => {
  await hold(page, '**/first-*.js');
  await page.goto('lab.html#v=1&lesson=masks&step=weights', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await page.evaluate(coverTexts)).toEqual([]);
});

test('a cover that cannot be loaded keeps nobody from the lesson', async ({ page }) => {
  await page.route('**/covers/*', (route) => route.abort());
  await page.goto('lab.html#v=1&lesson=masks');
  await expect(page.getByRole('heading', { name: 'Masks', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.guide h3')).toBeVisible();
});

test('where a policy refuses the script in the page, links lead to their lessons', async ({ page }) => {
  await page.route('**/lab.html', async (route) => {
    const response = await route.fetch();
    const policy = "script-src 'self' 'wasm-unsafe-eval'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('lab.html#v=1&lesson=masks');
  await expect(page.getByRole('heading', { name: 'Masks', exact: true })).toBeVisible();
  await expect(page.locator('html.loading')).toHaveCount(0);
});

test('every lesson has a cover in each language', async ({ page }) => {
  for (const { id } of catalogue)
    for (const language of ['en', 'fr']) {
      const response = await page.request.get(`covers/${id}-${language}.html`);
      expect(response.status(), `${id}, ${language}`).toBe(200);
      expect(await response.text(), `${id}, ${language}`).toContain('class="cover-question');
    }
});
