/**
 * Times functions in interleaved rounds, so that other load on the machine affects all of them.
 * `tasks` maps a name to {repeat, run}; returns per name the milliseconds of one run, one number per round.
 */
export function rounds(count, tasks) {
  const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let round = -3; round < count; round++) {
    for (const [name, { repeat, run }] of Object.entries(tasks)) {
      const start = performance.now();
      for (let k = 0; k < repeat; k++) run();
      // The first rounds only warm up.
      if (round >= 0) times[name].push((performance.now() - start) / repeat);
    }
  }
  return times;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
