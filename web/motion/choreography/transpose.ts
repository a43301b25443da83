import { glideItems, glidesOf } from '../parts/glide';
import { fillTogether } from '../parts/landing';
import { Path } from '../path';
import type { Choreography } from '../scene';
import { timelineOf } from '../timeline';

/** The matrix slides to the place of the result, then flips about its diagonal: every cell moves straight across it. */
export const transpose: Choreography = (scene) => {
  const glides = glidesOf(scene, 0);
  const top = Math.min(...glides.map(({ from }) => from.y));
  const left = Math.min(...glides.map(({ from }) => from.x));
  const [toTop, toLeft] = [
    Math.min(...glides.map(({ to }) => to.y)),
    Math.min(...glides.map(({ to }) => to.x)),
  ];
  return timelineOf([
    ...fillTogether(scene, 1250),
    ...glideItems(scene, glides, 1250, ({ from, to }) =>
      Path.at(from, 0)
        .move({ x: from.x - left + toLeft, y: from.y - top + toTop }, 0, 520)
        .move(to, 600, 1200),
    ),
  ]);
};
