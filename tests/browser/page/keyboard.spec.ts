import { expect, type Page } from '@playwright/test';
import { numberAt, openLab, snapshot } from '../support/lab';
import { firstLesson } from '../support/numbers/lessons';
import { compute } from '../support/numbers/reference';
import { withCell } from '../support/numbers/samples';
import { walkByHand } from '../support/numbers/walker';
import { test } from '../support/shared-page';

/** A description of the focused element, of the lab or of what our page puts into it; empty if there is none. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement;
    const inner = outer?.shadowRoot?.activeElement ?? outer?.closest('attention-lab *');
    if (!(inner instanceof HTMLElement)) return '';
    const { node, row, col } = inner.dataset;
    if (inner.localName === 'td') return `cell ${node} ${row} ${col}`;
    return `${inner.localName} ${inner.getAttribute('aria-label') ?? inner.textContent?.trim().replace(/\s+/g, ' ') ?? ''}`;
  });
}

/** Whether the focus is visible: an outline or a shadow. */
function isVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    if (!(inner instanceof HTMLElement)) return false;
    const rings = [inner, inner.parentElement].flatMap((each) =>
      each === null ? [] : [getComputedStyle(each)],
    );
    return rings.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
  });
}

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, where: RegExp): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (where.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${where}`);
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), `the focus after ${key}`).not.toBe('');
  }
}

test('Tab goes through the page in the order in which it is read, and is always seen', async ({ page }) => {
  await openLab(page);
  const order: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now === '') break;
    order.push(now);
    expect(await isVisible(page), `the focus is seen on ${now}`).toBe(true);
  }
  const at = (pattern: RegExp): number => order.findIndex((each) => pattern.test(each));
  const stations = [
    ...[/Dot-product attention/, /scores, 3 by 3/, /^cell/],
    ...[/^a Map of the field/, /Next(?! lesson)/],
  ].map(at);
  expect(stations).not.toContain(-1);
  expect(stations).toEqual([...stations].sort((a, b) => a - b));
});

test('a lesson can be completed without a mouse', async ({ freshPage: page }) => {
  const { nodes: before, tokens: words, ...sample } = firstLesson;
  await openLab(page);
  await tabTo(page, /Next(?! lesson)/);
  await press(page, 'Enter', 'Space', 'ArrowLeft', 'End');
  await expect.poll(async () => (await snapshot(page)).equation).toBe('context');
  await press(page, 'Home');
  await expect.poll(async () => (await snapshot(page)).equation).toBe('query');

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /Next(?! lesson)/);
  for (let count = 0; count < 80 && !/^cell query/.test(await focused(page)); count += 1)
    await page.keyboard.press('Shift+Tab');
  await press(page, 'ArrowDown', 'ArrowRight', 'Enter', '2', '.', '5');
  await press(page, 'Escape', 'Enter', 'Control+A', '2', '.', '5', 'Enter');
  await expect(numberAt(page, 'query', 1, 1)).toHaveText('2.5');
  await expect.poll(() => focused(page)).toBe('cell query 1 1');
  const edited = compute(withCell(sample, 'query', 1, 1, 2.5));

  await press(page, 'Control+z');
  await expect(numberAt(page, 'query', 1, 1)).toHaveText('2');
  await press(page, 'Control+Shift+z');
  await expect(numberAt(page, 'query', 1, 1)).toHaveText('2.5');
  await walkByHand(page, { nodes: edited, words, before });
});

test('the strip is one stop of the Tab key, with arrows inside', async ({ freshPage: page }) => {
  await openLab(page);
  await tabTo(page, /^(?!cell).*scores, 3 by 3/);
  await press(page, 'ArrowLeft');
  await expect.poll(() => focused(page)).toContain('keys transposed');
  await press(page, 'Home');
  await expect.poll(() => focused(page)).toContain('queries, 3 by 4');
  await press(page, 'Enter');
  await expect.poll(async () => (await snapshot(page)).equation).toBe('query');
  await press(page, 'End');
  await expect.poll(() => focused(page)).toContain('context');
  await press(page, 'Tab');
  await expect(page.locator('.strip :focus')).toHaveCount(0);
  await press(page, 'Shift+Tab');
  await expect.poll(() => focused(page)).toContain('queries, 3 by 4');
});

test('shortcuts for the granularity, the explanation and the list of shortcuts', async ({ page }) => {
  await openLab(page);
  await tabTo(page, /Next(?! lesson)/);
  for (const [key, granularity] of [
    ['3', 'row'],
    ['4', 'cell'],
    ['1', 'section'],
    ['2', 'equation'],
  ] as const) {
    await press(page, key);
    await expect(page.getByRole('radio', { name: granularity, exact: true })).toBeChecked();
  }
  await press(page, '?');
  await expect(page.locator('#keys')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.locator('#keys')).toBeHidden();

  await page.locator('.stage td[data-node="scores"]').first().focus();
  await press(page, 'Enter', 'g');
  await expect(page.locator('.why .movers').first()).toBeVisible();
  await press(page, 'g');
  await tabTo(page, /where it comes from/);
  await press(page, 'Enter');
  await expect(page.locator('.why .way')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.locator('.why output')).toHaveCount(0);
});
