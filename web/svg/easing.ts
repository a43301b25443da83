import type { Box } from './shapes';

/** From 0 to 1 while time runs from `from` to `from + length`. */
export function progress(time: number, from: number, length: number): number {
  return Math.min(1, Math.max(0, (time - from) / length));
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const mixBox = (one: Box, other: Box, share: number): Box => ({
  x: mix(one.x, other.x, share),
  y: mix(one.y, other.y, share),
  width: mix(one.width, other.width, share),
  height: mix(one.height, other.height, share),
});

/** For travel. */
export const easeInOut = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);
/** For arrivals. */
export const easeOut = (x: number): number => 1 - (1 - x) ** 3;
export const easeOutSharply = (x: number): number => 1 - (1 - x) ** 5;
/** For what falls or is let go. */
export const easeIn = (x: number): number => x * x;
export const easeInOutGently = (x: number): number => (x < 0.5 ? 2 * x * x : 1 - (2 - 2 * x) ** 2 / 2);

/** 0, then rising to 1, then falling to 0: opacity of what is there for a time only. */
export function visibleBetween(time: number, from: number, to: number, fade = 0.24): number {
  return Math.min(progress(time, from, fade), 1 - progress(time, to - fade, fade));
}

/** The delay between the starts of `count` things that begin within `span`, at most `step`. */
export function stagger(count: number, span: number, step: number): number {
  return count < 2 ? 0 : Math.min(step, span / (count - 1));
}
