/**
 * `npm run bench`: time of an edit, size of the download, and the kernels for long sequences compared with other libraries,
 * as medians of interleaved rounds. Fails if a limit is exceeded. README.md lists the arguments.
 */

import { setUpPage } from '../../.tools/page.mjs';
import { main } from '../../.tools/setup/log.mjs';
import { benchCheck } from './check.mjs';
import { benchEngine } from './engine.mjs';
import { benchPage } from './page/edits.mjs';
import { benchPageLoad } from './page/load.mjs';
import { benchLessons, benchPageReferences } from './page/references.mjs';
import { benchPageSteps } from './page/steps.mjs';
import { benchPageTraces } from './page/traces.mjs';
import { benchPageTraining } from './page/training.mjs';
import { benchPeers } from './peers/run.mjs';
import { benchPageProgram } from './programs/page-program.mjs';
import { benchRefusals } from './refusals.mjs';
import { benchSizes } from './sizes.mjs';

const isPeersOnly = process.argv.some((each) => each === '--training' || each.startsWith('--only='));
const isPageTrainingOnly = process.argv.includes('--page-training');
const isPageOnly = process.argv.includes('--page');
const other = process.argv.find((each) => each.startsWith('--beside='))?.slice('--beside='.length);
const lessons = process.argv.find((each) => each.startsWith('--lessons='))?.slice('--lessons='.length);
const isFullRun = !isPeersOnly && !isPageTrainingOnly && !isPageOnly && lessons === undefined;
await main(async () => {
  await setUpPage('npm run bench');
  const rows = [
    ...(lessons === undefined ? [] : await benchLessons(lessons.split(','))),
    ...(isPageOnly || isFullRun ? await benchRows(isFullRun) : []),
  ];
  for (const row of rows) console.log(lineOf(row));
  const over = [
    ...rows.filter(({ value, limit }) => limit !== undefined && value > limit).map((row) => row.what),
    ...(isFullRun || isPageTrainingOnly ? await benchPageTraining() : []),
    ...(isFullRun || isPeersOnly ? await benchPeers() : []),
  ];
  console.log(
    over.length === 0 ? '\nEverything is within its limit.' : `\nOver the limit: ${over.join('; ')}`,
  );
  return over.length === 0 ? 0 : 1;
});

/** A row as text: number, limit, and the number of the other build with the ratio to it. */
function lineOf({ what, value, unit, limit, beside }) {
  const of = limit === undefined ? '' : `limit ${limit.toPrecision(3)}`;
  const compared =
    beside === undefined ? '' : `the other ${beside.toPrecision(3)}, ratio ${(value / beside).toFixed(2)}`;
  return `${what.padEnd(66)} ${value.toPrecision(3).padStart(8)} ${unit.padEnd(3)} ${of.padEnd(11)} ${compared}`;
}

/** The rows of the page; with `--beside=FOLDER` each is measured again for another build of it, right after ours. */
async function pageRows() {
  const rows = [];
  for (const bench of [
    benchPage,
    benchPageSteps,
    benchPageReferences,
    benchPageProgram,
    benchPageTraces,
    benchPageLoad,
  ]) {
    const ours = await bench();
    const others = other === undefined ? [] : await bench(other);
    rows.push(...ours.map((row, at) => ({ ...row, beside: others[at]?.value })));
  }
  return rows;
}

/** The rows of the page, and in a full run those of the engine, of refused input and of sizes. */
async function benchRows(isWhole) {
  const page = await pageRows();
  if (!isWhole) return page;
  return [
    ...(await benchEngine()),
    ...(await benchCheck()),
    ...page,
    ...(await benchRefusals()),
    ...benchSizes(),
  ];
}
