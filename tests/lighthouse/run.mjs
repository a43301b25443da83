/**
 * Lighthouse on the built page, as a phone with a slow processor on a slow network sees it: the median of several runs, since
 * other programs slow some of them down. `node tests/lighthouse/run.mjs [runs]` builds the page first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setUpPage } from '../../.tools/page.mjs';
import { which } from '../../.tools/setup/run.mjs';
import { serve } from './serve.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = 98;
const pages = [
  ['The home page', ''],
  ['The first lesson', 'lab.html'],
  ['A trained model', 'lab.html#v=1&lesson=english-french'],
];
const times = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const names = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The tools are no dependencies of the project: they are fetched when they are first needed, beside it. */
function install() {
  if (existsSync(`${folder}node_modules/lighthouse`)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`Lighthouse could not be installed: npm ci ended with ${status}, for the reason above.`);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function problemsOf({ audits, categories }) {
  return names.flatMap((name) =>
    categories[name].auditRefs
      .map(({ id, weight }) => ({ ...audits[id], weight }))
      .filter(({ score, weight }) => weight > 0 && score !== null && score < 0.9)
      .map(({ id, score, displayValue = '' }) => `${name}: ${id} ${score} ${displayValue}`),
  );
}

async function runOnce(lighthouse, launch, address) {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? which('chromium'),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error' });
    if (lhr.runtimeError) console.log(`A visit failed: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

await setUpPage('npm run lighthouse');
install();
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');
const { address, close } = await serve();
for (const [title, path] of pages) {
  // The server compresses each file when it is first asked for, which slows down the first visit.
  await runOnce(lighthouse, launch, address + path);
  const results = [];
  for (let run = 0; run < Number(process.argv[2] ?? 5); run += 1)
    results.push(await runOnce(lighthouse, launch, address + path));
  report(title, results);
}
close();

/** Prints the scores and times of a page; a score that is too low is an error. */
function report(title, results) {
  const browser = results[0].environment.hostUserAgent.split(' ').find((each) => each.includes('Chrome/'));
  console.log(`\n${title}: lighthouse ${results[0].lighthouseVersion}, ${browser}`);
  for (const name of names) {
    const scores = results.map(({ categories }) => Math.round(categories[name].score * 100));
    console.log(`${name.padEnd(16)}${String(median(scores)).padStart(4)}   (${scores.join(' ')})`);
    if (median(scores) < wanted) process.exitCode = 1;
  }
  for (const id of times) {
    const values = results.map(({ audits }) => audits[id].numericValue);
    console.log(`${id.padEnd(26)}${Number(median(values).toPrecision(3))}`);
  }
  for (const problem of new Set(results.flatMap(problemsOf))) console.log(`  ${problem}`);
}
