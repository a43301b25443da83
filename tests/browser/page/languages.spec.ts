import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';
import { openLab, openScreen } from '../support/lab';
import { timeout } from '../timeouts';

const lab = (page: Page, index = 0) => page.locator('attention-lab').nth(index);

/** The numbers of a matrix, parsed in French format. */
async function numbersIn(page: Page, node: string): Promise<readonly number[]> {
  const texts = await lab(page).locator(`.stage td[data-node="${node}"] .number`).allTextContents();
  expect(texts.some((text) => text.includes(','))).toBe(true);
  expect(texts.filter((text) => text.includes('.'))).toEqual([]);
  return texts.map((text) => Number(text.replace('−', '-').replace(',', '.')));
}

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('reads the first lesson in French, with the numbers of the engine', async ({ page }) => {
    await openLab(page, 'v=1&lesson=scaled-dot-product&step=weights');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(/démonter l’attention/);
    await expect(page.locator('footer a', { hasText: 'page à vous' })).toContainText('dans une page à vous');
    await expect(lab(page).locator('.moves').getByRole('button', { name: 'Suivant' })).toBeVisible();
    await expect(lab(page).locator('.prose h3')).toContainText('Poids d’attention');
    const printed = await numbersIn(page, 'weights');
    const exact = await lab(page).evaluate((element) => {
      const { trace } = element as HTMLElement & { trace: { node(id: string): { data: ArrayLike<number> } } };
      return Array.from(trace.node('weights').data);
    });
    expect(printed).toEqual(exact.map((value) => Number(value.toFixed(3))));
  });

  test('takes a decimal comma', async ({ page }) => {
    await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores');
    const cell = lab(page).locator('.stage td[data-node="query"]').first();
    await cell.click();
    await cell.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('0,5');
    await page.keyboard.press('Enter');
    await expect(cell.locator('.number')).toHaveText('0,5');
    await expect(lab(page).locator('.difference')).toContainText('à 0,5');
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toContain('0.5');
  });

  test('accepts a decimal comma for an option, and reports invalid numbers', async ({ page }) => {
    await openLab(page, 'v=1&lesson=scaled-dot-product&step=scaled_scores');
    await lab(page).locator('.controls summary', { hasText: 'Options' }).first().click();
    const field = lab(page).locator('label.control', { hasText: 'échelle' }).locator('input');
    const scale = () =>
      lab(page).evaluate((element) => Reflect.get(element, 'state').options.scale as number | undefined);
    await field.fill('0,5');
    await field.press('Enter');
    await expect(field).toHaveValue('0,5');
    expect(await scale()).toBe(0.5);
    await field.fill('beaucoup');
    await field.press('Enter');
    await expect(lab(page).locator('.notice')).toContainText('"beaucoup" n’est pas un nombre');
    await expect(field).toHaveValue('0,5');
    expect(await scale()).toBe(0.5);
  });

  test('follows a tour in French, with the words of its lesson', async ({ page }) => {
    await openLab(page, 'v=1&lesson=scaled-dot-product');
    await lab(page).getByRole('button', { name: 'Toutes les leçons' }).click();
    await lab(page).locator('[data-tour="no-looking-ahead"]').click();
    const bar = lab(page).locator('.tour-bar');
    await expect(bar.locator('.count')).toHaveText('1 sur 5');
    await expect(lab(page).locator('.tour .step-text')).toContainText('Un modèle qui apprend');
    await bar.locator('.main').click();
    await expect(lab(page).locator('.checkpoint .ask')).toContainText('Quelle cellule empêche');
    await lab(page).getByRole('button', { name: 'English' }).click();
    await expect(lab(page).locator('.checkpoint .ask')).toContainText('Which cell keeps');
    await lab(page).getByRole('button', { name: 'Français' }).click();
    await expect(lab(page).getByRole('button', { name: 'English' })).toBeFocused();
    await expect(lab(page).locator('.checkpoint .ask')).toContainText('Quelle cellule empêche');
    await bar.getByRole('button', { name: 'Quitter la visite' }).click();
    await expect(lab(page).locator('.prose .step-text')).not.toContainText(' the ');
  });
});

