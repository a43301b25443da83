import { expect, type Page, test } from '@playwright/test';
import { blankScores } from './support/exercise';
import { expectReady, expectWeights, labOn, recordErrors } from './support/lab';

const heightOf = (page: Page): Promise<number> =>
  page.locator('iframe[title]').evaluate((element) => element.clientHeight);

/** How far the contents of the iframe are from filling it. */
const slack = (page: Page): Promise<number> =>
  page.frames()[1]?.evaluate(() => innerHeight - document.body.getBoundingClientRect().height) ??
  Promise.reject(new Error('there is no iframe'));

const send = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message);

test('a learning platform: a sandbox without origin, resized in the words of LTI', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto('lms/');
  const lab = labOn(page.frameLocator('iframe[title]'));
  await expectWeights(lab);
  await expect(lab.locator('.strip')).toBeHidden();
  await expect.poll(() => slack(page)).toBeLessThan(2);
  expect(await heightOf(page)).toBeGreaterThan(400);
  expect(errors).toEqual([]);
});

test('an iframe of its own origin: as high as its contents, at the place of its link', async ({ page }) => {
  const errors = await recordErrors(page);
  await page.goto('iframe/');
  const lab = labOn(page.frameLocator('iframe[title]'));
  await expectWeights(lab);
  await expect(lab).toHaveAttribute('theme', 'dark');
  await expect.poll(() => slack(page)).toBeLessThan(2);
  const before = await heightOf(page);
  await lab.locator('details.controls summary').first().click();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test('only the parent page of an iframe can set its state', async ({ page }) => {
  await page.goto('iframe/');
  const lab = labOn(page.frameLocator('iframe[title]'));
  await expectReady(lab);
  const heading = lab.locator('.lesson-head h2');
  const before = await heading.textContent();
  await page.evaluate(() => {
    const otherFrame = document.createElement('iframe');
    otherFrame.srcdoc = '<p>A otherFrame</p>';
    document.body.append(otherFrame);
    otherFrame.onload = () => {
      const script = otherFrame.contentDocument?.createElement('script');
      if (!script) return;
      script.textContent =
        'parent.frames[0].postMessage({ type: "attention-lab:set", state: "v=1&lesson=masks" }, "*")';
      otherFrame.contentDocument?.body.append(script);
    };
  });
  await send(page, { type: 'attention-lab:set', state: 'x'.repeat(200_000) });
  await send(page, { type: 'another', state: 'v=1&lesson=masks' });
  await page.waitForTimeout(500);
  await expect(heading).toHaveText(before ?? '');
  await send(page, { type: 'attention-lab:set', state: 'v=1&lesson=cross-attention&step=key' });
  await expect(heading).toHaveText('Cross-attention');
  const saved = await lab.evaluate((element) => Reflect.get(element, 'state'));
  await send(page, { type: 'attention-lab:set', state: { ...saved, step: 'weights' } });
  await expect(lab.locator('[data-equation="weights"]').first()).toBeVisible();
});

test('invalid heights, and those from other windows, are ignored', async ({ page }) => {
  await page.goto('iframe/');
  await expectReady(labOn(page.frameLocator('iframe[title]')));
  await expect.poll(() => slack(page)).toBeLessThan(2);
  const before = await heightOf(page);
  await page.evaluate(() => {
    for (const height of [1e9, -5, Number.NaN, '9999px'])
      postMessage({ type: 'attention-lab:resize', height }, '*');
  });
  const inside = page.frames()[1];
  await inside?.evaluate(() => parent.postMessage({ type: 'attention-lab:resize', height: 'a' }, '*'));
  await page.waitForTimeout(300);
  expect(await heightOf(page)).toBe(before);
  await inside?.evaluate(() => parent.postMessage({ type: 'attention-lab:resize', height: 1e9 }, '*'));
  await expect.poll(() => heightOf(page)).toBe(20_000);
});

test('oEmbed: the page says how it wants to be embedded, and that works', async ({ page }) => {
  await page.goto('plain-html/');
  for (const name of ['index.html', 'lab.html', 'embed.html']) {
    const found = await page.evaluate(async (name) => {
      const html = await (await fetch(`/oembed/${name}`)).text();
      const read = new DOMParser().parseFromString(html, 'text/html');
      return read.querySelector('link[type="application/json+oembed"]')?.getAttribute('href');
    }, name);
    expect(found, name).toMatch(/\/oembed\.json$/);
  }
  const answer = await (await page.request.get('oembed/oembed.json')).json();
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Attention Lab' });
  expect(answer.width).toBeGreaterThan(0);
  expect(answer.height).toBeGreaterThan(0);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, answer.html);
  await expectReady(labOn(page.frameLocator('iframe[title]')));
});

/** Records what the iframe reports: by message, or as events of the iframe element. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const reported: unknown[] = [];
    Object.assign(window, { reported });
    addEventListener('message', ({ data, origin }) => {
      if (data?.type === 'attention-lab:event')
        reported.push({ by: 'message', origin, name: data.name, detail: data.detail });
    });
    for (const name of ['step-change', 'answer', 'result', 'complete'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent)
          reported.push({ by: (event.target as Element).localName, name, detail: event.detail });
      });
  });

const reports = (page: Page): Promise<readonly { by: string; name: string; detail: object }[]> =>
  page.evaluate(() => Reflect.get(window, 'reported'));

const tour = encodeURIComponent(
  JSON.stringify({
    version: 1,
    title: 'Mine',
    lesson: 'masks',
    steps: [
      {
        focus: 'weights',
        prose: 'See.',
        checkpoint: { ask: 'How much is [[weights:1,0]]?', expect: { number: 'weights:1,0' } },
      },
    ],
  }),
);

/** Gives the iframe of a page another query. */
const setQuery = (page: Page, query: string): Promise<void> =>
  page.locator('iframe[title]').evaluate((frame: HTMLIFrameElement, text) => {
    frame.src = frame.src.replace(/\?.*$/, `?${text}`);
  }, query);

for (const [host, origin] of [
  ['lms', 'null'],
  ['iframe', /^http/],
] as const) {
  test(`answers reach the page around an iframe: ${host}`, async ({ page }) => {
    await page.goto(`${host}/`);
    await record(page);
    await setQuery(page, `tour=${tour}`);
    const frame = page.frameLocator('iframe[title]');
    await frame.locator('.checkpoint input.typed').fill('0.119');
    await frame.getByRole('button', { name: 'Check', exact: true }).click();
    const names = async () =>
      (await reports(page)).filter(({ by }) => by === 'message').map(({ name }) => name);
    await expect.poll(names).toEqual(['answer', 'complete', 'result']);
    const found = await reports(page);
    expect(found.find(({ by, name }) => by === 'message' && name === 'answer')).toMatchObject({
      origin: typeof origin === 'string' ? origin : expect.stringMatching(origin),
      detail: { question: 'tour/1', given: '0.119', right: true, attempt: 1 },
    });
    const elements = found.filter(({ by }) => by === 'iframe').map(({ name }) => name);
    expect(elements).toEqual(host === 'iframe' ? ['answer', 'complete', 'result'] : []);
  });
}

test('a page without an origin gets no answers, unless the author has named it so', async ({ page }) => {
  await page.goto('lms/');
  await page.evaluate((query) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => {
      if (data?.heard) heard.push(data.heard);
    });
    const src = document.querySelector('iframe')?.src.replace(/\?.*$/, '') ?? '';
    const relay =
      'addEventListener("message", ({ data }) => data.type === "attention-lab:event" && parent.postMessage({ heard: data.name }, "*"))';
    for (const more of ['', '&origin=null']) {
      const outer = document.createElement('iframe');
      outer.setAttribute('sandbox', 'allow-scripts');
      outer.className = `outer${more === '' ? '' : ' named'}`;
      outer.width = outer.height = '900';
      outer.srcdoc = `<script>${relay}</script><iframe width="800" height="800" src="${src}?${query}${more.replace('&', '&amp;')}"></iframe>`;
      document.body.append(outer);
    }
  }, `loading=eager&amp;tour=${tour}`);
  for (const outer of ['.outer:not(.named)', '.outer.named']) {
    await page.locator(outer).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(outer).frameLocator('iframe');
    await frame.locator('.checkpoint input.typed').fill('0.119');
    await frame.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(frame.locator('.checkpoint.solved')).toBeVisible();
  }
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  await expect.poll(heard).toEqual(['answer', 'complete', 'result']);
});

