import { withLock } from './setup/lock.mjs';
import { createLog } from './setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from './setup/prepare.mjs';
import { BROWSER_PACKAGES } from './setup/system.mjs';
import { buildPage } from './steps.mjs';

/** Sets up what is missing and builds the page, for a command that measures it in Chromium. `what` names the command. */
export async function setUpPage(what) {
  const log = createLog(PREPARE_STEPS + 1);
  const env = await prepare(log, BROWSER_PACKAGES);
  log.step('Page');
  await withLock(root, what, () => buildPage(log, env));
}
