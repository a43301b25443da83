import { describe, expect, it } from 'vitest';
import {
  animationOf,
  hasMotion,
  type StepAnimation,
} from '../../../../web/authoring/export/animation/animation';
import { frameTimes } from '../../../../web/authoring/export/animation/frame-times';
import type { Theme } from '../../../../web/authoring/export/formats';
import { svgText } from '../../../../web/authoring/export/picture/svg';
import equations from '../../../../web/generated/equations-full.json' with { type: 'json' };
import { choreographyOf } from '../../../../web/motion/choreographies';
import type { Shape } from '../../../../web/svg/shapes';
import { addEquations } from '../../../../web/ui/equation/equation';
import type { Model } from '../../../../web/ui/model';
import { lessons } from '../../all';
import { problemOf } from '../../motion/shown-numbers';
import { modelOf } from '../../ui/sample';
import { pageColours } from './colours';

addEquations(equations);

/** The times at which an animation is stopped, as parts of its duration. */
const stops = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1];

const animate = (model: Model, theme: Theme = 'light'): StepAnimation | null =>
  animationOf(model, pageColours(theme), 'https://example.org/lab/');

const textsOf = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap(({ text, children }) => [...(text === '' ? [] : [text]), ...textsOf(children)]);

/** What is wrong with the texts of a frame: each is that of its item, which is a number of the explanation or a sign. */
function problemsAt({ timeline, itemsAt }: StepAnimation, time: number, { trace }: Model): readonly string[] {
  return itemsAt(time).flatMap((shape) => {
    const track = timeline.tracks[Number(shape.key.replace('item ', ''))];
    if (track === undefined) return [`${shape.key} is no item`];
    return textsOf([shape]).flatMap((text) => problemOf({ ...track, text }, trace) ?? []);
  });
}

/** The preset of a lesson at the first step of each choreography. */
function stepsOf(id: string): readonly Model[] {
  const { trace } = modelOf(id);
  const seen = new Set<string>();
  return trace.nodes.flatMap((node) => {
    const name = choreographyOf(node, trace)?.name;
    if (name === undefined || seen.has(name)) return [];
    seen.add(name);
    return [modelOf(id, [{ type: 'go-to', node: node.id }])];
  });
}

/** The items that leave the picture. */
function outside({ picture, timeline }: StepAnimation): readonly string[] {
  return timeline.tracks.flatMap(({ shape, text, frames }) => {
    const left = frames.find(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > picture.width || y + height > picture.height,
    );
    return left === undefined ? [] : [`${shape} ${text} at ${Math.round(left.x)}, ${Math.round(left.y)}`];
  });
}

/** The keys that two siblings share: a renderer would draw only one of them. */
function sharedKeys(shapes: readonly Shape[]): readonly string[] {
  const keys = shapes.map(({ key, tag }) => `${tag} ${key}`);
  return [
    ...keys.filter((key, at) => keys.indexOf(key) !== at),
    ...shapes.flatMap(({ children }) => sharedKeys(children)),
  ];
}

describe('the animation of a step', () => {
  it.each(lessons.map(({ id }) => id))('shows numbers of the explanation in %s', (id) => {
    let texts = 0;
    for (const model of stepsOf(id)) {
      const animation = animate(model);
      if (animation === null) throw new Error(`nothing moves in ${model.state.position.node}`);
      const { timeline, itemsAt } = animation;
      const times = stops.map((part) => part * timeline.duration);
      expect(times.flatMap((time) => problemsAt(animation, time, model))).toEqual([]);
      expect(times.flatMap((time) => sharedKeys([...animation.picture.shapes, ...itemsAt(time)]))).toEqual(
        [],
      );
      texts += times.flatMap((time) => textsOf(itemsAt(time))).length;
      // The end is the picture of the step.
      expect(itemsAt(timeline.duration)).toEqual([]);
      // Nothing leaves the picture.
      expect(outside(animation), model.state.position.node).toEqual([]);
    }
    expect(texts).toBeGreaterThan(5);
  });

  it('hides the results at its beginning', () => {
    const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }]);
    const animation = animate(model);
    if (animation === null) throw new Error('nothing moves');
    const hidden = animation.timeline.tracks.filter(({ shape }) => shape === 'empty');
    expect(hidden).toHaveLength(9);
    expect(animation.itemsAt(0).length).toBeGreaterThanOrEqual(9);
  });

  it('is the same function of time in both themes, in other colours', () => {
    const model = modelOf('masks', [{ type: 'go-to', node: 'weights' }]);
    const [light, dark] = [animate(model), animate(model, 'dark')];
    if (light === null || dark === null) throw new Error('nothing moves');
    const frame = ({ picture, itemsAt }: StepAnimation): string =>
      svgText({ ...picture, shapes: [...picture.shapes, ...itemsAt(700)] });
    expect(frame(light)).toBe(frame(light));
    expect(frame(light)).not.toBe(frame(dark));
    expect(textsOf(light.itemsAt(700))).toEqual(textsOf(dark.itemsAt(700)));
    expect(frame(dark)).not.toContain('#fbfaf6');
  });

  it('does not exist where nothing moves, or where a prediction is asked for', () => {
    const input = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'query' }]);
    expect([hasMotion(input), animate(input)]).toEqual([false, null]);
    const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }]);
    const position = { ...model.state.position, isHidden: true } as const;
    expect(animate({ ...model, state: { ...model.state, position } })).toBeNull();
  });
});

describe('the frames', () => {
  it.each([
    [1000, 1, 21, 50],
    [1000, 0.5, 41, 50],
    [60_000, 1, 240, 250],
  ])('of %i ms at speed %f', (duration, speed, count, delay) => {
    const frames = frameTimes({ duration }, speed);
    expect(frames).toHaveLength(count);
    expect([frames[0], frames.at(-1)]).toEqual([
      { time: 0, delay: 700 },
      { time: duration, delay: 2000 },
    ]);
    expect(frames[1]?.delay).toBe(delay);
  });
});
