import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../recorded-test';
import { keepLoaded, openScreen } from './lab';

interface WorkerFixtures {
  /** Loaded pages by the options that are fixed when a page is created. */
  readonly loadedPages: Map<string, SharedPage>;
}

/** A page that stays loaded, and a function that loads it again, whatever a test has left behind. */
interface SharedPage {
  readonly page: Page;
  readonly reset: () => Promise<void>;
  /** The files with the texts of lessons that the page has loaded. */
  readonly lessons: ReadonlySet<string>;
}

const first = 'v=1&lesson=scaled-dot-product';

/** So many lessons are loaded into one page: what it has loaded counts as read by each later test of it (`.tools/README.md`). */
const LESSONS = 4;

/** The files with the texts of lessons, from now on. */
function lessonsOf(context: BrowserContext): ReadonlySet<string> {
  const lessons = new Set<string>();
  context.on('request', (request) => {
    const [name] = /[\w-]+-en-\w+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) lessons.add(name);
  });
  return lessons;
}

/** What cannot be undone for the next test, or has no effect on what is loaded. */
const refused = ['addInitScript', 'goto', 'goBack', 'reload', 'route', 'setContent'] as const;

/** Listeners that tests add. */
const events = ['console', 'dialog', 'download', 'pageerror', 'request', 'response'] as const;

/** Runs inside the page: undoes what a test did outside of the element. Resolves to whether the page is still the one that was loaded. */
function undoChanges(): boolean {
  const root = document.documentElement;
  const [element] = document.querySelectorAll('attention-lab');
  if (!root.hasAttribute('data-ready') || !element) return false;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  root.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  return true;
}

/** Loads a page, on which tests must not load another one. */
async function loadPage(page: Page): Promise<SharedPage> {
  const lessons = lessonsOf(page.context());
  const load = page.goto.bind(page);
  await openScreen(page, first);
  keepLoaded(page);
  for (const name of refused)
    Object.assign(page, {
      [name]: () => Promise.reject(new Error(`page.${name}: a test that does this takes a fresh page`)),
    });
  const reset = async (): Promise<void> => {
    for (const event of events) page.removeAllListeners(event);
    await page.mouse.move(0, 0);
    if (await page.evaluate(undoChanges)) return;
    await load('about:blank');
    await load(`./lab.html#${first}`);
    await page.waitForSelector('html[data-ready]');
  };
  return { page, reset, lessons };
}

/**
 * `page` stays loaded between the tests of a worker, which saves loading and compiling it: `openLab` replaces the element. Tests of
 * loading, storage, history and requests take a `freshPage`.
 */
export const test = base.extend<{ freshPage: Page }, WorkerFixtures>({
  loadedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern.
    async ({}, use) => {
      const pages = new Map<string, SharedPage>();
      await use(pages);
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, watched, loadedPages, hasTouch, isMobile, locale, viewport, colorScheme }, use) => {
    const key = JSON.stringify({ hasTouch, isMobile, locale });
    const kept = loadedPages.get(key);
    if (kept !== undefined && kept.lessons.size >= LESSONS) {
      await kept.page.context().close();
      watched.delete(kept.page.context());
    }
    const isOpen = kept !== undefined && !kept.page.isClosed();
    const shared = isOpen ? kept : await loadPage(await (await browser.newContext()).newPage());
    loadedPages.set(key, shared);
    const { page, reset } = shared;
    await reset();
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: 'no-preference',
      forcedColors: 'none',
    });
    await use(page);
  },
  freshPage: async ({ context }, use) => use(await context.newPage()),
});
