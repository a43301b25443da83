/** A training step against its peers: first that all learn the same, then how long each takes. */
import { duel, median, ratio } from '../duel.mjs';
import { jaxTraining } from './jax.mjs';
import { ourTraining } from './ours.mjs';
import { tfjsTraining } from './tfjs.mjs';

const STEPS = 8;
/** float32, summed up in different orders: the losses of the first steps agree as far as that. */
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
  const times = await duel(tasks, ROUNDS);
  const found = { growth: growth(us) };
  if (times['by hand']) found['tape ÷ hand'] = ratio(times.tape, times['by hand']);
  for (const name of ['jax-js', 'tfjs wasm', 'tfjs cpu'])
    if (times[name]) found[name] = ratio(times[name], times.tape);
  const all = Object.entries(times).map(([name, each]) => `${name} ${median(each).toPrecision(3)} ms`);
  log(`a step: ${all.join(', ')}`);
  return found;

  /** Only who has the same losses takes part. */
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

/** Kilobytes that many more steps ask for: nobody frees anything, so it is all that was ever in use. */
function growth({ tape, bytes }) {
  const before = bytes();
  for (let k = 0; k < LONG; k++) tape();
  return (bytes() - before) / 1024;
}
