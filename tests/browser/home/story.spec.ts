import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AttentionLab } from '../../../web/element/attention-lab';
import type { Story } from '../../../web/story/story';
import { test } from '../recorded-test';
import { expectAccessible, violationsInMotion } from '../support/accessibility/axe';
import { fingersOf } from '../support/fingers';
import { setTextSize } from '../support/fonts';
import { host, publish } from '../support/host';
import { openLab } from '../support/lab';
import { timeout } from '../timeouts';
import { labIsWhole } from '../whole-pages';

const story: Story = JSON.parse(readFileSync('web/generated/story.json', 'utf8'));

/** Opens the home page and waits until its script runs. */
async function openHome(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.story[data-layout]')).toBeVisible();
}

/** Opens the form for own words at the end of the first part, and returns its field. */
async function openOwnWords(page: Page): Promise<Locator> {
  await openHome(page, '#t=6.05');
  await page.getByRole('button', { name: 'Change the English sentence' }).click();
  return page.getByRole('textbox', { name: 'English sentence' });
}

/** Goes to a time by the address. */
async function seek(page: Page, time: number): Promise<void> {
  await page.evaluate((value) => {
    location.hash = `t=${value}`;
  }, time);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

interface ShownNumber {
  readonly name: string;
  readonly text: string;
}

const shownNumbers = (page: Page): Promise<readonly ShownNumber[]> =>
  page
    .locator('.story-picture text')
    .evaluateAll((all) =>
      all
        .map((each) => ({ name: each.getAttribute('data-number') ?? '', text: each.textContent ?? '' }))
        .filter(({ name, text }) => name !== '' || /\d\.\d/.test(text)),
    );

/** The number of the story that a text names; the sum of products without digits is `rest`. */
function expectedNumber(name: string, chips: number): number {
  const { after, attention, opened } = story;
  if (name === 'rest') {
    const sorted = opened.products.toSorted((one, other) => Math.abs(other) - Math.abs(one));
    return sorted.slice(chips).reduce((sum, each) => sum + each, 0);
  }
  const [matrix = '', place = ''] = name.split(':');
  const [row = -1, col = -1] = place.split(',').map(Number);
  const rows = { ...attention, weights: after.weights, product: [opened.products] }[matrix];
  return rows?.[row]?.[col] ?? Number.NaN;
}

function isRounded(text: string, value: number): boolean {
  const written = /[\u2212-]?\d+(?:\.(\d+))?$/.exec(text);
  if (text === '0') return Math.abs(value) < 0.005;
  const decimals = written?.[1]?.length ?? 0;
  return Math.abs(Number((written?.[0] ?? 'NaN').replace('\u2212', '-')) - value) <= 0.5001 * 10 ** -decimals;
}

const currentBeat = (page: Page) => page.locator('.story-beat[aria-current="step"]');

test('every number is one of the engine, at several times of every beat', async ({ page }) => {
  for (const [width, chips] of [
    [1440, 8],
    [768, 6],
    [390, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page, '#t=0');
    const names = new Set<string>();
    for (let time = 0.5; time < 36.6; time += 0.55) {
      await seek(page, time);
      const shown = await shownNumbers(page);
      for (const { name } of shown) names.add(name.split(':')[0] ?? '');
      const wrong = shown.filter(({ name, text }) => !isRounded(text, expectedNumber(name, chips)));
      expect(wrong, `${width} px, ${time} s`).toEqual([]);
    }
    const matrices = [
      'context',
      'key',
      'product',
      'query',
      'rest',
      'scaled_scores',
      'scores',
      'value',
      'weights',
    ];
    expect([...names].sort()).toEqual(matrices);
  }
});

test('seeking away and back gives the same picture', async ({ page }) => {
  await openHome(page, '#t=0');
  for (const time of [3.1, 7.4, 12.6, 18.3, 21.2, 24, 26, 28, 31, 33]) {
    await seek(page, time);
    const picture = page.locator('.story-picture');
    const before = await picture.evaluateHandle((element) => element.cloneNode(true));
    await seek(page, 36);
    await seek(page, 0.5);
    await seek(page, time);
    expect(await picture.evaluate((element, other) => element.isEqualNode(other), before), `${time} s`).toBe(
      true,
    );
  }
});

test('it plays by itself, and stops when it is touched', async ({ page }) => {
  await openHome(page);
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  await expect(page.locator('.story-caption')).toContainText('it looks at', { timeout: timeout(10) });
  await page.locator('.story-picture').click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('with the keyboard only', async ({ page }) => {
  await openHome(page, '#t=0');
  await page.keyboard.press('ArrowRight');
  await expect(currentBeat(page)).toHaveText('One letter');
  expect(page.url()).toMatch(/#beat=2$/);
  await expect(page.locator('.story-spoken')).toContainText('le chat blanc attend.');
  await expect(page.locator('.story-picture')).toHaveAttribute(
    'aria-label',
    /blanc looks at white \(0\.84\)/,
  );
  for (const name of ['A table', 'One cell', 'A mixture', 'The formula']) {
    await page.keyboard.press('ArrowRight');
    await expect(currentBeat(page)).toHaveText(name);
  }
  await page.keyboard.press('Home');
  await expect(currentBeat(page)).toHaveText('It looks');
  await page.keyboard.press('End');
  await expect(page.locator('.story-spoken')).toContainText('C equals softmax');
  await expect(currentBeat(page)).toHaveText('The formula');
  await page.keyboard.press('ArrowLeft');
  await expect(currentBeat(page)).toHaveText('A mixture');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Space');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.story-beat').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(currentBeat(page)).toHaveText('It looks');
});

test('on a phone, the caption covers no buttons while the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, '#t=36.5');
  const ways = page.locator('.story-ways a');
  await expect(ways.first()).toBeVisible();
  for (const distance of [0, 90, 150, 200]) {
    await page.evaluate((top) => scrollTo(0, top), distance);
    const covered = await ways.evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          const at = top < 0 ? null : document.elementFromPoint(left + width / 2, top + height / 2);
          return at !== null && !each.contains(at);
        })
        .map((each) => each.textContent),
    );
    expect(covered).toEqual([]);
  }
});

