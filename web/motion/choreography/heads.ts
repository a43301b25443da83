import { type Glide, glideItems, glidesOf, straight } from '../parts/glide';
import { fillTogether } from '../parts/landing';
import type { Choreography } from '../scene';
import { timelineOf } from '../timeline';

const [slide, interval] = [620, 180];

/** Heads part and join: cells that are copied move to their new places, one operand after the other. */
export const heads: Choreography = (scene) => {
  const glides = glidesOf(scene, 0);
  const sources = [...new Set(scene.node.operands)].map((index) => scene.trace.nodes[index]?.id ?? '');
  const rank = ({ explanation }: Glide): number =>
    Math.max(0, sources.indexOf(explanation.terms[0]?.factors[0]?.cell?.node ?? ''));
  const end = slide + interval * Math.max(0, ...glides.map(rank)) + 120;
  return timelineOf([
    ...fillTogether(scene, end),
    ...glideItems(scene, glides, end, (glide) => straight(glide, interval * rank(glide), slide)),
  ]);
};
