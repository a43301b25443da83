/** What travels before the first lesson can be used, compressed as hosts send it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export function benchSizes() {
  const files = filesUnder('dist');
  const engine = files.filter((file) => file.endsWith('.wasm'));
  return [
    { what: 'engine.wasm, brotli', value: kilobytes(engine), unit: 'kB', limit: 60 },
    { what: 'everything the first lesson needs, brotli', value: kilobytes(files), unit: 'kB', limit: 150 },
  ];
}

function filesUnder(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function kilobytes(files) {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / 1000;
}
