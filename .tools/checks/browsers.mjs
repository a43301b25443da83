/** Checks in browsers. Browsers that are missing and cannot be installed are skipped, with a note in the table. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureNpmPackages } from '../setup/npm.mjs';
import { root } from '../setup/prepare.mjs';
import { mustRun } from '../setup/run.mjs';
import { ENGINE_PACKAGES, ensureSystemGroups, HOST_PACKAGES, SHELL_PACKAGES } from '../setup/system.mjs';
import { resultOf, withReport } from './result.mjs';

/** Runs the tests in the headless shell of which something has changed since they passed. */
export const testBrowser = (log, env) => testChanged(log, env, 'browser', SHELL_PACKAGES);

export const testEngines = (log, env) => testChanged(log, env, 'engines', ENGINE_PACKAGES);

async function testChanged(log, env, kind, packages) {
  const missing = await ensureSystemGroups(log, packages);
  // It needs npm packages, which are installed by now.
  const { runChangedTests } = await import('./specs/run.mjs');
  const suite = { kind, packages, env, mayKeep: missing.length === 0 };
  return withNote(await runChangedTests(suite, (args) => playwright(log, env, kind, args)), missing);
}

/** Builds pages with common site generators, which include all builds of the element. */
export async function buildHosts(log, env) {
  await ensureNpmPackages(log, join(root, 'tests/hosts'));
  await log.during('generating the pages', (report) =>
    mustRun('node', ['tests/hosts/prepare.mjs'], { cwd: root, env, report }),
  );
}

export async function testHosts(log, env) {
  const missing = await ensureSystemGroups(log, HOST_PACKAGES);
  return withNote(await playwright(log, env, 'hosts'), missing);
}

/** Runs Playwright with the tests in tests/FOLDER. */
async function playwright(log, env, folder, args = []) {
  const all = ['test', '--config', `tests/${folder}`, '--reporter=list,json', ...args];
  const file = `playwright-${folder}.json`;
  const settings = {
    ...env,
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'build', file),
  };
  const { code, output, report } = await withReport(log, settings, file, 'playwright', all);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  const result = resultOf({
    ...{ code, output, passed: expected + flaky, failed: unexpected },
    failures: suites.flatMap(failedSpecs),
  });
  return { ...result, code, report };
}

/** The failed tests of a suite in Playwright's report, one line each. */
function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) =>
      `${tests[0].projectName} ${file}:${line} ${title} (${firstError(tests)})`.trimStart(),
    ),
    ...suites.flatMap(failedSpecs),
  ];
}

function firstError(tests) {
  const errors = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
  return stripVTControlCharacters(errors[0]?.message ?? 'no message').split('\n', 1)[0];
}

const withNote = (result, missing) =>
  missing.length === 0 ? result : { ...result, note: missing.join('; '), isPartial: true };

function freePort() {
  return new Promise((resolvePort) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolvePort(port));
    });
  });
}
