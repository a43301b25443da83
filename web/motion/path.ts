import type { Easing, Frame, Rect } from './timeline';

/** A change of a place: a new position, size or opacity. */
export type Change = Partial<Rect & { readonly opacity: number }>;

const linear = ['linear', 'linear'] as const;

/** The frames of a track, written in order of time. Immutable: each movement returns a longer path. */
export class Path {
  readonly frames: readonly Frame[];

  private constructor(frames: readonly Frame[]) {
    this.frames = frames;
  }

  /** Starts at a place; invisible if `opacity` is 0. */
  static at(rect: Rect, time: number, opacity = 1): Path {
    const { x, y, width, height } = rect;
    return new Path([{ x, y, width, height, time, opacity, easing: linear }]);
  }

  get last(): Frame {
    const last = this.frames.at(-1);
    if (last === undefined) throw new RangeError('a path has at least one frame');
    return last;
  }

  /** Stays until `from`, then moves until `until`. `vertical` is the easing of y and height, if it is another one. */
  move(to: Change, from: number, until: number, easing: Easing = 'in-out', vertical: Easing = easing): Path {
    const { last } = this;
    const start = Math.max(from, last.time);
    const stays = start > last.time ? [{ ...last, time: start, easing: linear }] : [];
    const end = Math.max(until, start + 1);
    return new Path([
      ...this.frames,
      ...stays,
      { ...last, ...to, time: end, easing: [easing, vertical] as const },
    ]);
  }

  /** Changes the opacity. */
  fade(opacity: number, from: number, until: number): Path {
    return this.move({ opacity }, from, until, 'linear');
  }
}

/** The centre of a rectangle. */
export function centreOf({ x, y, width, height }: Rect): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A rectangle of a size around a point. */
export function around(
  point: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): Rect {
  return { x: point.x - width / 2, y: point.y - height / 2, width, height };
}

/** The smallest rectangle around others; null if there are none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A rectangle enlarged on all sides. */
export function enlarged({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
