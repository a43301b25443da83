/** Runs all hostile inputs and prints the results by channel and expected outcome. */
import { runnerImport } from 'vite';
import { which } from '../../.tools/setup/run.mjs';

process.env.CHROMIUM ??= which('chromium');

const { module } = await runnerImport('./tests/hostile/run-cases.ts', {
  configFile: false,
  logLevel: 'warn',
});
const { results } = module;

const kindOf = ({ item }) => `${item.channel}, ${item.expect}`;
const line = (kind, some) => {
  const out = some.filter(({ problems }) => problems.length > 0).length;
  const numbers = [some.length, some.length - out, out].map((number) => String(number).padStart(13));
  return `${kind.padEnd(22)}${numbers.join('')}`;
};

console.log(
  `${'kind'.padEnd(22)}${['cases', 'as expected', 'otherwise'].map((each) => each.padStart(13)).join('')}`,
);
for (const kind of [...new Set(results.map(kindOf))].sort())
  console.log(
    line(
      kind,
      results.filter((each) => kindOf(each) === kind),
    ),
  );
console.log(line('TOTAL', results));
if (!module.hasCollection)
  console.log('The larger collection is not on this machine: only our own cases were run.');

for (const { item, problems } of results)
  for (const problem of problems) console.log(`${item.id}: expected ${item.expect}, but ${problem}`);
process.exitCode = results.some(({ problems }) => problems.length > 0) ? 1 : 0;
