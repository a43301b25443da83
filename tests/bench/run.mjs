/**
 * `npm run bench`: time of an edit, size of the download, and the kernels for long sequences compared with other libraries,
 * as medians of interleaved rounds. Fails if a limit is exceeded. README.md lists the arguments.
 */

import { setUpPage } from '../../.tools/page.mjs';
import { main } from '../../.tools/setup/log.mjs';
import { benchEngine } from './engine.mjs';
import { benchPage } from './page.mjs';
import { benchPageLoad } from './page-load.mjs';
import { benchPageSteps } from './page-steps.mjs';
import { benchPageTraces } from './page-traces.mjs';
import { benchPageTraining } from './page-training.mjs';
import { benchPeers } from './peers/run.mjs';
import { benchRefusals } from './refusals.mjs';
import { benchSizes } from './sizes.mjs';

const isPeersOnly = process.argv.some((each) => each === '--training' || each.startsWith('--only='));
const isPageTrainingOnly = process.argv.includes('--page-training');
const isPageOnly = process.argv.includes('--page');
const isFullRun = !isPeersOnly && !isPageTrainingOnly && !isPageOnly;
await main(async () => {
  await setUpPage('npm run bench');
  const rows = isPageOnly || isFullRun ? await benchRows(isFullRun) : [];
  for (const { what, value, unit, limit } of rows) {
    const number = value.toPrecision(3).padStart(8);
    console.log(
      `${what.padEnd(58)} ${number} ${unit.padEnd(3)} ${limit === undefined ? '' : `limit ${limit}`}`,
    );
  }
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

/** The rows of the page, and in a full run those of the engine, of refused input and of sizes. */
async function benchRows(isWhole) {
  const page = [
    ...(await benchPage()),
    ...(await benchPageSteps()),
    ...(await benchPageTraces()),
    ...(await benchPageLoad()),
  ];
  if (!isWhole) return page;
  return [...(await benchEngine()), ...page, ...(await benchRefusals()), ...benchSizes()];
}
