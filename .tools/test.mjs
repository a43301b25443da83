/** `npm test`: sets up the machine, runs all checks, and prints a summary. The last line is `N passed, N failed`. */
import { availableParallelism } from 'node:os';
import { runSideBySide } from './checks/schedule.mjs';
import { checks } from './checks.mjs';
import { withLock } from './setup/lock.mjs';
import { createLog, main, SetupError } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { lastLines } from './setup/run.mjs';
import { TEST_PACKAGES } from './setup/system.mjs';

await main(async () => {
  const log = createLog(PREPARE_STEPS + checks.length);
  const env = await prepare(log, TEST_PACKAGES);
  const began = Date.now();
  const elapsed = () => (Date.now() - began) / 1000;
  const results = await withLock(root, 'npm test', () =>
    runSideBySide(checks, availableParallelism(), (check, others) =>
      perform(log.step(check.title), env, { check, others, elapsed }),
    ),
  );
  return sumUp(results, elapsed());
});

async function perform(log, env, { check: { title, needs = [], check }, others, elapsed }) {
  const obstacle = needs.find((each) => !others.get(each).isUsable);
  const start = elapsed();
  const result = obstacle
    ? { passed: 0, failed: 0, note: `needs ${obstacle}` }
    : await attempt(check, log, env);
  const seconds = elapsed() - start;
  if (result.output) console.error(lastLines(result.output, 80));
  const verdict = obstacle ? 'not run' : verdictOf(result);
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