test('the scrubber goes anywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page, '#t=0');
  const third = await page.locator('.story-beat').nth(2).boundingBox();
  const first = await page.locator('.story-beat').first().boundingBox();
  if (third === null || first === null) throw new Error('no scrubber');
  await page.mouse.move(first.x + 4, first.y + 10);
  await page.mouse.down();
  await page.mouse.move(third.x + third.width * 0.9, third.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(currentBeat(page)).toHaveText('A table');
  await expect(page.locator('.story-picture text', { hasText: '= 1' }).first()).toBeVisible();
});

test('own words are translated by the model, and the story goes on with them', async ({ page }) => {
  const field = await openOwnWords(page);
  await expect(field).toHaveValue('the white car waits');
  await field.fill('the white cot waits');
  await field.press('Enter');
  const status = page.locator('.story-own [role="status"]');
  await expect(status).toContainText('“cot”', { timeout: timeout(60) });
  await expect(status).toContainText('cat');
  await expect(field).toHaveValue('the white cot waits');
  await field.fill('these small red cats sleep');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(page.locator('.story-picture')).toHaveAttribute(
    'aria-label',
    /“these small red cats sleep” becomes “ces petits chats rouges dorment\.”/,
  );
  await seek(page, 15.3);
  expect(await page.locator('.story-picture .french').allTextContents()).toEqual([
    ...['ces', 'petits', 'chats', 'rouges', 'dorment'],
    '.',
  ]);
});

