/** Gives every hostile input to what it is meant for, and prints what became of them, kind by kind. */
import { runnerImport } from 'vite';
import { which } from '../../.tools/setup/run.mjs';

process.env.CHROMIUM ??= which('chromium');

const { module } = await runnerImport('./tests/hostile/judge.ts', { configFile: false, logLevel: 'warn' });
const { verdicts } = module;

const kindOf = ({ item }) => `${item.channel}, ${item.expect}`;
const line = (kind, some) => {
  const out = some.filter(({ problems }) => problems.length > 0).length;
  const numbers = [some.length, some.length - out, out].map((number) => String(number).padStart(13));
  return `${kind.padEnd(22)}${numbers.join('')}`;
};

console.log(
  `${'kind'.padEnd(22)}${['cases', 'in class', 'out of class'].map((each) => each.padStart(13)).join('')}`,
);
for (const kind of [...new Set(verdicts.map(kindOf))].sort())
  console.log(
    line(
      kind,
      verdicts.filter((each) => kindOf(each) === kind),
    ),
  );
console.log(line('TOTAL', verdicts));
if (!module.isCollectionHere)
  console.log('The larger collection is not on this machine: these are our own cases.');

for (const { item, problems } of verdicts)
  for (const problem of problems) console.log(`${item.id}: expected ${item.expect}, but ${problem}`);
process.exitCode = verdicts.some(({ problems }) => problems.length > 0) ? 1 : 0;
