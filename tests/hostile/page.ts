import { readSnapshot } from '../browser/support/lab';
import { openArticle } from '../engines/support/article';
import { type Driver, see, until } from '../engines/support/driver';
import type { Site } from '../engines/support/server';
import type { Hostile } from './items';

/** The rendered state, as a string that can be compared. */
async function renderedState(driver: Driver): Promise<string> {
  const { equation, step, cells } = await driver.evaluate(readSnapshot, 0);
  return JSON.stringify([equation, step, cells.map(({ node, row, col, text }) => [node, row, col, text])]);
}

/** How often the rendered state is read until it is as before: on a busy machine attributes take a while. */
const readings = 50;

/** Whether the rendered state is, or soon becomes, what it was. */
async function showsAgain(driver: Driver, before: string): Promise<boolean> {
  for (let reading = 0; reading < readings; reading += 1) {
    if ((await renderedState(driver)) === before) return true;
    await driver.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)), null);
  }
  return false;
}

/** Executed code, requests to other origins, policy violations or polluted prototypes. */
async function sideEffects(driver: Driver, site: Site): Promise<readonly string[]> {
  const { ran, polluted, requested } = await driver.evaluate(
    () => ({
      ran: Reflect.get(window, 'pwned') === true,
      polluted: Reflect.get({}, 'polluted') !== undefined,
      requested: performance.getEntriesByType('resource').map(({ name }) => name),
    }),
    null,
  );
  const external = requested.filter((each) => !each.startsWith(site.address) && !each.startsWith('data:'));
  return [
    ...(ran ? ['code was executed'] : []),
    ...(polluted ? ['a prototype was changed'] : []),
    ...external.map((each) => `${each} was requested`),
    ...site.blocked.splice(0).map((each) => `the policy blocked: ${each}`),
  ];
}

/** Opens the article with a global that records when code of an input is executed. */
async function openInstrumented(driver: Driver, site: Site): Promise<string> {
  await openArticle(driver, site);
  await driver.evaluate(() => {
    Reflect.set(window, '__pwn', () => Reflect.set(window, 'pwned', true));
  }, null);
  return renderedState(driver);
}

/** Sets all attributes to the text, then removes them. */
async function setAllAttributes(driver: Driver, text: string): Promise<void> {
  await driver.evaluate(async (value) => {
    const lab = document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>('attention-lab');
    if (lab === null) throw new Error('no element');
    const { observedAttributes } = lab.constructor as unknown as { observedAttributes: readonly string[] };
    const skipped = new Set(['sync', 'loading']);
    for (const name of observedAttributes) if (!skipped.has(name)) lab.setAttribute(name, value);
    const settled = () => new Promise((resolve) => setTimeout(resolve, 60));
    await settled();
    await lab.updateComplete;
    for (const name of observedAttributes) if (!skipped.has(name)) lab.removeAttribute(name);
    await settled();
    await lab.updateComplete;
  }, text);
}

/** Sets texts as attributes: afterwards the page must be as before. */
export async function* attributeProblems(driver: Driver, site: Site, items: readonly Hostile[]) {
  const before = await openInstrumented(driver, site);
  for (const item of items) {
    await setAllAttributes(driver, item.text);
    const problems = await sideEffects(driver, site);
    const isBack = await showsAgain(driver, before);
    yield { item, problems: isBack ? problems : [...problems, 'the rendered state changed'] };
  }
}

/** Opens the cover of the first lesson by link, and waits until no notice is left. */
async function openCover(driver: Driver): Promise<void> {
  await driver.evaluate(() => {
    location.hash = 'v=1&lesson=scaled-dot-product&screen=cover';
  }, null);
  await see(driver, '.cover');
  await until(
    driver,
    'no notice',
    () => !document.querySelector('attention-lab')?.shadowRoot?.querySelector('.notice'),
    null,
  );
}

/** Goes from the cover, which has no numbers, to a step of the first lesson. */
async function renderedStep(driver: Driver): Promise<string> {
  await driver.evaluate(async () => {
    const lab = document.querySelector<HTMLElement & { goto(node: string): boolean }>('attention-lab');
    lab?.goto('scores');
    await Reflect.get(lab ?? {}, 'updateComplete');
  }, null);
  return renderedState(driver);
}

/** Opens links: each must show a notice and leave the first lesson unchanged. */
export async function* linkProblems(driver: Driver, site: Site, items: readonly Hostile[]) {
  await openInstrumented(driver, site);
  await openCover(driver);
  const before = await renderedStep(driver);
  for (const item of items) {
    await driver.evaluate((text) => {
      location.hash = text.replace(/^[?#]/, '');
    }, item.text);
    const missingNotice = await see(driver, '.notice').then(
      () => [],
      () => ['no notice is shown'],
    );
    const problems = [...missingNotice, ...(await sideEffects(driver, site))];
    const after = await renderedStep(driver);
    yield { item, problems: after === before ? problems : [...problems, 'the rendered state changed'] };
    await openCover(driver);
  }
}
