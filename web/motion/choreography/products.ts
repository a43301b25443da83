import { barsStack, factorsFly, sumAppears, sumRect, termRect, termsAppear } from '../parts/arithmetic';
import { arithmeticLayout, factorCount } from '../parts/arithmetic-layout';
import { item } from '../parts/items';
import { drop, fillOthers, resultOutline } from '../parts/landing';
import { boundsOf, enlarged, Path } from '../path';
import { type Choreography, rectOf, type Scene } from '../scene';
import { type Track, timelineOf } from '../timeline';

/** An outline in the hue of each operand around the cells of the explanation. */
function operandOutlines(scene: Scene): readonly Track[] {
  const { terms } = scene.explanation;
  return Array.from({ length: factorCount(scene.explanation) }, (_, at) => {
    const bounds = boundsOf(terms.flatMap(({ factors }) => rectOf(scene, factors[at]) ?? []));
    const node = scene.trace.node(terms[0]?.factors[at]?.cell?.node ?? '');
    return bounds === null || node === undefined
      ? []
      : [item('outline', Path.at(enlarged(bounds, 1), 0), { role: node.role })];
  }).flat();
}

/** A row times a column: pairs of factors, their products as a running sum of bars, and the sum moves into its cell. */
export const products: Choreography = (scene) => {
  const layout = arithmeticLayout(scene);
  const delay = 26 * (layout.lines.length - 1);
  const isSum = scene.explanation.terms.length > 1;
  const [shown, stacked] = [430 + delay / 2, 940 + delay];
  const from = isSum ? sumRect(scene, layout) : termRect(layout);
  const dropAt = isSum ? stacked : shown + 260;
  return timelineOf([
    ...fillOthers(scene, dropAt + 320),
    ...operandOutlines(scene),
    resultOutline(scene),
    ...termsAppear(scene, layout, shown),
    ...(isSum ? barsStack(scene, layout, shown) : []),
    ...factorsFly(scene, layout),
    ...sumAppears(scene, layout, stacked - 120),
    ...drop(scene, from, dropAt, dropAt + 320),
  ]);
};