test('an English page changes to French and back, and keeps its state', async ({ page }) => {
  await openLab(page, 'v=1&lesson=masks&step=weights');
  await expect(lab(page).getByRole('button', { name: 'Next', exact: false }).first()).toBeVisible();
  await lab(page).locator('.stage td[data-node="weights"]').nth(3).click();
  const before = await lab(page).locator('.why output').textContent();
  await lab(page).getByRole('button', { name: 'Français' }).click();
  await expect(lab(page).getByRole('button', { name: 'English' })).toBeFocused();
  await expect(lab(page).locator('.why .question output')).toHaveText((before ?? '').replace('.', ','));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => page.url()).toContain('lang=fr');
  await lab(page).getByRole('button', { name: 'English' }).click();
  await expect(lab(page).locator('.why .question output')).toHaveText(before ?? '');
});

test('a link may name the language', async ({ page }) => {
  await openLab(page, 'v=1&lesson=masks&lang=fr');
  await lab(page).getByRole('button', { name: 'Plus', exact: true }).click();
  await expect(lab(page).getByRole('button', { name: 'Réinitialiser la leçon' })).toBeVisible();
  await expect(lab(page).locator('.notice')).toHaveCount(0);
});

test('two elements on one page are read in two languages', async ({ page }) => {
  const body =
    '<attention-lab lang="fr"></attention-lab><section lang="en"><attention-lab></attention-lab></section>';
  await publish(page, body);
  await page.goto(host);
  await expect(lab(page, 0).locator('.moves').getByRole('button', { name: 'Suivant' })).toBeVisible();
  await lab(page, 1).scrollIntoViewIfNeeded();
  await expect(lab(page, 1).locator('.moves').getByRole('button', { name: 'Next' })).toBeVisible();
  await lab(page, 1).locator('.moves').getByRole('button', { name: 'Next' }).click();
  await lab(page, 0).locator('.moves').getByRole('button', { name: 'Suivant' }).click();
  await expect(lab(page, 0).locator('.count')).toContainText('Étape');
  await expect(lab(page, 1).locator('.count')).toContainText('Step');
});

for (const width of [360, 1440])
  test(`the element fits a right-to-left page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await publish(page, '<div dir="rtl"><attention-lab step="weights"></attention-lab></div>');
    await page.goto(host);
    await expect(lab(page).locator('.stage td').first()).toBeVisible();
    const { over, columns, ends } = await lab(page).evaluate((element) => {
      const cells = [
        ...(element.shadowRoot?.querySelectorAll('.stage td[data-node="weights"][data-row="0"]') ?? []),
      ];
      return {
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        columns: cells.map((cell) => cell.getBoundingClientRect().left),
        ends: [...(element.shadowRoot?.querySelectorAll('.legend-heat .ends span') ?? [])].map(
          (end) => end.getBoundingClientRect().left,
        ),
      };
    });
    expect(over).toBeLessThanOrEqual(0);
    expect(columns.length).toBeGreaterThan(1);
    expect(columns).toEqual([...columns].sort((one, other) => one - other));
    expect(ends.length).toBeGreaterThan(1);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    // With right-to-left direction the full stop of an English sentence would be on its left.
    const { stop, letter } = await lab(page)
      .locator('.standfirst')
      .evaluate((line) => {
        const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const at = text.data.indexOf('.');
        const placeOf = (from: number): number => {
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect().left;
        };
        return { stop: placeOf(at), letter: placeOf(at - 1) };
      });
    expect(stop).toBeGreaterThan(letter);
  });

test('the result of an experiment is translated when the language changes', async ({ page }) => {
  await openLab(page, 'v=1&lesson=similarities');
  const panel = lab(page).locator('[data-experiment="cosine"]');
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(panel.locator('.found')).toContainText('The hypothesis holds.', { timeout: timeout(30) });
  const english = await panel.locator('.found').textContent();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(panel.locator('.found')).toContainText('L’hypothèse est vérifiée.');
  await expect(panel.locator('.threshold')).not.toContainText('Seed');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(panel.locator('.found')).toHaveText(english ?? '');
});

test('the button of the lessons is as wide as its text, also beside a long title', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openScreen(page, 'v=1&lesson=number-words&lang=fr');
  const button = page.locator('.masthead .contents');
  await expect(button).toHaveText(/Toutes les leçons/);
  expect(
    await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});