test('steps reach the page around an iframe', async ({ page }) => {
  await page.goto('iframe/');
  await record(page);
  const frame = page.frameLocator('iframe[title]');
  await expectReady(labOn(frame));
  await frame.locator('.stepper .moves').getByRole('button', { name: 'Next' }).click();
  const steps = async () => (await reports(page)).filter(({ name }) => name === 'step-change');
  await expect
    .poll(async () => (await steps()).map(({ by }) => by).toSorted())
    .toEqual(['iframe', 'message']);
  const [first, second] = await steps();
  // The iframe opens at the weights; the context is next.
  expect(first?.detail).toMatchObject({
    node: 'context',
    index: expect.any(Number),
    total: expect.any(Number),
  });
  expect(second?.detail).toEqual(first?.detail);
});

test('the answers of an exercise reach the page around an iframe', async ({ page }) => {
  await page.goto('lms/');
  await record(page);
  await setQuery(page, 'exercise=scaled-dot-product:row:17');
  const frame = page.frameLocator('iframe[title]');
  const fields = frame.locator('.exercise td input');
  const check = frame.getByRole('button', { name: 'Check', exact: true });
  await fields.first().fill('99');
  await check.click();
  await expect(frame.locator('.exercise .feedback')).toContainText('too large');
  const right = await blankScores(frame);
  for (const [at, score] of right.entries()) await fields.nth(at).fill(String(score));
  await check.click();
  const found = async () => (await reports(page)).map(({ by, name, detail }) => ({ by, name, ...detail }));
  await expect.poll(async () => (await found()).length).toBe(right.length + 2);
  const answers = right.map((score) => ({ given: String(score), right: true }));
  expect(await found()).toMatchObject([
    { by: 'message', name: 'answer', kind: 'cell', given: '99', right: false, attempt: 1 },
    ...answers.map((answer) => ({ by: 'message', name: 'answer', kind: 'cell', ...answer })),
    { by: 'message', name: 'result', kind: 'exercise', total: right.length, attempts: right.length + 1 },
  ]);
});
