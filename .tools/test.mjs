/** `npm test`: sets up what is missing, runs every check, and sums up. The last line is `N passed, N failed`. */
import { checks } from './checks.mjs';
import { withLock } from './setup/lock.mjs';
import { createLog, main, SetupError } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { lastLines } from './setup/run.mjs';
import { TEST_PACKAGES } from './setup/system.mjs';

await main(async () => {
  const log = createLog(PREPARE_STEPS + checks.length);
  const env = await prepare(log, TEST_PACKAGES);
  const results = [];
  await withLock(root, 'npm test', async () => {
    for (const check of checks) results.push(await perform(log, env, check, results));
  });
  return sumUp(results);
});

async function perform(log, env, { title, needs, check }, results) {
  log.step(title);
  const obstacle = results.find((result) => result.title === needs && !result.isUsable);
  const began = Date.now();
  const result = obstacle ? { passed: 0, failed: 0, note: `needs ${needs}` } : await attempt(check, log, env);
  if (result.output) console.error(lastLines(result.output, 80));
  const verdict = obstacle ? 'not run' : verdictOf(result);
  log.say(verdict);
  return {
    ...result,
    title,
    verdict,
    isUsable: !obstacle && result.failed === 0,
    seconds: (Date.now() - began) / 1000,
  };
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

function sumUp(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(
    `\n${'step'.padEnd(26)}${'seconds'.padStart(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}  verdict`,
  );
  for (const { title, seconds, passed, failed, verdict, note } of results) {
    const numbers = [seconds.toFixed(1), passed, failed].map((number) => String(number).padStart(8)).join('');
    console.log(`${title.padEnd(26)}${numbers}  ${verdict}${note ? ` (${note})` : ''}`);
  }
  console.log(`${'total'.padEnd(26)}${total('seconds').toFixed(1).padStart(8)}\n`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}
