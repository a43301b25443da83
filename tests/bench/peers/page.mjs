/** The bench in Chromium; chromium.mjs calls these exports. */
import * as jaxLibrary from '@jax-js/jax';
import * as lite from '@litertjs/core';
import '@tensorflow/tfjs-backend-cpu';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-core/dist/register_all_gradients';
import * as ort from 'onnxruntime-web/wasm';
import { javascript } from './adapters/javascript.mjs';
import { jax } from './adapters/jax.mjs';
import { litert } from './adapters/litert.mjs';
import { onnxruntime } from './adapters/onnxruntime.mjs';
import { ours } from './adapters/ours.mjs';
import { tfjs } from './adapters/tfjs.mjs';
import * as api from './entry-points.ts';
import { firstCall as measureFirstCall } from './first-call.mjs';
import { measure } from './suite.mjs';
import { measureTraining } from './training/measure.mjs';

async function compiled(isRelaxed) {
  const response = await fetch(`/generated/${isRelaxed ? 'kernels-relaxed' : 'kernels'}.wasm`);
  return WebAssembly.compile(await response.arrayBuffer());
}

export async function firstCall() {
  return measureFirstCall(ours(api, await compiled(api.hasRelaxedSimd())));
}

export async function kernels() {
  const isRelaxed = api.hasRelaxedSimd();
  const module = await compiled(isRelaxed);
  const peers = await loadPeers();
  return measure({ us: ours(api, module), peers, api, module, isRelaxed, log: console.log });
}

export async function training() {
  const response = await fetch('/training/training.wasm');
  const module = await WebAssembly.compile(await response.arrayBuffer());
  await loadTrainingLibraries();
  return measureTraining({ module, jax: jaxLibrary, tf, log: console.log });
}

async function loadPeers() {
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  ort.env.wasm.wasmPaths = '/packages/onnxruntime-web/dist/';
  await lite.loadLiteRt('/packages/@litertjs/core/wasm/', { threads: false });
  await loadTrainingLibraries();
  return [onnxruntime(ort), litert(lite), jax(jaxLibrary), tfjs(tf), javascript()].flat();
}

/** Loads the libraries with gradients. */
async function loadTrainingLibraries() {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('PROD', true);
  setWasmPaths('/packages/@tensorflow/tfjs-backend-wasm/dist/');
  await tf.setBackend('wasm');
  await jaxLibrary.init('wasm');
  jaxLibrary.defaultDevice('wasm');
}
