import type { BrowserContext, Page } from '@playwright/test';

/** What the script of a page keeps for the tests. */
interface Watching {
  /** The elements that still show what they were shipped with. */
  shipped?: Set<Element>;
}

/** Runs inside each page before its scripts. */
function watchShipped(): void {
  const shipped = new Set<Element>();
  (window as Watching).shipped = shipped;
  // Before the scripts of the page, only an element that is shipped as HTML has a shadow root.
  document.addEventListener(
    'readystatechange',
    () => {
      for (const lab of document.querySelectorAll('attention-lab'))
        if (lab.shadowRoot !== null) shipped.add(lab);
    },
    { once: true },
  );
  document.addEventListener('ready', ({ target }) => shipped.delete(target as Element));
}

/** Runs inside the page. */
const isWhole = (): boolean =>
  [...((window as Watching).shipped ?? [])].every(
    (lab) => !lab.isConnected || lab.shadowRoot?.querySelector('.load-error'),
  );

/**
 * From now on, opening or reloading a page of the context waits until its lessons have replaced what the page is shipped with, unless
 * the caller says itself what to wait for (`waitUntil`). Up to that moment parts of a lesson are there twice, so locators find two.
 */
export async function openWhole(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchShipped);
  context.on('page', (page) => {
    page.goto = whole(page, page.goto.bind(page));
    page.reload = whole(page, page.reload.bind(page));
  });
}

/** Waits until the lab, which a link on another page has opened, is whole: nothing else does. */
export async function labIsWhole(page: Page): Promise<void> {
  await page.waitForURL(/\/lab\.html/);
  await page.waitForFunction(isWhole);
}

/** A way of opening a page that then waits. */
function whole<Args extends readonly unknown[], Result>(
  page: Page,
  open: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const response = await open(...args);
    const options = args.at(-1);
    const saysItself = typeof options === 'object' && options !== null && 'waitUntil' in options;
    if (!saysItself) await page.waitForFunction(isWhole);
    return response;
  };
}
