/** Milliseconds that the processor has worked for this process. Unlike a clock, it stands still while others have their turn. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The milliseconds of work that an action takes at its fastest: what the runtime does beside it only adds to that. */
export function fastest(action: () => unknown, rounds = 3): number {
  const times = Array.from({ length: rounds }, () => {
    const began = worked();
    action();
    return worked() - began;
  });
  return Math.min(...times);
}
