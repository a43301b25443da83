import { expect, type Page } from '@playwright/test';
import { type Hostile, items, itemsOf } from '../../hostile/items';
import { test } from '../recorded-test';
import { host, type PageLog, publish } from '../support/host';

/** Malicious inputs must appear as text, or not at all. */
const textsOf = (channel: Hostile['channel']) => itemsOf(channel).map(({ text }) => text);

/** All attributes of the element. */
const attributes =
  'lesson variant step tokens options inputs state hide lock theme loading sync lang tour'.split(' ');

/** Fails if any script of an input ran, or any request left the page. */
async function expectUnharmed(page: Page, { requests }: PageLog): Promise<void> {
  expect(await page.evaluate(() => [Reflect.get(window, 'pwned'), Reflect.get({}, 'polluted')])).toEqual([
    undefined,
    undefined,
  ]);
  expect(requests.filter((url) => !url.startsWith(host) && !url.startsWith('data:'))).toEqual([]);
}

async function open(page: Page): Promise<PageLog> {
  await page.addInitScript(() => {
    Reflect.set(window, '__pwn', () => Reflect.set(window, 'pwned', true));
  });
  return publish(page, '<attention-lab sync="hash"></attention-lab>');
}

/** Runs inside the page: replaces the element by one that reads this address as it does after a load. */
async function openAnew(address: string): Promise<void> {
  for (const old of document.querySelectorAll('attention-lab')) old.remove();
  history.replaceState(null, '', address);
  const lab = document.createElement('attention-lab');
  lab.setAttribute('sync', 'hash');
  lab.setAttribute('loading', 'eager');
  const ready = new Promise((resolve) => lab.addEventListener('ready', resolve, { once: true }));
  document.body.append(lab);
  await ready;
}

test('as attributes they leave the first lesson as it is', async ({ page }) => {
  const log = await open(page);
  await page.goto(host);
  await page.evaluate(
    ([texts, names]) => {
      for (const text of texts) {
        const lab = document.createElement('attention-lab');
        for (const name of names) lab.setAttribute(name, text);
        document.body.append(lab);
      }
    },
    [textsOf('attribute'), attributes] as const,
  );
  const labs = page.locator('attention-lab');
  await expect(labs).toHaveCount(1 + textsOf('attribute').length);
  for (const lab of await labs.all()) {
    await lab.evaluate((each) => each.scrollIntoView());
    await expect(lab.locator('.stage td, .cover').first()).toBeVisible();
  }
  await expectUnharmed(page, log);
});

test('as addresses they open the first lesson', async ({ page }) => {
  const log = await open(page);
  const shown = page.locator('.stage td, .cover').first();
  for (const text of textsOf('url')) {
    // Servers receive everything but the fragment, so the text is tried as a fragment and as a query.
    await page.goto('about:blank');
    await page.goto(host + text);
    await expect(shown).toBeVisible();
    await page.evaluate(openAnew, host + text.replace('?', '#'));
    await expect(shown).toBeVisible();
  }
  await expectUnharmed(page, log);
});

test('as names of tokens they are shown as text', async ({ page }) => {
  const log = await open(page);
  const labels = items.flatMap(({ text }) => {
    const [, label] = /"labels":\[(".*")\]\}$/su.exec(text ?? '') ?? [];
    return label === undefined ? [] : [JSON.parse(label) as string];
  });
  const own = textsOf('attribute').filter((text) => !/[\p{Cc}\u202e]/u.test(text));
  labels.push(...own);
  expect(labels.length).toBeGreaterThan(4);
  await page.goto(host);
  for (const label of labels) {
    const tokens = encodeURIComponent(label);
    await page.evaluate(openAnew, `#v=1&lesson=basic-self-attention&step=x&tokens=${tokens},other`);
    await expect(page.locator('.stage th', { hasText: 'other' }).first()).toBeVisible();
    const names = await page.locator('.stage th').allTextContents();
    expect(names.some((name) => name.trim() !== '' && label.startsWith(name.trim().replace(/…$/, '')))).toBe(
      true,
    );
  }
  await expectUnharmed(page, log);
});
