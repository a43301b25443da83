import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { type ChangeName, changeNamed } from '../../../web/figures/training/tasks/changes';
import createModule from '../../../web/generated/engine-full.mjs';
import type { Task } from '../../../web/training/task';
import { digits } from '../../../web/training/tasks/digits';
import { englishFrench, englishFrenchRecurrent } from '../../../web/training/tasks/english-french';
import { induction } from '../../../web/training/tasks/induction';
import { numberWords } from '../../../web/training/tasks/number-words';
import { sessionRequestOf } from '../../../web/training/train';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';
import { timeout } from '../timeouts';

const disk = (path: string): ArrayBuffer =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`../../../web/${path}`, import.meta.url)))).buffer;

const steps = 3;

/** The losses of the first steps, computed by the engine in Node. */
async function losses(task: Task, change?: ChangeName): Promise<readonly number[]> {
  const engine = await createModule({ wasmBinary: disk('generated/engine-full.wasm') });
  const data = await task.load(async (name) => disk(`training/data/${name}`));
  const request = sessionRequestOf(task, data);
  const { seed } = task;
  const session = new engine.TrainingSession(
    change ? { ...changeNamed(change).apply(request), seed } : request,
  );
  const numbers = [...session.step(steps)].filter((_, at) => at % 3 === 0);
  session.delete();
  return numbers;
}

/** The numbers of the loss curves: a column per model. */
async function shownLosses(panel: Locator): Promise<readonly (readonly number[])[]> {
  const figure = panel.locator('.chart').nth(1);
  await figure.getByText('Numbers').click();
  const rows = await figure
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  return [0, 1].map((model) => rows.map((row) => row[model] ?? Number.NaN));
}

/** One change for every kind of model, with the number of heads shown: one or more, or none. */
const trainings: readonly (readonly [string, Task, ChangeName, maps: readonly [number, number]])[] = [
  ['masks', induction, 'one-layer', [1, 1]],
  ['additive-attention', englishFrenchRecurrent, 'attention-off', [1, 0]],
  ['transformer', englishFrench, 'four-cross-heads', [1, 4]],
  ['transformer', numberWords, 'no-mask', [1, 1]],
  ['vision-transformer', digits, 'no-positions', [5, 5]],
  ['vision-transformer', digits, 'two-heads', [5, 3]],
];

for (const [lesson, task, change, maps] of trainings)
  test(`${task.id} learns in the page as it does in Node, beside it ${change}`, async ({ page }) => {
    await openLab(page, `v=1&lesson=${lesson}&tab=train&exp.${task.id}.beside=${change}`);
    const panel = page.locator(`[data-training="${task.id}"]`);
    await panel.scrollIntoViewIfNeeded();
    const examples = panel.locator('.training-example');
    await expect(examples).toHaveCount(2, { timeout: timeout(90) });
    for (let step = 1; step <= steps; step += 1) {
      await panel.locator('[data-do="step"]').click();
      await expect(panel.locator(`[data-steps="${step}"]`)).toHaveCount(1, { timeout: timeout(30) });
    }
    for (const [model, count] of maps.entries())
      await expect(examples.nth(model).locator('.training-map')).toHaveCount(count);
    const expected = [await losses(task), await losses(task, change)];
    expect(expected[0]).not.toEqual(expected[1]);
    const shown = await shownLosses(panel);
    expect(shown.map((each) => each.length)).toEqual([steps, steps]);
    // Three digits are printed.
    for (const [model, own] of shown.entries())
      for (const [at, loss] of own.entries())
        expect(Math.abs(loss - (expected[model]?.[at] ?? Number.NaN))).toBeLessThanOrEqual(0.005);
  });
