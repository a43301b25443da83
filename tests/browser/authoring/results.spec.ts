import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { host, publish } from '../support/host';
import { addressAtRest, cellAt, openLab } from '../support/lab';

type Recorded = readonly { readonly name: string; readonly detail: Record<string, unknown> }[];

/** Records `answer`, `result` and `complete` from the start. */
async function listen(page: Page): Promise<() => Promise<Recorded>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const name of ['answer', 'result', 'complete'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) events.push({ name, detail: event.detail });
      });
  });
  return () => page.evaluate(() => Reflect.get(window, 'events'));
}

const tour = JSON.stringify({
  version: 1,
  title: 'Mine',
  lesson: 'masks',
  steps: [
    {
      focus: 'weights',
      prose: 'See [[weights:1,0]].',
      checkpoint: { ask: 'How much is [[weights:1,0]]?', expect: { number: 'weights:1,0' } },
    },
    {
      focus: 'weights',
      prose: 'Look.',
      checkpoint: { ask: 'Which is the largest?', expect: { cell: 'weights:1,max' } },
    },
  ],
});

const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();

test('every answer in a tour is an event, and its end is a result', async ({ page }) => {
  const events = await listen(page);
  await publish(page, `<attention-lab tour='${tour}'></attention-lab>`);
  await page.goto(host);
  const field = page.locator('.checkpoint input.typed');
  await check(page);
  await field.fill('9');
  await check(page);
  await field.fill('0.119');
  await check(page);
  await page.locator('.tour-bar .main').click();
  await cellAt(page, 'weights', 1, 1).click();
  await check(page);
  await expect.poll(async () => (await events()).map(({ name }) => name)).toContain('result');
  const found = await events();
  expect(found.map(({ name }) => name)).toEqual(['answer', 'answer', 'answer', 'complete', 'result']);
  expect(found[0]?.detail).toMatchObject({
    ...{ question: 'tour/1', text: 'How much is 0.119?', kind: 'number' },
    ...{ given: '9', right: false, attempt: 1 },
  });
  expect(found[1]?.detail).toMatchObject({ given: '0.119', right: true, attempt: 2 });
  expect(found[2]?.detail).toMatchObject({ question: 'tour/2', given: 'weights:1,1', right: true });
  expect(found[4]?.detail).toMatchObject({
    ...{ kind: 'tour', id: '', title: 'Mine', total: 2, right: 2, attempts: 3 },
  });
  expect(Number(found[4]?.detail.seconds)).toBeGreaterThan(0);
});

test('the checks of a lesson are events, and their end is a result', async ({ page }) => {
  const events = await listen(page);
  await openLab(page, 'v=1&lesson=scaled-dot-product&step=scores&screen=check-0&grain=key');
  const field = page.locator('.guide-question input.typed');
  await field.fill('0.2');
  await field.press('Enter');
  await field.fill('0.55');
  await field.press('Enter');
  const answers = async () => (await events()).filter(({ name }) => name === 'answer');
  await expect.poll(async () => (await answers()).length).toBe(2);
  expect((await answers())[1]?.detail).toMatchObject({
    ...{ question: 'scaled-dot-product/check-0', kind: 'number' },
    ...{ given: '0.55', right: true, attempt: 2 },
  });
  for (let at = 1; at < 3; at += 1) {
    await page.locator('.stepper .moves').getByRole('button', { name: 'Next' }).click();
    await page.locator('.guide-question').getByRole('button', { name: 'Show me' }).click();
  }
  const results = async () => (await events()).filter(({ name }) => name === 'result');
  await expect.poll(async () => (await results()).length).toBe(1);
  expect((await results())[0]).toMatchObject({
    detail: { kind: 'lesson', id: 'scaled-dot-product', total: 3, right: 1, attempts: 2 },
  });
});

/** The address once it has what a link with a tour has. */
async function tourAddress(page: Page): Promise<string> {
  await expect.poll(() => page.url()).toContain('&tour=');
  return addressAtRest(page);
}

