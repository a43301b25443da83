import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { outdated } from './manifest.mjs';
import { SetupError } from './setup/log.mjs';
import { ensureNpmPackages } from './setup/npm.mjs';
import { root } from './setup/prepare.mjs';
import { mustRun, run, which } from './setup/run.mjs';
import { ENGINE_PACKAGES, ensureSystem, HOST_PACKAGES, SHELL_PACKAGES } from './setup/system.mjs';
import { buildEquations, buildPackages, buildPreset, bundlePage } from './steps.mjs';

/** A check resolves to `{ passed, failed, note }`: numbers of test cases. A check without cases counts as one. */
const ok = { passed: 1, failed: 0 };
const skipped = (note) => ({ passed: 0, failed: 0, note });

/** Every check in its order. `needs` names an earlier one without which it makes no sense. */
export const checks = [
  { title: 'WASM engine', check: (log, env) => succeed(buildPreset(log, env, 'wasm')) },
  { title: 'Equations', needs: 'WASM engine', check: (log, env) => succeed(buildEquations(log, env)) },
  { title: 'Native tests', check: (log, env) => testNative(log, env, 'native') },
  { title: 'Native tests, sanitized', check: (log, env) => testNative(log, env, 'sanitize') },
  { title: 'Lint', check: (log, env) => command(log, env, 'biome', ['check', '--error-on-warnings']) },
  { title: 'C++ format', check: checkFormat },
  { title: 'Types', needs: 'Equations', check: (log, env) => command(log, env, 'tsc', ['-p', '.']) },
  {
    title: 'Types of the tests',
    needs: 'Equations',
    check: (log, env) => command(log, env, 'tsc', ['-p', 'tests']),
  },
  { title: 'Manifest of the element', check: checkManifest },
  { title: 'Web tests', needs: 'Equations', check: testWeb },
  { title: 'Trained weights', needs: 'WASM engine', check: checkTrained },
  { title: 'Page', needs: 'Equations', check: (log, env) => succeed(bundlePage(log, env)) },
  { title: 'Browser tests', needs: 'Page', check: testBrowser },
  { title: 'Three browsers', needs: 'Page', check: testEngines },
  { title: 'Hosts', needs: 'Page', check: testHosts },
  { title: 'Hostile inputs', needs: 'Page', check: testHostile },
  { title: 'Size', needs: 'Page', check: (log, env) => command(log, env, 'size-limit', []) },
  {
    title: 'Oracle cases',
    needs: 'WASM engine',
    check: (log, env) => compare(log, env, 'oracle/run_cases.mjs'),
  },
  { title: 'ONNX cases', needs: 'WASM engine', check: (log, env) => compare(log, env, 'onnx/run_onnx.mjs') },
];

async function succeed(work) {
  await work;
  return ok;
}

async function command(log, env, name, args) {
  const { code, output } = await log.during(`running ${name}`, () => run(name, args, { cwd: root, env }));
  return code === 0 ? ok : { passed: 0, failed: 1, output };
}

/** doctest sums up each program as `[doctest] test cases: 12 | 11 passed | 1 failed | 0 skipped`. */
async function testNative(log, env, preset) {
  await buildPreset(log, env, preset);
  const args = ['--preset', preset, '--verbose', '--no-tests=error'];
  const { code, output } = await log.during('running ctest', () => run('ctest', args, { cwd: root, env }));
  const sums = [...output.matchAll(/\[doctest\] test cases:\s*\d+ \|\s*(\d+) passed \|\s*(\d+) failed/g)];
  const passed = sums.reduce((sum, [, count]) => sum + Number(count), 0);
  const failed = sums.reduce((sum, [, , count]) => sum + Number(count), 0);
  return counted({ code, output, passed, failed });
}

async function checkFormat(log, env) {
  const formatter = which('clang-format-19');
  if (!formatter) return skipped('clang-format-19 is not installed');
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '*.cpp', '*.h'], {
    cwd: root,
  });
  const files = output.split('\n').filter((file) => existsSync(join(root, file)) && file);
  return command(log, env, formatter, ['--dry-run', '--Werror', ...files]);
}

async function checkManifest(log, env) {
  const output = await log.during('reading the element', () => outdated(env));
  return output === '' ? ok : { passed: 0, failed: 1, output };
}

