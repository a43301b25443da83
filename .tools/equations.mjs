/**
 * `node .tools/equations.mjs` converts all LaTeX strings of the engine to MathML trees at build time, so that the page needs no
 * TeX parser. Writes three files to web/generated/: equations.json for the first lesson, equations-full.json with what all others
 * add, and equations-backward.json for backward passes. Fails on LaTeX that cannot be converted.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';
import { forwardStrings, stringsOfBackwardRun, stringsOfVariant } from './equations/latex-strings.mjs';
import { root } from './setup/prepare.mjs';

/** The variant of the first lesson, whose formulas are part of the main bundle. */
const firstVariant = 'scaled_dot_product';

const folder = new URL('../web/generated/', import.meta.url);

async function loadEngine(name) {
  const { default: load } = await import(new URL(`${name}.mjs`, folder).href);
  return load({ wasmBinary: await readFile(new URL(`${name}.wasm`, folder)) });
}

/** All strings of backward passes. Distributed over workers, since they take most of the time. */
async function backwardStrings() {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const results = Array.from({ length: Math.min(availableParallelism(), 8) }, () => startWorker(next));
  return (await Promise.all(results)).flat();
}

function startWorker(next) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { next } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Runs in a worker. `next` is the shared index of the next variant; the last and largest variants come first. */
async function processVariants(next) {
  const engine = await loadEngine('engine-full');
  const schemas = engine.variants().reverse();
  const strings = new Set();
  for (let at = Atomics.add(next, 0, 1); at < schemas.length; at = Atomics.add(next, 0, 1))
    for (const latex of stringsOfVariant(engine, schemas[at], stringsOfBackwardRun)) strings.add(latex);
  parentPort.postMessage([...strings]);
}

/** Writes the trees of all strings that are not in `known`. Returns `known` with these strings added. */
async function write(strings, file, known, toTree) {
  const added = [...new Set(strings)].filter((latex) => latex !== '' && !known.has(latex)).sort();
  const trees = Object.fromEntries(added.map((latex) => [latex, toTree(latex)]));
  await writeFile(new URL(file, folder), `${JSON.stringify(trees)}\n`);
  console.log(`${file}: ${added.length} formulas`);
  return new Set([...known, ...added]);
}

if (isMainThread) {
  const { toTree } = (await runnerImport(join(root, 'web/program/latex.ts'))).module;
  const backward = backwardStrings();
  const full = await loadEngine('engine-full');
  const first = full.variants().filter(({ id }) => id === firstVariant);
  const loaded = await write(forwardStrings(full, first), 'equations.json', new Set(), toTree);
  const known = await write(forwardStrings(full), 'equations-full.json', loaded, toTree);
  await write(await backward, 'equations-backward.json', known, toTree);
} else await processVariants(workerData.next);