for (const width of [360, 768, 1440])
  test(`the button to change the sentence is around all its words, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHome(page, '#t=6.05');
    const words = await page
      .locator('.story-picture:visible text:not(.french)')
      .evaluateAll((all) =>
        all.map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() })),
      );
    const sentence = words.filter(({ text }) => story.before.english.includes(text));
    expect(sentence.map(({ text }) => text)).toEqual(story.before.english);
    const button = await page.locator('.story-edit').evaluate((each) => each.getBoundingClientRect());
    for (const { text, box } of sentence) {
      expect(box.left, text).toBeGreaterThan(button.left);
      expect(box.right, text).toBeLessThan(button.right);
      expect(box.top, text).toBeGreaterThan(button.top);
      expect(box.bottom, text).toBeLessThan(button.bottom);
    }
  });

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`the words that the model knows are buttons, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const field = await openOwnWords(page);
    const summary = page.locator('.story-known > summary');
    const words = page.locator('.story-known button');
    await expect(summary).toBeVisible();
    const count = await words.count();
    expect(count).toBeGreaterThan(50);
    await expect(summary).toHaveText(`The ${count} words that it knows`);
    await summary.focus();
    await page.keyboard.press('Space');
    expect(await page.evaluate(outOfView, ['.story-own', '.story-caption'])).toEqual([]);
    const form = page.locator('.story-own');
    expect(await form.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
    const sizes = await words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(Math.min(...sizes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(24);
    await field.fill('the');
    await page.getByRole('button', { name: 'black', exact: true }).click();
    await summary.focus();
    await page.keyboard.press('Tab');
    const first = (await words.first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(`the black ${first}`);
    await expectAccessible(page, 'the known words');
  });

test('all unknown words are named, the list opens, and what was typed stays', async ({ page }) => {
  const field = await openOwnWords(page);
  const typed = 'Elephants swallow the cot.';
  await field.fill(typed);
  await expect(page.locator('.story-known > div')).toBeHidden();
  await field.press('Enter');
  const status = page.locator('.story-own [role="status"]');
  await expect(status).toContainText('“elephants”', { timeout: timeout(60) });
  await expect(status).toContainText('“swallow”');
  await expect(status).toContainText(/“cot” \(.*\bcat\b/);
  await expect(page.locator('.story-known > div')).toBeVisible();
  await expect(field).toHaveValue(typed);
  await field.press('Escape');
  await page.getByRole('button', { name: 'Type your own words' }).click();
  await expect(field).toHaveValue(typed);
});

test('the form for own words covers nothing once the story goes on, and keeps what was typed', async ({
  page,
}) => {
  const field = await openOwnWords(page);
  await field.fill('the black cat');
  await seek(page, 13);
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Type your own words' }).click();
  await expect(field).toHaveValue('the black cat');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(field).toBeHidden();
});

test('a link opens a beat, a lesson opens the lab, and back returns', async ({ page }) => {
  await openHome(page, '#beat=3');
  await expect(currentBeat(page)).toHaveText('A table');
  await page.locator('.lesson-list').getByRole('link', { name: 'Masks', exact: true }).click();
  await labIsWhole(page);
  await expect(page.locator('attention-lab .cover')).toBeVisible();
  await expect(page.locator('.story')).toHaveCount(0);
  await expect(page).toHaveTitle('Attention Lab: take attention apart, number by number');
  await page.goBack();
  await expect(page.locator('.story')).toBeVisible();
  await expect(page.locator('attention-lab')).toHaveCount(0);
  await page.goForward();
  await labIsWhole(page);
  await expect(page.locator('attention-lab .cover')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.story')).toBeVisible();
});

test('a lesson opens in the language of the home page, not in that of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await openHome(page, '#lang=en');
  await page.locator('.lesson-list a[href$="lesson=masks&lang=en"]').click();
  await labIsWhole(page);
  await expect(page.locator('attention-lab .cover')).toContainText('Which word must');
  await context.close();
});

test('the HTML alone draws the first frame, and leads a link to a lesson on to its page', async ({
  page,
}) => {
  await page.route(/\.(css|js)$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('.story')).toBeVisible();
  const size = await page
    .locator('.story-picture text')
    .first()
    .evaluate((each) => getComputedStyle(each).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThan(20);
  await page.goto('./#v=1&lesson=masks', { waitUntil: 'load' });
  await expect(page).toHaveURL(/\/lab\.html#v=1&lesson=masks$/);
  await page.goBack();
  await expect(page.locator('.story')).toBeVisible();
});

test('where a policy refuses what is written into the page, its files do the same', async ({ page }) => {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy': "script-src 'self'; style-src 'self'",
    };
    await route.fulfill({ response, headers });
  });
  await openHome(page);
  const head = page.locator('.story').locator('xpath=ancestor::body').first();
  expect(await head.evaluate((each) => getComputedStyle(each).margin)).toBe('0px');
  expect(await page.evaluate(() => document.documentElement.dataset.view)).toBe('home');
});

test('the lab is not loaded before it is needed', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openHome(page);
  await expect(page.locator('.story-caption')).toContainText('it looks at');
  expect(files.filter((url) => /wasm|first-|safetensors/.test(url))).toEqual([]);
  expect(files.length).toBeLessThan(8);
});

test('every link leads somewhere', async ({ page }) => {
  await openHome(page, '#t=0');
  const links = await page
    .locator('.home a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(links.filter((href) => href.startsWith('lab.html#v=1&lesson=')).length).toBeGreaterThan(50);
  for (const href of new Set(links.filter((each) => /^#[\w-]+$/.test(each) && each !== '#home')))
    await expect(page.locator(href)).toHaveCount(1);
});

test('in French', async ({ page }) => {
  await openHome(page, '#t=20.45&lang=fr');
  await expect(page.locator('.story-caption')).toHaveText(
    'Multipliez chaque paire, additionnez le tout : c’est un score.',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.story-picture text', { hasText: '0,84' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Les leçons' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'The lessons' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('in the element of another page', async ({ page }) => {
  await publish(
    page,
    '<p>Before</p><attention-lab lesson="one-letter" loading="eager"><p>Fallback</p></attention-lab>',
  );
  await page.goto(host);
  const story = page.locator('attention-lab .story');
  await expect(story.locator('.story-picture text', { hasText: 'white' })).toBeVisible();
  await expect(page.getByText('Fallback')).toBeHidden();
  await story.getByRole('button', { name: 'A table' }).click();
  await expect(story.locator('.story-beat[aria-current="step"]')).toHaveText('A table');
  expect(new URL(page.url()).hash).toBe('');
  await page.locator('attention-lab').evaluate((lab) => lab.setAttribute('lang', 'fr'));
  await expect(story.getByRole('button', { name: 'Un tableau' })).toBeVisible();
  await page.locator('attention-lab').evaluate((lab) => lab.setAttribute('lesson', 'masks'));
  await expect(page.locator('attention-lab .stage td').first()).toBeVisible();
  await expect(story).toHaveCount(0);
  await page.locator('attention-lab').evaluate((lab) => lab.setAttribute('lesson', 'one-letter'));
  await expect(story).toHaveCount(1);
  await expect(page.locator('attention-lab .stage')).toHaveCount(0);
});

/** The fonts of the home page come after it has been shown, and change the widths of words: the picture is laid out again. */
async function whenFontsAreIn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ style, status }) => style === 'italic' && status === 'loaded'),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the story is six stills', async ({ page }) => {
    await openHome(page);
    await whenFontsAreIn(page);
    const stills = ['It looks', 'One letter', 'A table', 'One cell', 'A mixture', 'The formula'];
    for (const [index, name] of stills.entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(currentBeat(page)).toHaveText(name);
      const before = await page.locator('.story-picture').evaluate((element) => element.outerHTML);
      await page.waitForTimeout(300);
      expect(await page.locator('.story-picture').evaluate((element) => element.outerHTML)).toBe(before);
      expect(page.url()).toContain(`#beat=${index + 1}`);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence and all lessons are there', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('.story-picture.wide text', { hasText: 'white' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Masks', exact: true }).first()).toBeVisible();
  });
});

