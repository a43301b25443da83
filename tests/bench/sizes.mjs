/** Compressed size of the files that are needed before the first lesson can be used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstFiles } from '../../.tools/builds/first-files.mjs';

export function benchSizes() {
  const files = firstFiles();
  const engine = files.filter((file) => file.endsWith('.wasm'));
  return [
    { what: 'engine.wasm, brotli', value: kilobytes(engine), unit: 'kB', limit: 60 },
    { what: 'everything the first lesson needs, brotli', value: kilobytes(files), unit: 'kB', limit: 150 },
  ];
}

function kilobytes(files) {
  return (
    files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join('dist', file))).length, 0) / 1000
  );
}
