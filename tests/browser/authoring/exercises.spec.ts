import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, violations } from '../support/accessibility/axe';
import { openMenu } from '../support/acts';
import { host, publish } from '../support/host';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const exercise = (page: Page) => page.locator('attention-lab .exercise:not(.preview-box)');
const fields = (page: Page) => exercise(page).locator('td input');
const feedback = (page: Page) => exercise(page).locator('.feedback');

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`lab.html#exercise=${text}`);
  await expect(exercise(page).locator('h1')).toBeVisible();
}

/** The numbers of a matrix as the page shows them; NaN where a cell is blank. */
async function numbersOf(figure: Locator): Promise<readonly (readonly number[])[]> {
  const rows = await figure.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const texts = await row.locator('td').allInnerTexts();
      return texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text.replace('−', '-'))));
    }),
  );
}

/** The blank row of scores, computed from the matrices on the page. */
async function blankScores(page: Page): Promise<readonly number[]> {
  const figures = exercise(page).locator('figure.numbers');
  const [query = [], keys = [], scores = []] = await Promise.all(
    [0, 1, 2].map((at) => numbersOf(figures.nth(at))),
  );
  const row = query[scores.findIndex((numbers) => numbers.every(Number.isNaN))] ?? [];
  return (keys[0] ?? []).map((_, col) =>
    row.reduce((sum, each, at) => sum + each * (keys[at]?.[col] ?? 0), 0),
  );
}

test('cells are filled in and checked one by one, attempts and hints are counted, and the end says so', async ({
  freshPage: page,
}) => {
  await open(page, 'scaled-dot-product:row:17');
  await page.evaluate(() => {
    Reflect.set(window, 'heard', []);
    for (const name of ['answer', 'result'])
      document.addEventListener(name, (event) =>
        Reflect.get(window, 'heard').push([name, (event as CustomEvent).detail]),
      );
  });
  const right = await blankScores(page);
  await fields(page)
    .nth(0)
    .fill(String((right[0] ?? 0) + 1));
  await fields(page).nth(1).fill(`${right[1]},0`);
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toContainText('too large');
  await expect(fields(page).nth(1)).toHaveAttribute('readonly', '');
  await fields(page).nth(0).fill(String(right[0]));
  await page.keyboard.press('Enter');
  await fields(page).nth(2).focus();
  for (const expected of [/Row|row/, 'That is', undefined]) {
    await exercise(page)
      .getByRole('button', { name: /Hint|Show the answer/ })
      .click();
    if (expected !== undefined) await expect(feedback(page)).toContainText(expected);
  }
  await expect(exercise(page).locator('.summary')).toBeFocused();
  await expect(exercise(page).locator('.summary')).toContainText(
    '2 of 3 right without help, in 3 attempts. 1 answer was shown.',
  );
  const heard = await page.evaluate(() => Reflect.get(window, 'heard'));
  expect(
    heard.map(([name, { right: isRight, attempt }]: [string, { right: unknown; attempt?: number }]) => [
      name,
      isRight,
      attempt,
    ]),
  ).toEqual([
    ['answer', false, 1],
    ['answer', true, 1],
    ['answer', true, 2],
    ['result', 2, undefined],
  ]);
});

test('a usual mistake is recognised', async ({ freshPage: page }) => {
  await open(page, 'scaled-dot-product:cell:2:scaled_scores:0.0');
  const [[unscaled = 0] = []] = await numbersOf(exercise(page).locator('figure.numbers').first());
  await fields(page).fill(String(unscaled));
  await exercise(page).getByRole('button', { name: 'Check' }).click();
  await expect(feedback(page)).toContainText('The scores were not scaled.');
});

test('a reload, another language and the back button keep what was opened', async ({ freshPage: page }) => {
  await open(page, 'masks:row:5');
  const before = await exercise(page).locator('table').allInnerTexts();
  await page.reload();
  await expect(exercise(page).locator('h1')).toHaveText('Masks');
  expect(await exercise(page).locator('table').allInnerTexts()).toEqual(before);
  await fields(page).first().fill('0.125');
  await page.locator('attention-lab').evaluate((lab) => lab.setAttribute('lang', 'fr'));
  await expect(exercise(page).getByRole('button', { name: 'Vérifier' })).toBeVisible();
  await expect(fields(page).first()).toHaveValue('0.125');
  await exercise(page).getByRole('button', { name: 'Ouvrir la leçon' }).click();
  await expect(page.locator('attention-lab [part=header]')).toBeVisible();
  await expect(exercise(page)).toHaveCount(0);
  await page.goBack();
  await expect(fields(page).first()).toBeVisible();
});

