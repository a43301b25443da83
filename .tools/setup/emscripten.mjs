import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchPackages, findPossibleArchive } from './emscripten-fetch.mjs';
import { EMSDK_HELP, findOwn, VERSION } from './emscripten-own.mjs';
import { unpack, writeConfig, writeWrappers } from './emscripten-unpack.mjs';
import { isRunning } from './lock.mjs';
import { SetupError } from './log.mjs';
import { mustRun } from './run.mjs';

/** What all checkouts of a user share. */
export function userCache() {
  const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(base, 'attention-lab');
}

/** The folder of the private copy, outside the repository, so that all checkouts share it. */
export const cacheFolder = () => join(userCache(), `emscripten-${VERSION}`);

/** The folder of a usable `emcc`: an installed one, or the private copy, which is downloaded if it is missing. */
export async function ensureEmscripten(log, root) {
  const own = await findOwn();
  if (own) return own;
  const folder = cacheFolder();
  const tools = join(folder, 'usr/share/emscripten');
  if (existsSync(join(folder, 'ready')) && existsSync(join(tools, 'emcc'))) return tools;
  await install(log, folder, root);
  return tools;
}

/** Installs into a temporary folder, and renames it after a test of the compiler, so that the final folder is always complete. */
async function install(log, folder, root) {
  const archive = findPossibleArchive();
  removeLeftovers(folder);
  const partial = `${folder}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    await fetchPackages(log, archive, partial);
    await unpack(log, partial);
    writeWrappers(partial);
    writeConfig(partial);
    cpSync(join(root, 'node_modules/acorn'), join(partial, 'usr/share/emscripten/node_modules/acorn'), {
      recursive: true,
    });
    await log.during('trying the compiler', () => testCompiler(partial));
    writeFileSync(join(partial, 'ready'), `${VERSION}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  log.say(`ready in ${folder}`);
}

function removeLeftovers(folder) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const stale = readdirSync(parent).filter(
    (name) => name.includes('.partial-') && !isRunning(name.split('-').pop()),
  );
  for (const name of stale) rmSync(join(parent, name), { recursive: true, force: true });
}

/** Compiles and runs a small C++ program with exceptions. */
async function testCompiler(folder) {
  const source = join(folder, 'probe.cpp');
  const program = join(folder, 'probe.js');
  writeFileSync(
    source,
    '#include <stdexcept>\n#include <cstdio>\nint main() { try { throw std::range_error("caught"); } catch (const std::exception& e) { std::puts(e.what()); } }\n',
  );
  await mustRun(join(folder, 'usr/share/emscripten/em++'), [
    '-O2',
    '-msimd128',
    '-fwasm-exceptions',
    source,
    '-o',
    program,
  ]);
  const output = await mustRun(process.execPath, [program]);
  if (!output.includes('caught'))
    throw new SetupError(`The compiler that was fetched does not work: ${output}\n${EMSDK_HELP}`);
}
