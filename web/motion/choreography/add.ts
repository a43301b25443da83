import { glideItems, glidesOf, straight } from '../parts/glide';
import { fillTogether } from '../parts/landing';
import type { Choreography } from '../scene';
import { timelineOf } from '../timeline';
import { products } from './products';

const [slide, interval] = [520, 380];

/** One matrix slides onto the other, in the place of the result. A single cell shows its sum. */
export const add: Choreography = (scene) => {
  if (scene.others.length === 0) return products(scene);
  const count = Math.max(...scene.explanation.terms.map((_, term) => term)) + 1;
  const end = slide + interval * (count - 1) + 150;
  return timelineOf([
    ...fillTogether(scene, end),
    ...Array.from({ length: count }, (_, term) =>
      glideItems(scene, glidesOf(scene, term), end, (glide) => straight(glide, interval * term, slide)),
    ).flat(),
  ]);
};
