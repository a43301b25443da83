import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchPackages, findPossibleArchive } from './emscripten-fetch.mjs';
import { EMSDK_HELP, findOwn, VERSION } from './emscripten-own.mjs';
import { unpack, writeConfig, writeWrappers } from './emscripten-unpack.mjs';
import { isRunning } from './lock.mjs';
import { SetupError } from './log.mjs';
import { mustRun } from './run.mjs';

/** Where the private copy lives: outside the repository, so that a clean checkout need not fetch it again. */
export function cacheFolder() {
  const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(base, 'attention-lab', `emscripten-${VERSION}`);
}

/** The folder that holds a usable `emcc`: the machine's own, or a private copy, fetched if it is missing. */
export async function ensureEmscripten(log, root) {
  const own = await findOwn();
  if (own) return own;
  const folder = cacheFolder();
  const tools = join(folder, 'usr/share/emscripten');
  if (existsSync(join(folder, 'ready')) && existsSync(join(tools, 'emcc'))) return tools;
  await install(log, folder, root);
  return tools;
}

/** Everything happens in a folder beside the final one, which appears by one rename when the compiler has proven itself. */
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
    await log.during('trying the compiler', () => prove(partial));
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

/** Compiles, links, optimises and runs one line of C++ with exceptions before the folder is trusted. */
async function prove(folder) {
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