test('a reload keeps what was typed, checked and shown, until the reader starts over', async ({
  freshPage: page,
}) => {
  await open(page, 'scaled-dot-product:row:17');
  const right = await blankScores(page);
  await fields(page).nth(0).fill(String(right[0]));
  await fields(page)
    .nth(1)
    .fill(String((right[1] ?? 0) + 1));
  await page.keyboard.press('Enter');
  await fields(page).nth(2).fill('4.');
  await page.reload();
  await expect(fields(page).nth(0)).toHaveAttribute('readonly', '');
  await expect(fields(page).nth(1)).toHaveValue(String((right[1] ?? 0) + 1));
  await expect(fields(page).nth(2)).toHaveValue('4.');
  await expect(feedback(page)).toContainText('too large');
  await fields(page).nth(1).fill(String(right[1]));
  await fields(page).nth(2).fill(String(right[2]));
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(exercise(page).locator('.summary')).toContainText('3 of 3 right without help, in 4 attempts.');
  await exercise(page).getByRole('button', { name: 'Start over' }).click();
  await expect(fields(page).nth(0)).toBeFocused();
  await page.reload();
  await expect(fields(page).nth(0)).toHaveValue('');
});

test('without storage, in a sandbox, an exercise works and lasts as long as the page', async ({
  freshPage: page,
}) => {
  const frame =
    '<iframe title="An exercise" sandbox="allow-scripts" width="900" height="800" src="embed.html?exercise=dot-product:cell:3"></iframe>';
  const log = await publish(page, frame, { 'access-control-allow-origin': '*' });
  await page.goto(host);
  const inside = page.frameLocator('iframe');
  const field = inside.locator('.exercise td input');
  await field.fill('99');
  await inside.getByRole('button', { name: 'Check' }).click();
  await expect(inside.locator('.feedback')).toContainText('too large');
  const isRefused = await field.evaluate(() => {
    try {
      return sessionStorage.length < 0;
    } catch {
      return true;
    }
  });
  expect(isRefused).toBe(true);
  expect(log.pageErrors).toEqual([]);
});

test('masks are chosen, mistakes found and steps ordered', async ({ freshPage: page }) => {
  await open(page, 'masks:mask:3');
  for (let mask = 0; mask < 4; mask += 1) {
    if (await exercise(page).locator('.summary').isVisible()) break;
    await exercise(page).getByRole('radio').nth(mask).check();
    await exercise(page).getByRole('button', { name: 'Check' }).click();
  }
  await expect(exercise(page).locator('.summary')).toContainText('1 of 1');
  await open(page, 'masks:mistake:3');
  await exercise(page).getByRole('button', { name: 'Check' }).click();
  await expect(feedback(page)).toContainText('Choose the cell');
  const cells = exercise(page).locator('.pick');
  const count = await cells.count();
  for (let at = 0; at < count && (await cells.count()) > 0; at += 1) {
    await cells.nth(at).click();
    await exercise(page).getByRole('button', { name: 'Check' }).click();
  }
  await expect(feedback(page)).toContainText('What is the right number?');
  await expect(fields(page)).toHaveCount(1);
  await open(page, 'dot-product:order:3');
  const order = ['keys transposed', 'scores', 'attention weights', 'context'];
  for (const [at, step] of order.entries()) {
    const up = exercise(page).getByRole('button', { name: `Move ${step} up`, exact: true });
    const steps = exercise(page).locator('.steps li > span:first-child');
    for (let turn = 0; turn < 4 && (await steps.nth(at).textContent()) !== step; turn += 1) await up.click();
  }
  await exercise(page).getByRole('button', { name: 'Check' }).click();
  await expect(exercise(page).locator('.summary')).toContainText('1 of 1');
});

