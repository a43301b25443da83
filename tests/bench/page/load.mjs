/** Time until the pages are drawn and can be used, on a slow network and a slow processor. */
import { serve } from '../../lighthouse/serve.mjs';
import { throttle, withBrowser } from '../browser.mjs';
import { median } from '../rounds.mjs';

const THROTTLE = 4;
const ROUNDS = 5;
const VIEWPORT = { width: 390, height: 844 };

/** “Fast 3G” of the developer tools of Chromium: bytes a second, and milliseconds before each answer. */
const FAST_3G = {
  offline: false,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
  latency: 150 * 3.75,
};

/** Runs in the page: whether the story moves. */
const storyMoves = () => document.querySelector('.story-beat[aria-current]') !== null;

/** Runs in the page: whether the element has computed its lesson. */
const lessonIsReady = () => Boolean(document.querySelector('attention-lab')?.trace);

/** How much longer the first lesson may take until it is ready than a page that only loads the same files. */
const READY_LIMIT = 1.5;

/** The address of a page that loads the files of the first lesson, and nothing else. */
const PLAIN = 'plain.html';

export async function benchPageLoad(outDir) {
  const more = new Map();
  const { address, close } = await serve(outDir, more);
  try {
    return await withBrowser(async (browser) => {
      const home = await roundsOf(browser, address, storyMoves);
      const files = await filesOf(browser, `${address}lab.html`);
      more.set(`/${PLAIN}`, plainPage(files));
      const lesson = await roundsOf(browser, `${address}lab.html`, lessonIsReady);
      const plain = await roundsOf(browser, address + PLAIN, hasLoaded, files.length);
      return [
        row('the home page: first frame', home.drawn, 1.2),
        row('the home page: the story moves', home.ready, 3),
        row('the first lesson: ready', lesson.ready),
        row(`a page that only loads its ${files.length} files: loaded`, plain.ready),
        {
          what: 'the first lesson ÷ the page that only loads its files',
          value: lesson.ready / plain.ready,
          unit: '×',
          limit: READY_LIMIT,
        },
      ];
    });
  } finally {
    close();
  }
}

const row = (what, seconds, limit) => ({
  what: `${what}, Fast 3G, CPU ÷ ${THROTTLE}`,
  value: seconds,
  unit: 's',
  limit,
});

/** The addresses of the files that a page has loaded when its lesson is ready. */
async function filesOf(browser, address) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(address);
  await page.waitForFunction(lessonIsReady);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await page.close();
  return [...new Set(files)];
}

const plainPage = (files) =>
  `<!doctype html><title>Files</title>${files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`).join('')}<p>Files</p>`;

/** Runs in the plain page: whether all files have come. */
const hasLoaded = (count) =>
  performance.getEntriesByType('resource').filter(({ responseEnd }) => responseEnd > 0).length >= count;

/** Medians of the seconds until the first frame is drawn and until the page is ready. */
async function roundsOf(browser, address, isReady, argument) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1)
    results.push(await load(browser, address, isReady, argument));
  return {
    drawn: median(results.map(({ drawn }) => drawn)),
    ready: median(results.map(({ ready }) => ready)),
  };
}

async function load(browser, address, isReady, argument) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await throttle(page, THROTTLE);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isReady, argument, { polling: 'raf' });
  const ready = await page.evaluate(() => performance.now());
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const drawn = await paint.jsonValue();
  await context.close();
  return { drawn: drawn / 1000, ready: ready / 1000 };
}
