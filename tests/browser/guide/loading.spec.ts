import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';

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
