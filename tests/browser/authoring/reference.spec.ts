import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { violations } from '../support/accessibility/axe';
import { host, publish } from '../support/host';

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; font-src 'self'; " +
    "img-src 'self' data:; require-trusted-types-for 'script'",
};

interface Named {
  readonly name: string;
}

interface Listed {
  readonly attributes: readonly Named[];
  readonly members: readonly (Named & { readonly kind: string; readonly attribute?: string })[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const manifest = JSON.parse(readFileSync('web/element/custom-elements.json', 'utf8'));
const element: Listed = manifest.modules[0].declarations[0];

async function open(page: Page) {
  const log = await publish(page, '', strict);
  await page.goto(`${host}reference.html`);
  return log;
}

/** Waits until every element of the page is ready. */
async function wakeAll(page: Page): Promise<void> {
  for (const lab of await page.locator('attention-lab').all()) {
    await lab.evaluate((each) => each.scrollIntoView());
    await expect(lab.locator('.stage, .exercise').first()).toBeAttached();
  }
}

test('every example runs under a strict policy, without errors', async ({ page }) => {
  const { pageErrors, requests } = await open(page);
  await page.evaluate(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    document.addEventListener('error', (event) => {
      if (event instanceof CustomEvent) errors.push(event.detail.message);
    });
  });
  await wakeAll(page);
  expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual([]);
  for (const button of await page.locator('[data-run]').all()) {
    await button.click();
    const output = button.locator('xpath=ancestor::section[1]').locator('output');
    await expect(output, (await button.textContent()) ?? '').not.toBeEmpty();
  }
  const errors = () => page.evaluate(() => Reflect.get(window, 'errors'));
  await expect.poll(errors).toEqual(['There is no step “nosuch”.']);
  expect(pageErrors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(host) && !url.startsWith('data:'))).toEqual([]);
  expect(requests.filter((url) => /engine-(?!full|programs)[^/]*\.wasm/.test(url))).toHaveLength(1);
});

test('every attribute, property, event, slot and part is documented', async ({ page }) => {
  await open(page);
  const ids = await page.locator('.entry').evaluateAll((all) => all.map(({ id }) => id));
  for (const { name } of element.attributes) expect(ids).toContain(`attribute-${name}`);
  for (const { name } of element.events) expect(ids).toContain(`event-${name}`);
  for (const member of element.members) {
    if (member.attribute !== undefined && member.name !== 'state') continue;
    expect(ids).toContain(`${member.kind === 'method' ? 'method' : 'property'}-${member.name}`);
  }
  for (const { name } of element.cssParts) await expect(page.locator(`[data-part="${name}"]`)).toHaveCount(1);
  for (const { name } of element.cssProperties)
    await expect(page.locator(`[data-property="${name}"]`)).toHaveCount(1);
  for (const text of await page.locator('.entry > p:first-of-type').allTextContents())
    expect(text.length).toBeGreaterThan(10);
});

test('events are written down, parts outlined, properties set, and the slot shown', async ({ page }) => {
  await open(page);
  const events = page.locator('#lab-events');
  await events.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-event="ready"]')).toHaveText('Fired once.');
  await events.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.log')).toContainText('step-change {"node":');
  await expect(page.locator('[data-event="step-change"]')).toHaveText('Fired once.');

  await page.locator('#lab-parts').scrollIntoViewIfNeeded();
  const stage = page.locator('#lab-parts .stage').first();
  await expect(stage).toHaveCSS('outline-style', 'none');
  await page.locator('[data-part="stage"]').check();
  await expect(stage).toHaveCSS('outline-style', 'dashed');
  await page.locator('[data-part="stage"]').uncheck();
  await expect(stage).toHaveCSS('outline-style', 'none');

  const custom = page.locator('#lab-custom');
  await custom.scrollIntoViewIfNeeded();
  await page.locator('[data-property="--attention-paper"]').check();
  await expect(custom).toHaveCSS('background-color', 'rgb(255, 248, 231)');
  await page.locator('[data-property="--attention-paper"]').uncheck();
  await expect(custom).not.toHaveCSS('background-color', 'rgb(255, 248, 231)');

  const slot = page.locator('#slot-example');
  await slot.scrollIntoViewIfNeeded();
  await expect(slot.locator('.stage').first()).toBeAttached();
  await page.getByRole('button', { name: 'As it is without the script' }).click();
  await expect(slot.locator('attention-lab')).toHaveCount(0);
  await expect(slot).toContainText('The softmax turns scores into shares');
});

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`axe finds nothing, ${colorScheme}, ${width} pixels wide, and nothing is wider than the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await wakeAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violations(page)).toEqual([]);
  });
}