test('pictures can be saved', async ({ page }) => {
  await openHome(page, '#t=15.3');
  for (const format of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: format }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`one-letter-3.${format.toLowerCase()}`);
    const bytes = readFileSync(await file.path());
    expect(bytes.length).toBeGreaterThan(5000);
    if (format === 'SVG') expect(bytes.toString()).toContain('fill: rgb(');
  }
});

for (const width of [360, 390, 768, 1440])
  test(`nothing overflows and texts are large enough, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['en', 'fr']) {
      await openHome(page, `#t=0&lang=${language}`);
      for (const time of [0, 6.05, 11.2, 15.3, 18.5, 20.45, 21.4, 23.2, 24.9, 25, 29.15, 36.5]) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `t=${time}&lang=${language}`);
        const found = await page.evaluate(measurePage);
        expect(found.overflow, `${time} s`).toBe(0);
        expect(found.smallest, `${time} s`).toBeGreaterThanOrEqual(12);
        expect(found.outside, `${time} s`).toEqual([]);
      }
    }
  });

for (const [width, height] of [
  [1024, 768],
  [1024, 600],
  [900, 700],
  [640, 600],
] as const)
  test(`the picture, the caption and the controls are in one view, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const boxes = () =>
      page.locator('.story-picture:visible, .story-caption, .story-controls').evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom, left, right } = each.getBoundingClientRect();
          return [top, bottom, left, right].map(Math.round);
        }),
      );
    // As the HTML alone shows it, so that nothing moves when the script starts.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('./#t=0');
    const first = await boxes();
    expect(first[2]?.[1]).toBeLessThanOrEqual(height);
    await page.unrouteAll();
    await page.reload();
    await expect(page.locator('.story[data-layout]')).toBeVisible();
    expect(await boxes()).toEqual(first);
    // The ways on, which come last, cover no text of the picture.
    await seek(page, 36.5);
    expect(await page.evaluate(textsBehindWays)).toEqual([]);
  });

/** Runs in the page: the texts of the picture that are behind the ways on. */
function textsBehindWays(): readonly (string | null)[] {
  const ways = document.querySelector('.story-ways')?.getBoundingClientRect();
  return [...document.querySelectorAll('.story-picture text')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > (ways?.top ?? 0))
    .map((each) => each.textContent);
}

test('lines to embed a lesson are readable without scrolling sideways', async ({ page }) => {
  await openHome(page, '#t=0');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('#use').scrollIntoViewIfNeeded();
    const over = await page
      .locator('#use code')
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect(over).toEqual([0, 0]);
  }
});

/** Runs in the page: how far it overflows, its smallest text, and texts that leave the picture. */
function measurePage() {
  const { documentElement } = document;
  const svg = document.querySelector<SVGSVGElement>('.story-picture');
  const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
  const texts = [...document.querySelectorAll<SVGTextElement>('.story-picture text')];
  const frame = svg?.getBoundingClientRect();
  const outside = texts.filter((text) => {
    const box = text.getBoundingClientRect();
    // The row of keys comes from above the picture.
    return frame !== undefined && (box.left < frame.left - 1 || box.right > frame.right + 1);
  });
  return {
    overflow: Math.max(0, documentElement.scrollWidth - documentElement.clientWidth),
    smallest: Math.min(...texts.map((text) => scale * Number(text.getAttribute('font-size')))),
    outside: outside.map((text) => text.textContent),
  };
}

for (const width of [360, 390, 768, 1440])
  test(`no text lies over another one while scores become weights, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHome(page, '#t=0');
    for (let time = 22.5; time < 25; time += 0.05) {
      await seek(page, time);
      expect(await page.evaluate(textsOverTexts), `${time.toFixed(2)} s`).toEqual([]);
    }
  });

