/**
 * `npm run train [task …]` trains the models that are shipped with the page, or the given ones, and writes their weights and
 * accuracies to web/training/weights/. It uses the compiled engine, as the page does, so that the same seed gives bitwise equal
 * files. Prints whether a file has changed. With `--check` it writes nothing, and fails if a file would change.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { main } from './setup/log.mjs';
import { root } from './setup/prepare.mjs';

const path = (...parts) => join(root, 'web', ...parts);
const load = async (file) =>
  (await runnerImport(path('training', file), { root, configFile: false, logLevel: 'error' })).module;

const percent = (share) => `${(100 * share).toFixed(1).padStart(5)} %`;

function logProgress({ steps, loss, accuracy: { tokens, whole } }) {
  console.log(
    `  step ${String(steps).padStart(5)}  loss ${loss.toFixed(4)}  words ${percent(tokens)}  whole ${percent(whole)}`,
  );
}

/** Reads data files from the disk, since `fetch` of Node cannot. */
const files = async (_name, beside) => new Uint8Array(readFileSync(beside())).buffer;

/** The accuracies of each model. Also in the files of weights, but the page reads them without fetching these. */
const results = path('training/weights', 'measured.json');
const measured = JSON.parse(readFileSync(results, 'utf8'));

async function trained(task, engine, { learn, finished, requestOf }) {
  const data = await task.load(files);
  const study = new engine.Study(requestOf(task, data));
  learn(study, task, data, logProgress);
  const weights = finished(study, task, data);
  study.delete();
  return weights;
}

await main(async () => {
  const [{ tasks, taskNamed }, learning, { writeWeights }] = await Promise.all(
    ['tasks/index.ts', 'learn.ts', 'weight-file.ts'].map(load),
  );
  const { default: createModule } = await import(pathToFileURL(path('generated/engine-full.mjs')));
  const engine = await createModule({ wasmBinary: readFileSync(path('generated/engine-full.wasm')) });
  const mayWrite = !process.argv.includes('--check');
  const names = process.argv.slice(2).filter((argument) => argument !== '--check');
  let changed = 0;
  for (const task of names.length > 0 ? names.map(taskNamed) : tasks) {
    console.log(task.id);
    const began = performance.now();
    const weights = await trained(task, engine, learning);
    const bytes = writeWeights(weights);
    const file = path('training/weights/files', `${task.id}.safetensors`);
    const isUnchanged =
      existsSync(file) &&
      readFileSync(file).equals(bytes) &&
      isDeepStrictEqual(measured[task.id], weights.measured);
    if (!isUnchanged) changed += 1;
    measured[task.id] = weights.measured;
    if (mayWrite) {
      writeFileSync(file, bytes);
      writeFileSync(results, `${JSON.stringify(measured, null, 2)}\n`);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`  ${JSON.stringify(weights.measured)}`);
    console.log(
      `  ${bytes.length} bytes after ${seconds} s: ${isUnchanged ? 'the same as before' : 'not the file that was there'}`,
    );
  }
  return mayWrite || changed === 0 ? 0 : 1;
});
