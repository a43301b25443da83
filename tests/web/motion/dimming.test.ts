import { describe, expect, it } from 'vitest';
import { choreographyOf } from '../../../web/motion/choreographies';
import { withDimming } from '../../../web/motion/parts/dimming';
import { sample } from '../../../web/motion/timeline';
import { runOf, sceneOf } from './stage';

/** What is dim at a time of the motion of the first cell of a node. */
function dimAt(lesson: string, id: string, time: number) {
  const trace = runOf(lesson);
  const node = trace.node(id);
  if (node === undefined) throw new Error(`no node ${id}`);
  const scene = sceneOf(trace, node, { row: 0, col: 0 });
  const choreography = choreographyOf(scene.node, trace);
  if (choreography === null) throw new Error(`${id} does not move`);
  const timeline = withDimming(choreography(scene), scene);
  return sample(timeline, time)
    .filter(({ track, opacity }) => track.shape === 'cover' && Math.abs(opacity - 0.65) < 0.001)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

describe('while one cell is worked out', () => {
  it('the other rows of the left operand of a product are dim, and the other columns of the right one', () => {
    const rows = [40, 80].map((y) => ({ x: 0, y, width: 200, height: 40 }));
    const cols = [50, 100].map((x) => ({ x: 900 + x, y: 0, width: 50, height: 160 }));
    expect(dimAt('scaled-dot-product', 'scores', 600)).toEqual([...rows, ...cols]);
  });

  it('only the row of its scores can be seen well', () => {
    const rows = [40, 80].map((y) => ({ x: 0, y, width: 150, height: 40 }));
    expect(dimAt('scaled-dot-product', 'weights', 600)).toEqual(rows);
  });

  it('nothing is dim when it has landed, and where all cells come together', () => {
    expect(dimAt('scaled-dot-product', 'scores', 60_000)).toEqual([]);
    expect(dimAt('scaled-dot-product', 'scaled_scores', 600)).toEqual([]);
  });
});
