/** Runs the files of browser tests of which something has changed since they passed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../../setup/emscripten.mjs';
import { root } from '../../setup/prepare.mjs';
import { SHELL_PACKAGES, TEST_PACKAGES, versionsOf } from '../../setup/system.mjs';
import { contentsOf, RUN_ALL, settingsOf } from '../stamps.mjs';
import { builtFiles } from './built.mjs';
import { holds, specOf, specStampsIn, stateOf } from './specs.mjs';

const FOLDER = 'tests/browser';
const stamps = specStampsIn(join(userCache(), 'checks'));

const specFiles = () =>
  readdirSync(join(root, FOLDER), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${FOLDER}/${name}`)
    .sort();

/** All files of tests with the names of their stamps, as everything is now. */
async function specsNow(env) {
  const contents = await contentsOf(root);
  if (contents === null) return specFiles().map((file) => ({ file, key: null }));
  const versions = await versionsOf([...TEST_PACKAGES, ...Object.values(SHELL_PACKAGES).flat()]);
  const settings = settingsOf({ title: 'Browser tests' }, env, versions);
  return specFiles().map((file) => specOf(root, file, contents, settings));
}

/**
 * `run` runs some files of tests, all of them for an empty list, and resolves to `{ passed, failed, specs }`. Without `mayKeep`, nothing
 * is remembered. Resolves to the counts of all files, with those that did not run again.
 */
export async function runChangedSpecs(env, mayKeep, run) {
  const before = await specsNow(env);
  const built = builtFiles(join(root, 'dist'));
  const known = new Map();
  if (env[RUN_ALL] === undefined)
    for (const spec of before) {
      const passed = stamps.read(root, spec, built);
      if (passed !== undefined) known.set(spec.file, passed);
    }
  const toRun = before.filter(({ file }) => !known.has(file)).map(({ file }) => file);
  const kept = [...known.values()].reduce((sum, passed) => sum + passed, 0);
  if (toRun.length === 0) return { passed: kept, failed: 0, note: 'no file of tests has changed' };
  const { specs, ...result } = await run(known.size === 0 ? [] : toRun);
  if (mayKeep) keep(specs, before, await specsNow(env), built);
  const note =
    known.size > 0 ? { note: `${toRun.length} of ${before.length} files of tests have changed` } : {};
  return { ...result, passed: result.passed + kept, ...note };
}

/** Remembers what passed, unless something was edited meanwhile: it may have been read before or after. */
function keep(results, before, after, built) {
  const keyOf = (specs, file) => specs.find((spec) => spec.file === file)?.key ?? null;
  for (const { file, reads, ...counts } of results) {
    const key = keyOf(before, file);
    if (key === null || key !== keyOf(after, file)) continue;
    const state = stateOf(root, reads);
    if (holds(root, onlyBuilt(state), built)) stamps.write({ key }, { ...counts, state });
  }
}

const onlyBuilt = (state) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => name.startsWith('dist/')));
