import { type Driver, see, until } from './driver';
import type { Site } from './server';

/** Opens an article with nothing in it but the element, and what stands `after` its address, and waits until it is alive. */
export async function openArticle(driver: Driver, site: Site, after = ''): Promise<void> {
  // A second address of the same page would not load it again.
  await driver.open('about:blank');
  await driver.open(`${site.address}article.html${after}`);
  await until(driver, 'ready', () => document.documentElement.hasAttribute('data-ready'), null);
  await see(driver, '.stage td[data-node]');
}

/** Everything that the page noticed itself: see `witness.js`. */
export function complaints(driver: Driver): Promise<readonly string[]> {
  return driver.evaluate(() => Reflect.get(window, 'complaints'), null);
}
