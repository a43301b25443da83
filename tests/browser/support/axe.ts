import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The builder's own copy of Playwright has a type of its own for the same page. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** In the dark nothing differs but the colours. */
const themes = { light: [], dark: ['color-contrast', 'link-in-text-block'] } as const;

/** What axe finds, as lines that say where; by all rules when none are named. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page: page as unknown as AxePage });
  // Without this, every run opens a second page to gather the results of frames, of which there are none.
  builder.setLegacyMode(true);
  if (rules.length > 0) builder.withRules([...rules]);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ target, html, any }) => {
      const reason = any.map(({ message }) => message).join(' ');
      return `${id}: ${target.join(' ')} | ${html.slice(0, 160)} | ${reason}`;
    }),
  );
}

/** Lets axe look at the page as it stands, in the light and in the dark. Colours must not still be on their way. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page, themes[colorScheme]), `${what}, ${colorScheme}`).toEqual([]);
  }
}
