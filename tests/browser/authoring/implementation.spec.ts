import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { violations } from '../support/accessibility/axe';
import { openMenu } from '../support/acts';
import { openLab, openLesson } from '../support/lab';

const recorded = (file: string): string => `tests/implementations/recorded/${file}`;
const dialog = (page: Page) => page.locator('dialog#lazy-dialog.implementation');
const text = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your matrices' });
const finding = (page: Page) => dialog(page).locator('.finding');

async function openDialog(page: Page, lesson: string): Promise<void> {
  await openLesson(page, lesson, lesson === 'positions' ? 'context' : 'weights');
  await openMenu(page);
  await page.getByRole('button', { name: 'Check my implementation…' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('a printout is compared step by step, and the mistake is named', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(readFileSync(recorded('forgot_the_scale_and_prints_four_digits.txt'), 'utf8'));
  await expect(finding(page)).toContainText('The first step that differs is weights.');
  await expect(finding(page)).toContainText('Probably: The scores were not scaled.');
  const rows = dialog(page).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('attention weights');
  expect(await violations(page)).toEqual([]);
  await finding(page).getByRole('button', { name: 'Show this step in the lesson' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a file is read, and the page’s own numbers agree with themselves', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await dialog(page).locator('input[type=file]').setInputFiles(recorded('einsum_in_a_batch.npz'));
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await dialog(page).getByRole('button', { name: 'Insert the page’s own numbers' }).click();
  await expect(finding(page)).toContainText('All 3 steps agree.');
  await expect(text(page)).toHaveValue(/^query = \[\[/);
});

test('a file that is dropped on the dialog is read', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  const bytes = [...readFileSync(recorded('einsum_in_a_batch.npz'))];
  const drop = (files: readonly (readonly [name: string, bytes: readonly number[]])[]) =>
    dialog(page).evaluate((target, given) => {
      const dataTransfer = new DataTransfer();
      for (const [name, content] of given) dataTransfer.items.add(new File([Uint8Array.from(content)], name));
      const send = (type: string): boolean =>
        target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      // Where nobody takes the event, the browser would leave the page and open the file.
      return { isOver: !send('dragover'), isDropped: !send('drop') };
    }, files);
  expect(await drop([['mine.npz', bytes]])).toEqual({ isOver: true, isDropped: true });
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await expect(dialog(page)).toContainText('mine.npz');
  expect(await drop([])).toMatchObject({ isDropped: false });
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await drop([['notes.npz', [1, 2, 3]]]);
  await expect(dialog(page).getByRole('status')).toContainText('This cannot be checked');
});

test('an unknown name is mapped by hand', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill('query = [[1, 0]]\nkey = [[1, 0]]\nvalue = [[2, 3]]\nmine = [[1.0]]\nother = [[7]]');
  const select = dialog(page).getByRole('combobox', { name: /What is mine/ });
  await expect(select.getByRole('option').nth(1)).toHaveText('scores');
  await select.selectOption('weights');
  await expect(dialog(page).locator('tbody tr')).toContainText('agrees');
  await dialog(page)
    .getByRole('combobox', { name: /What is other/ })
    .selectOption('leave it out');
  await expect(finding(page)).toContainText('The step agrees.');
});

test('nonsense is answered by a message, and stays', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill('weights = [[0.1, ..., 0.3]]');
  await expect(dialog(page).getByRole('status')).toContainText(
    'This cannot be checked: line 1, column 18: weights: printed in short, with “...”',
  );
  await expect(text(page)).toHaveValue('weights = [[0.1, ..., 0.3]]');
  await text(page).fill('query = [[1, 2]]\nweights = [[1]]');
  await expect(dialog(page).getByRole('status')).toContainText('key');
});

/** Gives a text as if it were pasted, which is how long ones arrive. */
async function paste(page: Page, given: string): Promise<void> {
  await text(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true, composed: true };
    field.dispatchEvent(new ClipboardEvent('paste', options));
  }, given);
}

/** Queries, keys and values of 256 tokens and 64 columns, and weights that follow from none of them. */
function longText(): string {
  let state = 1;
  const random = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647).toFixed(4);
  };
  const matrix = (rows: number, cols: number): string =>
    `[${Array.from({ length: rows }, () => `[${Array.from({ length: cols }, random).join(', ')}]`).join(',\n')}]`;
  const inputs = ['query', 'key', 'value'].map((name) => `${name} = ${matrix(256, 64)}`);
  return [...inputs, `weights = ${matrix(256, 256)}`, `context = ${matrix(256, 64)}`].join('\n');
}

