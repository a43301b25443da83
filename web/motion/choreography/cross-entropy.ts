import { type Bar, chartEnd, chartOfOne, maxBars } from '../parts/chart';
import { factorOf, termOf } from '../parts/items';
import { fillOthers } from '../parts/landing';
import type { Choreography } from '../scene';
import { timelineOf } from '../timeline';
import { products } from './products';

/** The logarithm of each share, as a bar, shrinks by its target; what is left adds up to the loss. */
export const crossEntropy: Choreography = (scene) => {
  const { explanation } = scene;
  const last = Math.max(0, ...explanation.terms.map(({ factors }) => factors.length - 1));
  if (explanation.terms.length > maxBars || last < 1) return products(scene);
  const bars = explanation.terms.map(
    (_, term): Bar => ({
      explanation,
      before: factorOf(term, last),
      after: termOf(term),
      by: factorOf(term, last - 1),
    }),
  );
  return timelineOf([...fillOthers(scene, chartEnd), ...chartOfOne(scene, bars, true)]);
};