/** Runs in the page: the texts of the picture that lie over each other. */
function textsOverTexts(): readonly string[] {
  const opacityOf = (each: Element | null): number =>
    each === null || each.matches('.story-picture')
      ? 1
      : Number(each.getAttribute('opacity') ?? 1) * opacityOf(each.parentElement);
  const texts = [...document.querySelectorAll('.story-picture text')]
    .filter((each) => each.checkVisibility() && opacityOf(each) > 0.1)
    .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }));
  // The boxes of lines are higher than their letters, and parts of one line touch.
  const isOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height);
  return texts.flatMap(({ text, box }, at) =>
    texts.slice(at + 1).flatMap((other) => (isOver(box, other.box) ? [`“${text}” and “${other.text}”`] : [])),
  );
}

test('axe finds no problem', async ({ page }) => {
  await openHome(page, '#t=0');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // At 768 pixels, the layout of two parts is new.
    for (const time of width === 768 ? [6.05, 36.6] : [6.05, 15.3, 20.45, 24.9, 29.15, 36.6]) {
      await seek(page, time);
      await expectAccessible(page, `${width} px, ${time} s`);
    }
  }
  await seek(page, 6.05);
  await page.getByRole('button', { name: 'Type your own words' }).click();
  await page.getByRole('textbox', { name: 'English sentence' }).fill('the white cot waits');
  await page.keyboard.press('Enter');
  await expect(page.locator('.story-own [role="status"]')).toContainText('“cot”', { timeout: timeout(60) });
  await expectAccessible(page, 'an unknown word');
  await page.locator('.language').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page, 'in French');
});

