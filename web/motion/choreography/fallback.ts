import { factorOf, numberItem } from '../parts/items';
import { drop, fillOthers, resultOutline } from '../parts/landing';
import { around, centreOf, Path } from '../path';
import { type Choreography, rectOf, resultRect } from '../scene';
import { timelineOf } from '../timeline';

/** At most so many operands move. */
const maxOperands = 32;

/** For ops without a choreography of their own: the operands move into the result. */
export const operandsIntoResult: Choreography = (scene) => {
  const { terms } = scene.explanation;
  const target = resultRect(scene);
  const factors = terms.flatMap(({ factors }, term) =>
    factors.map((factor, index) => ({ factor, term, index })),
  );
  const moving = factors.slice(0, maxOperands).flatMap(({ factor, term, index }, at) => {
    const from = rectOf(scene, factor);
    if (from === null) return [];
    const inside = around(centreOf(target), target.width * 0.8, target.height * 0.8);
    const path = Path.at(from, 26 * at)
      .move(inside, 26 * at, 520 + 26 * at)
      .fade(0, 520 + 26 * at, 600 + 26 * at);
    return [numberItem(scene, scene.explanation, factorOf(term, index), path)];
  });
  const end = 520 + 26 * moving.length;
  return timelineOf([
    ...fillOthers(scene, end + 160),
    resultOutline(scene),
    ...drop(scene, target, end, end + 100),
    ...moving,
  ]);
};
