/** All measurements of one environment. `peers` and `us` are adapters, `api` and `module` the engine. */
import { median, ROUNDS, ratio, timeInterleaved } from './interleaved-timing.mjs';
import { kernel } from './kernel.mjs';
import { errorOf, largestDifference, numbers, operandsOf } from './numbers.mjs';
import { peakTasks } from './peak.mjs';

/** Tolerance of float32 at these sizes; adapters beyond it are left out. */
const ALLOWED = 2e-5;

export async function measure({ us, peers, api, module, isRelaxed, log }) {
  const found = {};
  for (const n of [4, 16, 64, 256, 1024]) await compare({ n, d: 64 }, `full ${n}`);
  for (const n of [256, 1024]) await compare({ n, d: 64, high: 0 }, `causal ${n}`);
  await compare({ n: 4096, d: 64, low: -63, high: 0 }, 'window 4096', 'jax-js');
  await compareMultiHead({ n: 256, d_model: 512, n_heads: 8 });
  await compare({ n: 4, d: 4 }, 'tiny', 'naive JS');
  found.tiny = found['tiny ours'] * 1000;
  await compareVariants();
  await shares();
  return found;

  /** Ratios of all libraries at one shape, each by its fastest adapter. */
  async function compare(shape, name, only) {
    const operands = operandsOf(shape);
    const tasks = { ours: await us.attention(shape, operands) };
    for (const peer of peers) {
      if (!peer.attention || (only && peer.library !== only)) continue;
      const run = await attempt(peer, () => peer.attention(shape, operands));
      if (run && (await isRight(peer, shape, operands, run))) tasks[peer.name] = run;
    }
    if (!(await isRight(us, shape, operands, tasks.ours))) throw new Error(`ours is wrong: ${name}`);
    keep(name, await timeInterleaved(tasks));
  }

  async function compareMultiHead(shape) {
    const { n, d_model } = shape;
    const x = numbers(1, n * d_model);
    const names = ['w_q', 'w_k', 'w_v', 'w_o'];
    const parameters = Object.fromEntries(
      names.map((name, k) => [name, numbers(k + 2, d_model * d_model, 0.05)]),
    );
    const tasks = { ours: await us.multiHead(shape, x, parameters) };
    const expected = tasks.ours();
    for (const peer of peers.filter((each) => each.multiHead)) {
      const run = await attempt(peer, () => peer.multiHead(shape, x, parameters));
      if (!run) continue;
      // The tests compare ours with float64 at the same size.
      const error = await attempt(peer, async () => largestDifference(expected, await run()));
      if (error < ALLOWED) tasks[peer.name] = run;
      else log(`  ${peer.name} is off by ${error}: left out`);
    }
    keep('multi-head', await timeInterleaved(tasks));
  }

  function keep(name, times) {
    const { ours, ...others } = times;
    found[`${name} ours`] = median(ours);
    const best = {};
    for (const [peer, each] of Object.entries(others)) {
      const { library } = peers.find((one) => one.name === peer);
      best[library] = Math.min(best[library] ?? Number.POSITIVE_INFINITY, ratio(each, ours));
    }
    for (const [library, value] of Object.entries(best)) found[`${name} ${library}`] = value;
    found[`${name} best`] = Math.min(...Object.values(best));
    const text = Object.entries(best).map(([library, value]) => `${library} ${value.toFixed(2)}`);
    log(`${name}: ${(median(ours) * 1000).toPrecision(3)} µs; ${text.join(', ')}`);
  }

  async function attempt(peer, prepare) {
    try {
      return await prepare();
    } catch (error) {
      log(`  ${peer.name} cannot: ${String(error?.message ?? error).slice(0, 160)}`);
      return null;
    }
  }

  async function isRight(peer, shape, operands, run) {
    try {
      const error = errorOf(shape, operands, await run());
      if (error < ALLOWED) return true;
      log(`  ${peer.name} is off by ${error.toExponential(1)}: left out`);
    } catch (error) {
      log(`  ${peer.name} fails: ${String(error?.message ?? error).slice(0, 160)}`);
    }
    return false;
  }

  async function compareVariants() {
    const task = async (shape) => us.attention(shape, operandsOf(shape));
    const times = await timeInterleaved({
      full: await task({ n: 1024, d: 64 }),
      causal: await task({ n: 1024, d: 64, high: 0 }),
    });
    found['causal ÷ full'] = ratio(times.causal, times.full);
    const long = await timeInterleaved({
      causal: await task({ n: 4096, d: 64, high: 0 }),
      window: await task({ n: 4096, d: 64, low: -63, high: 0 }),
      twice: await task({ n: 8192, d: 64, low: -63, high: 0 }),
    });
    found['causal ÷ window'] = ratio(long.causal, long.window);
    found['window growth'] = ratio(long.twice, long.window);
  }

  /** Kernels without copies, relative to the peak of the machine. */
  async function shares() {
    const peaks = peakTasks(isRelaxed);
    const tasks = Object.fromEntries(peaks.map(({ name, run }) => [name, run]));
    for (const n of [256, 1024]) tasks[`n ${n}`] = await kernel(api, module, n, 64);
    const times = await timeInterleaved(tasks);
    const rates = Array.from({ length: ROUNDS }, (_, round) =>
      Math.max(...peaks.map(({ name, operations }) => operations / times[name][round])),
    );
    found.peak = median(rates) / 1e6;
    for (const n of [256, 1024])
      found[`share ${n}`] =
        100 * median(times[`n ${n}`].map((time, round) => (4 * n * n * 64) / time / rates[round]));
    log(
      `peak ${found.peak.toFixed(1)} GFLOP/s; ours ${found['share 256'].toFixed(0)} %, ${found['share 1024'].toFixed(0)} %`,
    );
  }
}
