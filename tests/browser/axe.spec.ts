import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openLesson } from './support/lab';
import { lessonFixtures } from './support/lessons';
import { states } from './support/states';

/** The builder's own copy of Playwright has a type of its own for the same page. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** What axe finds, as lines that say where. */
async function violations(page: Page, rules: readonly string[]): Promise<readonly string[]> {
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      // In the dark nothing differs but the colours.
      const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : [];

      test('axe finds nothing in any lesson', async ({ page }) => {
        test.setTimeout(180_000);
        for (const { lesson, opening } of lessonFixtures) {
          await openLesson(page, lesson, opening);
          expect.soft(await violations(page, rules), lesson).toEqual([]);
        }
      });

      test('axe finds nothing whatever is open', async ({ page }) => {
        test.setTimeout(180_000);
        for (const [name, enter] of Object.entries(states)) {
          await page.goto('about:blank');
          await enter(page);
          expect.soft(await violations(page, rules), name).toEqual([]);
        }
      });
    });
  }
}
