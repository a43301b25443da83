/** Rounds in which everybody runs once, one after the other: whatever else the machine does hits all of them alike. */
export const ROUNDS = 31;
/** Long enough for the clock, short enough for the machine to stay as it is during one round. */
const SAMPLE_MS = 6;
const WARM_MS = 120;

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** `tasks` maps names to functions; resolves to milliseconds of one run by name, a number per round. */
export async function duel(tasks, rounds = ROUNDS) {
  const runners = new Map();
  for (const [name, run] of Object.entries(tasks)) runners.set(name, await prepared(run));
  const times = Object.fromEntries([...runners.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, runner] of runners) times[name].push(await sample(runner));
  return times;
}

/** Warms up, and finds how many runs make a sample. */
async function prepared(run) {
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

/** The median over the rounds of one time by another. */
export const ratio = (times, over) => median(times.map((time, round) => time / over[round]));
