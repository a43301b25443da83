import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './run.mjs';

const LLVM = '/usr/lib/llvm-19/bin';

/** Not unpacked, 1.5 GB: libraries for threads, workers, link-time optimization, shared code, sanitizers. */
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

/** Unpacks emscripten and binaryen into `folder`, and the newer C library, which only binaryen uses, into `folder`/libc. */
export async function unpack(log, folder) {
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

/** Writes scripts that start binaryen's programs with the loader of the newer C library that they are built for. */
export function writeWrappers(folder) {
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

/** Writes Emscripten's configuration file. Paths are relative to it, so that the folder can be renamed. */
export function writeConfig(folder) {
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