async function testWeb(log, env) {
  const args = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=build/vitest.json'];
  const { code, output, report } = await withReport(log, env, 'vitest', args);
  return counted({ code, output, passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
}

/** Trains every model anew: the files that ship must come out, to the last bit. */
async function checkTrained(log, env) {
  const args = ['.tools/train.mjs', '--check'];
  const { code, output } = await log.during('training', () => run('node', args, { cwd: root, env }));
  const same = [...output.matchAll(/the same as before$/gm)].length;
  const others = [...output.matchAll(/not the file that was there$/gm)].length;
  return counted({ code, output, passed: same, failed: others });
}

async function playwright(log, env, folder) {
  const args = ['test', '--config', folder, '--reporter=list,json'];
  const settings = {
    ...env,
    PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'build/playwright.json'),
  };
  const { code, output, report } = await withReport(log, settings, 'playwright', args);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return counted({ code, output, passed: expected + flaky, failed: unexpected });
}

async function testBrowser(log, env) {
  const missing = await installed(log, SHELL_PACKAGES);
  return noted(await playwright(log, env, 'tests/browser'), missing);
}

async function testEngines(log, env) {
  const missing = await installed(log, ENGINE_PACKAGES);
  return noted(await playwright(log, env, 'tests/engines'), missing);
}

/** Pages of other people's generators, with all builds of the element in them. */
async function testHosts(log, env) {
  const missing = await installed(log, HOST_PACKAGES);
  await ensureNpmPackages(log, join(root, 'tests/hosts'));
  await buildPackages(log, env);
  await log.during('making the pages', () =>
    mustRun('node', ['tests/hosts/prepare.mjs'], { cwd: root, env }),
  );
  return noted(await playwright(log, env, 'tests/hosts'), missing);
}

/** Installs groups of system packages. What cannot be installed is not tested, and the table says why. */
async function installed(log, groups) {
  const missing = [];
  for (const [name, packages] of Object.entries(groups)) {
    try {
      await ensureSystem(log, packages);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      missing.push(`without ${name}: ${error.message.split('\n')[0]}`);
    }
  }
  return missing;
}

const noted = (result, missing) => (missing.length === 0 ? result : { ...result, note: missing.join('; ') });

/** The table of what becomes of inputs made to do harm; a part of them is kept outside the repository. */
async function testHostile(log, env) {
  const result = await log.during('attacking', () =>
    run('node', ['tests/hostile/run.mjs'], { cwd: root, env }),
  );
  const [, cases = 0, inClass = 0, out = 1] = /^TOTAL\s+(\d+)\s+(\d+)\s+(\d+)/m.exec(result.output) ?? [];
  const note = /^The larger collection.*$/m.exec(result.output)?.[0] ?? `${inClass} of ${cases} in class`;
  return { ...counted({ ...result, passed: Number(inClass), failed: Number(out) }), note };
}

/** Runs a test program that also writes `build/<name>.json`; a report of an earlier run is removed first. */
async function withReport(log, env, name, args) {
  const file = join(root, 'build', `${name}.json`);
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(file, { force: true });
  const result = await log.during(`running ${name}`, () => run(name, args, { cwd: root, env }));
  return { ...result, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** A program that failed without a failed case (it crashed, or found no tests) counts as one failure. */
function counted({ code, output, passed, failed }) {
  if (code === 0) return { passed, failed };
  return { passed, failed: Math.max(failed, 1), output };
}

function freePort() {
  return new Promise((resolvePort) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolvePort(port));
    });
  });
}

/** Compares the engine with cases that are kept outside the repository, where they are at hand. */
async function compare(log, env, script) {
  const runner = resolve(root, env.ATTENTION_ORACLE_DIR ?? '../shared', script);
  const adapter = join(root, 'tests/oracle/adapter.mjs');
  if (!existsSync(runner)) return skipped('the cases are not on this machine');
  if (!existsSync(adapter)) return skipped('tests/oracle/adapter.mjs is missing');
  const result = await log.during('comparing', () => run('node', [runner, adapter], { cwd: root, env }));
  const note = /^TOTAL.*$/m.exec(result.output)?.[0];
  return result.code === 0 ? { ...ok, note } : { passed: 0, failed: 1, note, output: result.output };
}
