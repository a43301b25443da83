import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import createModule from '../../../web/generated/engine-full.mjs';
import { sliceExamples, sourceLength } from '../../../web/training/examples';
import type { Task } from '../../../web/training/task';
import {
  englishFrenchRecurrent,
  englishFrenchWithoutAttention,
  loadHeldOut,
} from '../../../web/training/tasks/english-french';
import { sessionRequestOf } from '../../../web/training/train';
import { readWeights } from '../../../web/training/weight-file';
import { openTab } from '../support/acts';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

const file = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`../../../web/${path}`, import.meta.url))));

const data = await loadHeldOut();

/** Lengths of the sentences that a shipped model translates correctly, computed by the engine in Node. */
async function lengthsRight(task: Task): Promise<readonly number[]> {
  const engine = await createModule({ wasmBinary: file('generated/engine-full.wasm').buffer });
  const session = new engine.TrainingSession(sessionRequestOf(task, { ...data, training: data.heldOut }));
  session.setWeights([...readWeights(file(`training/weights/files/${task.id}.safetensors`).buffer).matrices]);
  const isRight = (number: number): boolean =>
    session.accuracy(sliceExamples(data.heldOut, number, 1)).whole === 1;
  const right = [...Array(data.heldOut.count).keys()].filter(isRight);
  session.delete();
  return right.map((number) => sourceLength(data.heldOut, number));
}

const between = (lengths: readonly number[], from: number, to: number): number =>
  lengths.filter((length) => length >= from && length <= to).length;

interface Row {
  readonly from: number;
  readonly to: number;
  /** For example "86 of 88", with attention and without. */
  readonly texts: readonly string[];
}

async function rowsOf(panel: Locator): Promise<readonly Row[]> {
  const rows = await panel
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.firstChild?.nextSibling?.textContent ?? '')),
    );
  const names = await panel.locator('tbody th').allTextContents();
  return rows.map((cells, at) => {
    const [from = 0, to = 0] = (names[at] ?? '').match(/\d+/g)?.map(Number) ?? [];
    return { from, to, texts: cells.slice(1) };
  });
}

async function measured(page: Page): Promise<Locator> {
  await openLab(page, 'v=1&lesson=additive-attention');
  const panel = page.locator('[data-experiment="lengths"]');
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(panel.locator('.found')).toBeVisible({ timeout: timeout(90) });
  return panel;
}

test('with attention long sentences come out as well as short ones; without it they do not', async ({
  page,
}) => {
  const panel = await measured(page);
  const rows = await rowsOf(panel);
  const right = [
    await lengthsRight(englishFrenchRecurrent),
    await lengthsRight(englishFrenchWithoutAttention),
  ];
  const all = [...Array(data.heldOut.count).keys()].map((number) => sourceLength(data.heldOut, number));
  expect(rows.length).toBeGreaterThan(5);
  for (const { from, to, texts } of rows)
    expect(texts).toEqual(right.map((each) => `${between(each, from, to)} of ${between(all, from, to)}`));
  expect(rows.reduce((sum, { from, to }) => sum + between(all, from, to), 0)).toBe(600);

  // The table, the sentence below it and the chart must agree.
  await expect(panel.locator('.found')).toHaveText(/^The hypothesis holds\./);
  await expect(panel.locator('.found')).toContainText(rows.at(-1)?.texts[0] ?? 'nothing');
  await expect(panel.locator('.chart-series')).toHaveCount(2 * 2);
  const heights = await panel.locator('.chart-picture .chart-form').evaluateAll((forms) =>
    forms.map((form) => {
      const { top, height } = form.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  const [attending, without] = [heights.slice(0, rows.length), heights.slice(rows.length)];
  expect(Math.max(...attending) - Math.min(...attending)).toBeLessThan(10);
  expect((without.at(-1) ?? 0) - (without[0] ?? 0)).toBeGreaterThan(100);

  // A long sentence that only the model with attention translates correctly.
  const translations = panel.locator('.lengths-example dd');
  await expect(translations.nth(1).locator('mark')).toHaveCount(0);
  await expect(translations.nth(2).locator('mark').first()).toBeVisible();
});

test('the measurement can be stopped, and its worker ends', async ({ page }) => {
  await openLab(page, 'v=1&lesson=additive-attention&tab=train');
  const panel = page.locator('[data-experiment="lengths"]');
  // The training has its own worker, which goes on while its tab is not shown.
  const training = page.locator('.training');
  await training.scrollIntoViewIfNeeded();
  await expect(training.locator('.training-map').first()).toBeVisible({ timeout: timeout(60) });
  await expect.poll(() => page.workers().length).toBe(1);
  await openTab(page, 'Walk');
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => page.workers().length).toBe(2);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(panel.locator('.found')).toHaveCount(0);
  await expect(panel.locator('.chart')).toHaveCount(0);
  await expect(panel.locator('.error')).toHaveCount(0);
});
