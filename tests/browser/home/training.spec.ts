import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { expectAccessible, expectWellFormed } from '../support/accessibility/axe';
import { openLab } from '../support/lab';
import { timeout } from '../timeouts';
import { labIsWhole } from '../whole-pages';

/** For slow machines. */
const long = { timeout: timeout(120) };

const demo = (page: Page): Locator => page.locator('.train-place');
const toggle = (panel: Locator): Locator => panel.locator('[data-do="toggle"]');

/** What a training shows, as text and as the data that the text is made of. */
interface Readout {
  readonly steps: number;
  readonly accuracy: number;
  readonly text: string;
  readonly share: number;
}

const shown = async (panel: Locator): Promise<Readout> => {
  const numbers = (selector: string, name: string): Promise<number> =>
    panel
      .locator(selector)
      .first()
      .evaluate((element, attribute) => Number(element.getAttribute(attribute)), name);
  return {
    steps: await numbers('[data-steps]', 'data-steps'),
    accuracy: await numbers('[data-accuracy]', 'data-accuracy'),
    text: ((await panel.locator('.training-readout').textContent()) ?? '').replace(/\s+/g, ' '),
    share: Math.max(
      ...(await panel
        .locator('[data-share]')
        .evaluateAll((maps) => maps.map((map) => Number(map.getAttribute('data-share'))))),
    ),
  };
};

async function openHome(page: Page, hash = '#t=0'): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.story[data-layout]')).toBeVisible();
}

async function startTraining(page: Page): Promise<Locator> {
  await page.locator('.train-start').click();
  const panel = demo(page);
  await expect(panel.locator('.training-map').first()).toBeVisible(long);
  return panel;
}

test('the last part of the story leads to a training that starts, learns and pauses', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openHome(page, '#t=36.6');
  expect(files.filter((url) => /wasm/.test(url))).toEqual([]);
  await page.locator('.story-ways').getByRole('link', { name: 'Train one' }).click();
  const panel = demo(page);
  await expect(panel.locator('.training-map').first()).toBeVisible(long);
  await expect(toggle(panel)).toHaveText('Pause');
  await expect(panel.locator('.training')).toBeInViewport();
  // One of nine words is right by chance.
  await expect.poll(async () => (await shown(panel)).accuracy, long).toBeGreaterThan(0.5);
  await toggle(panel).click();
  await expect(toggle(panel)).toHaveText('Resume');
  await expect(panel.locator('[data-busy="false"]')).toBeAttached(long);
  const paused = await shown(panel);
  expect(paused.text).toContain(`steps${paused.steps}`);
  expect(paused.text).toContain(`${Math.round(100 * paused.accuracy)} % right`);
  await page.waitForTimeout(500);
  expect(await shown(panel)).toEqual(paused);
  await toggle(panel).press('Enter');
  await expect.poll(async () => (await shown(panel)).steps, long).toBeGreaterThan(paused.steps);
});

test('its numbers are those of the same training in the lab', async ({ page }) => {
  await openHome(page);
  const panel = await startTraining(page);
  await expect(panel.locator('[data-steps="200"]')).toBeAttached(long);
  await expect(panel.locator('[data-over="300"]')).toBeAttached(long);
  const end = await shown(panel);
  expect(end.accuracy).toBeGreaterThan(0.95);
  expect(end.share).toBeGreaterThan(0.8);
  await expect(panel.getByRole('link', { name: 'Open in the lab' })).toHaveAttribute(
    'href',
    'lab.html#v=1&lesson=reversal&tab=train&lang=en',
  );
  await panel.getByRole('link', { name: 'Open in the lab' }).click();
  await labIsWhole(page);
  await expect(page.locator('attention-lab [data-training="reversal"]')).toBeVisible(long);
  const lab = await page.context().newPage();
  await openLab(lab, 'v=1&lesson=reversal&tab=train&exp.reversal.wait=0');
  const inLab = lab.locator('[data-training="reversal"]');
  await inLab.scrollIntoViewIfNeeded();
  await expect(inLab.locator('.training-map').first()).toBeVisible(long);
  await toggle(inLab).click();
  await expect(inLab.locator('[data-steps="200"]')).toBeAttached(long);
  await expect(inLab.locator('[data-over="300"]')).toBeAttached(long);
  const { steps, accuracy, share } = await shown(inLab);
  expect({ steps, accuracy, share }).toEqual({
    steps: end.steps,
    accuracy: end.accuracy,
    share: end.share,
  });
});

test('an address starts it, and another language translates it while it goes on', async ({ page }) => {
  await openHome(page, '#train');
  const panel = demo(page);
  await expect(toggle(panel)).toBeFocused(long);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(toggle(panel)).toHaveText(/Pause|Continuer/, long);
  await expect(panel.locator('.training-readout')).toContainText('justes', long);
});

test('a file that cannot be loaded is reported, and training can be tried again', async ({ page }) => {
  await openHome(page);
  await page.route(/train-[\w-]+\.js|engine-full.*\.(?:js|mjs|wasm)/, (route) => route.abort());
  await page.locator('.train-start').click();
  await expect(page.locator('.train-failed').or(demo(page).locator('.error'))).toBeVisible(long);
});

test('where WebAssembly is missing, it says so', async ({ page }) => {
  await openHome(page);
  await page.route(/engine-full.*\.wasm/, (route) => route.abort());
  await page.locator('.train-start').click();
  await expect(demo(page).getByRole('alert')).toContainText('The model cannot be trained here.', long);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pictures change every 25 steps only', async ({ page }) => {
    await openHome(page);
    const panel = await startTraining(page);
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { steps } = await shown(panel);
          seen.add(steps);
          return steps;
        },
        { ...long, intervals: [20] },
      )
      .toBeGreaterThanOrEqual(200);
    expect(seen.size).toBeLessThanOrEqual(12);
  });
});

for (const width of [360, 1440])
  test(`all of it is in view and accessible, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await openHome(page);
    const panel = await startTraining(page);
    await expect.poll(async () => (await shown(panel)).steps, long).toBeGreaterThan(20);
    await toggle(panel).click();
    await expectAccessible(page, `${width} px`);
    await panel.evaluate((element) => element.scrollIntoView());
    const [map, chart] = [panel.locator('.training-map').last(), panel.locator('.chart-picture')];
    for (const part of [toggle(panel), map, chart]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width === 360) return;
    await page.setViewportSize({ width: 768, height: 900 });
    await expectWellFormed(page, '768 px');
  });
