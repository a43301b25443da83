import type { MeasuredStage } from './geometry';
import { item } from './parts/items';
import { enlarged, Path } from './path';
import type { Rect, Timeline, Track } from './timeline';

const margins = { cover: 2, tray: 8 } as const;
const fade = 150;

/** The time at which a track first stands in an area; infinite if it never does. */
function entersAt({ frames }: Track, area: Rect): number {
  const isInside = ({ x, y }: Rect): boolean =>
    x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;
  const at = frames.findIndex((frame) => frame.opacity > 0 && isInside(frame));
  return at < 0 ? Number.POSITIVE_INFINITY : (frames[Math.max(0, at - 1)]?.time ?? 0);
}

/** Adds an opaque background to the workbench while items stand in it: the page has other things there. */
export function withBackground(timeline: Timeline, stage: MeasuredStage): Timeline {
  const { workbench, background, backgroundArea } = stage;
  const { duration, tracks } = timeline;
  const start = Math.min(...tracks.map((track) => entersAt(track, workbench)));
  if (start === Number.POSITIVE_INFINITY) return timeline;
  const path = Path.at(enlarged(backgroundArea, margins[background]), start, 0)
    .fade(1, start, start + fade)
    .fade(0, duration - 2 * fade, duration);
  return { duration, tracks: [item(background, path), ...tracks] };
}
