import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';

/** Replaces contents with their text, so often that it is not undone at once any more. */
const replaceContents = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async (within) => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    for (let time = 0; time < 8; time += 1) {
      for (const each of root?.querySelectorAll(within) ?? []) each.textContent = `${each.textContent}`;
      // Observers run.
      await Promise.resolve();
    }
  }, selector);

interface Opened {
  readonly lab: Locator;
  readonly errors: readonly Error[];
}

async function open(page: Page, attributes: string): Promise<Opened> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await publish(page, `<attention-lab loading="eager" ${attributes}></attention-lab>`);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(host);
  const lab = page.locator('attention-lab');
  await expect(lab.locator('td').first()).toBeVisible();
  return { lab, errors };
}

/** Whether the first element of a selector is still the one that was marked. */
const mark = (lab: Locator, selector: string): Promise<boolean | undefined> =>
  lab
    .locator(selector)
    .first()
    .evaluate((each) => each.toggleAttribute('data-old', true));

test('a lesson whose nodes are gone is drawn anew, with all of its numbers', async ({ page }) => {
  const { lab, errors } = await open(page, 'lesson="scaled-dot-product" step="context"');
  await mark(lab, '.stage');
  await replaceContents(page, '.stage td .number, .stage caption, .prose p, .stepper p');
  await lab.evaluate(async (element) => {
    Reflect.get(element, 'goto').call(element, 'scores');
    await Reflect.get(element, 'updateComplete');
  });
  await expect(lab.locator('.stage')).not.toHaveAttribute('data-old');
  await expect(lab.locator('[data-equation]').first()).toHaveAttribute('data-equation', 'scores');
  const cell = lab.locator('.stage td[data-node="query"][data-row="0"][data-col="0"]');
  await cell.focus();
  await cell.press('Enter');
  await cell.locator('input').fill('41.5');
  await cell.locator('input').press('Enter');
  await expect(cell.locator('.number')).toHaveText('41.5');
  expect(errors).toEqual([]);
});

test('an exercise whose nodes are gone is drawn anew, with all that was typed', async ({ page }) => {
  const { lab, errors } = await open(page, 'exercise="scaled-dot-product:row:17"');
  const field = lab.locator('td input').first();
  await field.fill('12345');
  await mark(lab, 'form');
  await replaceContents(page, '.exercise .feedback');
  await lab
    .locator('form')
    .first()
    .evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
  await expect(lab.locator('form').first()).not.toHaveAttribute('data-old');
  await expect(field).toHaveValue('12345');
  await expect(lab.locator('.feedback p.wrong')).not.toHaveCount(0);
  expect(errors).toEqual([]);
});
