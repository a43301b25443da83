/** Time until the pages are drawn and can be used, on a slow network and a slow processor. */
import { serve } from '../../lighthouse/serve.mjs';
import { throttle, withBrowser } from '../browser.mjs';
import { median } from '../rounds.mjs';

const THROTTLE = 4;
const ROUNDS = 5;

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

export async function benchPageLoad(outDir) {
  const { address, close } = await serve(outDir);
  try {
    return await withBrowser(async (browser) => {
      const home = await roundsOf(browser, address, storyMoves);
      const lesson = await roundsOf(browser, `${address}lab.html`, lessonIsReady);
      return [
        row('the home page: first frame', home.drawn, 1.2),
        row('the home page: the story moves', home.ready, 3),
        row('the first lesson: ready', lesson.ready, 2.5),
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

/** Medians of the seconds until the first frame is drawn and until the page is ready. */
async function roundsOf(browser, address, isReady) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await load(browser, address, isReady));
  return {
    drawn: median(results.map(({ drawn }) => drawn)),
    ready: median(results.map(({ ready }) => ready)),
  };
}

async function load(browser, address, isReady) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await throttle(page, THROTTLE);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isReady, undefined, { polling: 'raf' });
  const ready = await page.evaluate(() => performance.now());
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const drawn = await paint.jsonValue();
  await context.close();
  return { drawn: drawn / 1000, ready: ready / 1000 };
}
