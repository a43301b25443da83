import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findArchive } from './apt-sources.mjs';
import { SetupError } from './log.mjs';
import { lastLines, mustRun, run, which } from './run.mjs';

const VERSION = '3.1.69';
const OLDEST = [3, 1, 60];
const SUITE = 'trixie';
const LLVM = '/usr/lib/llvm-19/bin';
const PACKAGES = ['emscripten', 'binaryen', 'libc6', 'libstdc++6', 'libgcc-s1'];

/** Left out when unpacking, 1.5 GB: libraries for threads, workers, link-time optimisation, shared code, sanitizers. */
const UNUSED = [
  '*/lto',
  '*/lto-pic',
  '*/pic',
  '*-mt*.a',
  '*-ww*.a',
  '*asan*.a',
  '*sanitizer*.a',
  '*wasmfs*.a',
  '*/emscripten/test',
];

const EMSDK_HELP = `Install Emscripten ${VERSION} (or any from ${OLDEST.join('.')} on) with emsdk:
  ./emsdk install ${VERSION} && ./emsdk activate ${VERSION} && source ./emsdk_env.sh
and run the command again: an emcc on PATH, or in the folder that $EMSDK names, is used as it is.`;

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

/** Whether the machine's own `emcc` will do; then the private copy and its LLVM are not needed. */
export async function findOwn() {
  const candidates = [
    which('emcc'),
    process.env.EMSDK && join(process.env.EMSDK, 'upstream/emscripten/emcc'),
  ];
  for (const emcc of candidates.filter(Boolean)) {
    if (existsSync(emcc) && (await isRecent(emcc))) return dirname(emcc);
  }
  return undefined;
}

async function isRecent(emcc) {
  const { output } = await run(emcc, ['--version']);
  const found = /\b(\d+)\.(\d+)\.(\d+)\b/.exec(output)?.slice(1).map(Number);
  if (!found) return false;
  const difference = found.map((part, i) => part - OLDEST[i]).find((part) => part !== 0);
  return (difference ?? 0) >= 0;
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

function findPossibleArchive() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1];
  const isDebian = /^ID="?debian"?$/m.test(release) && which('apt-get') && which('dpkg');
  const archive =
    isDebian && codename
      ? findArchive([codename, 'stable', 'oldstable', 'testing', 'unstable', 'sid'])
      : undefined;
  if (archive) return archive;
  const reason = isDebian ? 'apt names no Debian archive' : 'this is not a Debian machine';
  throw new SetupError(`Emscripten is missing and cannot be fetched here: ${reason}.\n${EMSDK_HELP}`);
}

function removeLeftovers(folder) {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const stale = readdirSync(parent).filter(
    (name) => name.includes('.partial-') && !isRunning(name.split('-').pop()),
  );
  for (const name of stale) rmSync(join(parent, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

/** apt with a configuration of its own: the system's package lists and sources stay untouched, no root is needed. */
async function fetchPackages(log, { uri, signedBy }, folder) {
  const apt = join(folder, 'apt');
  for (const name of ['state/lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(join(apt, name), { recursive: true });
  writeFileSync(join(apt, 'sources.list'), `deb [signed-by=${signedBy}] ${uri} ${SUITE} main\n`);
  const options = [
    `Dir::Etc::sourcelist=${apt}/sources.list`,
    'Dir::Etc::sourceparts=-',
    'Dir::Etc::preferences=-',
    'Dir::Etc::preferencesparts=-',
    `Dir::State=${apt}/state`,
    'Dir::State::status=/dev/null',
    `Dir::Cache=${apt}/cache`,
    'Acquire::Languages=none',
    'Acquire::Retries=2',
    'APT::Update::Error-Mode=any',
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  const aptGet = (args) => run('apt-get', [...options, '-q', ...args], { cwd: join(apt, 'debs') });
  await log.during(`reading the package list of Debian ${SUITE}`, async () =>
    mustFetch(await aptGet(['update'])),
  );
  for (const name of PACKAGES) {
    await log.during(`fetching ${name}`, async () => mustFetch(await aptGet(['download', name])));
  }
}

function mustFetch({ code, output }) {
  if (code === 0) return;
  throw new SetupError(`Emscripten could not be fetched from this machine's Debian mirror:
${lastLines(output, 6)}
Check the network connection (and the mirror's address in /etc/apt), then run the command again: nothing half-done was kept.
Without that mirror: ${EMSDK_HELP}`);
}

/** The two that stand alone go to the top; the newer C library goes aside, used by binaryen's programs only. */
async function unpack(log, folder) {
  const debs = join(folder, 'apt/debs');
  for (const deb of readdirSync(debs)) {
    const target = /^(emscripten|binaryen)_/.test(deb) ? folder : join(folder, 'libc');
    mkdirSync(target, { recursive: true });
    const script = `dpkg --fsys-tarfile "$0" | tar -x -C "$1" ${UNUSED.map((pattern) => `--exclude='${pattern}'`).join(' ')}`;
    await log.during(`unpacking ${deb.split('_')[0]}`, () =>
      mustRun('sh', ['-c', script, join(debs, deb), target]),
    );
  }
  rmSync(join(folder, 'apt'), { recursive: true });
}

/** binaryen is built for a newer C library than this machine's: start each program with that library's own loader. */
function writeWrappers(folder) {
  const bin = join(folder, 'binaryen/bin');
  mkdirSync(bin, { recursive: true });
  const programs = join(folder, 'usr/bin');
  for (const name of readdirSync(programs).filter((file) => file.startsWith('wasm'))) {
    writeFileSync(join(bin, name), wrapper(name), { mode: 0o755 });
  }
}

const wrapper = (name) => `#!/bin/sh
root=$(dirname "$(readlink -f "$0")")/../..
loader=$(ls "$root"/libc/lib*/ld-linux-*.so.* "$root"/libc/usr/lib*/ld-linux-*.so.* "$root"/libc/usr/lib/*/ld-linux-*.so.* 2>/dev/null | head -n 1)
libraries=$(ls -d "$root"/libc/lib/*-linux-gnu "$root"/libc/usr/lib/*-linux-gnu "$root"/usr/lib/*-linux-gnu 2>/dev/null | tr '\\n' ':')
exec "$loader" --library-path "$libraries" "$root/usr/bin/${name}" "$@"
`;

/** Emscripten reads the \`.emscripten\` beside it. The paths are relative to it, so that the folder can be renamed. */
function writeConfig(folder) {
  const config = `import os
import shutil
from tools.utils import path_from_root
LLVM_ROOT = '${LLVM}'
BINARYEN_ROOT = os.path.normpath(path_from_root('../../../binaryen'))
NODE_JS = shutil.which('node') or '${process.execPath}'
CACHE = path_from_root('cache')
FROZEN_CACHE = True
`;
  writeFileSync(join(folder, 'usr/share/emscripten/.emscripten'), config);
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
