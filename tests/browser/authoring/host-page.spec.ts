import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { violations } from '../support/accessibility/axe';
import { host, publish } from '../support/host';

const lab = (page: Page, index = 0) => page.locator('attention-lab').nth(index);
const next = (page: Page, name: string) => lab(page).locator('.moves').getByRole('button', { name });

/** Opens a page with this body, and waits for its elements. */
async function open(page: Page, body: string): Promise<void> {
  await publish(page, body);
  await page.goto(host);
  for (let index = 0; index < (await page.locator('attention-lab').count()); index += 1) {
    await lab(page, index).scrollIntoViewIfNeeded();
    await expect(lab(page, index).locator('.stage td').first()).toBeVisible();
  }
}

const isDark = (page: Page) =>
  lab(page)
    .locator('.stage')
    .evaluate((each) => {
      const probe = document.createElement('span');
      probe.style.color = 'light-dark(rgb(255, 255, 255), rgb(0, 0, 0))';
      each.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color === 'rgb(0, 0, 0)';
    });

test('the element follows the language of the nearest ancestor when a script changes it', async ({
  page,
}) => {
  await open(page, '<main><attention-lab step="weights"></attention-lab></main>');
  await expect(next(page, 'Next')).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
  await expect(next(page, 'Suivant')).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.setAttribute('lang', 'en'));
  await expect(next(page, 'Next')).toBeVisible();
  await page.evaluate(() => document.querySelector('main')?.removeAttribute('lang'));
  await expect(next(page, 'Suivant')).toBeVisible();
});

test('the element follows the colour scheme of the page, however it is set', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '<main><attention-lab step="weights"></attention-lab></main>');
  expect(await isDark(page)).toBe(false);
  const set = (scheme: string) =>
    page.evaluate((value) => {
      document.documentElement.style.colorScheme = value;
    }, scheme);
  await set('dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await lab(page).evaluate((each) => each.setAttribute('theme', 'light'));
  expect(await isDark(page)).toBe(false);
  await lab(page).evaluate((each) => each.setAttribute('theme', 'auto'));
  await expect.poll(() => isDark(page)).toBe(true);
  await set('');
  await expect.poll(() => isDark(page)).toBe(false);

  // Without a word of the page, the system decides; its meta element is such a word.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);
  await page.evaluate(() => {
    const meta = document.createElement('meta');
    meta.name = 'color-scheme';
    meta.content = 'light';
    document.head.append(meta);
  });
  await expect.poll(() => isDark(page)).toBe(false);
  await page.evaluate(() => document.querySelector('meta[name="color-scheme"]')?.remove());
  await expect.poll(() => isDark(page)).toBe(true);
});

test('axe finds nothing on a page with two elements, and heads have spaces in their names', async ({
  page,
}) => {
  await open(
    page,
    '<main><h1>An article</h1><attention-lab lesson="multi-head" step="head_0/weights"></attention-lab>' +
      '<attention-lab lesson="masks" step="weights"></attention-lab></main>',
  );
  await expect(lab(page).getByRole('button', { name: 'Head 1 fold', exact: true })).toBeAttached();
  expect(await violations(page)).toEqual([]);
});

test('every button to switch a head off has a name of its own', async ({ page }) => {
  await open(
    page,
    '<attention-lab lesson="english-french" step="decoder_0/cross/head_0/weights"></attention-lab>',
  );
  await lab(page).getByRole('tab', { name: 'Heads' }).click();
  const switches = lab(page).locator('.trained-heads .switch');
  await switches.first().scrollIntoViewIfNeeded();
  const names = await switches.evaluateAll((buttons) => buttons.map((each) => each.ariaLabel));
  expect(names.length).toBeGreaterThan(3);
  expect(names[0]).toContain('Turn off');
  expect(new Set(names).size).toBe(names.length);
});

test('the sentence on the page sets queries and keys at once, and one Undo takes it back', async ({
  page,
}) => {
  await open(page, '<attention-lab lesson="masks" step="weights"></attention-lab>');
  const tokens = () => lab(page).evaluate((each) => Reflect.get(each, 'state').tokens);
  const before = await tokens();
  await lab(page).locator('.controls summary').first().click();
  const text = lab(page).locator('.one-text');
  await text.getByRole('textbox').fill('The cat sat on mats');
  await text.getByRole('button').click();
  const words = ['The', 'cat', 'sat', 'on', 'mats'];
  expect(await tokens()).toEqual({ query: words, key: words });
  await expect(text.getByRole('status')).toHaveCount(0);
  await lab(page).getByRole('button', { name: 'Undo' }).first().click();
  expect(await tokens()).toEqual(before);
  await lab(page).locator('.words').nth(2).getByRole('button', { name: 'Add a word' }).click();
  await expect(text.getByRole('status')).toContainText('4 words that ask and 5 that are asked');
});

test('an unknown step and impossible cells in a state are named', async ({ page }) => {
  await open(page, '<attention-lab state="v=1&lesson=masks&step=nosuch"></attention-lab>');
  await expect(lab(page).locator('.notice')).toContainText('There is no step “nosuch” in this lesson.');
  for (const cell of ['context:999,999', 'context:0,999']) {
    await open(
      page,
      `<attention-lab state="v=1&lesson=masks&step=weights&back=cell:${cell}"></attention-lab>`,
    );
    await expect(lab(page).locator('.notice')).toContainText(`there is no "${cell}" to go back from`);
  }
  await lab(page).evaluate((each) =>
    Object.assign(each, { state: { version: 1, lesson: 'masks', step: 'wieghts' } }),
  );
  await expect(lab(page).locator('.notice')).toContainText('There is no step “wieghts” in this lesson.');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`nothing but the matrices, without blank room, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '<attention-lab lesson="masks" step="weights" hide="all"></attention-lab>');
    const { above, below } = await lab(page).evaluate((each) => {
      const outer = each.getBoundingClientRect();
      const parts = [...(each.shadowRoot?.querySelectorAll('.stage :is(math, .fit)') ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        above: Math.min(...parts.map((box) => box.top)) - outer.top,
        below: outer.bottom - Math.max(...parts.map((box) => box.bottom)),
      };
    });
    await expect(lab(page).getByRole('slider')).toHaveCount(0);
    expect(above).toBeLessThanOrEqual(40);
    expect(below).toBeLessThanOrEqual(40);
  });
