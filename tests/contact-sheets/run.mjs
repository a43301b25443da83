/**
 * `node tests/contact-sheets/run.mjs`: the cover of every lesson, two of its key steps and, of a model, what it is used for, in three
 * widths and both themes, side by side in pictures of many screens each: build/contact-sheets/index.html. For people to look at;
 * nothing is compared. With `built`, it takes the page in dist/ as it is; with `steps`, all key steps; with ids of lessons or widths, only
 * those.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setUpPage } from '../../.tools/page.mjs';
import { withPage } from '../bench/browser.mjs';
import { lessonsOf } from './lessons.mjs';
import { answerQuestion, endMotion, goTo, hasTab } from './page.mjs';
import { saveIndex, saveSheets } from './sheets.mjs';

const folder = fileURLToPath(new URL('../../build/contact-sheets/', import.meta.url));
const themes = ['light', 'dark'];
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Milliseconds without a request after which a screen has all that it loads, and its picture is drawn. */
const quietTime = 500;

const words = process.argv.slice(2);
const isBuilt = words.includes('built');
const widths = words.map(Number).filter(Number.isFinite);
const showsAllSteps = words.includes('steps');
const ids = words.filter((each) => !['built', 'steps'].includes(each) && !Number.isFinite(Number(each)));

/** Counts the requests of a page, and returns a function that resolves once there have been none for a while. */
function watchRequests(page) {
  const pending = new Set();
  let last = Date.now();
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, (request) => {
      pending.delete(request);
      last = Date.now();
    });
  return async () => {
    last = Date.now();
    while (pending.size > 0 || Date.now() - last < quietTime) await page.waitForTimeout(50);
  };
}

/** The screens of a lesson: what they are called, and how to get there. */
function screensOf({ id, keySteps, asked, answered }) {
  const step = (node) => `v=1&lesson=${id}&step=${node}&grain=key`;
  const withAnswer = (name, node) => ({ name, hash: step(node), prepare: answerQuestion });
  const steps = showsAllSteps
    ? keySteps.map((node) => withAnswer(node, node))
    : [{ name: 'step', hash: step(asked) }, withAnswer('answered', answered)];
  return [
    { name: 'cover', hash: `v=1&lesson=${id}` },
    ...steps,
    { name: 'use', hash: `v=1&lesson=${id}&tab=use`, isTab: true },
  ];
}

/** Saves what a page shows in both themes. */
async function shoot(page, file) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({
      path: `${folder}screens/${file}-${theme}.png`,
      animations: 'disabled',
    });
  }
}

/** Shoots all screens of a lesson, and returns their names. */
async function shootLesson(page, rest, lesson, width) {
  const shot = [];
  for (const { name, hash, prepare, isTab } of screensOf(lesson)) {
    await page.evaluate(goTo, hash);
    await rest();
    if (isTab && !(await page.evaluate(hasTab))) continue;
    if (prepare) await page.evaluate(prepare);
    await page.evaluate(endMotion);
    await shoot(page, `${lesson.id}-${name}-${width}`);
    shot.push(name);
  }
  return shot;
}

async function shootAll(browser, address, viewport, lessons) {
  const page = await browser.newPage({ viewport });
  const rest = watchRequests(page);
  const rows = [];
  for (const lesson of lessons) {
    // A page of its own for each lesson: nothing is kept of those before.
    await page.goto('about:blank');
    await page.goto(`${address}lab.html#v=1&lesson=${lesson.id}`);
    await page.evaluate(() => localStorage.clear());
    rows.push({ id: lesson.id, names: await shootLesson(page, rest, lesson, viewport.width) });
    console.log(`${viewport.width}: ${lesson.id}`);
  }
  await page.close();
  return rows;
}

if (!isBuilt) await setUpPage('contact sheets');
await mkdir(`${folder}screens`, { recursive: true });
await withPage(async (browser, address) => {
  const chosen = viewports.filter(({ width }) => widths.length === 0 || widths.includes(width));
  for (const viewport of chosen) {
    const rows = await shootAll(browser, address, viewport, await lessonsOf(ids));
    for (const theme of themes) await saveSheets(browser, folder, { viewport, theme, rows });
  }
  await saveIndex(folder);
  console.log('build/contact-sheets/index.html');
});
