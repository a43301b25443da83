/** Checks the types of the sources and the tests with the compiler of tests/types, which is installed on first use. */
import { join } from 'node:path';
import { ensureNpmPackages } from '../setup/npm.mjs';
import { root } from '../setup/prepare.mjs';
import { run } from '../setup/run.mjs';
import { resultOf } from './result.mjs';

const folder = join(root, 'tests/types');
const compiler = join(folder, 'node_modules/typescript/bin/tsc');

/** Folders with a tsconfig.json. */
const PROJECTS = ['.', 'tests'];

export async function checkTypes(log, env) {
  await ensureNpmPackages(log, folder);
  const results = [];
  for (const project of PROJECTS) {
    // Several checkers in parallel would each check the shared declarations again.
    const args = [compiler, '-p', project, '--checkers', '1'];
    results.push(
      await log.during(`checking ${project}`, (report) => run('node', args, { cwd: root, env, report })),
    );
  }
  const failed = results.filter(({ code }) => code !== 0);
  const output = failed.map((each) => each.output).join('\n');
  return resultOf({
    code: failed.length,
    output,
    passed: PROJECTS.length - failed.length,
    failed: failed.length,
  });
}
