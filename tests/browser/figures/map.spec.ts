import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { openLesson } from '../support/lab';
import { test } from '../support/shared-page';

const map = (page: Page): Locator => page.locator('dialog.map');
const box = (page: Page, name: string): Locator => map(page).locator('[data-box]', { hasText: name });
const crumbs = (page: Page): Locator => map(page).locator('.map-crumbs li');
const current = (page: Page): Locator => map(page).locator('.map-figure [aria-current]');
const place = (page: Page): Locator => page.locator('.current-place');

async function openMap(page: Page): Promise<void> {
  await place(page).getByRole('button').click();
  await expect(map(page).locator('.map-box').first()).toBeVisible();
}

/** Opens the transformer inside the first head of the cross-attention of the first decoder layer. */
async function openTransformer(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, 'transformer', 'decoder_0/cross/head_0/weights');
}

test('the map is drawn like the figure of the paper, with the current place marked', async ({ page }) => {
  await openTransformer(page);
  await expect(place(page)).toContainText('Decoder 1 › Attention to the source › Head 1 › attention weights');
  await openMap(page);
  const [encoder, decoder] = await map(page)
    .locator('.map-tower')
    .evaluateAll((towers) => towers.map((tower) => tower.getBoundingClientRect()));
  expect(encoder?.right).toBeLessThan(decoder?.left ?? 0);
  const tops = await map(page)
    .locator('.map-tower')
    .nth(1)
    .locator('.map-layer')
    .evaluateAll((layers) => layers.map((layer) => layer.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBeGreaterThan(tops[1] ?? Number.NaN);
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toHaveText(/Attention to the source\s+2 heads, m × n = 3 × 3/);
  await expect(current(page)).toBeFocused();
  // Two arrows: the output of the encoder goes to both layers of the decoder.
  await expect(map(page).locator('.map-connections path')).toHaveAttribute('d', /^M[^M]*M[^M]*$/);
});

test('boxes open down to a matrix, which leads to its step', async ({ page }) => {
  await openTransformer(page);
  await openMap(page);
  await box(page, 'Encoder 1').click();
  await box(page, 'Self-attention').click();
  await box(page, 'Head 2').click();
  await expect(crumbs(page)).toHaveText(['The transformer', 'Encoder 1', 'Self-attention', 'Head 2']);
  await expect(map(page).locator('[aria-current="step"]')).toHaveCount(0);
  await map(page)
    .getByRole('button', { name: /attention weights, 3 by 3/ })
    .click();
  await expect(map(page)).toHaveCount(0);
  await expect(page.locator('[data-equation="encoder_0/self/head_1/weights"]')).toBeVisible();
  await expect(place(page)).toContainText('Encoder 1 › Self-attention › Head 2 › attention weights');
});

test('breadcrumbs and Escape lead back, to the box that was open, then to the page', async ({ page }) => {
  await openTransformer(page);
  await place(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const focused = map(page).locator(':focus');
  await expect(focused).toContainText('Attention to the source');
  await page.keyboard.press('Enter');
  await expect(focused).toContainText('Head 1');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(crumbs(page).last()).toHaveText('Attention to the source');
  await expect(focused).toContainText('Head 1');
  await crumbs(page).getByRole('button', { name: 'The transformer' }).click();
  await expect(crumbs(page)).toHaveCount(1);
  await expect(focused).toContainText('Decoder 1');
  await page.keyboard.press('Escape');
  await expect(map(page)).toHaveCount(0);
  await expect(place(page).getByRole('button')).toBeFocused();
  await expect(page.locator('[data-equation="decoder_0/cross/head_0/weights"]')).toBeVisible();
});

/** What sticks out of the map to the right, and which boxes overlap. */
const problems = (page: Page): Promise<readonly string[]> =>
  map(page).evaluate((dialog) => {
    const boxes = [...dialog.querySelectorAll<HTMLElement>('.map-box')];
    const rects = boxes.map((each) => ({ key: each.dataset.box, rect: each.getBoundingClientRect() }));
    const found = rects.flatMap(({ key, rect }) =>
      rect.right > dialog.clientWidth || rect.left < 0 ? [`${key} is cut off`] : [],
    );
    for (const [at, one] of rects.entries())
      for (const { key, rect } of rects.slice(at + 1)) {
        const wide = Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left);
        const high = Math.min(one.rect.bottom, rect.bottom) - Math.max(one.rect.top, rect.top);
        if (wide > 1 && high > 1) found.push(`${one.key} and ${key} overlap`);
      }
    for (const each of boxes)
      if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        found.push(`${each.dataset.box} does not hold its content`);
    if (dialog.scrollWidth > dialog.clientWidth) found.push('the map scrolls sideways');
    return found;
  });

const models = [
  'transformer',
  'english-french',
  'english-french-recurrent',
  'names',
  'digits',
  'decoder-layer',
  'multi-head',
  'recurrent',
  'shifted-windows',
];

for (const [width, height, colorScheme] of [
  [360, 740, 'dark'],
  [768, 1024, 'light'],
  [1440, 900, 'light'],
] as const)
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    for (const lesson of models)
      test(`${lesson}: the map fits, and axe finds nothing in it`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openLesson(page, lesson, '', '&lang=fr');
        if (width === 360) {
          await page.locator('.more').click();
          await page.locator('.menu .map').click();
        }
        await openMap(page);
        expect(await problems(page)).toEqual([]);
        if (lesson === 'transformer') expect(await violations(page)).toEqual([]);
        if (width === 1440 && lesson === 'transformer')
          expect(await map(page).evaluate((dialog) => dialog.scrollHeight)).toBeLessThanOrEqual(height);
        await map(page).locator('.map-part').last().click();
        await expect(crumbs(page).nth(1)).toBeVisible();
        expect(await problems(page)).toEqual([]);
      });
  });

