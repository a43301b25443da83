import { expect } from '@playwright/test';
import { readSnapshot } from '../browser/support/lab';
import { expectNumbers } from '../browser/support/numbers/check';
import { firstLesson, lessonNamed } from '../browser/support/numbers/lessons';
import { compute, type RefNode } from '../browser/support/numbers/reference';
import { withCell } from '../browser/support/numbers/samples';
import { type Stop, stopsOf } from '../browser/support/numbers/walk';
import { openArticle } from './support/article';
import { click, type Driver, see } from './support/driver';
import { test } from './support/engine';

const { nodes, tokens: words } = firstLesson;
const atQuery: Stop = { node: 'query', granularity: 'equation', row: 0, col: 0 };

async function compare(driver: Driver, stops: readonly Stop[], index: number): Promise<void> {
  const stop = stops[index];
  if (stop === undefined) throw new RangeError(`no stop ${index}`);
  await see(driver, '.stepper .count', `Step ${index + 1} of ${stops.length}`);
  expectNumbers(await driver.evaluate(readSnapshot, 0), { nodes, words, stop });
}

test('every number of the first lesson matches the reference, at every step, forward and back', async ({
  driver,
  site,
}) => {
  await openArticle(driver, site);
  const stops = stopsOf(nodes, 'equation');
  await click(driver, '.strip .frame');
  await compare(driver, stops, 0);
  for (let index = 1; index < stops.length; index += 1) {
    await click(driver, '.moves button', 'Next');
    await compare(driver, stops, index);
  }
  for (let index = stops.length - 2; index >= 0; index -= 1) {
    await click(driver, '.moves button', 'Back');
    await compare(driver, stops, index);
  }
  expect(stops.length).toBeGreaterThan(4);
});

/** Expects the page to show these numbers, with the difference from those before. */
async function expectShown(driver: Driver, shown: readonly RefNode[], before?: readonly RefNode[]) {
  expectNumbers(await driver.evaluate(readSnapshot, 0), {
    nodes: shown,
    words,
    stop: atQuery,
    ...(before ? { before } : {}),
  });
}

test('an edit updates every number that depends on it, and undo restores them', async ({ driver, site }) => {
  const cell = '.stage td[data-node="query"][data-row="1"][data-col="0"]';
  const edited = compute(withCell(firstLesson, 'query', 1, 0, -1.75));
  await openArticle(driver, site, '#v=1&lesson=scaled-dot-product&step=query');
  await click(driver, cell);
  await click(driver, cell);
  await see(driver, `${cell} input`);
  await driver.press('Control+a');
  await driver.type('-1.75');
  await driver.press('Enter');
  await see(driver, '.difference');
  await expectShown(driver, edited, nodes);
  for (const stop of stopsOf(nodes, 'equation').slice(1)) {
    await click(driver, '.moves button', 'Next');
    await see(driver, `[data-equation="${stop.node}"]`);
    expectNumbers(await driver.evaluate(readSnapshot, 0), { nodes: edited, words, stop, before: nodes });
  }
  await click(driver, '.strip .frame');
  await driver.press('Control+z');
  await click(driver, '.strip .frame');
  await expectShown(driver, nodes);
});

for (const lesson of ['masks', 'multi-head'])
  test(`${lesson}: the numbers of a lesson of the full build match the reference`, async ({
    driver,
    site,
  }) => {
    const { nodes, tokens, opening } = lessonNamed(lesson);
    await openArticle(driver, site, `#v=1&lesson=${lesson}&step=${opening}`);
    const shown = await driver.evaluate(readSnapshot, 0);
    const stop: Stop = { node: shown.equation, granularity: 'equation', row: 0, col: 0 };
    expectNumbers(shown, { nodes, words: tokens, stop });
  });