test('commas that may be decimal are asked about, and the answer is kept for the text', async ({ page }) => {
  await openDialog(page, 'softmax');
  const ambiguous = 'weights\n0,25\n0,75';
  await text(page).fill(ambiguous);
  const status = dialog(page).getByRole('status');
  await expect(status).toContainText('line 2, column 1: the commas may separate numbers, or be decimal');
  await dialog(page).getByRole('button', { name: 'Decimal commas: 0,25 is one number (2 × 1)' }).click();
  await expect(dialog(page).locator('.reading')).toContainText('decimal commas');
  await expect(dialog(page).locator('.reading')).toContainText('weights (2 × 1)');
  await text(page).fill(`${ambiguous}\n0,5`);
  await expect(dialog(page).locator('.reading')).toContainText('weights (3 × 1)');
  await text(page).fill('');
  await text(page).fill(ambiguous);
  await dialog(page).getByRole('button', { name: 'The commas separate numbers (2 × 2)' }).click();
  await expect(dialog(page).locator('.reading')).toContainText('weights (2 × 2)');
});

const small = 'query = [[1, 0], [0, 1]]\nkey = [[2, 0], [0, 1]]\nvalue = [[1, 2], [3, 4]]\n';

test('how a text was read stands before the verdict, and every matrix can be something else', async ({
  page,
}) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(`${small}attn = [[1.41421356, 0], [0, 0.70710678]]`);
  const reading = dialog(page).locator('.reading');
  await expect(reading).toContainText('Read as lists in brackets');
  await expect(reading.getByRole('listitem').last()).toHaveText(/^attn \(2 × 2\): /);
  const [above, below] = await Promise.all([reading.boundingBox(), finding(page).boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await reading.getByText('Change what your matrices are').click();
  const select = dialog(page).getByRole('combobox', { name: /What is attn/ });
  await select.selectOption('weights');
  await expect(finding(page)).toContainText('The first step that differs is weights.');
  await expect(select).toHaveValue('weights');
  await select.selectOption('scaled_scores');
  await expect(finding(page)).toContainText('The step agrees.');
  await expect(select).toHaveValue('scaled_scores');
  await select.selectOption('leave it out');
  // Nothing is left to compare, and the matrix can be taken in again.
  await expect(dialog(page).getByRole('status')).toContainText('Only inputs were given.');
  await select.selectOption('scaled_scores');
  await expect(finding(page)).toContainText('The step agrees.');
  await text(page).fill(
    `${small}attn = [[1.41421356, 0], [0, 0.70710678]]\nweights = [[0.80443, 0.19557], [0.33024, 0.66976]]`,
  );
  await expect(finding(page)).toContainText('All 2 steps agree.');
  await reading.getByText('Change what your matrices are').click();
  await select.focus();
  await select.selectOption('leave it out');
  await expect(reading.getByRole('listitem').last()).toHaveText('attn (2 × 2): left out');
  await expect(select).toBeFocused();
});

test('the mechanism and its options can be changed', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  // softmax of the causal scores: the first token sees itself alone.
  await text(page).fill(`${small}weights = [[1, 0], [0.330238, 0.669762]]`);
  await expect(finding(page)).toContainText('With mask = causal, the page gives your numbers.');
  await dialog(page).getByRole('combobox', { name: 'mask', exact: true }).selectOption('causal');
  await expect(finding(page)).toContainText('The step agrees.');
  await dialog(page).getByRole('combobox', { name: 'Compare with' }).selectOption('what fits best');
  await expect(finding(page)).toContainText('The step agrees.');
  await expect(dialog(page).getByRole('combobox', { name: 'mask', exact: true })).toHaveValue('causal');
});

