import { stopsOf, viewAt } from './camera';
import type { Moment, Picture } from './draw';

/** How long the view is on its way, and stands at the cell and at the end, in milliseconds. */
export const times = { start: 700, way: 4200, end: 2600 } as const;

/** When the lines of the words come, as parts of the way. */
const linesFrom = 0.8;

/** The moment at a part of the way, from 0 to 1. */
export function momentAt(picture: Picture, part: number): Moment {
  return {
    view: viewAt(stopsOf(picture.arrangement, picture.cell), part),
    lines: Math.min(1, Math.max(0, (part - linesFrom) / (1 - linesFrom))),
  };
}

/** The part of the way at a time since the start. */
export const partAt = (time: number): number => Math.min(1, Math.max(0, (time - times.start) / times.way));
