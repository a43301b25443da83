/**
 * `npm run train [task …]` trains the models that are shipped with the page, or the given ones, and writes their weights and
 * accuracies to web/training/weights/. It uses the compiled engine, as the page does, so that the same seed gives bitwise equal
 * files. Prints whether a file has changed. With `--check` it writes no weights, and fails if a file would change; it trains only
 * if something has changed since `--record`, which checks all models and then records that (.tools/train/record.mjs).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { main } from './setup/log.mjs';
import { root } from './setup/prepare.mjs';
import { hashOfTraining, isRecorded, writeRecord } from './train/record.mjs';

const path = (...parts) => join(root, 'web', ...parts);
const load = (file) => runnerImport(path('training', file), { root, configFile: false, logLevel: 'error' });

const percent = (share) => `${(100 * share).toFixed(1).padStart(5)} %`;

function report({ steps, loss, accuracy: { tokens, whole } }) {
  console.log(
    `  step ${String(steps).padStart(5)}  loss ${loss.toFixed(4)}  words ${percent(tokens)}  whole ${percent(whole)}`,
  );
}

/** Reads data files from disk: `fetch` in Node does not load file URLs. */
const files = async (_name, url) => new Uint8Array(readFileSync(url())).buffer;

/** The measured accuracy of each model: a copy from the weight files, so that they need not be fetched for it. */
const results = path('training/weights', 'measured.json');
const measured = JSON.parse(readFileSync(results, 'utf8'));

async function trainTask(task, engine, { trainModel, exportWeights, sessionRequestOf }) {
  const data = await task.load(files);
  const session = new engine.TrainingSession(sessionRequestOf(task, data));
  trainModel(session, task, data, report);
  const weights = exportWeights(session, task, data);
  session.delete();
  return weights;
}

await main(async () => {
  const entries = ['tasks/index.ts', 'train.ts', 'weight-file.ts'];
  const loaded = await Promise.all(entries.map(load));
  const [{ tasks, taskNamed }, training, { writeWeights }] = loaded.map(({ module }) => module);
  const modules = [
    fileURLToPath(import.meta.url),
    ...entries.map((file) => path('training', file)),
    ...loaded.flatMap(({ dependencies }) => dependencies).map((file) => resolve(root, file)),
  ];
  const [isChecking, isRecording] = ['--check', '--record'].map((flag) => process.argv.includes(flag));
  if (isChecking && isRecorded(await hashOfTraining(modules))) {
    for (const { id } of tasks)
      console.log(`${id}\n  trained from the same files when last recorded: the same as before`);
    return 0;
  }
  const { default: createModule } = await import(pathToFileURL(path('generated/engine-full.mjs')));
  const engine = await createModule({ wasmBinary: readFileSync(path('generated/engine-full.wasm')) });
  const mayWrite = !isChecking && !isRecording;
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  let changed = 0;
  for (const task of names.length > 0 ? names.map(taskNamed) : tasks) {
    console.log(task.id);
    const began = performance.now();
    const weights = await trainTask(task, engine, training);
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
  if (isRecording && changed === 0 && names.length === 0) writeRecord(await hashOfTraining(modules));
  return mayWrite || changed === 0 ? 0 : 1;
});