test('two findings at once are both told', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  // Causal, and without the scale.
  await text(page).fill(
    `${small}weights = [[1, 0], [0.268941, 0.731059]]\ncontext = [[1, 2], [2.462117, 3.462117]]`,
  );
  await expect(finding(page)).toContainText('mask = causal');
  await expect(finding(page)).toContainText('The scores were not scaled.');
  expect(await violations(page)).toEqual([]);
});

/** Holds back what is sent to workers until `release` is called, so that a check runs as long as the test needs. */
async function holdWorkers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const RealWorker = window.Worker;
    class HeldWorker extends RealWorker {
      override postMessage(...args: unknown[]): void {
        const send = () => super.postMessage(...(args as [unknown, Transferable[]]));
        if (isHeld) held.push(send);
        else send();
      }
    }
    Object.defineProperty(window, 'Worker', { value: HeldWorker });
    document.addEventListener('release-workers', () => {
      isHeld = false;
      for (const send of held) send();
    });
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release-workers')));
}

test('a check runs in a worker, says what it does, and can be cancelled and started again', async ({
  page,
}) => {
  const release = await holdWorkers(page);
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(`${small}weights = [[0.80443, 0.19557], [0.330238, 0.669762]]`);
  const status = dialog(page).locator('.outcome [role=status]');
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await expect(status).toContainText('Loading the engine');
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await cancel.click();
  await expect(status).toContainText('The check was cancelled.');
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(finding(page)).toHaveCount(0);
  await expect(text(page)).toHaveValue(/^query = \[\[/);
  await expect(dialog(page).getByRole('button', { name: 'Check again' })).toBeFocused();
  await release();
  await page.keyboard.press('Enter');
  await expect(finding(page)).toContainText('The step agrees.');
  // The dialog takes its worker with it.
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('another text replaces a check that runs', async ({ page }) => {
  const release = await holdWorkers(page);
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(`${small}weights = [[0.5, 0.5], [0.5, 0.5]]`);
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await text(page).fill(`${small}weights = [[0.80443, 0.19557], [0.330238, 0.669762]]`);
  await release();
  await expect(finding(page)).toContainText('The step agrees.');
});

test('256 tokens are checked, and of two mistakes at once the likeliest are tried', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await paste(page, longText());
  await expect(finding(page)).toContainText('The first step that differs is weights.');
  await expect(dialog(page)).toContainText('only the likeliest were tried');
});

test('a text beyond the limits is refused, and stays', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  const row = `[${Array(64).fill('0.25').join(', ')}],\n`;
  const long = `weights = [${row.repeat(Math.ceil(2_000_000 / row.length))}]`;
  await paste(page, long);
  await expect(dialog(page).getByRole('alert').or(dialog(page).locator('.refused'))).toContainText(
    `the text has ${long.length} characters: at most 2000000 expected`,
  );
  expect((await text(page).inputValue()).length).toBe(long.length);
});

test('numbers of another lesson are compared with what fits, which is told and can be changed', async ({
  page,
}) => {
  await openDialog(page, 'additive-attention');
  await text(page).fill(readFileSync(recorded('pre_norm_and_a_residual_missing.json'), 'utf8'));
  const compared = dialog(page).getByRole('combobox', { name: 'Compare with' });
  await expect(finding(page)).toContainText('The first step that differs is residual_2.');
  await expect(compared).toHaveValue('encoder_layer');
  await expect(dialog(page)).toContainText(
    'Your matrices do not fit the lesson, so they are compared with “Encoder layer”.',
  );
  // The lesson has no such step.
  await expect(finding(page).getByRole('button')).toHaveCount(0);
  await compared.selectOption('Additive attention');
  await expect(dialog(page).locator('.refused')).toContainText('v_a has 8 columns: it must have 1');
  await dialog(page).getByText('Change what your matrices are').click();
  await dialog(page)
    .getByRole('combobox', { name: /^What is self\.w_v/ })
    .selectOption('leave it out');
  await expect(dialog(page).locator('.refused')).toHaveCount(0);
  await expect(dialog(page).getByRole('combobox', { name: /^What is ffn\.w_1/ })).toBeVisible();
  await expect(dialog(page)).not.toContainText('do not fit the lesson');
  await compared.selectOption('what fits best');
  await expect(dialog(page)).toContainText('What fits best: Encoder layer');
  expect(await violations(page)).toEqual([]);
});

test('options that were guessed with another lesson are told', async ({ page }) => {
  await openDialog(page, 'additive-attention');
  await text(page).fill(`${small}weights = [[1, 0], [0.330238, 0.669762]]`);
  await expect(finding(page)).toContainText('The step agrees.');
  await expect(dialog(page)).toContainText('compared with “Scaled dot-product attention”, mask = causal.');
});

test('numbers that differ from those of the lesson stay with the lesson', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(`${small}weights = [[0.9, 0.1], [0.7, 0.3]]\nmine = [[1, 2], [3, 4]]`);
  await expect(finding(page)).toContainText('The first step that differs is weights.');
  await expect(dialog(page).getByRole('combobox', { name: 'Compare with' })).toHaveValue('lesson');
});

test('several files are read as one', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([
      file('query.txt', '1 0\n0 1'),
      file('key.csv', '2,0\n0,1'),
      file('rest.json', '{"value": [[1, 2], [3, 4]], "weights": [[0.80443, 0.19557], [0.330238, 0.669762]]}'),
    ]);
  await expect(dialog(page).locator('.asked')).toContainText(
    'key.csv: line 1, column 1: the commas may separate',
  );
  await dialog(page).getByRole('button', { name: 'The commas separate numbers (2 × 2)' }).click();
  await expect(finding(page)).toContainText('The step agrees.');
  await expect(dialog(page).locator('.chosen-file')).toContainText('query.txt, key.csv, rest.json: 4 arrays');
});

