import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { reversal } from '../../../web/figures/training/tasks/live-tasks';
import createModule from '../../../web/generated/engine-full.mjs';
import { readWeights } from '../../../web/training/weight-file';
import { negative, positive } from '../../../web/ui/format/palette';
import { openTab } from '../support/acts';
import { cellAt, openLab, openLesson } from '../support/lab';
import { test } from '../support/shared-page';
import { isRounding, readNumber } from '../support/text';
import { timeout } from '../timeouts';

/** Compares what the figures of the learning lessons draw with the numbers behind it. */

const disk = (path: string): ArrayBuffer =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`../../../web/${path}`, import.meta.url)))).buffer;

const numberIn = (text: string): number => readNumber(text.trim())?.value ?? Number.NaN;

test('a bar beside a letter that may come next is as long as its probability', async ({ page }) => {
  await openLesson(page, 'names', 'logits', '&tab=use');
  const rows = page.locator('.next-word tbody tr');
  const read = (): Promise<readonly (readonly [string, number])[]> =>
    rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('.number')?.textContent ?? '',
        row.querySelector('progress')?.position ?? Number.NaN,
      ]),
    );
  const usual = await read();
  await page.locator('.next-word input[type="range"]').first().fill('0.3');
  await expect.poll(read).not.toEqual(usual);
  for (const bars of [usual, await read()]) {
    expect(bars).toHaveLength(8);
    for (const [text, share] of bars) expect(isRounding(text, share), `${text}: ${share}`).toBe(true);
  }
});

test('every cell of an alignment is as blue as the weight in the matrix below is large', async ({ page }) => {
  const id = 'decoder_0/cross/head_0/weights';
  await openLesson(page, 'english-french', id, '&tab=use');
  const looks = await page
    .locator('.alignment g')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('rect:not(.lit)')].map((cell) => cell.getAttribute('class')),
      ),
    );
  expect(looks.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 5]);
  await openTab(page, 'Walk');
  const problems: string[] = [];
  for (const [row, cells] of looks.entries())
    for (const [col, look] of cells.entries()) {
      const text = await cellAt(page, id, row, col).locator('.number').textContent();
      const { value, unit } = readNumber((text ?? '').trim()) ?? { value: Number.NaN, unit: 0 };
      const step = Number(/^s(\d+)$/.exec(look ?? '')?.[1] ?? Number.NaN);
      if (!(Math.abs(step - 10 * value) <= 0.5 + 5 * unit))
        problems.push(`${row}, ${col}: ${look} for ${value}`);
    }
  expect(problems).toEqual([]);
});

/** The training of reversal after the given number of single steps. */
async function stepped(page: Page, steps: number): Promise<Locator> {
  await openLab(page, 'v=1&lesson=cross-entropy&tab=train');
  const panel = page.locator('[data-training="reversal"]');
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.training-map').first()).toBeVisible({ timeout: timeout(60) });
  for (let step = 1; step <= steps; step++) {
    await panel.locator('[data-do="step"]').click();
    await expect(panel.locator(`[data-steps="${step}"]`)).toHaveCount(1);
  }
  return panel;
}

test('W^Q is painted as the engine has it after the same steps in Node, and its scale says how large it is', async ({
  page,
}) => {
  const steps = 3;
  const engine = await createModule({ wasmBinary: disk('generated/engine-full.wasm') });
  const { request } = await reversal.load();
  const session = new engine.TrainingSession({ ...request, seed: reversal.seed });
  session.step(steps);
  const { data = [], cols = 0 } = session.weights().find(({ name }) => name === 'layer_0/self/w_q') ?? {};
  const numbers = [...data];
  session.delete();
  expect([numbers.length, cols]).toEqual([64, 8]);

  const figure = (await stepped(page, steps)).locator('.training-parameter');
  await expect(figure).toContainText('layer 1: attention');
  const painted = await figure.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const hex = (at: number): string => (pixels[at] ?? 0).toString(16).padStart(2, '0');
    return Array.from(
      { length: pixels.length / 4 },
      (_, at) => `#${hex(4 * at)}${hex(4 * at + 1)}${hex(4 * at + 2)}`,
    );
  });
  const reach = Math.max(...numbers.map(Math.abs));
  const colour = (number: number): string => {
    const step = Math.round((10 * Math.abs(number)) / reach);
    return (number < 0 ? negative : positive).light[step] ?? '';
  };
  expect(painted).toEqual(numbers.map(colour));
  const [low = '', , high = ''] = await figure.locator('.ends span').allTextContents();
  expect(isRounding(high, reach) && isRounding(low, -reach), `${low} to ${high} for ${reach}`).toBe(true);
});

