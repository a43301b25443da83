import { expect } from '@playwright/test';
import { parts } from '../browser/support/catalogue';
import { openArticle, recordedErrors } from './support/article';
import { click, type Driver, see, until } from './support/driver';
import { test } from './support/engine';
import { clickEverything, openByHash, useFirstLesson } from './support/exercise';
import type { Site } from './support/server';

/** Marks the page that violates the policy on purpose: its reports may arrive during later tests. */
const violatingPage = '?violating';

/** Expects no violation, error or request to another origin, in the page and in workers. */
async function expectNoViolations(driver: Driver, site: Site): Promise<void> {
  const requested = await driver.evaluate(
    () => performance.getEntriesByType('resource').map(({ name }) => name),
    null,
  );
  expect(await recordedErrors(driver)).toEqual([]);
  expect(site.blocked.filter((each) => !each.includes(violatingPage))).toEqual([]);
  expect(requested.filter((each) => !each.startsWith(site.address) && !each.startsWith('data:'))).toEqual([]);
}

/** Runs inside the page: tries what the policy forbids and resolves to the actions that were not blocked. */
async function forbiddenActions(): Promise<readonly string[]> {
  // WebDriver calls may bypass the policy, so wait for a new task.
  await new Promise((resolve) => setTimeout(resolve));
  const actions: Readonly<Record<string, () => void>> = {
    eval: () => Reflect.get(window, 'eval')('1'),
    Function: () => new (Reflect.get(window, 'Function') as FunctionConstructor)('return 1'),
    innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: '<b>1</b>' }),
    'text of a script': () => Object.assign(document.createElement('script'), { text: '1' }),
    'a worker by its name': () => new Worker('outputs.js'),
    'a policy of another name': () => {
      const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string): void } };
      if (trustedTypes === undefined) throw new TypeError('Trusted Types are not supported');
      trustedTypes.createPolicy('other');
    },
  };
  return Object.keys(actions).filter((name) => {
    try {
      actions[name]?.();
      return true;
    } catch {
      return false;
    }
  });
}

test('the policy blocks forbidden actions, and violations are recorded', async ({ driver, site }) => {
  await openArticle(driver, site, `${violatingPage}#v=1&lesson=scaled-dot-product&step=scores`);
  expect(await driver.evaluate(forbiddenActions, null)).toEqual([]);
  await until(driver, 'recorded errors', () => Reflect.get(window, 'recordedErrors').length >= 5, null);
  await expect.poll(() => site.blocked.length).toBeGreaterThan(0);
});

test('using the first lesson causes no violation and no request to another origin', async ({
  driver,
  site,
}) => {
  await openArticle(driver, site);
  await useFirstLesson(driver);
  await expectNoViolations(driver, site);
});

for (const { title, lessons } of parts)
  test(`clicking every kind of button of “${title}” causes no violation and no request to another origin`, async ({
    driver,
    site,
  }) => {
    await openArticle(driver, site);
    for (const lesson of lessons) {
      await openByHash(driver, lesson);
      expect(await clickEverything(driver), lesson.id).toBeGreaterThan(3);
    }
    await expectNoViolations(driver, site);
  });

test('experiments and the worker for long sequences run under the policy', async ({ driver, site }) => {
  await openArticle(driver, site, '#v=1&lesson=masks&step=masked_scores');
  await click(driver, '[data-experiment="causal"] button', 'Run');
  await see(driver, '[data-experiment="causal"] .chart');
  await openByHash(driver, { id: 'sliding-window' });
  await driver.evaluate(() => {
    const root = document.querySelector('attention-lab')?.shadowRoot;
    root?.querySelector('.long-sequences')?.scrollIntoView();
  }, null);
  await see(driver, '.long-status', 'visible weights after');
  const workers = await driver.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/worker-(?!script)[^/]+\.js$/.test(name)).length,
    null,
  );
  expect(workers).toBe(1);
  await expectNoViolations(driver, site);
});

/** Runs inside the page: clicks Next and returns whether the screen changed. The prerendered content has no listeners yet. */
function hasMoved(from: string): boolean {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  [...(root?.querySelectorAll<HTMLElement>('.moves button') ?? [])].at(-1)?.click();
  return (root?.querySelector('.stepper .count')?.textContent ?? from) !== from;
}

/** Runs inside the page: clicks a button of the home page. */
const clickOnHome = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** Runs inside the page: types into the search and returns whether it has found something. */
function hasFound(): boolean {
  const field = document.querySelector<HTMLInputElement>('.search input');
  if (field === null) return false;
  field.value = 'weights';
  field.dispatchEvent(new Event('input'));
  return document.querySelector('.search [role="option"] math') !== null;
}

/** Runs inside the page. */
function hasTrained(): boolean {
  const steps = document.querySelector('.train-place')?.shadowRoot?.querySelector('[data-steps]');
  return Number(steps?.getAttribute('data-steps') ?? 0) > 5;
}

test('the built pages cause no violation', async ({ driver, site }) => {
  await driver.open(site.address);
  const storyIsMoving = (): boolean => document.querySelector('.story-beat[aria-current]') !== null;
  await until(driver, 'the story of the home page', storyIsMoving, null);
  const hasLinks = (): boolean => document.querySelector('.story-numbers a') !== null;
  await driver.evaluate(() => {
    location.hash = 't=15.3';
  }, null);
  await until(driver, 'links on the numbers', hasLinks, null);
  await driver.evaluate(clickOnHome, '.search-open');
  await until(driver, 'results of the search', hasFound, null);
  await driver.evaluate(clickOnHome, '.search-close');
  await driver.evaluate(clickOnHome, '.train-start');
  await until(driver, 'the training of the home page', hasTrained, null);
  await driver.open(`${site.address}lab.html`);
  await see(driver, '.stepper .count');
  const count = () =>
    document.querySelector('attention-lab')?.shadowRoot?.querySelector('.stepper .count')?.textContent ?? '';
  await until(driver, 'a move', hasMoved, await driver.evaluate(count, null));
  // The home page names its fonts in CSS; the policy that the site sends it allows them.
  const isFontOfHome = (each: string): boolean =>
    each.includes(`"document-uri":"${site.address}"`) && each.includes('"font-src"');
  expect(site.blocked.filter((each) => !each.includes(violatingPage) && !isFontOfHome(each))).toEqual([]);
});
