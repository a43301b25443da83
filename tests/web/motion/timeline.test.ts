import { describe, expect, it } from 'vitest';
import { choreographyOf } from '../../../web/motion/choreographies';
import { item } from '../../../web/motion/parts/items';
import { Path } from '../../../web/motion/path';
import { placeAt, sample, type Timeline, timelineOf } from '../../../web/motion/timeline';
import { runOf, sceneOf } from './stage';

const box = { x: 0, y: 0, width: 10, height: 10 };

/** The motions of all nodes of a lesson. */
function motionsOf(id: string): readonly Timeline[] {
  const trace = runOf(id);
  return trace.nodes.flatMap(
    (node) => choreographyOf(node, trace)?.(sceneOf(trace, node, { row: 0, col: 0 })) ?? [],
  );
}

describe('a path', () => {
  it('waits, moves and fades in order of time', () => {
    const { frames } = Path.at(box, 0).move({ x: 100 }, 200, 300, 'linear').fade(0, 400, 500);
    expect(frames.map(({ time, x, opacity }) => [time, x, opacity])).toEqual([
      [0, 0, 1],
      [200, 0, 1],
      [300, 100, 1],
      [400, 100, 1],
      [500, 100, 0],
    ]);
  });

  it('eases horizontal and vertical movements on their own', () => {
    const track = item('chip', Path.at(box, 0).move({ x: 80, y: 80 }, 0, 100, 'linear', 'in'));
    expect(placeAt(track, 50)).toMatchObject({ x: 40, y: 10 });
  });
});

describe('a timeline', () => {
  it('has no item before its first frame, and keeps the last one', () => {
    const track = item('chip', Path.at(box, 100).move({ x: 50 }, 100, 200));
    expect(placeAt(track, 99)).toBeNull();
    expect(placeAt(track, 100)).toMatchObject({ x: 0 });
    expect(placeAt(track, 5000)).toMatchObject({ x: 50 });
  });

  it('shows nothing at its end', () => {
    const timeline = timelineOf([
      item('chip', Path.at(box, 0)),
      item('bar', Path.at(box, 0).fade(0, 10, 20)),
    ]);
    expect(sample(timeline, timeline.duration - 1)).toHaveLength(1);
    expect(sample(timeline, timeline.duration)).toEqual([]);
  });

  it.each([
    'scaled-dot-product',
    'layer-norm',
    'positions',
    'recurrent',
    'cross-entropy',
    'convolution-as-attention',
  ])('is a pure function of time in %s', (id) => {
    for (const timeline of motionsOf(id)) {
      const middle = sample(timeline, timeline.duration * 0.4);
      expect(middle.length).toBeGreaterThan(0);
      sample(timeline, timeline.duration * 0.9);
      expect(sample(timeline, timeline.duration * 0.4)).toEqual(middle);
      expect(sample(timeline, timeline.duration)).toEqual([]);
      for (const { frames } of timeline.tracks)
        expect(frames.every(({ time }, at) => at === 0 || time > (frames[at - 1]?.time ?? 0))).toBe(true);
    }
  });

  it('has finite places', () => {
    for (const timeline of ['masks', 'soft-addressing', 'similarities'].flatMap(motionsOf))
      for (const { frames } of timeline.tracks)
        for (const { x, y, width, height, opacity } of frames)
          expect([x, y, width, height, opacity].every(Number.isFinite)).toBe(true);
  });
});
