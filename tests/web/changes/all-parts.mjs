/**
 * `node tests/web/changes/all-parts.mjs [parts]` checks the sentences of every edit of every fixture and lesson, part after part,
 * each in a process of its own. Prints a line for each, and what is wrong.
 */
import { spawnSync } from 'node:child_process';

const parts = Number(process.argv[2] ?? 12);
const command = ['vitest', 'run', 'tests/web/changes/true-sentences.test.ts', '--no-color'];
let failed = 0;
for (let part = 1; part <= parts; part += 1) {
  const start = Date.now();
  const env = { ...process.env, CHANGES: 'all', CHANGES_PART: `${part}/${parts}` };
  const { status, stdout, stderr } = spawnSync('npx', command, { env, encoding: 'utf8' });
  const counts = stdout.match(/^(fixture|lesson)s: .*$/gm) ?? [];
  console.log([`${part}/${parts}`, ...counts, `${Math.round((Date.now() - start) / 1000)} s`].join(' · '));
  if (status === 0 && counts.length === 2) continue;
  failed += 1;
  console.log(`${stdout}${stderr}`);
}
process.exitCode = failed === 0 ? 0 : 1;
