import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { expectReady, expectWeights, labOn, recordErrors } from './support/lab';

const isMade = (path: string): boolean =>
  existsSync(fileURLToPath(new URL(`../../build/hosts/${path}`, import.meta.url)));

/** What the one line becomes in the hands of each generator. */
const articles = [
  { host: 'plain HTML', path: 'plain-html/index.html' },
  { host: 'kramdown', path: 'kramdown/index.html', program: 'kramdown' },
  { host: 'Hugo, by a shortcode', path: 'hugo/article/index.html', program: 'hugo' },
  { host: 'Pandoc', path: 'pandoc/index.html', program: 'pandoc' },
  { host: 'MDX and React', path: 'mdx/index.html' },
  { host: 'Vue', path: 'vue/index.html' },
  { host: 'an app from the npm package', path: 'npm/index.html' },
] as const;

for (const { host, path, ...needs } of articles) {
  test(`${host}: the weights on the page are right`, async ({ page }) => {
    test.skip(
      'program' in needs && !isMade(path),
      `${'program' in needs ? needs.program : ''} is not installed`,
    );
    const errors = await recordErrors(page);
    await page.goto(path);
    await expectWeights(labOn(page));
    expect(errors).toEqual([]);
  });
}

test('Hugo leaves JSON in attributes as it is, by the shortcode of the README', async ({ page }) => {
  test.skip(!isMade('hugo/article/index.html'), 'hugo is not installed');
  await page.goto('hugo/article/index.html');
  await expect(labOn(page)).toHaveAttribute('options', '{"softcap": 0}');
  const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  const shortcode = read('hugo/layouts/shortcodes/attention-lab.html').replace('lab.example', 'your.host');
  const readme = read('../../web/site/package/README.md').replace(/^ {4}/gm, '');
  expect(readme).toContain(shortcode);
});

test('React hears the events and sets properties', async ({ page }) => {
  await page.goto('mdx/');
  const lab = labOn(page);
  await expectReady(lab);
  await lab.locator('.moves').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The walk is at step context')).toBeVisible();
  await lab.locator('td[data-node="context"]').first().click();
  await expect(page.getByText('has selected {"node":"context","row":0,"col":0}')).toBeVisible();
  expect(await lab.evaluate((element) => Reflect.get(element, 'options'))).toEqual({ softcap: 0 });
});

test('Vue hears the events, sets properties, and changes attributes', async ({ page }) => {
  await page.goto('vue/');
  const lab = labOn(page);
  await expectReady(lab);
  await lab.locator('td[data-node="weights"]').first().click();
  await expect(page.getByText('has selected {"node":"weights","row":0,"col":0}')).toBeVisible();
  await page.getByRole('button', { name: 'On to the context' }).click();
  await expect(lab.locator('[data-equation="context"]').first()).toBeVisible();
  expect(await lab.evaluate((element) => Reflect.get(element, 'options'))).toEqual({ softcap: 0 });
});

test('two versions on one page: the first one stays, and both elements work', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto('two-versions/');
  await expectWeights(labOn(page, 0));
  await expectWeights(labOn(page, 1));
  const version = await page.evaluate(() =>
    Reflect.get(customElements.get('attention-lab') ?? {}, 'version'),
  );
  expect(version).not.toBe('0.0.1');
  expect(errors).toEqual(['<attention-lab> is there already, in another version than 0.0.1; it stays.']);
});
