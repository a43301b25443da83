import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureEmscripten } from './emscripten.mjs';
import { findOwn } from './emscripten-own.mjs';
import { SetupError } from './log.mjs';
import { ensureNpmPackages } from './npm.mjs';
import { BUILD_PACKAGES, ensureSystem, LLVM_PACKAGES } from './system.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const PREPARE_STEPS = 3;

/**
 * Installs everything that builds need, in three steps of `log`. Resolves to the environment variables for builds. `extra` are
 * additional system packages.
 */
export async function prepare(log, extra = []) {
  checkNode();
  log.step('npm packages');
  await ensureNpmPackages(log, root);
  log.step('System packages');
  const llvm = (await findOwn()) ? [] : LLVM_PACKAGES;
  await ensureSystem(log, [...BUILD_PACKAGES, ...llvm, ...extra]);
  log.step('Emscripten');
  const emscripten = await ensureEmscripten(log, root);
  log.say(`using ${emscripten}`);
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, EMSCRIPTEN: emscripten, NO_COLOR: '1' };
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    throw new SetupError(
      `Node.js 20 or newer is needed; this is ${process.version}. Install a newer one and run the command again.`,
    );
}
