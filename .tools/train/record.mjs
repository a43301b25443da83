/**
 * A record of the last time that training all models again gave the committed files: a hash of everything that the result is a
 * function of. Training is deterministic, so with the same hash it gives the same files, and need not be repeated.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { cacheFolder } from '../setup/emscripten.mjs';
import { findOwn } from '../setup/emscripten-own.mjs';
import { root } from '../setup/prepare.mjs';
import { versionsOf } from '../setup/system.mjs';

const record = join(root, 'web/training/weights/trained-again.json');

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** `wasm/training` and the folders of `wasm` that it includes files of, step by step. */
function foldersReached() {
  const reached = new Set(['training']);
  for (const folder of reached)
    for (const file of filesIn(`wasm/${folder}`))
      for (const [, included] of readFileSync(file, 'utf8').matchAll(/^#include "(\w+)\//gm))
        reached.add(included);
  return [...reached];
}

/** How training is compiled, what it can call, and how its requests are read: other parts of the engine change no weights. */
const engineFiles = () => [
  ...foldersReached().flatMap((folder) => filesIn(`wasm/${folder}`)),
  ...filesIn('wasm/bindings').filter((file) => dirname(file) === join(root, 'wasm/bindings')),
  ...filesIn('wasm/bindings/full').filter((file) => basename(file).startsWith('training')),
  ...['CMakeLists.txt', 'CMakePresets.json'].map((file) => join(root, file)),
];

/** The versions of the compiler, of Eigen and of JavaScript, each on a line. */
async function versions() {
  const folder = process.env.EMSCRIPTEN ?? (await findOwn()) ?? join(cacheFolder(), 'usr/share/emscripten');
  // Emscripten writes them to its error output.
  const command = '"$0" -v 2>&1 | head -n 2';
  const compilers = execFileSync('sh', ['-c', command, join(folder, 'emcc')], { encoding: 'utf8' });
  const [eigen] = await versionsOf(['libeigen3-dev']);
  return `${compilers}${eigen}\nNode ${process.versions.node.split('.')[0]}\n`;
}

/**
 * SHA-256 of the engine as far as training reaches, the modules that train, their data, the files of weights, and the versions of
 * what compiles and runs it.
 */
export async function hashOfTraining(modules) {
  const files = [
    ...engineFiles(),
    ...modules,
    ...filesIn('web/training/data'),
    ...filesIn('web/training/weights/files'),
    join(root, 'web/training/weights/measured.json'),
  ];
  const hash = createHash('sha256').update(await versions());
  for (const file of [...new Set(files)].sort()) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

export const isRecorded = (hash) =>
  existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).sha256 === hash;

export function writeRecord(sha256) {
  writeFileSync(record, `${JSON.stringify({ sha256 }, null, 2)}\n`);
}
