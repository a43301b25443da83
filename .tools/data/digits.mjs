/**
 * Generates web/training/data/digit-pictures.bin: 1,797 handwritten digits of 8 × 8 pixels (Alpaydin and Kaynak 1998, UCI Machine
 * Learning Repository, CC BY 4.0), from the file in scikit-learn. The result is committed, so scikit-learn is needed only to
 * generate it again (Debian has the file in python3-sklearn):
 *
 *     node .tools/data/digits.mjs /usr/lib/python3/dist-packages/sklearn/datasets/data/digits.csv.gz
 *
 * A picture is 41 bytes: 5 bits for each pixel, 0 to 16, the first in the lowest bits; then the digit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const target = fileURLToPath(new URL('../../web/training/data/digit-pictures.bin', import.meta.url));

/** Packs eight pixels into five bytes. */
function packedRow(pixels) {
  const bits = pixels.reduce((sum, pixel, at) => sum | (BigInt(pixel) << BigInt(5 * at)), 0n);
  return Array.from({ length: 5 }, (_, at) => Number((bits >> BigInt(8 * at)) & 255n));
}

function packed(numbers) {
  const rows = Array.from({ length: 8 }, (_, row) => numbers.slice(8 * row, 8 * row + 8));
  return [...rows.flatMap(packedRow), numbers[64]];
}

const [, , file] = process.argv;
if (file === undefined) throw new Error('the path of digits.csv.gz is missing');
const lines = gunzipSync(readFileSync(file)).toString('ascii').trim().split('\n');
writeFileSync(target, Buffer.from(lines.flatMap((line) => packed(line.split(',').map(Number)))));
console.log(`${target}: ${lines.length} digits`);