test('a wrong link says what is wrong, and leads to the lessons', async ({ freshPage: page }) => {
  await page.goto('lab.html#exercise=masks:row:0');
  await expect(page.getByRole('alert')).toContainText('seed is "0"');
  await page.goto('lab.html#exercise=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('alert')).toContainText('lesson is');
  await expect(page.locator('attention-lab img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the lesson' }).click();
  await expect(page.locator('attention-lab [part=header]')).toBeVisible();
});

test('the attribute shows an exercise under a strict policy, and follows changes', async ({
  freshPage: page,
}) => {
  const strict = {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; " +
      "img-src 'self' data:; require-trusted-types-for 'script'",
  };
  const log = await publish(page, '<attention-lab exercise="dot-product:row:3"></attention-lab>', strict);
  await page.goto(host);
  await expect(fields(page)).toHaveCount(3);
  await page.locator('attention-lab').evaluate((lab) => lab.setAttribute('exercise', 'dot-product:cell:3'));
  await expect(fields(page)).toHaveCount(1);
  await page.locator('attention-lab').evaluate((lab) => lab.removeAttribute('exercise'));
  await expect(page.locator('attention-lab .stage td').first()).toBeVisible();
  expect(log.pageErrors).toEqual([]);
});

test('rounding slips are called that, a masked 0 is 0, and an infinity can be typed', async ({
  freshPage: page,
}) => {
  await open(page, 'masks:row:17');
  for (const [at, text] of ['0.56', '0.09', '0.36', '0.01'].entries()) await fields(page).nth(at).fill(text);
  await page.keyboard.press('Enter');
  await expect(feedback(page).getByText('close, a rounding slip')).toHaveCount(3);
  await expect(feedback(page).getByText('too large')).toHaveCount(1);
  await expect(feedback(page)).not.toContainText('A common mistake');
  for (const [at, text] of ['0,57', '８％', '.35', '0'].entries()) await fields(page).nth(at).fill(text);
  await page.keyboard.press('Enter');
  await expect(exercise(page).locator('.summary')).toContainText('4 of 4');
  await open(page, 'masks:row:17:masked_scores');
  await expect(exercise(page).locator('.ask')).toContainText('-inf');
  for (const [at, text] of ['2,5', '–1.5', '-inf', '−∞'].entries()) await fields(page).nth(at).fill(text);
  await page.keyboard.press('Enter');
  await expect(exercise(page).locator('.summary')).toContainText('4 of 4');
});

test('the rule for a tie is on the page, in French too', async ({ freshPage: page }) => {
  await open(page, 'soft-addressing:row:101:hard_weights');
  await expect(exercise(page).locator('.ask')).toContainText(
    'they share the weight equally: two get 0.5 each',
  );
  // Another document: the language is that of the address when the page is opened.
  await page.goto('about:blank');
  await page.goto('lab.html#exercise=soft-addressing:row:101:hard_weights&lang=fr');
  await expect(exercise(page).locator('.ask')).toContainText('deux reçoivent 0,5 chacun');
});

test('the dialog makes, opens and prints exercises', async ({ page }) => {
  await openLesson(page, 'self-attention', 'scores');
  await openMenu(page);
  await page.getByRole('button', { name: 'Make an exercise…' }).click();
  const dialog = page.locator('dialog.make-exercise');
  await expect(dialog.locator('.preview-box table').first()).toBeVisible();
  await expect(dialog.locator('select[name=step]')).toHaveValue('scores');
  await expectAccessible(page, 'the dialog');
  await dialog.getByLabel('Seed', { exact: true }).fill('x7');
  await expect(dialog.getByRole('alert')).toContainText('seed is "x7"');
  const steps = dialog.locator('select[name=step] option');
  const titles = await steps.allTextContents();
  expect(titles).toContain('attention weights');
  for (const seed of ['', '0']) {
    await dialog.getByLabel('Seed', { exact: true }).fill(seed);
    await expect(dialog.getByRole('alert')).toContainText(`seed is "${seed}"`);
    await expect(steps).toHaveText(titles);
  }
  await dialog.getByLabel('Seed', { exact: true }).fill('7');
  await dialog.locator('select[name=kind]').selectOption('cell');
  await dialog
    .getByRole('button', { name: /blank$/ })
    .first()
    .click();
  await expect(dialog.locator('.address')).toHaveValue(
    /#exercise=self-attention:cell:7:scores:\d\.\d,0\.0$|:0\.0$/,
  );
  await dialog.getByLabel('Number of sheets').fill('many');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  await expect(dialog.locator('.sheets-status')).toContainText('"many"');
  await dialog.getByLabel('Number of sheets').fill('3');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.match(/class="sheet"/g)).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Print sheets' }).click();
  const frame = page.frameLocator('iframe[data-sheets]');
  await expect(frame.locator('.sheet')).toHaveCount(3);
  await expect(frame.locator('.key')).toContainText('Seed 9');
  await dialog.getByRole('button', { name: 'Open here' }).click();
  await expect(fields(page)).not.toHaveCount(0);
  await expectAccessible(page, 'the exercise');
});

test('an exercise travels as a link, an element and a frame', async ({ freshPage: page }) => {
  await openLesson(page, 'dot-product', 'scores');
  await openMenu(page);
  await page.getByRole('button', { name: 'Make an exercise…' }).click();
  const dialog = page.locator('dialog.make-exercise');
  const written = async (kind: string) => {
    await dialog.getByRole('radio', { name: kind, exact: true }).check();
    return dialog.locator('.address').inputValue();
  };
  await expect(dialog.locator('.address')).toHaveValue(/lab\.html#exercise=dot-product:row:1:scores$/);
  const link = await written('Link');
  const [, src = ''] = /src="([^"]*)"/.exec(await written('Frame')) ?? [];
  const [script = '', tag = ''] = (await written('Element')).split('\n');
  expect(src).toMatch(/embed\.html\?exercise=dot-product:row:1:scores$/);
  expect(script).toMatch(/^<script type="module" src="[^"]*attention-lab\.js"><\/script>$/);
  const tables: string[][] = [];
  const log = await publish(page, tag);
  for (const address of [link, src, host]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(fields(page)).toHaveCount(3);
    tables.push(await exercise(page).locator('table').allInnerTexts());
  }
  expect(tables[1]).toEqual(tables[0]);
  expect(tables[2]).toEqual(tables[0]);
  expect(log.pageErrors).toEqual([]);
});

test('nothing is wider than a phone', async ({ freshPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const text of ['scaled-dot-product:row:17', 'masks:mask:3', 'layer-norm:order:2', 'masks:mistake:3']) {
    await open(page, text);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, text).toBeLessThanOrEqual(0);
  }
  expect(await violations(page)).toEqual([]);
});
