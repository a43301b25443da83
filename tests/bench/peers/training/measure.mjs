/** Compares a training step with other libraries: first that the losses agree, then the times. */
import { median, ratio, timeInterleaved } from '../interleaved-timing.mjs';
import { jaxTraining } from './jax.mjs';
import { ourTraining } from './ours.mjs';
import { tfjsTraining } from './tfjs.mjs';

const STEPS = 8;
/** Relative tolerance of the losses: float32 sums in different orders. */
const ALLOWED = 1e-4;
const LONG = 200;
/** A step in plain JavaScript takes nearly a second: half as many rounds as for the kernels. */
const ROUNDS = 15;

export async function measureTraining({ module, jax, tf, log }) {
  const us = await ourTraining(module);
  const expected = await losses(us.tape);
  const tasks = { tape: us.tape };
  await join('by hand', async () => us.hand);
  await join('jax-js', () => jaxTraining(jax));
  await join('tfjs wasm', () => tfjsTraining(tf, 'wasm'));
  await join('tfjs cpu', () => tfjsTraining(tf, 'cpu'));
  const times = await timeInterleaved(tasks, ROUNDS);
  const found = { growth: growth(us) };
  if (times['by hand']) found['tape ÷ hand'] = ratio(times.tape, times['by hand']);
  for (const name of ['jax-js', 'tfjs wasm', 'tfjs cpu'])
    if (times[name]) found[name] = ratio(times[name], times.tape);
  const all = Object.entries(times).map(([name, each]) => `${name} ${median(each).toPrecision(3)} ms`);
  log(`a step: ${all.join(', ')}`);
  return found;

  /** Keeps only implementations with the same losses. */
  async function join(name, prepare) {
    try {
      const step = await prepare();
      const own = await losses(step);
      const off = Math.max(...own.map((loss, k) => Math.abs(loss - expected[k]) / expected[k]));
      if (off < ALLOWED) tasks[name] = step;
      else log(`  ${name} learns something else: its losses are off by ${off.toExponential(1)}`);
    } catch (error) {
      log(`  ${name} cannot train: ${String(error?.stack ?? error).slice(0, 300)}`);
    }
  }
}

async function losses(step) {
  const out = [];
  for (let k = 0; k < STEPS; k++) out.push(await step());
  return out;
}

/** Kilobytes that more steps allocate. WebAssembly memory never shrinks, so this includes temporary memory. */
function growth({ tape, bytes }) {
  const before = bytes();
  for (let k = 0; k < LONG; k++) tape();
  return (bytes() - before) / 1024;
}