test('everything that was given and chosen is there when the dialog is opened again', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  const long = `${small}mine = [[1, 0], [0.268941, 0.731059]]\n${'# a comment without digits\n'.repeat(8000)}`;
  await paste(page, long);
  await dialog(page)
    .getByRole('combobox', { name: /What is mine/ })
    .selectOption('weights');
  await expect(finding(page)).toContainText('The scores were not scaled.');
  await dialog(page).getByRole('combobox', { name: 'mask', exact: true }).selectOption('causal');
  await expect(finding(page)).not.toContainText('mask = causal');
  await finding(page).getByRole('button', { name: 'Show this step in the lesson' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('button', { name: 'Check my implementation…' }).click();
  await expect(finding(page)).toContainText('The scores were not scaled.');
  await expect(text(page)).toHaveValue(long);
  await expect(dialog(page).getByRole('combobox', { name: 'mask', exact: true })).toHaveValue('causal');
  await dialog(page).locator('input[type=file]').setInputFiles(recorded('einsum_in_a_batch.npz'));
  await expect(dialog(page).locator('.chosen-file')).toContainText('einsum_in_a_batch.npz: ');
  await page.keyboard.press('Escape');
  await openMenu(page);
  await page.getByRole('button', { name: 'Check my implementation…' }).click();
  await expect(dialog(page).locator('.chosen-file')).toContainText('einsum_in_a_batch.npz: ');
  await dialog(page).getByRole('button', { name: 'Remove einsum_in_a_batch.npz' }).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue(long);
});

test('with keys alone, the focus stays where something happens', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('weights\n0,25\n0,75');
  const decimal = dialog(page).getByRole('button', { name: 'Decimal commas: 0,25 is one number (2 × 1)' });
  await expect(decimal).toBeVisible();
  for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
  await expect(decimal).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('.reading')).toContainText('decimal commas');
  await expect(dialog(page).locator('.outcome')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByText('Change what your matrices are')).toBeFocused();
  const clear = dialog(page).getByRole('button', { name: 'Clear the text' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(
    'query = [[1, 0]]\nkey = [[1, 0]]\nvalue = [[2, 3]]\nmine = [[1.0]]\nother = [[7]]',
  );
  const mine = dialog(page).getByRole('combobox', { name: /What is mine/ });
  await mine.focus();
  // Each press chooses the next one.
  await page.keyboard.press('ArrowDown');
  await expect(finding(page)).toContainText('The step that was recognised agrees.');
  await expect(mine).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(finding(page)).toContainText('The first step that differs is scaled_scores.');
  await expect(mine).toBeFocused();
  await expect(dialog(page).getByRole('combobox', { name: /What is other/ })).toHaveValue('?');
});

test('where nothing was recognised, the way of reading ends its sentence', async ({ page }) => {
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill('mine = tensor([[0.4, 0.6], [0.7, 0.3]])');
  await expect(dialog(page).locator('.reading > p').first()).toHaveText('Read as printout of PyTorch.');
});

for (const width of [360, 768])
  test(`nothing is cut off in ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    for (const lang of ['en', 'fr']) {
      await openLab(page, `v=1&lesson=additive-attention&step=weights&lang=${lang}`);
      await page.getByRole('button', { name: lang === 'en' ? 'More' : 'Plus', exact: true }).click();
      await page
        .getByRole('button', {
          name: lang === 'en' ? 'Check my implementation…' : 'Vérifier mon implémentation…',
        })
        .click();
      await dialog(page)
        .getByRole('textbox')
        .fill(readFileSync(recorded('pre_norm_and_a_residual_missing.json'), 'utf8'));
      await expect(finding(page)).toBeVisible();
      const cut = await dialog(page).evaluate((root) =>
        [root, ...root.querySelectorAll('select, input, button, .row, table, .outcome, p')]
          .filter((element) => element.clientWidth > 0)
          .filter(
            (element) =>
              element.getBoundingClientRect().right > root.getBoundingClientRect().right ||
              (element === root && element.scrollWidth > element.clientWidth),
          )
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect(cut).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

test('a flag is as small as on other pages, whatever the figures of the lesson style', async ({ page }) => {
  await openDialog(page, 'multi-head');
  await text(page).fill(readFileSync(recorded('view_without_transpose.json'), 'utf8'));
  await expect(finding(page)).toContainText('cut into heads row by row');
  const box = await dialog(page).getByRole('checkbox', { name: 'bias' }).boundingBox();
  expect(box?.width).toBeLessThan(24);
  expect(box?.height).toBeLessThan(24);
});

test('where no worker can be started, the page checks by itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    });
  });
  await openDialog(page, 'scaled-dot-product');
  await text(page).fill(`${small}weights = [[0.80443, 0.19557], [0.330238, 0.669762]]`);
  await expect(finding(page)).toContainText('The step agrees.');
});

test('the dialog speaks French', async ({ page }) => {
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=weights&lang=fr');
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  await page.getByRole('button', { name: 'Vérifier mon implémentation…' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Vos matrices' });
  await field.fill('weights\n0,25\n0,75');
  await dialog(page)
    .getByRole('button', { name: /^Virgules décimales : 0,25 est un seul nombre/ })
    .click();
  await expect(dialog(page).locator('.reading')).toContainText(/Lu comme .*virgules décimales/);
  await field.fill(`${small}weights = [[1, 0], [0.330238, 0.669762]]`);
  await expect(finding(page)).toContainText('Avec mask = causal');
});
