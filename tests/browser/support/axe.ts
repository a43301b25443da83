import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** In the dark theme only the colours differ. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const ofColours: RunOptions = { runOnly: { type: 'rule', values: colourRules } };

/** Runs inside the page. */
async function linesOf(options: RunOptions): Promise<readonly string[]> {
  const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ target, html, any }) => {
      const reason = any.map(({ message }) => message).join(' ');
      return `${id}: ${target.join(' ')} | ${html.slice(0, 160)} | ${reason}`;
    }),
  );
}

/** Violations that axe finds, as lines with their locations; with all rules unless `options` restrict them. */
export async function violationsInMotion(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Passing results are omitted: naming their elements takes longer than testing them.
  return page.evaluate(linesOf, { ...options, resultTypes: ['violations'] as 'violations'[] });
}

/** The same, after motion has ended: a number that fades in has no contrast yet. */
export async function violations(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page ends its motion in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return violationsInMotion(page, options);
}

/** Runs axe in both themes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const options = colorScheme === 'dark' ? ofColours : {};
    expect.soft(await violations(page, options), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Runs axe in one theme, without the rules about colours, which take most of the time. */
export async function expectWellFormed(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  expect.soft(await violations(page, { rules }), what).toEqual([]);
}

/** Runs axe at three widths. The layout depends only on the width; all that is seen at 768 px is seen at another width, too. */
export async function expectAccessibleAtAnyWidth(page: Page, what: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${what}, ${width} pixels wide`;
    await (width === 768 ? expectWellFormed(page, at) : expectAccessible(page, at));
  }
}
