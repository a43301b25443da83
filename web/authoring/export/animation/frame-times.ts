import type { Timeline } from '../../../motion/timeline';
import type { Picture } from '../picture/picture';

/** One frame of a film: a time of the motion, and how long it is shown, in milliseconds. */
export interface FrameTime {
  readonly time: number;
  readonly delay: number;
}

/** Milliseconds from one frame to the next: 20 in a second. */
const interval = 50;
/** How long the beginning and the result are shown. */
const [firstDelay, lastDelay] = [700, 2000];
/** Longer motions have fewer frames in a second. */
const maxFrames = 240;

/** Larger ones take minutes to make, and more than mails take. */
const maxPixels = 3_000_000;

/** Whether a GIF of a picture is of a reasonable size. */
export function fitsGif({ width, height }: Pick<Picture, 'width' | 'height'>, scale: number): boolean {
  return width * height * scale * scale <= maxPixels;
}

/** The speeds to choose from. */
export const speeds = [0.25, 0.5, 1, 2] as const;

/** The frames of a motion, from its beginning to its end. */
export function frameTimes({ duration }: Pick<Timeline, 'duration'>, speed: number): readonly FrameTime[] {
  const count = Math.min(maxFrames, Math.ceil(duration / (interval * speed)) + 1);
  const delay = Math.max(interval, Math.round(duration / speed / (count - 1) / 10) * 10);
  return Array.from({ length: count }, (_, at) => ({
    time: (duration * at) / (count - 1),
    delay: at === 0 ? firstDelay : at === count - 1 ? lastDelay : delay,
  }));
}