test('own words, pictures, language and training, with the keyboard only', async ({ page }) => {
  await openHome(page, '#t=6.05');
  const tabTo = async (selector: string): Promise<void> => {
    for (let count = 0; count < 90; count += 1) {
      if (await page.evaluate(isFocused, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await tabTo('.story-edit');
  await page.keyboard.press('Enter');
  await page.keyboard.type('these small red cats sleep');
  await page.keyboard.press('Enter');
  await expect(page.locator('.story-picture')).toHaveAttribute('aria-label', /ces petits chats rouges/, {
    timeout: timeout(60),
  });
  await tabTo('[data-format="png"]');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^one-letter-\d\.png$/);
  await tabTo('.train-start');
  await page.keyboard.press('Enter');
  await expect(page.locator('.train-place [data-do="toggle"]')).toHaveText('Pause', {
    timeout: timeout(120),
  });
  await tabTo('[data-do="toggle"]');
  for (let count = 0; count < 90 && !(await page.evaluate(isFocused, '.language')); count += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

/** Runs in the page: whether the focused element matches, also inside of the training. */
function isFocused(selector: string): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(selector) === true;
}

test('each beat has a page with a picture of its own, which leads to the beat', async ({ page }) => {
  for (const [index, name] of ['It looks', 'A table'].entries()) {
    const beat = 1 + 2 * index;
    const response = await page.request.get(`beat-${beat}.html`);
    const html = await response.text();
    expect(html).toContain(`property="og:title" content="${name} · Attention Lab"`);
    expect(html).toContain(`property="og:image" content="./pictures/one-letter-${beat}.png"`);
    expect((await page.request.get(`pictures/one-letter-${beat}.png`)).headers()['content-type']).toBe(
      'image/png',
    );
    await page.goto(`beat-${beat}.html`);
    await expect(currentBeat(page)).toHaveText(name);
  }
  for (const file of ['lab.html', 'embed.html']) {
    const html = await (await page.request.get(file)).text();
    const image = /property="og:image" content="\.\/([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect((await page.request.get(image)).headers()['content-type'], file).toBe('image/png');
  }
});

test('with text of 200 % nothing is cut off', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page, '#t=0');
    await setTextSize(page, 200);
    for (const time of [6.05, 20.45, 24.9, 36.5]) {
      await seek(page, time);
      const found = await page.evaluate(measurePage);
      expect(found.overflow, `${width} px, ${time} s`).toBe(0);
      const parts = page.locator(
        '.story :is(.story-caption, .story-name, .story-tools button, .story-ways a)',
      );
      const cut = await parts.evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
          .map((each) => each.textContent),
      );
      expect(cut, `${width} px, ${time} s`).toEqual([]);
    }
  }
});

/** The names of the numbers that are links, once the picture rests. */
async function linkedNumbers(page: Page): Promise<readonly string[]> {
  await expect(page.locator('.story-numbers a').first()).toBeAttached();
  return page
    .locator('.story-numbers a')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.opens ?? ''));
}

test('numbers of a resting picture open in the lab, where they are the same', async ({ page, context }) => {
  await openHome(page, '#t=0');
  const opened = new Set<string>();
  for (const time of [15.3, 20.3, 20.45, 21.4, 23.2, 24.9, 29.15]) {
    await seek(page, time);
    for (const name of await linkedNumbers(page)) {
      const [matrix = ''] = name.split(':');
      if (opened.has(matrix)) continue;
      opened.add(matrix);
      const text = await page.locator(`.story-picture text[data-number="${name}"]`).last().textContent();
      const href = await page.locator(`.story-numbers a[data-opens="${name}"]`).first().getAttribute('href');
      const lab = await context.newPage();
      await openLab(lab, (href ?? '').slice(1));
      const cell = lab.locator('.stage td[aria-selected="true"]').first();
      await expect(cell, name).toBeVisible();
      const exact = await lab.evaluate(() => {
        const { state, trace } = document.querySelector('attention-lab') as AttentionLab;
        const { node = '', row = 0, col = 0 } = state?.trail.at(-1) ?? {};
        const found = trace?.node(node);
        return found?.data[row * found.cols + col] ?? Number.NaN;
      });
      const shown = Number(((await cell.locator('.number').textContent()) ?? '').replace('\u2212', '-'));
      expect(Math.abs(shown - exact), name).toBeLessThan(0.006 * Math.max(1, Math.abs(exact)));
      if (matrix !== 'product' && matrix !== 'rest')
        expect(isRounded(text ?? '', exact), `${name}: ${text}`).toBe(true);
      await lab.close();
    }
  }
  expect([...opened].sort()).toEqual(
    expect.arrayContaining(['context', 'product', 'scaled_scores', 'scores', 'weights']),
  );
});