test('a tour travels in the address, and a reload keeps its stop', async ({ page, context }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Check a tour…' }).click();
  await page.locator('dialog.check textarea').fill(tour);
  await page.getByRole('button', { name: 'Start it' }).click();
  await page.locator('.tour-bar .main').click();
  await expect(page.locator('.tour-bar .count')).toHaveText('2 of 2');
  await expect.poll(() => page.url()).toContain('&stop=2');
  const address = await tourAddress(page);
  await page.reload();
  await expect(page.locator('.tour-bar .count')).toHaveText('2 of 2');
  await expect(page.locator('.tour .of')).toHaveText('Mine');
  await page.locator('.tour-bar').getByRole('button', { name: 'Leave the tour' }).click();
  await expect.poll(() => page.url()).not.toContain('&tour=');
  const other = await context.newPage();
  await other.goto(`./embed.html#${address}`);
  await expect(other.locator('.tour-bar .count')).toHaveText('2 of 2');
  await other.goto('./embed.html#v=1&lesson=masks&tour=no-looking-ahead');
  await other.reload();
  await expect(other.locator('.tour-bar .count')).toHaveText('1 of 5');
});

test('answers in a tour survive a reload, and its end is one result that counts them', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Check a tour…' }).click();
  await page.locator('dialog.check textarea').fill(tour);
  await page.getByRole('button', { name: 'Start it' }).click();
  const field = page.locator('.checkpoint input.typed');
  await field.fill('9');
  await check(page);
  await field.fill('0.119');
  await check(page);
  await tourAddress(page);
  const events = await listen(page);
  await page.reload();
  await expect(page.locator('.feedback .right')).toContainText('Right');
  await expect(field).toHaveValue('0.119');
  await page.locator('.tour-bar .main').click();
  await cellAt(page, 'weights', 1, 1).click();
  await check(page);
  await expect.poll(async () => (await events()).map(({ name }) => name)).toContain('result');
  const found = await events();
  expect(found.map(({ name }) => name)).toEqual(['answer', 'complete', 'result']);
  expect(found.at(-1)?.detail).toMatchObject({ kind: 'tour', total: 2, right: 2, attempts: 3 });
  await expect.poll(() => page.url()).toContain('&stop=2');
  await addressAtRest(page);
  await page.reload();
  await expect(page.locator('.feedback .right')).toContainText('Right');
  expect(await events()).toEqual([]);
  await page.locator('.tour-bar .main').click();
  await expect(page.locator('.tour-bar')).toHaveCount(0);
  await page.goto('./lab.html#v=1&lesson=masks&tour=no-looking-ahead');
  await expect(page.locator('.tour-bar .count')).toHaveText('1 of 5');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => !key.startsWith('attention-lab-typed:left:'))).toEqual([]);
});

test('the Share dialog writes the tour into links and snippets', async ({ page }) => {
  await openLab(page, 'v=1&lesson=masks&step=weights&tour=no-looking-ahead&stop=3');
  await expect(page.locator('.tour-bar .count')).toHaveText('3 of 5');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const text = page.locator('#snippet');
  await expect(text).toHaveValue(/#v=1&lesson=masks.*&tour=no-looking-ahead&stop=3$/);
  await page.locator('dialog.share').getByText('Element', { exact: true }).click();
  await expect(text).toHaveValue(/state="[^"]*&amp;tour=no-looking-ahead&amp;stop=3"/);
  await page.locator('dialog.share').getByText('Frame', { exact: true }).click();
  const [, src = ''] = /src="([^"]*)"/.exec(await text.inputValue()) ?? [];
  expect(src).toMatch(/embed\.html#v=1&amp;lesson=masks.*&amp;tour=no-looking-ahead&amp;stop=3$/);
  await page.goto(src.replaceAll('&amp;', '&'));
  await expect(page.locator('.tour-bar .count')).toHaveText('3 of 5');
});
