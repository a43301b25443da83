/** Compiles the engine’s trainer and the version written by hand into one module. */
import { fileURLToPath } from 'node:url';
import { withLock } from '../../../../.tools/setup/lock.mjs';
import { createLog } from '../../../../.tools/setup/log.mjs';
import { PREPARE_STEPS, prepare, root } from '../../../../.tools/setup/prepare.mjs';
import { mustRun } from '../../../../.tools/setup/run.mjs';

export const TRAINING = fileURLToPath(new URL('../../../../build/training/training.wasm', import.meta.url));

export async function buildTraining() {
  const log = createLog(PREPARE_STEPS + 1);
  const env = await prepare(log);
  log.step('Training step');
  await withLock(root, 'build training', () =>
    log.during('compiling', async () => {
      await mustRun('cmake', ['--preset', 'wasm'], { cwd: root, env });
      await mustRun('cmake', ['--build', '--preset', 'wasm', '--target', 'training'], { cwd: root, env });
    }),
  );
}
