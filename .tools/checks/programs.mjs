/** Checks without a browser: C++ and TypeScript tests, formatting, trained weights, external test cases. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { manifestError } from '../manifest.mjs';
import { root } from '../setup/prepare.mjs';
import { run, which } from '../setup/run.mjs';
import { ensureSystemGroups, PYTHON_PACKAGES, SANITIZER_PACKAGES } from '../setup/system.mjs';
import { buildPreset } from '../steps.mjs';
import { command, ok, resultOf, skipped, withReport } from './result.mjs';

/** Sums up the reports of doctest, `[doctest] test cases: 12 | 11 passed | 1 failed | 0 skipped`, one per program. */
export async function testNative(log, env) {
  await ensureSystemGroups(log, SANITIZER_PACKAGES);
  await buildPreset(log, env, 'sanitize');
  const args = ['--preset', 'sanitize', '--verbose', '--no-tests=error'];
  const { code, output } = await log.during('running ctest', (report) =>
    run('ctest', args, { cwd: root, env, report }),
  );
  const sums = [...output.matchAll(/\[doctest\] test cases:\s*\d+ \|\s*(\d+) passed \|\s*(\d+) failed/g)];
  const passed = sums.reduce((sum, [, count]) => sum + Number(count), 0);
  const failed = sums.reduce((sum, [, , count]) => sum + Number(count), 0);
  return resultOf({ code, output, passed, failed });
}

export async function checkFormat(log, env) {
  const formatter = which('clang-format-19');
  if (!formatter) return skipped('clang-format-19 is not installed');
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '*.cpp', '*.h'], {
    cwd: root,
  });
  const files = output.split('\n').filter((file) => existsSync(join(root, file)) && file);
  return command(log, env, formatter, ['--dry-run', '--Werror', ...files]);
}

export async function checkManifest(log, env) {
  const output = await log.during('reading the element', () => manifestError(env));
  return output === '' ? ok : { passed: 0, failed: 1, output };
}

/** The tests that check implementations of others, a quarter of the time of all web tests: they read nothing of the interface. */
const OUTSIDE = 'tests/web/authoring/implementation/outside';

export const testWeb = (log, env) => vitest(log, env, 'vitest.json', '--exclude', `${OUTSIDE}*.test.ts`);

export const testOutside = (log, env) => vitest(log, env, 'vitest-outside.json', '--maxWorkers=1', OUTSIDE);

/** Runs the web tests that the arguments name, with a report in build/`file`. */
async function vitest(log, env, file, ...which) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=build/${file}`, ...which];
  const { code, output, report } = await withReport(log, env, file, 'vitest', args);
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = report ?? {};
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)} ${fullName}`),
  );
  return resultOf({ code, output, passed, failed, failures });
}

/** Trains every model again. The weights must be bitwise equal to the committed ones. */
export async function checkTrained(log, env) {
  const args = ['.tools/train.mjs', '--check'];
  const { code, output } = await log.during('training', (report) =>
    run('node', args, { cwd: root, env, report, isBackground: true }),
  );
  const passed = [...output.matchAll(/the same as before$/gm)].length;
  const failed = [...output.matchAll(/not the file that was there$/gm)].length;
  return resultOf({ code, output, passed, failed });
}

/** Runs the hostile inputs, some of which are outside the repository. */
export async function testHostile(log, env) {
  const result = await log.during('trying hostile inputs', (report) =>
    run('node', ['tests/hostile/run.mjs'], { cwd: root, env, report }),
  );
  const [, cases = 0, inClass = 0, out = 1] = /^TOTAL\s+(\d+)\s+(\d+)\s+(\d+)/m.exec(result.output) ?? [];
  const note = /^The larger collection.*$/m.exec(result.output)?.[0] ?? `${inClass} of ${cases} in class`;
  return { ...resultOf({ ...result, passed: Number(inClass), failed: Number(out) }), note };
}

/** Runs programs that the page has written (“Show as code…”). Languages that are not installed are named in the note. */
export async function testGeneratedCode(log, env) {
  const missing = await ensureSystemGroups(log, PYTHON_PACKAGES);
  const { code, output } = await log.during('running programs that the page wrote', (report) =>
    run('node', ['tests/programs/run.mjs'], { cwd: root, env, report }),
  );
  const [, passed = 0, failed = 1] = /^TOTAL (\d+) (\d+)$/m.exec(output) ?? [];
  const notes = [...missing, ...(output.match(/^.*(?:skipped|not installed).*$/gm) ?? [])];
  return {
    ...resultOf({ code, output, passed: Number(passed), failed: Number(failed) }),
    ...(notes.length > 0 ? { note: notes.join('; '), isPartial: missing.length > 0 } : {}),
  };
}

/** Compares the engine with test cases outside the repository, if they are available. */
export async function compare(log, env, script) {
  const runner = resolve(root, env.ATTENTION_ORACLE_DIR ?? '../shared', script);
  const adapter = join(root, 'tests/oracle/adapter.mjs');
  if (!existsSync(runner)) return skipped('the cases are not on this machine');
  const result = await log.during('comparing', () => run('node', [runner, adapter], { cwd: root, env }));
  const note = /^TOTAL.*$/m.exec(result.output)?.[0];
  return result.code === 0 ? { ...ok, note } : { passed: 0, failed: 1, note, output: result.output };
}
