/** The bench in Node, in a process of its own: `node node.mjs [first-call]` prints its result as the last line. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { javascript } from './adapters/javascript.mjs';
import { jax } from './adapters/jax.mjs';
import { onnxruntime } from './adapters/onnxruntime.mjs';
import { ours } from './adapters/ours.mjs';
import { tfjs } from './adapters/tfjs.mjs';
import { BUNDLE } from './bundle.mjs';
import { median } from './duel.mjs';
import './iterators.mjs';
import { firstCall } from './first-call.mjs';
import { measure } from './suite.mjs';

const FIRST_CALLS = 5;
const RESULT = 'RESULT ';

/** Relaxed SIMD is on from Node 22 on; Node 20 knows it, behind a flag. */
export async function benchNode() {
  const major = Number(process.versions.node.split('.')[0]);
  const flags = major < 22 ? ['--experimental-wasm-relaxed-simd'] : [];
  const found = await inProcess(flags, 'all');
  const first = [];
  for (let k = 0; k < FIRST_CALLS; k++) first.push(await inProcess(flags, 'first-call'));
  const flag = flags.length > 0 ? ', relaxed SIMD switched on' : '';
  return { name: `Node ${process.versions.node}${flag}`, found: { ...found, 'first call': median(first) } };
}

function inProcess(flags, what) {
  const child = spawn(process.execPath, [...flags, fileURLToPath(import.meta.url), what], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    for (const line of String(text).split('\n'))
      if (line && !line.startsWith(RESULT)) console.log(`  ${line}`);
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      const result = output.split('\n').find((line) => line.startsWith(RESULT));
      if (code === 0 && result) resolve(JSON.parse(result.slice(RESULT.length)));
      else reject(new Error(`The bench in Node stopped with ${code}.`));
    });
  });
}

async function main(what) {
  const doors = await import(`${BUNDLE}/doors.mjs`);
  const isRelaxed = doors.hasRelaxedSimd();
  const file = `../../../web/generated/${isRelaxed ? 'fast-relaxed' : 'fast'}.wasm`;
  const module = await WebAssembly.compile(readFileSync(new URL(file, import.meta.url)));
  const us = ours(doors, module);
  const result =
    what === 'first-call'
      ? await firstCall(us)
      : await measure({ us, peers: await loadPeers(), doors, module, isRelaxed, log: console.log });
  process.stdout.write(`${RESULT}${JSON.stringify(result)}\n`, () => process.exit(0));
}

async function loadPeers() {
  // One thread for everybody: jax-js begins threads where it finds workers, and tfjs puts them there.
  Object.defineProperty(globalThis, 'Worker', { get: () => undefined, set: () => undefined });
  const require = createRequire(import.meta.url);
  const ort = await import('onnxruntime-web');
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  const tf = require('@tensorflow/tfjs-core');
  tf.env().set('PROD', true);
  require('@tensorflow/tfjs-backend-wasm');
  await tf.setBackend('wasm');
  const jaxLibrary = await import('@jax-js/jax');
  await jaxLibrary.init('wasm');
  jaxLibrary.defaultDevice('wasm');
  return [onnxruntime(ort), jax(jaxLibrary), tfjs(tf), javascript()].flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
