/**
 * Time to reject oversized input, relative to reading input at the limit, and growth of the time to read texts that are
 * slow to parse: must be linear in their length, not quadratic.
 */
import { createServer } from 'vite';
import { coreEngine } from './engine.mjs';
import { median, rounds } from './rounds.mjs';

/** Texts on which a badly written regular expression backtracks quadratically. */
const SLOW_TEXTS = ['1 ', ';', '\\begin{matrix}', '\\end{', '\\times', '&', ' ', '1,', "['", '"1,'];

export async function benchRefusals() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const [{ limits }, { readJson }, { parseMatrix }] = await Promise.all(
      ['sizes/limits', 'untrusted/read-json', 'paste/paste'].map((name) =>
        vite.ssrLoadModule(`/web/store/${name}.ts`),
      ),
    );
    return [...refusals(limits, readJson, parseMatrix, await coreEngine(vite)), growth(parseMatrix)];
  } finally {
    await vite.close();
  }
}

function refusals(limits, readJson, parseMatrix, engine) {
  const json = (length) => `[${'1,'.repeat((length - 3) / 2)}1]`;
  const paste = (length) => '1 '.repeat(32).padEnd(length);
  const [query, key] = [matrix(4, 4), matrix(4, 4)];
  const walk = (inputs) => () => attempt(() => engine.run({ variant: 'dot_product', inputs, options: {} }));
  const row = (what, repeat, refuse, take) => ratio(`refusing ${what}`, repeat, refuse, take, 1);
  return [
    row(
      'JSON 16 × too long ÷ reading it at its limit',
      1,
      ...pair(readJson.bind(null, 'it'), json, limits.jsonLength),
    ),
    row(
      'pasted text 16 × too long ÷ reading it at its limit',
      5,
      ...pair(parseMatrix, paste, limits.pasteLength),
    ),
    row(
      'a matrix of 10⁹ rows ÷ running a small one',
      50,
      walk({ query: matrix(1e9, 4), key, value: key }),
      walk({ query, key, value: key }),
    ),
  ];
}

function growth(parseMatrix) {
  const read = (length) => () => SLOW_TEXTS.map((text) => parseMatrix(text.repeat(length / text.length)));
  return ratio('reading hard pasted text ÷ half as much of it', 1, read(200_000), read(100_000), 3);
}

function pair(read, make, limit) {
  const [far, most] = [make(16 * limit), make(limit)];
  return [() => read(far), () => read(most)];
}

/** The median over the rounds of the ratio of two times. */
function ratio(what, repeat, one, other, limit) {
  const times = rounds(31, { one: { repeat, run: one }, other: { repeat, run: other } });
  return { what, value: median(times.one.map((time, at) => time / times.other[at])), unit: '×', limit };
}

const matrix = (rows, cols) => ({ rows, cols, data: new Array(rows > 256 ? 0 : rows * cols).fill(0.5) });

function attempt(action) {
  try {
    action();
  } catch {
    // The rejection is what is measured.
  }
}
