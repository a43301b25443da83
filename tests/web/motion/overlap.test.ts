import { describe, expect, it } from 'vitest';
import { animationOf } from '../../../web/authoring/export/animation/animation';
import equations from '../../../web/generated/equations-full.json' with { type: 'json' };
import { choreographyOf } from '../../../web/motion/choreographies';
import { textSize } from '../../../web/motion/text-size';
import { sample, type Timeline } from '../../../web/motion/timeline';
import { addEquations } from '../../../web/ui/equation/equation';
import { lessons } from '../all';
import { pageColours } from '../authoring/export/colours';
import { modelOf } from '../ui/sample';
import { runOf, sceneOf } from './stage';

addEquations(equations);

/** Milliseconds from one moment to the next. */
const interval = 20;
/** Digits are at most this wide, and most of the size high. */
const digit = { width: 0.6, height: 0.75 };

interface Text {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The numbers that can be read at a time, with the places of their digits. */
function textsAt(timeline: Timeline, time: number, fontSize: number): readonly Text[] {
  return sample(timeline, time).flatMap(({ track, x, y, width, height, opacity }) => {
    const size = textSize({ width, height }, track.text, fontSize);
    if (track.shows === null || size === 0 || opacity < 0.2) return [];
    const [w, h] = [(track.text.length * digit.width * size) / 2, (digit.height * size) / 2];
    const [cx, cy] = [x + width / 2, y + height / 2];
    return [{ text: track.text, left: cx - w, right: cx + w, top: cy - h, bottom: cy + h }];
  });
}

const overlap = (a: Text, b: Text): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** The pairs of numbers that lie over each other, and when. */
function overlapsIn(timeline: Timeline, fontSize: number): readonly string[] {
  const found: string[] = [];
  for (let time = 0; time <= timeline.duration; time += interval) {
    const texts = textsAt(timeline, time, fontSize);
    for (const [at, text] of texts.entries())
      for (const other of texts.slice(at + 1))
        if (overlap(text, other)) found.push(`${time} ms: ${text.text} over ${other.text}`);
  }
  return found;
}

const ids = lessons.map(({ id }) => id);
describe('no number lies over another one while a softmax moves', () => {
  it.each(ids)('on the stage of %s', (id) => {
    const trace = runOf(id);
    for (const node of trace.nodes.filter(({ op }) => op.startsWith('softmax')).slice(0, 3)) {
      const timeline = choreographyOf(node, trace)?.(sceneOf(trace, node, { row: 0, col: 0 }));
      expect(timeline && overlapsIn(timeline, 13), node.id).toEqual([]);
    }
  });

  it.each(ids)('in the animation of %s', (id) => {
    const trace = runOf(id);
    const node = trace.nodes.find(({ op, rows, cols }) => op === 'softmax' && rows <= 8 && cols <= 8);
    if (node === undefined) return;
    const model = modelOf(id, [{ type: 'go-to', node: node.id }]);
    const animation = animationOf(model, pageColours('light'), '');
    expect(animation && overlapsIn(animation.timeline, 15)).toEqual([]);
  });
});

/** The overlaps of different numbers: the factor of a whole row comes from one cell. */
const ofDifferent = (overlaps: readonly string[]): readonly string[] =>
  overlaps.filter((each) => !/: (\S+) over \1$/.test(each));

describe('no number lies over another one in a chart', () => {
  it.each(['layer-norm', 'encoder-layer', 'cross-entropy'])('of %s', (id) => {
    const trace = runOf(id);
    let count = 0;
    for (const node of trace.nodes) {
      const choreography = choreographyOf(node, trace);
      if (!['mean', 'row', 'crossEntropy'].includes(choreography?.name ?? '')) continue;
      const timeline = choreography?.(sceneOf(trace, node, { row: 0, col: 0 }));
      expect(ofDifferent((timeline && overlapsIn(timeline, 13)) ?? []), node.id).toEqual([]);
      count += 1;
    }
    expect(count).toBeGreaterThan(0);
  });
});
