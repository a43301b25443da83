import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { edit, openMenu } from '../support/acts';
import { host, publish } from '../support/host';
import { numberAt, openLab, openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const dialog = (page: Page) => page.locator('dialog#lazy-dialog.share');
const text = (page: Page) => dialog(page).locator('textarea').inputValue();

async function openShare(page: Page) {
  // On a phone it is in the menu.
  const share = page.getByRole('button', { name: 'Share', exact: true });
  if (!(await share.isVisible())) await openMenu(page);
  await share.click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** The text to share in one of the formats. */
async function textAs(page: Page, kind: string): Promise<string> {
  await dialog(page).getByRole('radio', { name: kind, exact: true }).check();
  return text(page);
}

test('the link of the present state restores it exactly', async ({ freshPage: page }) => {
  await openLesson(page, 'scaled-dot-product', 'query');
  await edit(page, 'query', 0, 0, '0.30000000000000004');
  await edit(page, 'query', 1, 1, '-1e-7');
  await openShare(page);
  const link = await text(page);
  expect(link).toContain('query=0.30000000000000004,1,1,1;-1,-1e-7,1,0;1,2,0,-1');
  await page.goto('about:blank');
  await openLab(page, new URL(link).hash.slice(1));
  await expect(numberAt(page, 'query', 0, 0)).toHaveText(/^0\.30*$/);
  await openShare(page);
  expect(await text(page)).toBe(link);
});

test('regions are hidden and locked in the frame', async ({ freshPage: page }) => {
  await openLesson(page, 'masks', 'mask');
  const share = await openShare(page);
  await share.getByRole('checkbox', { name: 'the film strip' }).uncheck();
  await share.getByRole('checkbox', { name: 'the numbers' }).uncheck();
  await share.getByRole('combobox', { name: 'Colours' }).selectOption('dark');
  const frame = await textAs(page, 'Frame');
  const src = /src="([^"]*)"/.exec(frame)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(src).toMatch(/embed\.html\?hide=strip&lock=inputs&theme=dark#v=1&lesson=masks&step=mask$/);
  await page.goto(src);
  const lab = page.locator('attention-lab');
  await expect(lab.locator('.stage td[data-node="mask"]').first()).toBeVisible();
  await expect(lab.locator('.strip')).toHaveCount(0);
  await expect(lab).toHaveAttribute('lock', 'inputs');
  await expect(lab).toHaveAttribute('theme', 'dark');
});

test('the snippet of an element works in a page of HTML as it is', async ({ freshPage: page }) => {
  await openLesson(page, 'masks', 'weights');
  const share = await openShare(page);
  await share.getByRole('checkbox', { name: 'the list of lessons' }).uncheck();
  await share.getByLabel('Address of Attention Lab').fill(`${host}index.html`);
  await share.getByLabel('Address of Attention Lab').blur();
  const [script = '', tag = ''] = (await textAs(page, 'Element')).split('\n');
  expect(script).toBe(`<script type="module" src="${host}attention-lab.js"></script>`);
  const { pageErrors } = await publish(page, tag);
  await page.goto(host);
  await expect(page.locator('attention-lab .stage td[data-node="weights"]').first()).toBeVisible();
  await expect(page.locator('attention-lab .lessons')).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('Markdown, Hugo and MDX are at hand', async ({ page }) => {
  await openLesson(page, 'masks', 'weights');
  await openShare(page);
  expect(await textAs(page, 'Markdown')).toMatch(/^\[Masks\]\(http[^ ]*#v=1&lesson=masks&step=weights\)$/);
  expect(await textAs(page, 'Hugo')).toBe('{{< attention-lab state="v=1&lesson=masks&step=weights" >}}');
  expect(await textAs(page, 'MDX')).toBe('<attention-lab state="v=1&amp;lesson=masks&amp;step=weights" />');
});

test('an invalid address is reported, and copying is disabled', async ({ page }) => {
  await openLab(page);
  const share = await openShare(page);
  const field = share.getByLabel('Address of Attention Lab');
  await field.fill('javascript:alert(1)');
  await field.blur();
  await expect(share.locator('#site-help')).toContainText('https://');
  expect(await text(page)).toBe('');
  await expect(share.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
});

test('copies if permitted, and selects the text otherwise', async ({ freshPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page);
  const share = await openShare(page);
  await share.getByRole('button', { name: 'Copy' }).click();
  await expect(share.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await share.getByRole('button', { name: 'Copy' }).click();
  await expect(share.getByRole('status')).toContainText('copy it with the keyboard');
  const selected = await share.locator('textarea').evaluate((field) => {
    const { selectionStart, selectionEnd, value } = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe(await text(page));
});

test('the preview matches the embedded element, and is isolated', async ({ page }) => {
  await openLesson(page, 'masks', 'weights');
  const share = await openShare(page);
  await share.getByRole('checkbox', { name: 'the film strip' }).uncheck();
  await page.evaluate(() => document.documentElement.removeAttribute('data-ready'));
  await share.getByText('What readers will see').click();
  const inner = share.locator('attention-lab');
  await expect(inner.locator('.stage td[data-node="weights"]').first()).toBeVisible();
  await expect(inner.locator('.strip')).toHaveCount(0);
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
});

test('the keyboard is enough', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('radio', { name: 'Link', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: 'Frame', exact: true })).toBeChecked();
  expect(await text(page)).toContain('<iframe');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${colorScheme}, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('axe finds nothing in the dialogs', async ({ page }) => {
      await openLab(page);
      await openShare(page);
      expect(await violations(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Check a tour…' }).click();
      const check = page.locator('dialog#lazy-dialog.check');
      await check.locator('textarea').fill('{"version": 2}');
      await expect(check.locator('.found li').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
