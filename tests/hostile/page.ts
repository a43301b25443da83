import { readSnapshot } from '../browser/support/lab';
import { openArticle } from '../engines/support/article';
import { type Driver, see, until } from '../engines/support/driver';
import type { Site } from '../engines/support/server';
import type { Hostile } from './items';

/** All that is on show, to be compared with what is on show later. */
async function shown(driver: Driver): Promise<string> {
  const { equation, step, cells } = await driver.evaluate(readSnapshot, 0);
  return JSON.stringify([equation, step, cells.map(({ node, row, col, text }) => [node, row, col, text])]);
}

/** Has anything run that an input brought along, or left the page, or got into the prototypes? */
async function harm(driver: Driver, site: Site): Promise<readonly string[]> {
  const { ran, polluted, asked } = await driver.evaluate(
    () => ({
      ran: Reflect.get(window, 'pwned') === true,
      polluted: Reflect.get({}, 'polluted') !== undefined,
      asked: performance.getEntriesByType('resource').map(({ name }) => name),
    }),
    null,
  );
  const abroad = asked.filter((each) => !each.startsWith(site.address) && !each.startsWith('data:'));
  return [
    ...(ran ? ['something of it was run'] : []),
    ...(polluted ? ['a prototype was changed'] : []),
    ...abroad.map((each) => `${each} was asked for`),
    ...site.blocked.splice(0).map((each) => `the policy had to block something: ${each}`),
  ];
}

/** Opens the article, which calls out when code of an input runs. */
async function openWatched(driver: Driver, site: Site): Promise<string> {
  await openArticle(driver, site);
  await driver.evaluate(() => {
    Reflect.set(window, '__pwn', () => Reflect.set(window, 'pwned', true));
  }, null);
  return shown(driver);
}

/** Gives the text to every attribute at once, and takes it away again. */
async function giveAttributes(driver: Driver, text: string): Promise<void> {
  await driver.evaluate(async (value) => {
    const lab = document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>('attention-lab');
    if (lab === null) throw new Error('there is no element');
    const { observedAttributes } = lab.constructor as unknown as { observedAttributes: readonly string[] };
    const own = new Set(['sync', 'loading']);
    for (const name of observedAttributes) if (!own.has(name)) lab.setAttribute(name, value);
    const settled = () => new Promise((resolve) => setTimeout(resolve, 60));
    await settled();
    await lab.updateComplete;
    for (const name of observedAttributes) if (!own.has(name)) lab.removeAttribute(name);
    await settled();
    await lab.updateComplete;
  }, text);
}

/** Texts in every attribute: afterwards the page is as it was. */
export async function* attributeProblems(driver: Driver, site: Site, items: readonly Hostile[]) {
  const before = await openWatched(driver, site);
  for (const item of items) {
    await giveAttributes(driver, item.text);
    const problems = await harm(driver, site);
    const after = await shown(driver);
    yield { item, problems: after === before ? problems : [...problems, 'something was lost'] };
  }
}

/** Links: each is told about, and shows the first lesson as it opens. */
export async function* linkProblems(driver: Driver, site: Site, items: readonly Hostile[]) {
  const before = await openWatched(driver, site);
  for (const item of items) {
    await driver.evaluate((text) => {
      location.hash = text.replace(/^[?#]/, '');
    }, item.text);
    const told = await see(driver, '.notice').then(
      () => [],
      () => ['nothing is said about it'],
    );
    const problems = [...told, ...(await harm(driver, site))];
    const after = await shown(driver);
    yield { item, problems: after === before ? problems : [...problems, 'it is shown'] };
    await driver.evaluate(() => {
      location.hash = 'v=1&lesson=scaled-dot-product';
    }, null);
    await until(
      driver,
      'no notice',
      () => !document.querySelector('attention-lab')?.shadowRoot?.querySelector('.notice'),
      null,
    );
  }
}
