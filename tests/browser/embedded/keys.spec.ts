import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';

/** A page that listens as slides and notebooks do, and writes down which keys have reached it. */
async function openOn(page: Page, attributes: string): Promise<Locator> {
  await publish(
    page,
    `<attention-lab loading="eager" ${attributes}></attention-lab>
    <script>
      window.heard = [];
      for (const type of ['keydown', 'keypress', 'keyup'])
        document.addEventListener(type, (event) => heard.push(type + ' ' + event.key));
    </script>`,
  );
  await page.goto(host);
  const lab = page.locator('attention-lab');
  await expect(lab.locator('.lab:not([hidden])').first()).toBeVisible();
  return lab;
}

async function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'heard').splice(0));
}

/** Turns slides, opens their overview, their notes and their search. */
const slideKeys = [
  'n',
  'p',
  ' ',
  'f',
  's',
  'o',
  '.',
  '/',
  '?',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  '7',
];

async function expectKept(page: Page, field: Locator, keys = slideKeys): Promise<void> {
  await field.focus();
  await heard(page);
  for (const key of keys) await field.press(key);
  expect(await heard(page), `${field}`).toEqual([]);
}

test('keys typed in fields stay inside: cells, explanation, words, search', async ({ page }) => {
  const lab = await openOn(page, 'lesson="scaled-dot-product" step="context"');
  const cell = lab.locator('.stage td[data-node="value"][data-row="1"][data-col="1"]');
  await cell.focus();
  await heard(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('-0.5');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  expect(await heard(page), 'a cell').toEqual([]);
  await expect(cell).toContainText('−0.5');
  await page.keyboard.press('/');
  const search = lab.getByRole('combobox');
  await expect(search).toBeFocused();
  expect(await heard(page), 'opening the search').toEqual([]);
  await page.keyboard.type('n f.?/ 1');
  await page.keyboard.press('ArrowDown');
  await expect(search).toHaveValue('n f.?/ 1');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  expect(
    (await heard(page)).filter((each) => each !== 'keyup Escape'),
    'the search',
  ).toEqual([]);
  await cell.click();
  await expectKept(page, lab.locator('.why .owned input'));
});

test('keys of words, sliders, choices and buttons stay inside, others go on to the page', async ({
  page,
}) => {
  const lab = await openOn(page, 'lesson="scaled-dot-product" step="context"');
  await lab.getByText('Change anything').click();
  const words = lab.locator('.controls input[type="text"]').first();
  await expectKept(page, words);
  for (const selector of ['input[type="range"]', 'input[type="radio"]', 'input[type="number"]', 'select']) {
    const found = lab.locator(`.controls ${selector}`);
    for (const field of (await found.all()).slice(0, 1)) {
      await field.focus();
      await heard(page);
      for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
      expect(await heard(page), selector).toEqual([]);
    }
  }
  const button = lab.locator('.stepper button:enabled').first();
  await button.focus();
  await heard(page);
  await page.keyboard.press('Space');
  expect(await heard(page), 'a button').toEqual([]);
  // What nothing in the element uses.
  await button.focus();
  for (const key of ['PageDown', 'F9', 'n', 'Control+s']) {
    await heard(page);
    await page.keyboard.press(key);
    const last = key.split('+').at(-1);
    expect(await heard(page), key).toEqual(expect.arrayContaining([`keydown ${last}`, `keyup ${last}`]));
  }
  await words.focus();
  for (const key of ['F9', 'PageDown', 'Control+s', 'Control+Enter', 'Tab']) {
    await words.focus();
    await heard(page);
    await page.keyboard.press(key);
    expect(await heard(page), key).toContain(`keydown ${key.split('+').at(-1)}`);
  }
  await words.focus();
  await heard(page);
  for (const key of ['Control+a', 'Control+c', 'Control+z', 'Shift+ArrowLeft', 'Delete'])
    await page.keyboard.press(key);
  expect(
    (await heard(page)).filter((each) => !/Control|Shift/.test(each)),
    'editing',
  ).toEqual([]);
});

test('keys of a tour and of an exercise stay inside', async ({ page }) => {
  const tour = {
    ...{ version: 1, title: 'Mine', lesson: 'scaled-dot-product' },
    steps: [
      {
        ...{ focus: 'weights', prose: 'Look.' },
        checkpoint: { ask: 'How much?', expect: { number: 'weights:0,0' } },
      },
    ],
  };
  const lab = await openOn(page, `tour='${JSON.stringify(tour)}'`);
  await expectKept(page, lab.locator('.checkpoint input.typed'));
  const sheet = await openOn(page, 'exercise="scaled-dot-product:row:17"');
  await expectKept(page, sheet.locator('.exercise td input').first());
});

test('keys while a dialog is open stay inside', async ({ page }) => {
  const lab = await openOn(page, 'lesson="scaled-dot-product" step="context"');
  await lab.getByRole('button', { name: 'Share' }).click();
  const dialog = lab.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await heard(page);
  for (const key of ['n', '.', 'ArrowLeft', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  // The dialog was closed while Escape was held: what comes after it may reach the page.
  expect((await heard(page)).filter((each) => each !== 'keyup Escape')).toEqual([]);
});
