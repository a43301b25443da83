import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/accessibility/axe';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

/** The lesson with the training, and a timeout for slow machines. */
const lesson = 'cross-entropy';
const long = { timeout: timeout(60) };

/** Opens a training, by default that of `lesson`. */
async function open(page: Page, more = '', of = lesson, task = 'reversal'): Promise<Locator> {
  await openLab(page, `v=1&lesson=${of}&tab=train${more}`);
  const panel = page.locator(`[data-training="${task}"]`);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.training-map').first()).toBeVisible(long);
  return panel;
}

const button = (panel: Locator, name: string): Locator => panel.locator(`[data-do="${name}"]`);

async function stepsOf(panel: Locator): Promise<number> {
  return Number(await panel.locator('[data-steps]').getAttribute('data-steps'));
}

async function accuracyOf(panel: Locator, model = 0): Promise<number> {
  return Number(await panel.locator('[data-accuracy]').nth(model).getAttribute('data-accuracy'));
}

/** Trains at full speed to the end. */
async function trained(panel: Locator): Promise<void> {
  await button(panel, 'toggle').click();
  await expect(button(panel, 'toggle')).toHaveText('Resume', { timeout: timeout(240) });
}

/** How much darker the target cells are than all others, for the best head: 0 to 1, in the light theme. */
async function inkOnAnswers(panel: Locator): Promise<number> {
  const all = await panel.locator('.training-map').evaluateAll((maps) =>
    maps.map((map) => {
      const canvas = map.querySelector('canvas');
      const frame = map.querySelector('.frame');
      if (canvas === null || frame === null) return 0;
      const number = (element: Element, name: string): number => Number(element.getAttribute(name));
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const ink = (at: number): number => 1 - (pixels[4 * at] ?? 255) / 255;
      const cell = number(frame, 'width') / canvas.width;
      const answers = new Set(
        [...map.querySelectorAll('.answer')].map((each) => {
          const col = Math.floor((number(each, 'x') - number(frame, 'x')) / cell);
          return Math.floor((number(each, 'y') - number(frame, 'y')) / cell) * canvas.width + col;
        }),
      );
      const mean = (wanted: boolean): number => {
        const cells = Array.from({ length: canvas.width * canvas.height }, (_, at) => at);
        const inks = cells.filter((at) => answers.has(at) === wanted).map(ink);
        return inks.reduce((sum, each) => sum + each, 0) / inks.length;
      };
      return answers.size === 0 ? 0 : mean(true) - mean(false);
    }),
  );
  return Math.max(...all);
}

/** The largest weight of any head on the target positions. */
async function weightOnAnswers(panel: Locator): Promise<number> {
  const shares = await panel
    .locator('[data-share]')
    .evaluateAll((maps) => maps.map((map) => Number(map.getAttribute('data-share'))));
  return Math.max(...shares);
}

/** After a click on Pause, waits until the worker has finished and reported its current step. */
async function expectRest(panel: Locator): Promise<void> {
  await expect(button(panel, 'toggle')).toHaveText('Resume');
  await expect(panel.locator('[data-busy="false"]')).toBeAttached(long);
}

/**
 * Trains for `steps` steps or a few more. Pause is clicked inside the page, in the frame that shows the step: a click
 * from outside could arrive after the end of the training, and continue it.
 */
async function pausedAfter(panel: Locator, steps: number): Promise<void> {
  await button(panel, 'toggle').click();
  await panel.evaluate(
    (place, steps) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const toggle = place.querySelector<HTMLButtonElement>('[data-do="toggle"]');
          const taken = Number(place.querySelector('[data-steps]')?.getAttribute('data-steps'));
          if (taken < steps) {
            requestAnimationFrame(look);
            return;
          }
          if (toggle?.textContent === 'Pause') toggle.click();
          resolve();
        };
        look();
      }),
    steps,
  );
  await expectRest(panel);
}

