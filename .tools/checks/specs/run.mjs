/** Runs the tests in browsers of which something has changed since they passed. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../../setup/emscripten.mjs';
import { root } from '../../setup/prepare.mjs';
import { TEST_PACKAGES, versionsOf } from '../../setup/system.mjs';
import { contentsOf, RUN_ALL, settingsOf } from '../stamps.mjs';
import { builtFiles } from './built.mjs';
import { testResults, testsOf } from './report.mjs';
import { digestsNow, namesOf, specOf, specStampsIn } from './specs.mjs';

const stamps = specStampsIn(join(userCache(), 'checks'));

/** What all tests in browsers depend on, besides `.tools` and the versions of packages. */
const COMMON = [
  'tests/browser/files-read.ts',
  'tests/browser/timeouts.ts',
  'tests/tsconfig.json',
  'vite.config.ts',
  'tsconfig.json',
];

/** The kinds of tests whose stamps are apart: see `specOf`. */
export const SUITES = {
  browser: {
    recording: 'tests/browser/recorded-test.ts',
    recorders: ['tests/browser/files-read.ts'],
    common: ['tests/browser/playwright.config.ts', ...COMMON],
  },
  engines: {
    recording: 'tests/engines/support/engine.ts',
    recorders: [
      ...['engine', 'playwright-driver', 'server', 'web-driver', 'webkit'].map(
        (name) => `tests/engines/support/${name}.ts`,
      ),
      // Runs in a page, where it asks the server.
      'tests/engines/page/outputs.ts',
      'tests/browser/files-read.ts',
    ],
    // It bundles a page of the sources that it names.
    setup: ['tests/engines/bundle.ts', 'tests/engines/page/outputs.ts'],
    common: ['tests/engines/playwright.config.ts', ...COMMON],
  },
};

const specFiles = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name}`)
    .sort();

/** All files of tests with the names of their stamps, as everything is now. */
async function specsNow(kind, packages, env) {
  const files = specFiles(`tests/${kind}`);
  const contents = await contentsOf(root);
  if (contents === null) return files.map((file) => ({ file, key: null, closure: [] }));
  const versions = await versionsOf([...TEST_PACKAGES, ...Object.values(packages).flat()]);
  const settings = settingsOf({ title: kind }, env, versions);
  return files.map((file) => specOf(root, file, SUITES[kind], contents, settings));
}

/**
 * Runs the tests in `tests/KIND` of which something has changed, and resolves to the counts of all. `run` takes arguments for Playwright,
 * and resolves to `{ passed, failed, code, report }`. Without `mayKeep`, nothing is remembered.
 */
export async function runChangedTests({ kind, packages, env, mayKeep }, run) {
  const before = await specsNow(kind, packages, env);
  const digestsOf = digestsNow(root, builtFiles(join(root, 'dist')));
  const known = env[RUN_ALL] === undefined ? knownTests(before, digestsOf) : new Map();
  const { args, kept, note } = known.size === 0 ? { args: [], kept: 0 } : await changed(kind, known, run);
  if (args === null) return { passed: kept, failed: 0, note };
  const { code, report, ...result } = await run(args);
  if (mayKeep) {
    const after = await specsNow(kind, packages, env);
    keep(testResults(root, code, report), { before, after, digestsOf });
  }
  return { ...result, passed: result.passed + kept, ...(note && { note }) };
}

/** The names of the tests that need not run, by their files. */
function knownTests(specs, digestsOf) {
  const found = specs.map((spec) => [spec.file, stamps.read(spec, digestsOf)]);
  return new Map(found.filter(([, names]) => names.size > 0));
}

/** The arguments that name the tests to run, null if there are none; and how many need not run. */
async function changed(kind, known, run) {
  const { code, report } = await run(['--list']);
  // Files that cannot be read fail the run.
  if (code !== 0 || report === undefined) return { args: [], kept: 0 };
  const tests = testsOf(root, report);
  const toRun = tests.filter(({ file, name }) => !known.get(file)?.has(name));
  const kept = tests.length - toRun.length;
  if (toRun.length === 0) return { args: null, kept, note: 'no test has changed' };
  const list = join(root, `build/tests-to-run-${kind}.txt`);
  writeFileSync(list, toRun.map(({ line }) => `${line}\n`).join(''));
  return {
    args: ['--test-list', list],
    kept,
    note: `${toRun.length} of ${tests.length} tests have changed`,
  };
}

/** Remembers what passed, unless something was edited meanwhile: it may have been read before or after. */
function keep(results, { before, after, digestsOf }) {
  const built = builtFiles(join(root, 'dist'));
  const digestsAfter = digestsNow(root, built);
  const keyOf = (specs, file) => specs.find((spec) => spec.file === file)?.key ?? null;
  for (const { file, key, closure } of before) {
    if (key === null || key !== keyOf(after, file)) continue;
    const runs = results
      .filter((result) => result.file === file)
      .map(({ name, passed, reads: paths }) => {
        const reads = namesOf(paths, built, closure);
        return { name, passed, reads, digest: digestsAfter(reads) };
      });
    const isUnedited = ({ reads }) => {
      const ofBuilt = reads.filter((name) => name.startsWith('dist/'));
      return digestsOf(ofBuilt) === digestsAfter(ofBuilt);
    };
    stamps.write({ key }, runs.filter(isUnedited));
  }
}
