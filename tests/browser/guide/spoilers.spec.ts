import { expect } from '@playwright/test';
import { catalogue } from '../../../web/lessons/index';
import { type Look, walkKeySteps } from '../support/key-steps';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

/** What `lookAtQuestions` finds. */
interface Found {
  /** The steps whose numbers a question asks for. */
  readonly asked: readonly string[];
  /** Where a number that is asked for was seen before it was given. */
  readonly told: readonly string[];
}

/**
 * Looks for the numbers of a step everywhere but in the question itself, while the question is open: texts, labels and titles of what can
 * be seen.
 */
function lookAtQuestions(root: ShadowRoot): Look<Found> {
  const [asked, told]: [string[], string[]] = [[], []];
  const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt'] as const;
  /** All that is said, with the element that says it. Other matrices may happen to have the same number. */
  const said = (node: string): [text: string, where: Element][] =>
    [...root.querySelectorAll('*')].flatMap((each) => {
      const cell = each.closest<HTMLElement>('[data-node]')?.dataset.node ?? node;
      const matrix = each.closest<HTMLElement>('[data-matrix]')?.dataset.matrix ?? node;
      if (cell !== node || matrix !== node || each.closest('style, .guide-step')) return [];
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const own = [...each.childNodes].map((child) => (child.nodeType === 3 ? child.nodeValue : ''));
      const texts = [own.join(''), ...names.map((name) => each.getAttribute(name) ?? '')];
      return texts.filter((text) => /\d/.test(text)).map((text) => [text, each] as [string, Element]);
    });
  const cellsOf = (node: string): readonly string[] =>
    [...root.querySelectorAll(`.stage td[data-node="${CSS.escape(node)}"] .number`)].map(
      ({ textContent }) => textContent?.trim() ?? '',
    );
  /** Numbers of one digit are everywhere. */
  const isTelling = (text: string): boolean => /[1-9]\d*[1-9]/.test(text.replace('.', ''));

  let before: readonly [text: string, where: Element][] = [];
  const look = (node: string): void => {
    asked.push(node);
    before = said(node);
    for (const text of cellsOf(node)) if (/\d/.test(text)) told.push(`${node}: a cell says ${text}`);
  };
  const shown = (node: string): void => {
    const others = new Set(
      [...root.querySelectorAll<HTMLElement>('[data-node]')].flatMap((each) =>
        each.dataset.node === node ? [] : [each.textContent?.trim()],
      ),
    );
    // A full stop ends a sentence, not a number.
    for (const answer of new Set(cellsOf(node).filter(isTelling)))
      for (const [text, where] of others.has(answer) ? [] : before)
        if (text.split(/\.(?!\d)|[^\d.−]+/).includes(answer))
          told.push(`${node}: ${answer} in ${where.localName}.${where.className}: ${text.slice(0, 80)}`);
    before = [];
  };
  return { asked: look, shown, found: { asked, told } };
}

for (const { id } of catalogue)
  test(`${id}: no number is seen before it is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, `v=1&lesson=${id}`);
    const { asked, told } = await walkKeySteps(page, lookAtQuestions);
    expect(told).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

test('the range of colours comes with the answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, 'v=1&lesson=scaled-dot-product');
  const ends = page.locator('.stage [data-matrix="scores"] .caption .scale span');
  await page.locator('.stepper .moves .main').click();
  while ((await page.locator('[data-equation="scores"]').count()) === 0)
    await page.locator('.stepper .moves .main').click();
  await expect(ends).toHaveText(['', '']);
  await page.locator('.guide-step .guide-buttons .quiet').click();
  await expect(ends).toHaveText(['−6', '6']);
});