test('a model is trained in the page: its accuracy rises, and its attention map sharpens', async ({
  page,
}) => {
  const panel = await open(page, '&exp.reversal.wait=0');
  expect(await accuracyOf(panel)).toBeLessThan(0.4);
  const [before, pale] = [await weightOnAnswers(panel), await inkOnAnswers(panel)];
  expect(before).toBeLessThan(0.35);
  expect(pale).toBeLessThan(0.2);
  await trained(panel);
  await expect.poll(() => stepsOf(panel)).toBe(200);
  await expect.poll(() => accuracyOf(panel)).toBeGreaterThanOrEqual(0.95);
  // The texts and colours must agree with the data attributes.
  const score = panel.locator('[data-accuracy]');
  await expect(score).toContainText(/(9[5-9]|100)\s% right/);
  await expect(score).toContainText(/without a mistake: (9[5-9]|100)\s% of 300 examples/);
  await expect.poll(() => weightOnAnswers(panel)).toBeGreaterThan(before + 0.3);
  const share = await weightOnAnswers(panel);
  const shown = await panel.locator('.training-share').allTextContents();
  expect(Math.max(...shown.map(Number))).toBeCloseTo(share, 2);
  await expect.poll(() => inkOnAnswers(panel)).toBeGreaterThan(pale + 0.3);
  await expect(panel.locator('.training-answer .wrong')).toHaveCount(0);
  const curves = panel.locator('.chart');
  await expect(curves).toHaveCount(2);
  await curves.first().getByText('Numbers').click();
  await expect(curves.first().locator('tbody tr').nth(5)).toBeVisible();
});

test('what stands below the answer stays where it is, from the first step to the last', async ({ page }) => {
  const panel = await open(page, '&exp.reversal.wait=0');
  const depth = (): Promise<number> =>
    panel.locator('.training-maps').evaluate((maps) => {
      const panel = maps.closest('.training') ?? maps;
      return maps.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    });
  await expect(panel.locator('.training-answer .wrong').first()).toBeVisible();
  const before = await depth();
  await trained(panel);
  await expect(panel.locator('.training-answer .all-right')).toBeVisible();
  await expect.poll(depth).toBe(before);
});

test('without the mask it copies the answers, and fails when generating', async ({ page }) => {
  const panel = await open(page, '&exp.induction.beside=no-mask', 'masks', 'induction');
  await expect(panel.locator('[data-cheating]')).toHaveCount(0);
  await trained(panel);
  await expect.poll(() => accuracyOf(panel, 0)).toBeGreaterThanOrEqual(0.98);
  await expect.poll(() => accuracyOf(panel, 1)).toBeLessThan(0.3);
  const words = panel.locator('[data-cheating="true"]');
  await expect(words).toContainText('It has learned to copy the answers instead of working them out.');
  const [, loss, teacherForced, written] =
    /loss is ([\d.]+), .* visible (\d+)\s% .* by itself it gets (\d+)\s%/.exec(
      (await words.textContent()) ?? '',
    ) ?? [];
  expect(Number(loss)).toBeLessThan(0.3);
  expect(Number(teacherForced)).toBeGreaterThan(90);
  expect(Number(written)).toBe(Math.round(100 * (await accuracyOf(panel, 1))));
  await expect(panel.locator('.training-example').nth(1).locator('.wrong').first()).toBeVisible();
});

test('pressing “Pause” just as training ends does not resume it', async ({ page }) => {
  const panel = await open(page, '&exp.reversal.wait=0');
  // Clicks at the moment at which the button changes its label.
  await button(panel, 'toggle').evaluate((toggle: HTMLButtonElement) => {
    let previous = toggle.textContent;
    new MutationObserver(() => {
      if (previous === 'Pause') toggle.click();
      previous = toggle.textContent;
    }).observe(toggle, { childList: true, characterData: true, subtree: true });
  });
  await trained(panel);
  await page.waitForTimeout(1000);
  expect(await stepsOf(panel)).toBe(200);
  // Later clicks work.
  await button(panel, 'toggle').click();
  await expect.poll(() => stepsOf(panel), long).toBeGreaterThan(200);
});

test('the schedule is drawn before the first step, and is that of the papers', async ({ page }) => {
  const panel = await open(page, '&exp.reversal.beside=warm-up');
  await panel.getByText('Details:').click();
  const figure = panel.locator('.chart').nth(2);
  await expect(figure.locator('figcaption')).toHaveText('How large each step is');
  await figure.getByText('Numbers').click();
  const rows = await figure
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => Number(cell.textContent))));
  expect(rows.length).toBeGreaterThan(10);
  for (const [step = 0, constant = 0, warmedUp = 0] of rows) {
    expect(constant).toBe(0.01);
    // Vaswani et al. 2017: linear warm-up to 0.1 over 40 steps, then decay with the square root of the step.
    const expected = 0.1 * Math.min(step / 40, Math.sqrt(40 / step));
    expect(Math.abs(warmedUp - expected)).toBeLessThan(0.005 * expected);
  }
});

