import { withLock } from './setup/lock.mjs';
import { createLog } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { BROWSER_PACKAGES } from './setup/system.mjs';
import { buildPage } from './steps.mjs';

/** Sets up the machine and builds the page, for benchmarks in Chromium. `what` is the name of the command, for the lock. */
export async function setUpPage(what) {
  const log = createLog(PREPARE_STEPS + 1);
  const env = await prepare(log, BROWSER_PACKAGES);
  log.step('Page');
  await withLock(root, what, () => buildPage(log, env));
}
