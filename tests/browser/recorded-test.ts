import { type BrowserContext, test as base } from '@playwright/test';
import { writeReads } from './files-read';
import { openWhole } from './whole-pages';

/** What the pages of a context asked for, and the file of the test that opened it. */
interface Watched {
  readonly file: string;
  readonly paths: Set<string>;
}

interface WorkerFixtures {
  /** The contexts of this browser that were open during the present test. */
  readonly watched: Map<BrowserContext, Watched>;
}

/** The path alone counts: tests serve the built files on other origins, too. */
function watchRequests(context: BrowserContext): Watched {
  const paths = new Set<string>();
  const note = (address: string): void => {
    const { protocol, pathname } = new URL(address, 'http://built/');
    if (protocol.startsWith('http'))
      paths.add(`dist/${decodeURIComponent(pathname.slice(1)) || 'index.html'}`);
  };
  context.on('request', (request) => note(request.url()));
  // What a test asks for itself, by `page.request`, is no request of a page.
  const ask = context.request.fetch.bind(context.request);
  context.request.fetch = (request, options) => {
    note(typeof request === 'string' ? request : request.url());
    return ask(request, options);
  };
  return { file: base.info().file, paths };
}

/**
 * `test` that writes down what it reads: everything that was asked for by a page that was open during the test, at whatever time, and
 * files that this process has read. `.tools/checks/specs` runs a test again only after a change of something that it read.
 * Pages that a test of another file has left open are closed.
 */
export const test = base.extend<{ recorded: undefined }, WorkerFixtures>({
  watched: [
    async ({ browser }, use) => {
      const watched = new Map<BrowserContext, Watched>();
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        watched.set(context, watchRequests(context));
        await openWhole(context);
        return context;
      };
      await use(watched);
    },
    { scope: 'worker', auto: true },
  ],
  recorded: [
    async ({ watched, browser }, use, testInfo) => {
      for (const [context, { file }] of watched) {
        if (file === testInfo.file) continue;
        await context.close();
        watched.delete(context);
      }
      await use(undefined);
      writeReads(
        testInfo,
        [...watched.values()].flatMap(({ paths }) => [...paths]),
      );
      const open = new Set(browser.contexts());
      for (const context of watched.keys()) if (!open.has(context)) watched.delete(context);
    },
    { auto: true },
  ],
});