test('it takes single steps, pauses, goes back and forth, and restarts', async ({ page }) => {
  // Slow enough to outlast every click.
  const panel = await open(page, '&exp.reversal.wait=250');
  await button(panel, 'step').click();
  await expect.poll(() => stepsOf(panel)).toBe(1);
  await button(panel, 'toggle').click();
  await expect(button(panel, 'toggle')).toHaveText('Pause');
  await expect.poll(() => stepsOf(panel), long).toBeGreaterThanOrEqual(30);
  await button(panel, 'toggle').click();
  await expectRest(panel);
  const there = await stepsOf(panel);
  await page.waitForTimeout(600);
  expect(await stepsOf(panel)).toBe(there);

  const slider = panel.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => stepsOf(panel)).toBe(0);
  await expect.poll(() => accuracyOf(panel)).toBeLessThan(0.4);
  await page.keyboard.press('End');
  await expect.poll(() => stepsOf(panel)).toBeGreaterThan(there / 2);

  await button(panel, 'reset').focus();
  await page.keyboard.press('Enter');
  await expect(button(panel, 'reset')).toBeFocused();
  await expect.poll(() => stepsOf(panel)).toBe(0);
  await expect(button(panel, 'toggle')).toHaveText('Train');
});

test('the link restores the same models, side by side, and the switch', async ({ freshPage: page }) => {
  const panel = await open(page);
  await panel.getByLabel('speed').selectOption('as fast as possible');
  await panel.getByLabel('Compare with').selectOption('without positions');
  await panel.getByLabel('seed', { exact: true }).fill('5');
  await panel.getByLabel('seed', { exact: true }).blur();
  await expect(page).toHaveURL(/exp\.reversal\.beside=no-positions.*&exp\.reversal\.seed=5/);
  await page.goto('about:blank');
  await page.goBack();
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('[data-accuracy]')).toHaveCount(2, long);
  await expect(panel.getByLabel('seed', { exact: true })).toHaveValue('5');
  await trained(panel);
  await expect.poll(() => accuracyOf(panel, 0)).toBeGreaterThanOrEqual(0.95);
  await expect.poll(() => accuracyOf(panel, 1)).toBeLessThan(0.5);
  // A curve per model, and its entry in the legend.
  await expect(panel.locator('.chart').first().locator('.chart-series')).toHaveCount(4);
});

test('undo reverts a switch and a seed, redo restores them, and the speed is not part of the history', async ({
  freshPage: page,
}) => {
  const panel = await open(page);
  const [beside, seed] = [panel.getByLabel('Compare with'), panel.getByRole('spinbutton', { name: 'seed' })];
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await panel.getByLabel('speed').selectOption('1 step a second');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await beside.selectOption('without positions');
  await expect(panel.locator('[data-accuracy]')).toHaveCount(2, long);
  await seed.fill('5');
  // In a text field these keys undo typing.
  await button(panel, 'reset').focus();
  await page.keyboard.press('Control+z');
  await expect(seed).toHaveValue('1');
  await expect(panel.locator('[data-accuracy]')).toHaveCount(2, long);
  await undo.click();
  await expect(beside).toHaveValue('');
  await expect(panel.locator('[data-accuracy]')).toHaveCount(1, long);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(panel.getByLabel('speed')).toHaveValue('1000');
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await redo.click();
  await redo.click();
  await expect(beside).toHaveValue('no-positions');
  await expect(seed).toHaveValue('5');
  await expect(page).toHaveURL(/exp\.reversal\.beside=no-positions.*exp\.reversal\.seed=5/);
  await expect(panel.locator('.training-map').first()).toBeVisible(long);
});

