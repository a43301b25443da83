/**
 * `npm test`: sets up the machine, runs all checks, and prints a summary. The last line is `N passed, N failed`. Checks whose
 * content has not changed since they passed are not run again; `npm test -- --all` runs them, too.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checks } from './checks/checks.mjs';
import { runSideBySide } from './checks/schedule.mjs';
import { checksToRun, contentsOf, keyOf, RUN_ALL, settingsOf, stampsIn } from './checks/stamps.mjs';
import { userCache } from './setup/emscripten.mjs';
import { withLock } from './setup/lock.mjs';
import { createLog, main, SetupError } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { lastLines } from './setup/run.mjs';
import { BUILD_PACKAGES, LLVM_PACKAGES, TEST_PACKAGES, versionsOf } from './setup/system.mjs';

const stamps = stampsIn(join(userCache(), 'checks'));
const runsAll = process.argv.includes('--all');

await main(async () => {
  const log = createLog(PREPARE_STEPS + checks.length);
  const prepared = await prepare(log, TEST_PACKAGES);
  const env = runsAll ? { ...prepared, [RUN_ALL]: '1' } : prepared;
  const began = Date.now();
  const elapsed = () => (Date.now() - began) / 1000;
  const results = await withLock(root, 'npm test', async () => {
    const contents = await contentsOf(root);
    const known = runsAll || contents === null ? new Map() : await knownResults(contents, env);
    const toRun = checksToRun(checks, ({ title }) => known.has(title));
    return runSideBySide(checks, availableParallelism(), (check, others) => {
      const step = log.step(check.title);
      return toRun.has(check.title)
        ? perform(step, env, { check, others, elapsed, contents })
        : keep(step, check.title, known.get(check.title), elapsed());
    });
  });
  return sumUp(results, elapsed());
});

/** What checks gave when they passed with the same content, by their titles. */
async function knownResults(contents, env) {
  const found = new Map();
  for (const check of checks) {
    const result = stamps.read(await keyNow(check, contents, env));
    if (result !== undefined) found.set(check.title, result);
  }
  return found;
}

async function keyNow(check, contents, env) {
  const packages = [
    ...BUILD_PACKAGES,
    ...LLVM_PACKAGES,
    ...TEST_PACKAGES,
    ...Object.values(check.packages ?? {}).flat(),
  ];
  return keyOf(check, contents, settingsOf(check, env, await versionsOf(packages)));
}

async function keep(log, title, result, start) {
  log.say('unchanged, passed');
  return { ...result, title, verdict: 'unchanged, passed', isUsable: true, start, seconds: 0 };
}

async function perform(log, env, { check: whole, others, elapsed, contents }) {
  const { title, needs = [], check } = whole;
  const obstacle = needs.find((each) => !others.get(each).isUsable);
  const start = elapsed();
  const result = obstacle
    ? { passed: 0, failed: 0, note: `needs ${obstacle}` }
    : await attempt(check, log, env);
  const seconds = elapsed() - start;
  if (result.output) console.error(lastLines(result.output, 80));
  const verdict = obstacle ? 'not run' : verdictOf(result);
  // Files that were edited meanwhile may have been read before or after.
  if (!obstacle && contents !== null && isDeepStrictEqual(contents, await contentsOf(root)))
    stamps.write(await keyNow(whole, contents, env), result);
  log.say(`${verdict} after ${seconds.toFixed(1)} s`);
  return { ...result, title, verdict, isUsable: !obstacle && result.failed === 0, start, seconds };
}

async function attempt(check, log, env) {
  try {
    return await check(log, env);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof SetupError ? error.message : error.stack };
  }
}

function verdictOf({ passed, failed, note }) {
  if (failed > 0) return 'FAILED';
  return passed === 0 && note ? 'skipped' : 'passed';
}

/** Prints the table of all checks, whose times overlap since they run in parallel, and the names of the failed tests. */
function sumUp(results, elapsed) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const columns = (...cells) => cells.map((cell) => String(cell).padStart(8)).join('');
  console.log(`\n${'check'.padEnd(26)}${columns('start', 'seconds', 'passed', 'failed')}  verdict`);
  for (const { title, start, seconds, passed, failed, verdict, note } of results) {
    const numbers = columns(start.toFixed(1), seconds.toFixed(1), passed, failed);
    console.log(`${title.padEnd(26)}${numbers}  ${verdict}${note ? ` (${note})` : ''}`);
  }
  console.log(`${'from start to end'.padEnd(26)}${columns('', elapsed.toFixed(1))}\n`);
  for (const { title, failures = [] } of results)
    for (const failure of failures) console.log(`FAILED ${title}: ${failure}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}
