import { expect } from '@playwright/test';
import { catalogue } from '../../../web/lessons/index';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

interface Lab extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
}

/** What `walkQuestions` finds. */
interface Walk {
  /** The steps whose numbers a question asks for. */
  readonly asked: readonly string[];
  /** Where a number that is asked for was seen before it was given. */
  readonly told: readonly string[];
}

/**
 * Runs inside the page, on the cover of a lesson: goes through its key steps, and looks for the numbers of a step everywhere but in the
 * question itself, while the question is open: texts, labels and titles of what can be seen.
 */
async function walkQuestions(): Promise<Walk> {
  const lab = document.querySelector<Lab>('attention-lab');
  const root = lab?.shadowRoot;
  if (!lab || !root) return { asked: [], told: ['there is no element'] };
  const [asked, told]: [string[], string[]] = [[], []];
  const click = async (selector: string): Promise<void> => {
    root.querySelector<HTMLElement>(selector)?.click();
    await lab.updateComplete;
  };
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

  for (await click('.stepper .moves .main'); root.querySelector('.guide-step'); ) {
    const node = root.querySelector<HTMLElement>('[data-equation]')?.dataset.equation ?? '';
    const isOpen = root.querySelector('.guide-step .guide-question') !== null;
    const before = isOpen ? said(node) : [];
    if (isOpen) {
      asked.push(node);
      told.push(
        ...cellsOf(node).flatMap((text) => (/\d/.test(text) ? [`${node}: a cell says ${text}`] : [])),
      );
    }
    await click('.guide-step .guide-buttons .quiet');
    if (isOpen) {
      const answers = cellsOf(node).filter(isTelling);
      const others = new Set(
        [...root.querySelectorAll<HTMLElement>('[data-node]')].flatMap((each) =>
          each.dataset.node === node ? [] : [each.textContent?.trim()],
        ),
      );
      for (const answer of new Set(answers))
        for (const [text, where] of others.has(answer) ? [] : before)
          if (text.split(/[^\d.−]+/).includes(answer))
            told.push(`${node}: ${answer} in ${where.localName}.${where.className}: ${text.slice(0, 80)}`);
    }
    await click('.stepper .moves .main');
  }
  return { asked, told };
}

for (const { id } of catalogue)
  test(`${id}: no number is seen before it is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, `v=1&lesson=${id}`);
    const { asked, told } = await page.evaluate(walkQuestions);
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
