import type { MeasuredStage } from './geometry';
import { item } from './parts/items';
import { enlarged, Path } from './path';
import type { Rect, Timeline, Track } from './timeline';

const margin = 8;
const fade = 150;

/** The time at which a track first stands in an area; infinite if it never does. */
function entersAt({ frames }: Track, area: Rect): number {
  const isInside = ({ x, y }: Rect): boolean =>
    x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;
  const at = frames.findIndex((frame) => frame.opacity > 0 && isInside(frame));
  return at < 0 ? Number.POSITIVE_INFINITY : (frames[Math.max(0, at - 1)]?.time ?? 0);
}

/** Adds an opaque background to the workbench while items stand in it, where it lies over something else. */
export function withBackground(timeline: Timeline, { workbench, coversPage }: MeasuredStage): Timeline {
  const { duration, tracks } = timeline;
  const start = Math.min(...tracks.map((track) => entersAt(track, workbench)));
  if (!coversPage || start === Number.POSITIVE_INFINITY) return timeline;
  const path = Path.at(enlarged(workbench, margin), start, 0)
    .fade(1, start, start + fade)
    .fade(0, duration - 2 * fade, duration);
  return { duration, tracks: [item('tray', path), ...tracks] };
}
