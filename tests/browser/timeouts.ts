/** How much slower than alone tests may be on a busy machine. It does not slow down passing tests. */
const slowdown = 4;

/** How long to wait for what takes at most some seconds on a slow machine without other programs, in milliseconds. */
export const timeout = (seconds: number): number => seconds * 1000 * slowdown;
