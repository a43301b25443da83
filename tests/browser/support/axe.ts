import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** In the dark nothing differs but the colours. */
const ofColours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

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

/** What axe finds, as lines that say where; by all rules unless `options` say otherwise. */
export async function violations(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What passes is not asked for: to name each of its elements takes axe longer than to test them.
  return page.evaluate(linesOf, { ...options, resultTypes: ['violations'] as 'violations'[] });
}

/** Lets axe look at the page as it stands, in the light and in the dark. Colours must not still be on their way. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const options = colorScheme === 'dark' ? ofColours : {};
    expect.soft(await violations(page, options), `${what}, ${colorScheme}`).toEqual([]);
  }
}