test('the last point of each curve stands where the ticks say that its number is', async ({ page }) => {
  const panel = await stepped(page, 7);
  const charts = panel.locator('.chart');
  await expect(charts).toHaveCount(2);
  for (const at of [0, 1]) {
    const figure = charts.nth(at);
    await figure.getByText('Numbers').click();
    const [x = '', y = ''] = await figure.locator('tbody tr').last().locator('th, td').allTextContents();
    const { ticks, end } = await figure.locator('.chart-picture').evaluate((picture) => ({
      ticks: [...picture.querySelectorAll('.chart-tick')].map((tick) => ({
        text: tick.textContent ?? '',
        x: Number(tick.getAttribute('x')),
        y: Number(tick.getAttribute('y')),
        isUp: tick.getAttribute('text-anchor') === 'middle',
      })),
      end: (picture.querySelector('.chart-series .chart-stroke')?.getAttribute('d') ?? '')
        .split(/[ML]/)
        .at(-1)
        ?.split(',')
        .map(Number),
    }));
    const [across, upwards] = [ticks.filter(({ isUp }) => isUp), ticks.filter(({ isUp }) => !isUp)];
    const axes = [
      {
        places: across.map(({ text, x: place }) => [numberIn(text), place] as const),
        value: x,
        spot: end?.[0],
      },
      {
        places: upwards.map(({ text, y: place }) => [numberIn(text), place] as const),
        value: y,
        spot: end?.[1],
      },
    ];
    for (const { places, value, spot = Number.NaN } of axes) {
      const [[from, start] = [0, 0], [to, stop] = [0, 0]] = [places[0], places.at(-1)];
      expect(places.length).toBeGreaterThan(2);
      const placeOf = (number: number): number => start + ((number - from) / (to - from)) * (stop - start);
      for (const [number, place] of places) expect(Math.abs(placeOf(number) - place)).toBeLessThan(0.2);
      expect(Math.abs(placeOf(numberIn(value)) - spot), `${value} on ${places.join(' ')}`).toBeLessThan(0.5);
    }
  }
});

for (const [lesson, sibling] of [
  ['reversal-without-positions', 'reversal'],
  ['induction-one-layer', 'induction'],
  ['english-french-without-attention', 'english-french-recurrent'],
  ['digits-without-positions', 'digits'],
] as const)
  test(`${lesson}: the shares beside its verdict are those that its file and the other one hold`, async ({
    page,
  }) => {
    await openLab(page, `v=1&lesson=${lesson}&tab=use`);
    const rows = page.locator('.verdict tbody tr');
    await expect(rows).toHaveCount(2);
    for (const [at, name] of [lesson, sibling].entries()) {
      const { measured } = readWeights(disk(`training/weights/files/${name}.safetensors`));
      const cells = await rows.nth(at).locator('td').allTextContents();
      const wanted = lesson.startsWith('digits') ? [measured.tokens] : [measured.tokens, measured.whole];
      expect(cells).toHaveLength(wanted.length);
      for (const [col, share] of wanted.entries())
        expect(isRounding(cells[col]?.trim() ?? '', share ?? Number.NaN), `${cells[col]}: ${share}`).toBe(
          true,
        );
    }
  });
