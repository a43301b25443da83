import type { MeasuredStage } from './geometry';
import { item } from './parts/items';
import { enlarged, Path } from './path';
import type { Rect, Timeline, Track } from './timeline';

const margins = { cover: 2, tray: 8 } as const;
const fade = 150;

const isInside = ({ x, y }: Rect, area: Rect): boolean =>
  x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;

/** The time at which a track first stands in an area; infinite if it never does. */
function entersAt({ frames }: Track, area: Rect): number {
  const at = frames.findIndex((frame) => frame.opacity > 0 && isInside(frame, area));
  return at < 0 ? Number.POSITIVE_INFINITY : (frames[Math.max(0, at - 1)]?.time ?? 0);
}

/** Keeps a track that ends in an area from fading there with all others. */
function staying(track: Track, area: Rect): Track {
  const [before, last] = track.frames.slice(-2);
  if (before === undefined || last === undefined || !isInside(last, area)) return track;
  return { ...track, frames: [...track.frames.slice(0, -1), { ...last, opacity: before.opacity }] };
}

/** Adds an opaque background to the workbench while items stand in it: the page has other things there. */
export function withBackground(timeline: Timeline, stage: MeasuredStage): Timeline {
  const { workbench, background, backgroundArea, hasRoom } = stage;
  const { duration, tracks } = timeline;
  const start = Math.min(...tracks.map((track) => entersAt(track, workbench)));
  if (start === Number.POSITIVE_INFINITY) return timeline;
  const shown = Path.at(enlarged(backgroundArea, margins[background]), start, 0).fade(1, start, start + fade);
  if (hasRoom) {
    const stay = tracks.map((track) =>
      track.frames.at(-1)?.time === duration ? staying(track, workbench) : track,
    );
    return { duration, tracks: [item(background, shown), ...stay] };
  }
  const path = shown.fade(0, duration - 2 * fade, duration);
  return { duration, tracks: [item(background, path), ...tracks] };
}
