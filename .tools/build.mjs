/** `node .tools/build.mjs [wasm|native|sanitize|page ...]`: sets up what is missing and builds; by default engine and page. */
import { buildPage, buildPreset } from './steps.mjs';
import { createLog, main } from './setup/log.mjs';
import { PREPARE_STEPS, prepare } from './setup/prepare.mjs';
import { TEST_PACKAGES } from './setup/system.mjs';

await main(async () => {
  const targets = process.argv.length > 2 ? process.argv.slice(2) : ['wasm', 'page'];
  const log = createLog(PREPARE_STEPS + targets.length);
  const isNative = targets.includes('native') || targets.includes('sanitize');
  const env = await prepare(log, isNative ? TEST_PACKAGES : []);
  for (const target of targets) {
    log.step(`Build ${target}`);
    await (target === 'page' ? buildPage(log, env) : buildPreset(log, env, target));
  }
  log.say('done');
});