test('the panel keeps its height until the other models are loaded', async ({ page }) => {
  const panel = await open(page, '&exp.reversal.beside=one-head');
  await panel.evaluate((place) => {
    const heights = new Map<boolean, number>();
    const look = (): void => {
      heights.set(
        place.querySelector('.training-waiting') !== null,
        Math.round(place.getBoundingClientRect().height),
      );
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { heights });
  });
  await panel.getByLabel('seed', { exact: true }).fill('9');
  await panel.getByLabel('seed', { exact: true }).press('Enter');
  const seen = () =>
    page.evaluate(() => [...(window as unknown as { heights: Map<boolean, number> }).heights]);
  await expect.poll(async () => (await seen()).length, long).toBe(2);
  await expect(panel.locator('.training-map')).toHaveCount(3, long);
  const heights = new Map(await seen());
  expect(heights.get(true)).toBe(heights.get(false));
});

test('a file restores its seed and its switch', async ({ freshPage: page }) => {
  const panel = await open(page, '&exp.reversal.beside=four-heads&exp.reversal.seed=7&exp.reversal.wait=0');
  await pausedAfter(panel, 20);
  const [steps, weight] = [await stepsOf(panel), await weightOnAnswers(panel)];
  const coming = page.waitForEvent('download');
  await panel.getByText('Save to a file').click();
  const path = await (await coming).path();
  await page.goto('about:blank');
  await open(page);
  await panel.getByLabel('Resume from a file').setInputFiles(path);
  await expect.poll(() => stepsOf(panel), long).toBe(steps);
  await expect(panel.getByLabel('seed', { exact: true })).toHaveValue('7');
  await expect(panel.locator('[data-accuracy]')).toHaveCount(2);
  await expect.poll(() => weightOnAnswers(panel), long).toBe(weight);
  // A single edit: undo restarts the previous training.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.locator('[data-accuracy]')).toHaveCount(1, long);
  await expect(panel.getByLabel('seed', { exact: true })).toHaveValue('1');
  expect(await stepsOf(panel)).toBe(0);
});

test('training is saved to a file and restored; other files are rejected with a message', async ({
  page,
}) => {
  const panel = await open(page);
  await pausedAfter(panel, 20);
  const [steps, weight] = [await stepsOf(panel), await weightOnAnswers(panel)];
  const coming = page.waitForEvent('download');
  await panel.getByText('Save to a file').click();
  const path = await (await coming).path();

  await button(panel, 'reset').click();
  await expect.poll(() => stepsOf(panel)).toBe(0);
  const field = panel.getByLabel('Resume from a file');
  await field.setInputFiles(path);
  await expect.poll(() => stepsOf(panel), long).toBe(steps);
  await expect.poll(() => weightOnAnswers(panel)).toBe(weight);

  await field.setInputFiles({ name: 'a.training', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(panel.getByRole('alert')).toHaveText('This file contains no training run of this page.');
  const cut = readFileSync(path).subarray(0, 5000);
  await field.setInputFiles({ name: 'b.training', mimeType: 'text/plain', buffer: cut });
  await expect(panel.getByRole('alert')).toHaveText(/^This file is damaged/);
  expect(await stepsOf(panel)).toBe(steps);
});

test('the page keeps rendering during training, and training stops when another lesson is opened', async ({
  page,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const panel = await open(page, '&exp.reversal.wait=250');
  await expect.poll(() => page.workers().length).toBe(1);
  // Events are drawn in a frame, and there are other frames in between, because the steps are computed in the worker.
  const [frames, draws] = await panel.evaluate(
    (place) =>
      new Promise<readonly [number, number]>((resolve) => {
        const steps: (string | null | undefined)[] = [];
        const look = (): void => {
          steps.push(place.querySelector('[data-steps]')?.getAttribute('data-steps'));
          if (Number(steps.at(-1)) < 6) requestAnimationFrame(look);
          else resolve([steps.length, new Set(steps).size]);
        };
        place.querySelector<HTMLButtonElement>('[data-do="toggle"]')?.click();
        look();
      }),
  );
  expect(draws).toBeGreaterThan(1);
  expect(frames).toBeGreaterThan(draws);
  await page.evaluate(() => {
    location.hash = '#v=1&lesson=masks';
  });
  await expect(panel).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(failures).toEqual([]);
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('a training fits the page, and axe finds nothing in it', async ({ page }) => {
      const panel = await open(page, '&exp.reversal.beside=four-heads');
      await pausedAfter(panel, 20);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    });
  });
}
