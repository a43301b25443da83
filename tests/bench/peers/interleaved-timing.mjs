/** Times functions in interleaved rounds, so that other load on the machine affects all of them. */
export const ROUNDS = 31;
/** Long enough for the resolution of the clock, short enough for a constant load within one round. */
const SAMPLE_MS = 6;
const WARM_MS = 120;

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** `tasks` maps names to functions; resolves to milliseconds of one run by name, a number per round. */
export async function timeInterleaved(tasks, rounds = ROUNDS) {
  const runners = new Map();
  for (const [name, run] of Object.entries(tasks)) runners.set(name, await prepare(run));
  const times = Object.fromEntries([...runners.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, runner] of runners) times[name].push(await sample(runner));
  return times;
}

/** Warms up, and computes the number of runs per sample. */
async function prepare(run) {
  const isAsync = run() instanceof Promise;
  const began = performance.now();
  let runs = 0;
  while (performance.now() - began < WARM_MS || runs < 3) {
    const result = run();
    if (isAsync) await result;
    runs++;
  }
  const each = (performance.now() - began) / runs;
  return { run, isAsync, repeat: Math.max(1, Math.round(SAMPLE_MS / each)) };
}

async function sample({ run, isAsync, repeat }) {
  const start = performance.now();
  if (isAsync) for (let k = 0; k < repeat; k++) await run();
  else for (let k = 0; k < repeat; k++) run();
  return (performance.now() - start) / repeat;
}

/** The median over the rounds of the ratio of two times. */
export const ratio = (times, over) => median(times.map((time, round) => time / over[round]));
