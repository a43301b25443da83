import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type Found, lowContrastCall } from './contrast';

/** Which rules: all, those about colours, or all others. In the dark theme only the colours differ. */
type Rules = 'all' | 'colours' | 'others';

const contrast = 'color-contrast';
const ofColours: RunOptions = { runOnly: { type: 'rule', values: ['link-in-text-block'] } };
const withoutContrast: RunOptions = { rules: { [contrast]: { enabled: false } } };
const others: RunOptions = {
  rules: { [contrast]: { enabled: false }, 'link-in-text-block': { enabled: false } },
};

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

/** The signatures of texts for which axe has come to a result that is no violation, on any page of this worker. */
const settled = new Set<string>();

/** The texts without enough contrast, as lines with their locations. */
async function contrastProblems(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate<Found>(lowContrastCall([...settled].join(' ')));
  for (const signature of found.settled) settled.add(signature);
  return found.lines;
}

/** Violations that axe finds, as lines with their locations. */
export async function violationsInMotion(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = { all: withoutContrast, colours: ofColours, others }[rules];
  // Passing results are omitted: naming their elements takes longer than testing them.
  const found = await page.evaluate(linesOf, { ...options, resultTypes: ['violations'] as 'violations'[] });
  return rules === 'others' ? found : [...found, ...(await contrastProblems(page))];
}

/** The same, after motion has ended: a number that fades in has no contrast yet. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page ends its motion in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return violationsInMotion(page, rules);
}

/** Runs axe in both themes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? 'colours' : 'all';
    expect.soft(await violations(page, rules), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Runs axe in one theme, without the rules about colours, which take most of the time. */
export async function expectWellFormed(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violations(page, 'others'), what).toEqual([]);
}

/** Runs axe at three widths. The layout depends only on the width; all that is seen at 768 px is seen at another width, too. */
export async function expectAccessibleAtAnyWidth(page: Page, what: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${what}, ${width} pixels wide`;
    await (width === 768 ? expectWellFormed(page, at) : expectAccessible(page, at));
  }
}
