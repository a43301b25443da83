/**
 * `node .tools/build.mjs [page|package|wasm|native|sanitize ...]` sets up the machine and builds: the page in dist/ (default), the
 * packages in build/, the engine in web/generated/, or the native tests in build/.
 */
import { withLock } from './setup/lock.mjs';
import { createLog, main, SetupError } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { mustRun } from './setup/run.mjs';
import { TEST_PACKAGES } from './setup/system.mjs';
import { buildGenerated, buildPackages, buildPage, buildPreset } from './steps.mjs';

const targets = {
  page: buildPage,
  async package(log, env) {
    await buildPage(log, env);
    await buildPackages(log, env);
    await mustRun('node', ['.tools/builds/sizes.mjs'], { cwd: root, env, show: true });
  },
  async wasm(log, env) {
    await buildPreset(log, env, 'wasm');
    await buildGenerated(log, env);
  },
  native: (log, env) => buildPreset(log, env, 'native'),
  sanitize: (log, env) => buildPreset(log, env, 'sanitize'),
};

await main(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : ['page'];
  const unknown = names.find((name) => !Object.hasOwn(targets, name));
  if (unknown)
    throw new SetupError(`There is no target ${unknown}; there are ${Object.keys(targets).join(', ')}.`);
  const log = createLog(PREPARE_STEPS + names.length);
  const isNative = names.some((name) => name === 'native' || name === 'sanitize');
  const env = await prepare(log, isNative ? TEST_PACKAGES : []);
  await withLock(root, `build ${names.join(' ')}`, async () => {
    for (const name of names) {
      log.step(`Build ${name}`);
      await targets[name](log, env);
    }
  });
  log.say('done');
});
