import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { controls, edit, select } from '../support/acts';
import {
  cellAt,
  isLastStep,
  moveButton,
  numberAt,
  openLab,
  openLesson,
  type ShownCell,
  snapshot,
} from '../support/lab';
import { test } from '../support/shared-page';
import { readNumber } from '../support/text';

interface Tensor {
  readonly shape: readonly [number, number];
  readonly data: readonly number[];
}

/** A fixture case with gradients from PyTorch. */
interface Case {
  readonly name: string;
  readonly inputs: Readonly<Record<string, Tensor>>;
  readonly gradients: Readonly<Record<string, Tensor>>;
  readonly tolerance: { readonly gradients: Readonly<Record<string, number>> };
}

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../../fixtures/scaled_dot_product.json', import.meta.url), 'utf8'),
);

function caseNamed(name: string): Case {
  const found = cases.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no case ${name}`);
  return found;
}

/** The link to the first lesson with the inputs and the loss of a case. */
function linkOf({ inputs }: Case): string {
  const matrices = Object.entries(inputs).map(([name, { shape, data }]) => {
    const rows = Array.from({ length: shape[0] }, (_, row) =>
      data.slice(row * shape[1], (row + 1) * shape[1]),
    );
    return `${name}=${rows.map((row) => row.join(',')).join(';')}`;
  });
  return `v=1&lesson=scaled-dot-product&step=chosen_loss&back=sum_of_squares:context:0,0&${matrices.join('&')}`;
}

/** All numbers from here to the end of the walk, each matrix as shown at its own step. */
async function walkToEnd(page: Page): Promise<ReadonlyMap<string, readonly ShownCell[]>> {
  const seen = new Map<string, readonly ShownCell[]>();
  const next = moveButton(page, 'Next');
  for (let steps = 0; steps < 60; steps++) {
    const { equation, cells } = await snapshot(page);
    seen.set(
      equation,
      cells.filter(({ node }) => node === equation),
    );
    if (await isLastStep(page)) return seen;
    await next.press('ArrowRight');
  }
  throw new Error('the walk has no end');
}

for (const name of ['sdpa/normal_3x5x4x2', 'sdpa/int_3x5x4x2', 'sdpa/mixed_4x4x4x4', 'sdpa/sat_3x4x3x2'])
  test(`first lesson, ${name}: every gradient on the page is what PyTorch says`, async ({ page }) => {
    const wanted = caseNamed(name);
    await openLab(page, linkOf(wanted));
    // A text that is compared with itself has one length; nothing else is left out of the link.
    const hasTwoTexts = wanted.inputs.query?.shape[0] !== wanted.inputs.key?.shape[0];
    await expect(page.locator('.notice')).toHaveText(
      hasTwoTexts ? [/^This lesson compares a text with itself, [^.]* the same words\.\s+Dismiss\s*$/] : [],
    );
    const seen = await walkToEnd(page);
    const problems = Object.entries(wanted.gradients).flatMap(([id, { shape, data }]) => {
      const cells = seen.get(`d_${id}`) ?? [];
      if (cells.length !== data.length) return [`d_${id} has ${cells.length} cells of ${data.length}`];
      const slack = wanted.tolerance.gradients[id] ?? 0;
      return cells.flatMap(({ row, col, text }) => {
        const written = readNumber(text);
        const expected = data[row * shape[1] + col] ?? Number.NaN;
        const isNear = written !== null && Math.abs(written.value - expected) <= written.unit / 2 + slack;
        return isNear ? [] : [`d_${id}[${row}, ${col}] is ${text} instead of ${expected}`];
      });
    });
    expect(problems).toEqual([]);
    expect(Object.keys(wanted.gradients).length).toBeGreaterThan(6);
  });

test('the cell that the walk goes back from is marked', async ({ freshPage: page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=context');
  await page.getByRole('button', { name: 'Go backwards through it all' }).click();
  await expect(page.locator('.stage [data-equation="chosen_loss"]')).toBeVisible();
  const lit = page.locator('.stage td.lit[data-node="context"]');
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('data-row', '1');
  await expect(lit).toHaveAttribute('data-col', '2');
  const [loss, marked] = [
    await numberAt(page, 'chosen_loss', 0, 0).textContent(),
    await lit.locator('.number').textContent(),
  ].map(Number);
  // The matrix has fewer decimals.
  expect(Math.abs((loss ?? Number.NaN) - (marked ?? 0))).toBeLessThanOrEqual(0.0055);
  expect(loss).toBeGreaterThan(0.5);
});

test('the backward pass is not fetched before it is opened', async ({ freshPage: page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const ofBackwardPass = () => files.filter((file) => /engine-full|equations|backward/.test(file));
  await openLesson(page, 'scaled-dot-product', 'context');
  await select(page, 'context', 1, 2);
  expect(ofBackwardPass()).toEqual([]);
  await page.getByRole('button', { name: 'Go backwards from here' }).click();
  await expect(page.locator('[data-equation="chosen_loss"]')).toBeVisible();
  expect(ofBackwardPass().length).toBeGreaterThanOrEqual(4);
  await expect(cellAt(page, 'chosen_loss', 0, 0)).toHaveText('0.851');
  await expect(page).toHaveURL(/back=cell:context:1,2/);
});

test('the last step of the walk leads to the backward pass', async ({ page }) => {
  const lead = page.getByRole('button', { name: 'Go backwards through it all' });
  await openLesson(page, 'scaled-dot-product', 'weights');
  await expect(page.locator('[data-equation="weights"]')).toBeVisible();
  await expect(lead).toHaveCount(0);
  await moveButton(page, 'Next').press('Enter');
  await expect(page.locator('[data-equation="context"]')).toBeVisible();
  await lead.press('Enter');
  await expect(page.locator('[data-equation="chosen_loss"]')).toBeVisible();
  await expect(lead).toHaveCount(0);
  await moveButton(page, 'Next').press('Enter');
  await expect(page.locator('[data-equation="d_chosen_loss"]')).toBeVisible();
});

test('the switch in the controls and undo turn it on and off', async ({ page }) => {
  await openLesson(page, 'multi-head', 'output');
  const box = (await controls(page, 'Backwards')).getByRole('checkbox');
  await box.check();
  await expect(page.locator('[data-equation="chosen_loss"]')).toBeVisible();
  const choice = page.getByRole('region', { name: 'Where the gradients start' });
  await expect(choice).toBeVisible();
  await box.uncheck();
  await expect(choice).toHaveCount(0);
  await expect(page.locator('[data-equation="output"], [data-equation="context"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(choice).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(choice).toHaveCount(0);
});

test('undo returns to the step where the backward pass was opened, not to the start', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'context');
  await select(page, 'context', 0, 0);
  await page.getByRole('button', { name: 'Go backwards from here' }).click();
  await expect.poll(() => page.url()).toContain('step=chosen_loss');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.url()).toContain('step=context');
});

test('the keyboard opens the backward pass, walks through it, and closes it', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'context');
  await cellAt(page, 'context', 0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const goBackward = page.getByRole('button', { name: 'Go backwards from here' });
  for (let stops = 0; stops < 60 && !(await goBackward.evaluate((each) => each.matches(':focus'))); stops++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-equation="chosen_loss"]')).toBeVisible();
  await expect(page.locator('p.visually-hidden').first()).toContainText('loss equals one cell of C');
  await page.keyboard.press('End');
  await expect(page.locator('[data-equation="d_key"]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: 'Where the gradients start' })).toHaveCount(0);
});

/** The numbers of the gradient check: h, both losses, the quotient, the gradient, and their difference. */
async function checkedNumbers(page: Page): Promise<readonly number[]> {
  const shown = page.locator('.finite-difference dd');
  await expect(shown).toHaveCount(6);
  const numbers = await shown.allTextContents();
  return numbers.map((text) => readNumber(text.trim())?.value ?? Number.NaN);
}

test('a gradient matches a difference quotient, and the panel shows the arithmetic', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'd_query', '&back=cell:context:1,2&cell=d_query:1,1');
  await page.getByRole('button', { name: 'Check it by a difference quotient' }).click();
  const [h = 0, above = 0, below = 0, quotient = 0, gradient = 0, apart = 0] = await checkedNumbers(page);
  expect(h).toBe(1e-4);
  expect(quotient).toBe((above - below) / (2 * h));
  expect(gradient).toBe(0.07929781862824772);
  expect(Math.abs(quotient - gradient)).toBeLessThan(1e-8);
  expect(apart).toBeCloseTo(Math.abs(quotient - gradient), 11);
  expect(apart).toBeGreaterThan(0);
});

test('the gradient of an intermediate number matches a difference quotient of the rest of the run', async ({
  freshPage: page,
}) => {
  await openLesson(page, 'scaled-dot-product', 'd_scores', '&back=cell:context:1,2&cell=d_scores:1,0');
  await page.getByRole('button', { name: 'Check it by a difference quotient' }).click();
  await expect(page.locator('.finite-difference')).toContainText('loss with scores');
  const [h = 0, above = 0, below = 0, quotient = 0, gradient = 0] = await checkedNumbers(page);
  expect(quotient).toBe((above - below) / (2 * h));
  expect(Math.abs(gradient)).toBeGreaterThan(0.01);
  expect(Math.abs(quotient - gradient)).toBeLessThan(1e-8);

  // The check stays open in the same page. A cell of the Jacobian is not a gradient of the loss.
  await openLesson(
    page,
    'scaled-dot-product',
    'weights_jacobian',
    '&back=cell:context:1,2&cell=weights_jacobian:0,2',
  );
  await expect(page.locator('.finite-difference')).toContainText(
    'attention weights[that, Watch] with scaled scores[that, bird] = ',
  );
  const [, , , softmaxQuotient = 0, derivative = 0] = await checkedNumbers(page);
  expect(derivative).toBeLessThan(-0.01);
  expect(Math.abs(softmaxQuotient - derivative)).toBeLessThan(1e-8);
});

test('on a phone, the result of the check is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openLesson(page, 'layer-norm', 'd_x', '&back=cell:normed:0,1&cell=d_x:0,0');
  await page.getByRole('button', { name: 'Check it by a difference quotient' }).click();
  await expect(page.locator('.finite-difference dt', { hasText: 'the gradient' })).toBeInViewport();
});

test('targets are changed like any number, and the gradients follow', async ({ freshPage: page }) => {
  await openLesson(page, 'scaled-dot-product', 'chosen_loss', '&back=mean_squares:context:0,0');
  await page.getByRole('button', { name: 'Change the targets' }).click();
  await expect(page.locator('[data-equation="loss_targets"]')).toBeVisible();
  await edit(page, 'loss_targets', 0, 3, '1');
  await moveButton(page, 'Next').click();
  await expect(cellAt(page, 'loss_errors', 0, 3)).toHaveText(/^0(?:\.0+)?$/);
  await expect(page).toHaveURL(/back=mean_squares:context:0,0:0,0,0,1;/);
  await expect(page).toHaveURL(/step=loss_errors/);
  await page.reload();
  await expect(cellAt(page, 'loss_errors', 0, 3)).toHaveText(/^0(?:\.0+)?$/);
});

test('the loss is chosen above the stage', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'chosen_loss', '&back=cell:context:0,0');
  const choice = page.getByRole('region', { name: 'Where the gradients start' });
  await choice.getByLabel('Backwards from').selectOption('cross_entropy');
  await choice.locator('select').nth(1).selectOption('weights');
  await expect(page.locator('[data-equation="chosen_loss"]')).toBeVisible();
  await expect(page).toHaveURL(/back=cross_entropy:weights:0,0/);
  await choice.getByLabel('softmax written out for row').selectOption('2');
  await expect(page).toHaveURL(/back=cross_entropy:weights:2,0/);
  await choice.getByRole('button', { name: 'Hide gradients' }).click();
  await expect(choice).toHaveCount(0);
});

test('no row is selectable where no softmax can be written out', async ({ page }) => {
  await openLesson(page, 'layer-norm', 'chosen_loss', '&back=sum:normed:0,0');
  const choice = page.getByRole('region', { name: 'Where the gradients start' });
  await expect(choice.locator('select')).toHaveCount(2);
  await choice.getByLabel('Backwards from').selectOption('cell');
  await expect(choice.locator('select')).toHaveCount(4);
});

test('an invalid link shows a notice and opens the walk', async ({ freshPage: page }) => {
  await openLesson(page, 'scaled-dot-product', 'scores', '&back=everything');
  await expect(page.locator('.notice')).toContainText('back "everything" is nothing to go back from');
  await page.goto('about:blank');
  await openLesson(page, 'scaled-dot-product', 'scores', '&back=cell:head_9/weights:7,7');
  await expect(page.locator('.notice')).toContainText('there is no "head_9/weights:7,7" to go back from');
  await expect(page.getByRole('region', { name: 'Where the gradients start' })).toBeVisible();
});

test('locking the options locks the backward pass', async ({ freshPage: page }) => {
  await page.route('**/locked.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Locked</title><script type="module" src="attention-lab.js"></script>
        <attention-lab lock="options" loading="eager" state="v=1&amp;lesson=scaled-dot-product&amp;step=d_query&amp;back=cell:context:1,2"></attention-lab></html>`,
    }),
  );
  await page.goto('./locked.html');
  await expect(page.locator('[data-equation="d_query"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide gradients' })).toBeDisabled();
  await page
    .locator('.strip')
    .getByRole('button', { name: /scores, 3 by 3/ })
    .first()
    .click();
  await select(page, 'scores', 1, 1);
  await expect(page.locator('.why .exact')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go backwards from here' })).toHaveCount(0);
});
