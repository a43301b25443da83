/**
 * `npm run bench -- --page-training`: seconds until a model in the page is trained, and the frame rate during training.
 * Chromium, without throttling, from the click on “Train” to the end of the training run.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { asMarkdown, asText, misses } from '../peers/report/table.mjs';
import { putTable } from '../readme.mjs';

const most = (text, must, aim, at, unit) => ({ text, must, aim, at, more: false, unit });
const least = (text, must, aim, at, unit) => ({ ...most(text, must, aim, at, unit), more: true });

const TASKS = [
  { title: 'English → French', lesson: 'transformer', id: 'english-french', limit: 60, aim: 30, good: 99 },
  { title: 'induction', lesson: 'masks', id: 'induction', limit: 15, aim: 5, good: 98 },
];

const GOALS = TASKS.flatMap(({ title, id, limit, aim, good }) => [
  most(`${title}: seconds until half of the words are right`, limit, aim, `${id} half`, 's'),
  most('seconds until 95 %', limit, aim, `${id} most`, 's'),
  most('seconds until training and evaluation are finished', limit, aim, `${id} end`, 's'),
  least('held-out examples without a fault by then', good, 100, `${id} whole`, '%'),
  least('frames a second meanwhile', 55, 59, `${id} frames`, '×'),
  most('frames that took more than 20 ms', 5, 1, `${id} late`, '%'),
]);

/** Milliseconds between frames that count as a dropped frame at 60 Hz. */
const DROPPED_FRAME_MS = 20;

/** Frames recorded without training, as the baseline of the machine. */
const BASELINE_FRAMES = 300;

export async function benchPageTraining(args = process.argv) {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const training = { name: `Chromium ${browser.version()}, ${machine()}`, found: {} };
    const atRest = { name: 'the same page at rest', found: {} };
    for (const task of TASKS) {
      const panel = await openPanel(browser, server.resolvedUrls.local[0], task);
      Object.assign(atRest.found, framesOf(task, await panel.evaluate(recordFrames, BASELINE_FRAMES)));
      Object.assign(training.found, trainingResults(task, await panel.evaluate(trainAndRecord)));
      await panel.page().close();
    }
    console.log(`\nTraining in the page:\n${asText(GOALS, [training, atRest])}\n`);
    if (args.includes('--write')) putTable('page-training', asMarkdown(GOALS, [training, atRest]));
    return misses(GOALS, [training]);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Cores and load of the machine: frames are delayed by other load. */
const machine = () => `${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`;

async function openPanel(browser, address, { lesson, id }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}lab.html#v=1&lesson=${lesson}&tab=train`);
  const panel = page.locator(`[data-training="${id}"]`);
  await panel.scrollIntoViewIfNeeded();
  await panel.locator('.training-map').first().waitFor({ timeout: 120_000 });
  return panel;
}

function trainingResults(task, { half, most, end, whole, stamps }) {
  const { id } = task;
  return {
    [`${id} half`]: half,
    [`${id} most`]: most,
    [`${id} end`]: end,
    [`${id} whole`]: 100 * whole,
    ...framesOf(task, stamps),
  };
}

function framesOf({ id }, stamps) {
  const spans = stamps.slice(1).map((stamp, at) => stamp - stamps[at]);
  return {
    [`${id} frames`]: (1000 * spans.length) / (stamps.at(-1) - stamps[0]),
    [`${id} late`]: (100 * spans.filter((span) => span > DROPPED_FRAME_MS).length) / spans.length,
  };
}

/** Runs in the page: resolves to the timestamps of `count` frames. */
function recordFrames(_panel, count) {
  const stamps = [];
  return new Promise((resolve) => {
    const onFrame = (stamp) =>
      stamps.push(stamp) < count ? requestAnimationFrame(onFrame) : resolve(stamps);
    requestAnimationFrame(onFrame);
  });
}

/** Runs in the page: starts training and reads the panel in every frame until training ends. */
function trainAndRecord(panel) {
  const button = panel.querySelector('[data-do="toggle"]');
  const stamps = [];
  const seconds = () => (performance.now() - began) / 1000;
  const found = { half: Number.NaN, most: Number.NaN };
  const began = performance.now();
  button.click();
  return new Promise((resolve) => {
    const onFrame = (stamp) => {
      stamps.push(stamp);
      const { accuracy, whole } = panel.querySelector('[data-accuracy]').dataset;
      if (Number.isNaN(found.half) && Number(accuracy) >= 0.5) found.half = seconds();
      if (Number.isNaN(found.most) && Number(accuracy) >= 0.95) found.most = seconds();
      if (button.textContent !== 'Go on') requestAnimationFrame(onFrame);
      else resolve({ ...found, end: seconds(), whole: Number(whole), stamps });
    };
    requestAnimationFrame(onFrame);
  });
}
