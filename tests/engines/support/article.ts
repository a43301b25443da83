import { type Driver, see, until } from './driver';
import type { Site } from './server';

/** Opens a page with only the element, with `suffix` added to its address, and waits until it is interactive. */
export async function openArticle(
  driver: Driver,
  site: Site,
  suffix = '#v=1&lesson=scaled-dot-product&step=scores',
): Promise<void> {
  // Navigating to another hash of the same page would not reload it.
  await driver.open('about:blank');
  await driver.open(`${site.address}article.html${suffix}`);
  await until(driver, 'ready', () => document.documentElement.hasAttribute('data-ready'), null);
  await see(driver, '.stage td[data-node]');
}

/** Errors, warnings and violations recorded in the page by `error-recorder.js`. */
export function recordedErrors(driver: Driver): Promise<readonly string[]> {
  return driver.evaluate(() => Reflect.get(window, 'recordedErrors'), null);
}
