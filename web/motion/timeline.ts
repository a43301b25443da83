import type { Role } from '../engine/types';
import type { ExplainedNumber } from './explained-number';

/** A rectangle in CSS pixels, from the top left corner of the stage. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Easing = 'linear' | 'in' | 'out' | 'in-out';

/** Where an item is at a time, in milliseconds. */
export interface Frame extends Rect {
  readonly time: number;
  readonly opacity: number;
  /** The easing of the way to this frame: of x and width, and of y and height. Opacity changes linearly. */
  readonly easing: readonly [horizontal: Easing, vertical: Easing];
}

/**
 * What an item looks like. `cover` and `tray` are backgrounds over a part of the page, `empty` hides a result that is not there yet; `sign` is an operator or
 * another text that is no number.
 */
export type Shape =
  | 'chip'
  | 'bar'
  | 'dot'
  | 'number'
  | 'sign'
  | 'outline'
  | 'cover'
  | 'tray'
  | 'empty'
  | 'axis';

/** One item of a motion, from its first frame on; after the last one it stays where it is. */
export interface Track {
  readonly shape: Shape;
  readonly text: string;
  /** The number that the text shows; null for items without one. */
  readonly shows: ExplainedNumber | null;
  /** The role that determines the hue; null for neutral items. */
  readonly role: Role | null;
  /** The class of the heat colour; empty for none. */
  readonly heat: string;
  /** In order of time, at least one. */
  readonly frames: readonly Frame[];
}

/** A motion as plain data. Later tracks are in front of earlier ones. */
export interface Timeline {
  /** In milliseconds. At the end no item is visible: the page itself shows the result. */
  readonly duration: number;
  readonly tracks: readonly Track[];
}

/** A visible item at one time. */
export interface Item extends Rect {
  readonly track: Track;
  readonly opacity: number;
}

const easings: Readonly<Record<Easing, (t: number) => number>> = {
  linear: (t) => t,
  in: (t) => t * t * t,
  out: (t) => 1 - (1 - t) ** 3,
  'in-out': (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2),
};

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

function interpolate(from: Frame, to: Frame, time: number): Omit<Item, 'track'> {
  const part = (time - from.time) / (to.time - from.time);
  const across = easings[to.easing[0]](part);
  const down = easings[to.easing[1]](part);
  return {
    x: between(from.x, to.x, across),
    y: between(from.y, to.y, down),
    width: between(from.width, to.width, across),
    height: between(from.height, to.height, down),
    opacity: between(from.opacity, to.opacity, part),
  };
}

/** The place of an item at a time; null before its first frame. */
export function placeAt({ frames }: Pick<Track, 'frames'>, time: number): Omit<Item, 'track'> | null {
  const next = frames.findIndex((frame) => frame.time > time);
  const from = frames.at(next < 0 ? -1 : next - 1);
  if (next === 0 || from === undefined) return null;
  const to = next < 0 ? from : (frames[next] ?? from);
  return to === from ? from : interpolate(from, to, time);
}

/** The visible items at a time, back to front. A pure function: the same time always gives the same items. */
export function sample({ tracks }: Timeline, time: number): readonly Item[] {
  return tracks.flatMap((track) => {
    const place = placeAt(track, time);
    if (place === null || place.opacity <= 0) return [];
    const { x, y, width, height, opacity } = place;
    return [{ track, x, y, width, height, opacity }];
  });
}

/** How long the items that are left at the end stay, and fade. */
const holdDuration = 900;
const fadeDuration = 300;

/** A timeline of tracks. What is still visible after the last movement stays for a while and fades together. */
export function timelineOf(tracks: readonly Track[]): Timeline {
  const last = Math.max(0, ...tracks.map(({ frames }) => frames.at(-1)?.time ?? 0));
  const fadeFrom = last + holdDuration;
  const duration = fadeFrom + fadeDuration;
  const faded = tracks.map((track): Track => {
    const end = track.frames.at(-1);
    if (end === undefined || end.opacity === 0) return track;
    const stays: Frame = { ...end, time: fadeFrom };
    return { ...track, frames: [...track.frames, stays, { ...stays, time: duration, opacity: 0 }] };
  });
  return { duration, tracks: faded };
}
