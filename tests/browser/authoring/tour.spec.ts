import { expect, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { edit } from '../support/acts';
import { host, publish } from '../support/host';
import { cellAt, openLab } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

const bar = (page: Page) => page.locator('.tour-bar');
const next = (page: Page) => bar(page).locator('.main');
const tourText = (page: Page) => page.locator('.tour .step-text');
const feedback = (page: Page) => page.locator('.feedback');
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();

/** Opens a built-in tour from the list of lessons. */
async function openTour(page: Page, id: string): Promise<void> {
  await openLab(page);
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.locator(`[data-tour="${id}"]`).click();
  await expect(bar(page)).toBeVisible();
}

/** Records the events of the page from the start. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['complete', 'error'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) events.push(`${name} ${JSON.stringify(event.detail)}`);
      });
  });
  return () => page.evaluate(() => Reflect.get(window, 'events'));
}

async function answer(page: Page, text: string): Promise<void> {
  await page.locator('.checkpoint input.typed').fill(text);
  await check(page);
}

test('a tour leads through its stops, asks, and is complete at its end', async ({ freshPage: page }) => {
  const events = await listen(page);
  await openTour(page, 'how-a-weight-is-made');
  await expect(bar(page).locator('.count')).toHaveText('1 of 7');
  await expect(tourText(page)).toContainText('0.331');
  await expect(cellAt(page, 'weights', 2, 1)).toHaveAttribute('aria-selected', 'true');
  for (const focus of ['query', 'key', 'scores']) {
    await next(page).click();
    await expect(page.locator('[data-equation]').first()).toHaveAttribute('data-equation', focus);
  }
  await answer(page, '4');
  await expect(feedback(page)).toContainText('Not yet: that is too large.');
  await expect(feedback(page)).toContainText('In pairs');
  await answer(page, '3');
  await expect(feedback(page)).toContainText('Right: scores[bird, that] is 3.');
  await next(page).click();
  await page.getByRole('radio', { name: 'They would spread further from 0.' }).check();
  await check(page);
  await expect(feedback(page)).toHaveText('Right.');
  await next(page).click();
  await check(page);
  await expect(feedback(page)).toContainText('Nothing is selected yet.');
  await cellAt(page, 'weights', 2, 1).click();
  await check(page);
  await expect(feedback(page)).toContainText('Not yet.');
  await cellAt(page, 'weights', 2, 2).click();
  await check(page);
  await expect(feedback(page)).toContainText('Right: attention weights[bird, bird] is 0.547.');
  expect(await events()).toEqual([]);
  await next(page).click();
  await expect(bar(page).locator('.count')).toHaveText('7 of 7');
  await expect.poll(events).toEqual(['complete {"lesson":"scaled-dot-product","by":"tour"}']);
  await next(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.stepper .count')).toContainText('6 of 6');
  await expect(page.locator('.notice')).toContainText('Finished: 3 of 3 right.');
});

test('a tour that is left before its end, or asks nothing, says nothing', async ({ freshPage: page }) => {
  await openTour(page, 'how-a-weight-is-made');
  await bar(page).getByRole('button', { name: 'Leave the tour' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.notice')).toHaveCount(0);
  await publish(page, `<attention-lab tour='${tour()}'></attention-lab>`);
  await page.goto(host);
  await next(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('the answers follow when the reader changes the numbers', async ({ page }) => {
  await openTour(page, 'how-a-weight-is-made');
  await next(page).click();
  await edit(page, 'query', 2, 1, '5');
  for (let stop = 0; stop < 2; stop += 1) await next(page).click();
  await answer(page, '3');
  await expect(feedback(page)).toContainText('too small');
  await answer(page, '6');
  await expect(feedback(page)).toContainText('Right: scores[bird, that] is 6.');
});

test('after two wrong answers the number can be shown', async ({ page }) => {
  await openTour(page, 'how-a-weight-is-made');
  for (let stop = 0; stop < 3; stop += 1) await next(page).click();
  await answer(page, '0');
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
  await answer(page, '1');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(cellAt(page, 'scores', 2, 1)).toHaveAttribute('aria-selected', 'true');
});

test('works with the keyboard, and offers a way back after navigating elsewhere', async ({ page }) => {
  await openTour(page, 'no-looking-ahead');
  await next(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar(page).locator('.count')).toHaveText('2 of 5');
  await page.keyboard.press('End');
  await expect(bar(page).locator('.count')).toHaveText('5 of 5');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(bar(page).locator('.count')).toHaveText('3 of 5');
  await page.locator('.strip .frame').first().click();
  await page.getByRole('button', { name: 'Back to stop 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.wandered')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the tour' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
});

test('a tour that starts from its own numbers can be undone', async ({ page }) => {
  await openTour(page, 'a-dictionary-lookup');
  await expect(page.locator('.strip')).toHaveCount(0);
  await expect(page.locator('.stage').getByText('dog').first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave the tour' }).click();
  await expect(page.locator('.strip')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.stage').getByText('Watch').first()).toBeVisible();
});

const step = { focus: 'weights', prose: 'See [[weights:1,0]].' };
const tour = (more: object = {}): string =>
  JSON.stringify({ version: 1, title: 'Mine', lesson: 'masks', steps: [step], ...more }, null, 1);

test.describe('in a host page', () => {
  test('the attribute takes an address', async ({ freshPage: page }) => {
    const { pageErrors } = await publish(
      page,
      '<attention-lab tour="mine.json" lock="lesson"></attention-lab>',
    );
    const body = tour({ hide: 'strip' });
    await page.route(`${host}mine.json`, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto(host);
    await expect(tourText(page)).toHaveText('See 0.119.');
    await expect(page.locator('.strip')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Leave the tour' })).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test('the attribute takes the JSON itself, and another one later', async ({ freshPage: page }) => {
    await publish(page, `<attention-lab tour='${tour()}'></attention-lab>`);
    await page.goto(host);
    await expect(tourText(page)).toHaveText('See 0.119.');
    const put = (text: string) =>
      page.evaluate((other) => document.querySelector('attention-lab')?.setAttribute('tour', other), text);
    await put(tour({ title: 'Other' }));
    await expect(page.locator('.tour .of')).toHaveText('Other');
    await put('');
    await expect(bar(page)).toHaveCount(0);
  });

  test('an invalid tour is reported, line by line', async ({ freshPage: page }) => {
    const events = await listen(page);
    const steps = [
      { focus: 'wieghts', prose: 'x' },
      { focus: 'weights:9,9', prose: 'x' },
    ];
    await publish(page, `<attention-lab lesson="masks" tour='${tour({ steps })}'></attention-lab>`);
    await page.goto(host);
    const notice = page.locator('.notice');
    await expect(notice).toContainText(
      'Line 7: step 1, focus: there is no node "wieghts": known are weights',
    );
    await expect(notice).toContainText('Line 11: step 2, focus: weights has 4 rows and 4 columns');
    await expect.poll(async () => (await events()).join()).toContain('"code":"tour"');
    await page.locator('.moves').getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('.stepper .count')).toContainText('of');
  });

  test('a missing tour is reported', async ({ freshPage: page }) => {
    await publish(page, '<attention-lab tour="nowhere.json"></attention-lab>');
    await page.goto(host);
    await expect(page.locator('.notice')).toContainText('nowhere.json');
    await expect(page.locator('.stage td').first()).toBeVisible();
  });

  test('a mistyped name of a built-in tour is no file', async ({ freshPage: page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await publish(page, '<attention-lab tour="nope"></attention-lab>');
    await page.goto(host);
    const text = 'there is no tour "nope": built-in ones are how-a-weight-is-made,';
    await expect(page.locator('.notice')).toContainText(text);
    await page.goto('lab.html#v=1&lesson=masks&tour=nope&stop=2');
    await expect(page.locator('.notice')).toContainText(text);
    expect(requests.filter((url) => url.endsWith('/nope'))).toEqual([]);
  });

  test('an endless tour response is not read completely', async ({ freshPage: page }) => {
    await publish(page, '<attention-lab tour="endless.json"></attention-lab>');
    await page.route(`${host}endless.json`, (route) => route.fulfill({ body: ' '.repeat(5_000_000) }));
    await page.goto(host);
    await expect(page.locator('.notice')).toContainText('at most 200000', { timeout: timeout(20) });
  });
});

test('a question hides the number that it asks for, until it is answered', async ({ page }) => {
  await openTour(page, 'how-a-weight-is-made');
  for (let stop = 0; stop < 3; stop += 1) await next(page).click();
  const asked = cellAt(page, 'scores', 2, 1);
  await expect(asked).not.toContainText('3');
  await asked.click();
  await expect(asked).not.toHaveAttribute('aria-selected', 'true');
  await expect(cellAt(page, 'query', 2, 1)).toContainText(/\d/);
  await answer(page, '3');
  await expect(asked).toContainText('3');
  await asked.click();
  await expect(asked).toHaveAttribute('aria-selected', 'true');
});

test('Finish tells which questions are open, and then ends the tour', async ({ page }) => {
  await openTour(page, 'how-a-weight-is-made');
  await page.keyboard.press('End');
  await next(page).click();
  await expect(page.locator('.notice')).toContainText(
    '3 questions have no right answer yet: at the stops 4, 5, 6.',
  );
  await expect(next(page)).toHaveText('Finish anyway');
  await next(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('.notice.refused')).toHaveCount(0);
  await expect(page.locator('.notice')).toContainText('Finished: 0 of 3 right.');
});

test('what Finish tells about open questions follows the answers', async ({ freshPage: page }) => {
  const checkpoint = { ask: 'More?', expect: { choice: ['yes', 'no'], answer: 0 } };
  const steps = [
    { ...step, checkpoint },
    { ...step, checkpoint },
  ];
  await publish(page, `<attention-lab tour='${tour({ steps })}'></attention-lab>`);
  await page.goto(host);
  await next(page).click();
  await next(page).click();
  const notice = page.locator('.notice.refused');
  await expect(notice).toContainText('2 questions have no right answer yet: at the stops 1, 2.');
  await page.getByRole('radio', { name: 'yes' }).check();
  await check(page);
  await expect(notice).toContainText('One question has no right answer yet: at stop 1.');
  await bar(page).getByRole('button', { name: 'Leave the tour' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test('all mistakes of a tour are listed at once, in the order of their lines', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Check a tour…' }).click();
  const dialog = page.locator('dialog#lazy-dialog.check');
  const steps = [
    { focus: 'wieghts', prose: 'See [[nope]].' },
    { focus: 'weights', prose: 'x', ckeckpoint: {} },
    { focus: 'weights', prose: 'x', checkpoint: { ask: 'x', expect: { cell: 'weights:9,9' } } },
  ];
  await dialog.locator('textarea').fill(tour({ tokens: ['only', 'three', 'words', 'are'], steps }));
  await expect(dialog.locator('.found li')).toHaveCount(4);
  await expect(dialog.locator('.found')).toContainText('4 things are wrong');
  const lines = (await dialog.locator('.found li b').allTextContents()).map((text) =>
    Number(/\d+/.exec(text)),
  );
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
});

test('an author can check a tour, and follow it when nothing is wrong', async ({ page }) => {
  await openLab(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Check a tour…' }).click();
  const dialog = page.locator('dialog#lazy-dialog.check');
  await dialog.locator('textarea').fill(tour({ steps: [{ ...step, prose: 'See [[nope]].' }] }));
  await expect(dialog.locator('.found li')).toHaveText(
    'Line 8 step 1, prose: [[nope]] leads nowhere in this run',
  );
  await expect(dialog.getByRole('button', { name: 'Start it' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.locator('textarea').fill(tour());
  await expect(dialog.locator('.found')).toHaveText('Nothing is wrong with it.');
  await dialog.getByRole('button', { name: 'Start it' }).click();
  await expect(tourText(page)).toHaveText('See 0.119.');
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${colorScheme}, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('axe finds nothing at any stop', async ({ page }) => {
      await openTour(page, 'how-a-weight-is-made');
      for (let stop = 1; stop <= 7; stop += 1) {
        await expect(bar(page).locator('.count')).toHaveText(`${stop} of 7`);
        expect.soft(await violations(page), `stop ${stop}`).toEqual([]);
        if (stop < 7) await next(page).click();
      }
    });
  });
}

test('an element that is moved in the page goes on with its tour', async ({ freshPage: page }) => {
  await publish(page, '<attention-lab tour="how-a-weight-is-made"></attention-lab><aside></aside>');
  await page.goto(host);
  await next(page).click();
  await expect(bar(page).locator('.count')).toHaveText('2 of 7');
  await page.evaluate(() =>
    document.querySelector('aside')?.append(document.querySelector('attention-lab') ?? ''),
  );
  await expect(page.locator('aside attention-lab .tour-bar .count')).toHaveText('2 of 7');
  await bar(page).getByRole('button', { name: 'Leave the tour' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a state that is refused leaves the tour at its stop, a valid one brings its own', async ({
  freshPage: page,
}) => {
  const events = await listen(page);
  await publish(page, '<attention-lab tour="how-a-weight-is-made"></attention-lab>');
  await page.goto(host);
  const count = bar(page).locator('.count');
  await next(page).click();
  await expect(count).toHaveText('2 of 7');
  const refused = ['getter', 'version'] as const;
  for (const [at, kind] of refused.entries()) {
    await page.locator('attention-lab').evaluate(async (lab, why) => {
      const saved = { ...Reflect.get(lab, 'state'), tour: { tour: 'how-a-weight-is-made', stop: 1 } };
      if (why === 'version') saved.version = 9;
      else
        Object.defineProperty(saved, 'options', {
          enumerable: true,
          get() {
            throw new TypeError('the page says no');
          },
        });
      Reflect.set(lab, 'state', saved);
      await Reflect.get(lab, 'updateComplete');
    }, kind);
    await expect.poll(async () => (await events()).length).toBe(at + 1);
    await expect(count).toHaveText('2 of 7');
  }
  expect((await events()).join()).toContain('the page says no');
  await page.locator('attention-lab').evaluate((lab) => {
    const saved = { ...Reflect.get(lab, 'state'), tour: { tour: 'how-a-weight-is-made', stop: 4 } };
    Reflect.set(lab, 'state', saved);
    // Another attribute that changes before the state has been opened.
    setTimeout(() => lab.setAttribute('step', 'scores'));
  });
  await expect(count).toHaveText('4 of 7');
});

test('on a phone the text of every stop is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTour(page, 'how-a-weight-is-made');
  const isInSight = async () => {
    const box = await tourText(page).boundingBox();
    const foot = await page.locator('.foot').boundingBox();
    return box !== null && foot !== null && box.y >= 0 && box.y + box.height <= foot.y;
  };
  for (let stop = 1; stop <= 5; stop += 1) {
    await expect(bar(page).locator('.count')).toHaveText(`${stop} of 7`);
    await expect.poll(isInSight).toBe(true);
    await expect(next(page)).toBeInViewport({ ratio: 1 });
    await next(page).click();
  }
});

test('on a phone the text of a tour in an attribute is visible without scrolling', async ({
  freshPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await publish(page, '<attention-lab tour="how-a-weight-is-made"></attention-lab>');
  await page.goto(host);
  await expect(tourText(page)).toContainText('0.331');
  const lines = async () => {
    const [box, foot] = [await tourText(page).boundingBox(), await page.locator('.foot').boundingBox()];
    return ((foot?.y ?? 0) - (box?.y ?? Number.NaN)) / 24;
  };
  await expect.poll(lines).toBeGreaterThan(2);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
