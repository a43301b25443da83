/**
 * `npm run bench`: what an edit and a download cost, and the kernels for long sequences against their peers, as medians of
 * interleaved rounds. Prints; judges limits at the end. README.md has the arguments.
 */

import { setUpPage } from '../../.tools/page.mjs';
import { main } from '../../.tools/setup/log.mjs';
import { benchEngine } from './engine.mjs';
import { benchPage } from './page.mjs';
import { benchPageTraining } from './page-training.mjs';
import { benchPeers } from './peers/run.mjs';
import { benchRefusals } from './refusals.mjs';
import { benchSizes } from './sizes.mjs';

const asksPeers = process.argv.some((each) => each === '--training' || each.startsWith('--only='));
const asksPageTraining = process.argv.includes('--page-training');
const isWhole = !asksPeers && !asksPageTraining;
await main(async () => {
  await setUpPage('npm run bench');
  const rows = isWhole
    ? [...(await benchEngine()), ...(await benchPage()), ...(await benchRefusals()), ...benchSizes()]
    : [];
  for (const { what, value, unit, limit } of rows) {
    const number = value.toPrecision(3).padStart(8);
    console.log(
      `${what.padEnd(58)} ${number} ${unit.padEnd(3)} ${limit === undefined ? '' : `limit ${limit}`}`,
    );
  }
  const over = [
    ...rows.filter(({ value, limit }) => limit !== undefined && value > limit).map((row) => row.what),
    ...(isWhole || asksPageTraining ? await benchPageTraining() : []),
    ...(isWhole || asksPeers ? await benchPeers() : []),
  ];
  console.log(
    over.length === 0 ? '\nEverything is within its limit.' : `\nOver the limit: ${over.join('; ')}`,
  );
  return over.length === 0 ? 0 : 1;
});
