/**
 * A record of the last time that training all models again gave the committed files: a hash of everything that the result is a
 * function of. Training is deterministic, so with the same hash it gives the same files, and need not be repeated.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/prepare.mjs';

const record = join(root, 'web/training/weights/trained-again.json');

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** SHA-256 of the engine, the modules that train, their data, the files of weights, and the version of JavaScript. */
export function hashOfTraining(modules) {
  const files = [
    join(root, 'web/generated/engine-full.mjs'),
    join(root, 'web/generated/engine-full.wasm'),
    ...modules,
    ...filesIn('web/training/data'),
    ...filesIn('web/training/weights/files'),
    join(root, 'web/training/weights/measured.json'),
  ];
  const hash = createHash('sha256').update(`Node ${process.versions.node.split('.')[0]}\n`);
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