test('a number is opened by keyboard, by mouse and with own words', async ({ page }) => {
  await openHome(page, '#t=15.3');
  const weight = page.getByRole('link', { name: '0.84 (blanc, white): open in the lab' });
  await weight.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('attention-lab .stage td[aria-selected="true"] .number')).toHaveText('0.838');
  await page.goBack();
  await expect(page.locator('.story')).toBeVisible();
  await seek(page, 15.3);
  // Beside the digits, but in the cell.
  const digits = await page.locator('.story-picture text[data-number="weights:1,2"]').boundingBox();
  if (digits === null) throw new Error('no number');
  await linkedNumbers(page);
  await page.mouse.click(digits.x - 8, digits.y + digits.height / 2);
  await expect(page.locator('attention-lab .stage td[aria-selected="true"]')).toHaveAttribute(
    'data-col',
    '2',
  );
});

test('nothing is a link while the story plays', async ({ page }) => {
  await openHome(page, '#t=15.3');
  await linkedNumbers(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.story-numbers a')).toHaveCount(0);
});

test('more than eight words are refused, and kept', async ({ page }) => {
  const field = await openOwnWords(page);
  const long = 'the small white cat and the black dog wait here';
  await field.fill(long);
  await field.press('Enter');
  const status = page.locator('.story-own [role="status"]');
  await expect(status).toHaveText('10 words are too many here: use at most 8.', { timeout: timeout(60) });
  await expect(field).toHaveValue(long);
  await expect(field).toBeFocused();
  const veryLong = 'cat '.repeat(60).trim();
  await field.fill(veryLong);
  await field.press('Enter');
  await expect(status).toContainText('60 words');
  await expect(field).toHaveValue(veryLong);
  await field.fill('the small white cat and the cat wait');
  await field.press('Enter');
  await expect(field).toBeHidden();
});

test('a caption is hidden from assistive technology while it fades, and axe finds nothing', async ({
  page,
}) => {
  await openHome(page);
  const caption = page.locator('.story-caption');
  const seen = new Set<boolean>();
  for (let time = 5; time < 7; time += 0.1) {
    await seek(page, time);
    const fades = await caption.evaluate((each: HTMLElement) => each.style.filter !== '');
    expect(await caption.getAttribute('aria-hidden')).toBe(fades ? 'true' : null);
    if (fades && !seen.has(true)) expect(await violationsInMotion(page)).toEqual([]);
    seen.add(fades);
  }
  expect(seen.size).toBe(2);
});

/** Runs in the page: the parts of the story that are not wholly on the screen, or that lie over each other. */
function outOfView(selectors: readonly string[]): readonly string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const found: string[] = [];
  let bottom = 0;
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined || box.height === 0) found.push(`${selector} is not there`);
    else {
      if (box.top < bottom - 1 || box.bottom > clientHeight + 1 || box.left < 0 || box.right > clientWidth)
        found.push(`${selector}: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${clientHeight}`);
      bottom = box.bottom;
    }
  }
  return found;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('picture, caption and controls stay in view, and a swipe changes the beat', async ({ page }) => {
    const square = ['.story-picture', '.story-caption', '.story-controls'];
    await openHome(page, '#t=0');
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const time of [0, 6.05, 11.2, 15.3, 20.45, 24.9, 29.15, 36.5, 36.6]) {
        await seek(page, time);
        const parts =
          time > 36 ? ['.story-picture', '.story-caption', '.story-ways', '.story-controls'] : square;
        expect(await page.evaluate(outOfView, parts), `${width} px, ${time} s`).toEqual([]);
      }
      // The square stays while the tools below it come into view.
      await page.evaluate(() => scrollTo(0, 56));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(40);
      expect(await page.evaluate(outOfView, square), `${width} px, scrolled`).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
    }
    await seek(page, 6.05);
    await swipe(page, -120);
    await expect(currentBeat(page)).toHaveText('One letter');
    await swipe(page, 120);
    await expect(currentBeat(page)).toHaveText('It looks');
  });
});

/** A finger that moves sideways over the picture. */
async function swipe(page: Page, dx: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('.story-picture').boundingBox()) ?? new DOMRect();
  const [from, middle] = [x + width / 2 - dx / 2, y + height / 2];
  const fingers = await fingersOf(page);
  await fingers.drag([0, 0.3, 0.6, 1].map((part) => [from + part * dx, middle]));
}
