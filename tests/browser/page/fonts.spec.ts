import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { otherFonts, replaceFonts } from '../support/fonts';
import { hold, host, publish } from '../support/host';
import { openLesson } from '../support/lab';
import { recordShifts, totalShift } from '../support/shifts';

const ours = ['Attention Lab Math', 'Attention Lab Sans', 'Attention Lab Serif', 'Attention Lab Serif'];

/** The families of the fonts that a script has added and that are loaded. */
const added = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const families = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    return families
      .map((family) => family.replaceAll('"', ''))
      .filter((family) => !family.endsWith('Fallback'))
      .sort();
  });

/** Whether the picture of a formula changes when what hangs over its box is painted, too. */
async function isCut(page: Page, formula: Locator): Promise<boolean> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await formula.boundingBox()) ?? {};
  // Wide formulas scroll sideways.
  const isWhole = await formula.evaluate((each) => each.scrollWidth <= each.clientWidth);
  const side = isWhole ? 12 : 0;
  const clip = { x: x - side, y: y - 12, width: width + 2 * side, height: height + 24 };
  const paint = async (overflow: string): Promise<Buffer> => {
    await formula.evaluate((each: HTMLElement, value) => {
      Object.assign(each.style, { background: 'none', overflow: value, overflowClipMargin: '12px' });
    }, overflow);
    return page.screenshot({ clip });
  };
  return !(await paint('clip hidden')).equals(await paint('clip'));
}

const backwards = 'back=sum_of_squares:context:0,0';

for (const [lesson, step, more = ''] of [
  ['words-as-vectors', 'dot_products'],
  ['similarities', 'cosine_scores'],
  ['scaled-dot-product', 'context'],
  ['multi-head', 'head_0/query'],
  ['scaled-dot-product', 'chosen_loss', `&${backwards}`],
] as const)
  for (const width of [360, 1440])
    test(`no formula of ${lesson} at ${step} is cut off, ${width} pixels wide, with any font`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openLesson(page, lesson, step, more);
      for (const change of [async () => {}, () => replaceFonts(page, otherFonts.wide)]) {
        await change();
        const formulas = page.locator('.stage .equation, .mechanism').filter({ visible: true });
        // Phones show the formula of the lesson only in the map.
        expect(await formulas.count()).toBeGreaterThan(width < 600 ? 0 : 1);
        for (const formula of await formulas.all()) {
          await formula.scrollIntoViewIfNeeded();
          expect(await isCut(page, formula)).toBe(false);
        }
      }
    });

/** The distances of all cells from the top and the left of the page. */
const placesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('.stage').evaluate((stage) =>
    [...stage.querySelectorAll('td[data-node]')].flatMap((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return [left, top];
    }),
  );

test('numbers stay in their places when the fonts arrive', async ({ page }) => {
  await publish(page, '<attention-lab step="scores"></attention-lab>');
  const release = await hold(page, '**/*.woff2');
  await page.goto(host);
  await expect(page.locator('.stepper')).toBeVisible();
  expect(await added(page)).toEqual([]);
  const before = await placesOf(page);
  release();
  await expect.poll(() => added(page)).toEqual(ours);
  const after = await placesOf(page);
  // Heights of formulas differ by fractions of a pixel.
  expect(Math.max(...after.map((place, at) => Math.abs(place - (before[at] ?? 0))))).toBeLessThan(3);
});

for (const width of [390, 768, 1440])
  for (const [name, address] of [
    ['home page', ''],
    ['first lesson', '#lesson=scaled-dot-product'],
  ] as const)
    test(`fonts that are a second late shift nothing: ${name}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await recordShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.fallback();
      });
      await page.goto(`/${address}`);
      await expect.poll(() => added(page)).toContain('Attention Lab Serif');
      // A frame is painted, and the observer is told.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))),
      );
      expect(await totalShift(page)).toBeLessThan(0.01);
    });

test('bars of a norm stand close to what is between them', async ({ page }) => {
  await openLesson(page, 'words-as-vectors', 'lengths');
  await expect.poll(() => added(page)).toEqual(ours);
  const width = await page.evaluate(() => {
    const span = Object.assign(document.createElement('span'), { textContent: '‖' });
    span.style.cssText = 'position: absolute; font: 100px "Attention Lab Math"';
    document.body.append(span);
    return span.getBoundingClientRect().width;
  });
  // Two bars, 0.15 em, and the space beside them. A wrong width in the font left a gap of half an em.
  expect(width).toBeGreaterThan(30);
  expect(width).toBeLessThan(45);
});

/** Texts with the font, weight and style that they have on the page. */
const samples = [
  ['Serif', 'normal 400', 'Which word does hungry look at most? It gives half of its attention to the bird.'],
  ['Serif', 'italic 400', 'le chat blanc attend, la voiture blanche attend'],
  ['Sans', 'normal 400', 'What do the numbers say? Undo, reset view, compare with, run, generate'],
  ['Sans', 'normal 600', 'What do the numbers say? Undo, reset view, compare with, run, generate'],
] as const;

for (const [family, style, text] of samples)
  test(`the fallback of the ${family} is as wide: ${style}`, async ({ page }) => {
    await page.goto('/lab.html#lesson=scaled-dot-product');
    await expect.poll(() => added(page)).toEqual(ours);
    const [own = 0, fallback = 0] = await page.evaluate(
      ([family, style, text]) =>
        ['', ' Fallback'].map((kind) => {
          const span = Object.assign(document.createElement('span'), { textContent: text });
          span.style.cssText = `position: absolute; white-space: nowrap; font: ${style} 100px "Attention Lab ${family}${kind}"`;
          document.body.append(span);
          return span.getBoundingClientRect().width;
        }),
      [family, style, text] as const,
    );
    expect(Math.abs(fallback / own - 1)).toBeLessThan(0.03);
  });

test('without the fonts the page works, and no error is reported', async ({ page }) => {
  const log = await publish(page, '<attention-lab step="scores"></attention-lab>');
  const asked: string[] = [];
  await page.route('**/*.woff2', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.goto(host);
  await expect.poll(() => asked.length).toBe(4);
  await expect(page.locator('.stage td').first()).toBeVisible();
  expect(await added(page)).toEqual([]);
  expect(log.pageErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a page with a font of its own does not load the serif', async ({ page }) => {
  const { requests } = await publish(
    page,
    '<style>attention-lab { --attention-font: monospace }</style><attention-lab></attention-lab>',
  );
  await page.goto(host);
  await expect.poll(() => added(page)).toEqual(ours.slice(0, 2));
  expect(requests.filter((url) => /serif.*woff2/.test(url))).toEqual([]);
});
