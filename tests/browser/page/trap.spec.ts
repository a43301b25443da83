import { expect, type Page } from '@playwright/test';
import { test } from '../recorded-test';
import { beginEdit, edit, select } from '../support/acts';
import { openLesson } from '../support/lab';
import { firstLesson, lessonNamed } from '../support/numbers/lessons';
import { compute } from '../support/numbers/reference';
import { withCell } from '../support/numbers/samples';
import { walkThrough } from '../support/numbers/walker';
import { expectWhy } from '../support/numbers/why';

interface Trapped {
  /** Number of engine calls that must still trap. */
  traps: number;
  /** Number of calls that have trapped. */
  trapped: number;
}

/** Makes calls into the engine trap on demand. */
async function armTraps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counters: Trapped = Object.assign(window, { traps: 0, trapped: 0 });
    const wrapped =
      (call: (...values: unknown[]) => unknown) =>
      (...values: unknown[]): unknown => {
        if (counters.traps > 0) {
          counters.traps -= 1;
          counters.trapped += 1;
          throw new WebAssembly.RuntimeError('unreachable');
        }
        return call(...values);
      };
    // Exported functions are called through the table of the module.
    const get = WebAssembly.Table.prototype.get;
    WebAssembly.Table.prototype.get = function (index) {
      const found: unknown = get.call(this, index);
      return typeof found === 'function'
        ? wrapped((...values) => Reflect.apply(found, undefined, values))
        : found;
    };
  });
}

const trap = (page: Page, count: number): Promise<void> =>
  page.evaluate((traps) => {
    Object.assign(window, { traps });
  }, count);

const trapped = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'trapped')));

test('after a trap the page continues with the same state and correct numbers', async ({ page }) => {
  const { nodes: before, tokens: words, ...sample } = lessonNamed('scaled-dot-product');
  await armTraps(page);
  await openLesson(page, 'scaled-dot-product', 'query');
  await trap(page, 1);
  await edit(page, 'query', 1, 1, '0.7');
  expect(await trapped(page)).toBe(1);
  const nodes = compute(withCell(sample, 'query', 1, 1, 0.7));
  await page.keyboard.press('Escape');
  await walkThrough(page, { nodes, words, before });

  await trap(page, 1);
  await select(page, 'context', 2, 2);
  await expectWhy(page, { node: 'context', row: 2, col: 2 }, nodes, words);
  expect(await trapped(page)).toBe(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await walkThrough(page, { nodes: before, words, before });
});

test('when it cannot recover, the typed text and the last numbers stay', async ({ page }) => {
  await armTraps(page);
  await openLesson(page, 'scaled-dot-product', 'query');
  const field = await beginEdit(page, 'query', 1, 1);
  await field.fill('0.7');
  await trap(page, 100);
  await field.press('Enter');
  await expect(page.locator('.entry-error')).toBeVisible();
  await trap(page, 0);
  await expect(field).toHaveValue('0.7');
  await page.keyboard.press('Escape');
  await walkThrough(page, { nodes: firstLesson.nodes, words: firstLesson.tokens });
});
