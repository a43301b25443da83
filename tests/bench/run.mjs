/** `npm run bench`: what an edit and a download cost, as medians of interleaved rounds. Prints; judges limits at the end. */
import { benchEngine } from './engine.mjs';
import { benchPage } from './page.mjs';
import { benchSizes } from './sizes.mjs';

const rows = [...(await benchEngine()), ...(await benchPage()), ...benchSizes()];
for (const { what, value, unit, limit } of rows) {
  const number = value.toPrecision(3).padStart(8);
  console.log(
    `${what.padEnd(58)} ${number} ${unit.padEnd(3)} ${limit === undefined ? '' : `limit ${limit}`}`,
  );
}
const over = rows.filter(({ value, limit }) => limit !== undefined && value > limit);
console.log(
  over.length === 0
    ? '\nEverything is within its limit.'
    : `\nOver the limit: ${over.map((row) => row.what).join('; ')}`,
);
process.exitCode = over.length === 0 ? 0 : 1;
