import { choreographyOf } from '../../../motion/choreographies';
import type { Geometry } from '../../../motion/scene';
import { sceneOf, stepSubject } from '../../../motion/subject';
import { sample, type Timeline } from '../../../motion/timeline';
import type { Shape } from '../../../svg/shapes';
import type { Model } from '../../../ui/model';
import type { Colours } from '../picture/colours';
import { type Picture, pictureOf } from '../picture/picture';
import { geometryOf } from './cells';
import { itemShape } from './item-shapes';

/** Around the items, in pixels. */
const margin = 4;

/** The motion of a step as pictures: a function of time. */
export interface StepAnimation {
  /** What does not move, which every frame contains. */
  readonly picture: Picture;
  readonly timeline: Timeline;
  /** What moves, at a time in milliseconds, in front of the picture. */
  itemsAt(time: number): readonly Shape[];
}

/** Whether numbers move in the current step. */
export function hasMotion({ trace, state: { position } }: Model): boolean {
  const node = trace.node(position.node);
  return node !== undefined && !position.isHidden && choreographyOf(node, trace) !== null;
}

/** The motion of the current step; null if nothing moves. `link` is that of the small print, or empty. */
export function animationOf(model: Model, colours: Colours, link: string): StepAnimation | null {
  if (!hasMotion(model)) return null;
  const options = { parts: ['matrices'], figures: [], link } as const;
  const drawn = (workbench: { readonly width: number; readonly height: number } | null) => {
    const picture = pictureOf(model, colours, { ...options, workbench });
    const geometry = geometryOf(picture.shapes);
    return { picture, geometry, timeline: timelineOf(model, geometry) };
  };
  const { picture, geometry, timeline } = drawn(workbenchSize(model));
  if (timeline === null) return null;
  const shown = usesWorkbench(timeline, geometry) ? { picture, geometry, timeline } : drawn(null);
  return (
    shown.timeline &&
    framesOf(withRoom(shown.picture, shown.timeline), shown.timeline, shown.geometry, colours)
  );
}

/** The picture, larger to the right and below where items leave it, as a wide matrix that flips about its diagonal does. */
function withRoom(picture: Picture, { tracks }: Timeline): Picture {
  const frames = tracks.flatMap((track) => track.frames);
  const width = Math.max(picture.width, ...frames.map((frame) => Math.ceil(frame.x + frame.width) + margin));
  const height = Math.max(
    picture.height,
    ...frames.map((frame) => Math.ceil(frame.y + frame.height) + margin),
  );
  const [paper, ...shapes] = picture.shapes;
  if (paper === undefined || (width === picture.width && height === picture.height)) return picture;
  const larger = { ...paper, attributes: { ...paper.attributes, width, height } };
  return { ...picture, width, height, shapes: [larger, ...shapes] };
}

function framesOf(
  picture: Picture,
  timeline: Timeline,
  { fontSize }: Geometry,
  colours: Colours,
): StepAnimation {
  return {
    ...{ picture, timeline },
    itemsAt: (time) =>
      sample(timeline, time).map((item) =>
        itemShape(item, `item ${timeline.tracks.indexOf(item.track)}`, fontSize, colours),
      ),
  };
}

function timelineOf(model: Model, geometry: Geometry): Timeline | null {
  const subject = stepSubject(model, ({ node, row, col }) => geometry.cell(node, row, col) !== null);
  const scene = subject && sceneOf(model, subject, geometry);
  return scene && (choreographyOf(scene.node, scene.trace)?.(scene) ?? null);
}

/** Room for a line for each term and one for their sum, in pixels. */
function workbenchSize({ trace, state: { position } }: Model) {
  const { node, row, col } = position;
  const { terms } = trace.explain({ node, row, col });
  const lines = Math.min(terms.length + 1, 12);
  return { width: Math.max(450, Math.min(terms.length, 16) * 45), height: Math.max(165, lines * 32) };
}

/** Whether something ever stands in the workbench. */
function usesWorkbench({ tracks }: Timeline, { workbench }: Geometry): boolean {
  return tracks.some(({ frames }) => frames.some(({ y, height }) => y + height / 2 > workbench.y));
}