for (const width of [768, 1440])
  test.describe(`the overview, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const lesson of models)
      test(`${lesson}: it stays low, and nothing in it overlaps`, async ({ page }) => {
        await openLesson(page, lesson, '');
        const overview = page.locator('.overview');
        const found = await overview.evaluate(async (row) => {
          const strip = row.querySelector('.strip');
          const overlapping: string[] = [];
          const compare = (): void => {
            const parts = [
              ...row.querySelectorAll('.current-place, .strip .frame, .strip .section-title, .mechanism'),
            ];
            const bounds = strip?.getBoundingClientRect() ?? new DOMRect();
            const rects = parts.map((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              const isInside = part.closest('.strip') !== null;
              return {
                text: part.textContent?.trim(),
                ...{ top, bottom, left: isInside ? Math.max(left, bounds.left) : left },
                right: isInside ? Math.min(right, bounds.right) : right,
              };
            });
            for (const [at, one] of rects.entries())
              for (const other of rects.slice(at + 1))
                if (
                  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
                )
                  overlapping.push(`${one.text} and ${other.text}`);
          };
          for (let left = 0; left < Math.min(4000, strip?.scrollWidth ?? 0); left += 150) {
            strip?.scrollTo({ left, behavior: 'instant' });
            compare();
          }
          return overlapping;
        });
        expect(found).toEqual([]);
        expect((await overview.boundingBox())?.height).toBeLessThanOrEqual(73);
        const gap = await place(page).evaluate((each) => {
          const [button, path] = [...each.children].map((child) => child.getBoundingClientRect());
          return (path?.top ?? Number.NaN) - (button?.bottom ?? Number.NaN);
        });
        expect(gap).toBeGreaterThanOrEqual(2);
        const clipped = await place(page).evaluate((each) => each.scrollHeight - each.clientHeight);
        expect(clipped).toBeLessThanOrEqual(1);
      });
  });

test('arrow keys move between the boxes, which have spoken names', async ({ page }) => {
  await openTransformer(page);
  await openMap(page);
  const focused = map(page).locator(':focus');
  await expect(focused).toHaveAccessibleName('Attention to the source, 2 heads, 3 by 3');
  const place = async () => (await focused.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const start = await place();
  await page.keyboard.press('ArrowUp');
  const above = await place();
  expect(above.y + above.height).toBeLessThan(start.y);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('Attention to the source, 2 heads, 3 by 3');
  await page.keyboard.press('ArrowLeft');
  const other = await place();
  expect(other.x + other.width).toBeLessThan(start.x);
  await page.keyboard.press('ArrowRight');
  expect((await place()).x).toBeGreaterThan(other.x + other.width);
});
