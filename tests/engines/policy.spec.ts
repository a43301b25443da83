import { expect } from '@playwright/test';
import { catalogue } from '../../web/lessons/index';
import type { LessonEntry } from '../../web/lessons/lesson';
import { complaints, openArticle } from './support/article';
import { click, type Driver, see, until } from './support/driver';
import { test } from './support/engine';
import type { Site } from './support/server';
import { openByHash, pressEverything, useByHand } from './support/visit';

/** Part of the address where things are tried that must be blocked: word of them may come late. */
const tried = '?tried';

/** Nothing was blocked, on the page or in a worker, nothing failed, and nothing was asked of anybody else. */
async function expectPeace(driver: Driver, site: Site): Promise<void> {
  const asked = await driver.evaluate(
    () => performance.getEntriesByType('resource').map(({ name }) => name),
    null,
  );
  expect(await complaints(driver)).toEqual([]);
  expect(site.blocked.filter((each) => !each.includes(tried))).toEqual([]);
  expect(asked.filter((each) => !each.startsWith(site.address) && !each.startsWith('data:'))).toEqual([]);
}

function entryNamed(id: string): LessonEntry {
  const found = catalogue.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no lesson ${id}`);
  return found;
}

/** What the policy forbids, tried: which of them went through? */
async function misdeeds(): Promise<readonly string[]> {
  // What drives a browser may be above the policy for as long as the call lasts.
  await new Promise((resolve) => setTimeout(resolve));
  const tries: Readonly<Record<string, () => void>> = {
    eval: () => Reflect.get(window, 'eval')('1'),
    Function: () => new (Reflect.get(window, 'Function') as FunctionConstructor)('return 1'),
    innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: '<b>1</b>' }),
    'text of a script': () => Object.assign(document.createElement('script'), { text: '1' }),
    'a worker by its name': () => new Worker('outputs.js'),
    'a policy of another name': () => {
      const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string): void } };
      if (trustedTypes === undefined) throw new TypeError('this browser knows no Trusted Types');
      trustedTypes.createPolicy('other');
    },
  };
  return Object.keys(tries).filter((name) => {
    try {
      tries[name]?.();
      return true;
    } catch {
      return false;
    }
  });
}

test('the policy is in force, and what it blocks is noticed', async ({ driver, site }) => {
  await openArticle(driver, site, tried);
  expect(await driver.evaluate(misdeeds, null)).toEqual([]);
  await until(driver, 'complaints', () => Reflect.get(window, 'complaints').length >= 5, null);
  await expect.poll(() => site.blocked.length).toBeGreaterThan(0);
});

test('by hand: nothing is blocked and nothing leaves', async ({ driver, site }) => {
  await openArticle(driver, site);
  await useByHand(driver);
  await expectPeace(driver, site);
});

test('every button of every lesson: nothing is blocked and nothing leaves', async ({ driver, site }) => {
  await openArticle(driver, site);
  for (const lesson of catalogue) {
    await openByHash(driver, lesson);
    expect(await pressEverything(driver), lesson.id).toBeGreaterThan(3);
  }
  await expectPeace(driver, site);
});

test('an experiment runs, and a worker draws long sequences', async ({ driver, site }) => {
  await openArticle(driver, site, '#v=1&lesson=masks');
  await click(driver, '[data-experiment="causal"] button', 'Run');
  await see(driver, '[data-experiment="causal"] .chart');
  await openByHash(driver, entryNamed('sliding-window'));
  await driver.evaluate(() => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    root?.querySelector('.long-sequences')?.scrollIntoView();
  }, null);
  await see(driver, '.long-status', 'in sight after');
  const workers = await driver.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/worker-(?!script)[^/]+\.js$/.test(name)).length,
    null,
  );
  expect(workers).toBe(1);
  await expectPeace(driver, site);
});

/** Runs inside the page: presses the button, and tells whether that moved the walk. The picture on show at first is dead. */
function hasMoved(from: string): boolean {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  root?.querySelector<HTMLElement>('.moves button')?.click();
  return (root?.querySelector('.stepper .count')?.textContent ?? from) !== from;
}

test('the page as it is built: nothing is blocked', async ({ driver, site }) => {
  await driver.open(site.address);
  await see(driver, '.stepper .count');
  const count = () =>
    document.querySelector('attention-lab')?.shadowRoot?.querySelector('.stepper .count')?.textContent ?? '';
  await until(driver, 'a move', hasMoved, await driver.evaluate(count, null));
  expect(site.blocked.filter((each) => !each.includes(tried))).toEqual([]);
});
