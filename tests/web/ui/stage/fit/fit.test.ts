import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../../web/engine/types';
import { operandsOf } from '../../../../../web/ui/format/names';
import type { Model } from '../../../../../web/ui/model';
import { flowFit } from '../../../../../web/ui/stage/fit/flow';
import { fitsAsGiven, givenFit } from '../../../../../web/ui/stage/fit/given';
import type { Fit } from '../../../../../web/ui/stage/fit/need';
import { productFit } from '../../../../../web/ui/stage/fit/product';
import { type Room, roomOf } from '../../../../../web/ui/stage/fit/room';
import { isProduct } from '../../../../../web/ui/stage/matrices';
import { modelOf } from '../../sample';

/** The rooms of common windows, in pixels; the element has a padding on both sides. */
const rooms: readonly Room[] = [
  [336, 740],
  [366, 844],
  [797, 390],
  [725, 1024],
  [1360, 900],
  [1680, 1080],
].map(([width = 0, height = 0]) => {
  const rem = width === 1680 ? 20 : 16;
  const size = { width: width / rem, windowHeight: height / rem };
  return roomOf(size, { isBesideText: true, isUnrolled: false });
});

function fitOf(node: TraceNode, model: Model): Fit {
  const operands = operandsOf(node, model.trace);
  const [left, top] = operands;
  if (isProduct(node) && left && top) return productFit(left, top, node, model);
  return operands.length > 0 ? flowFit([...new Set(operands)], node, model) : givenFit([node], 0, model);
}

/** What is left of the room at the least size of the cells: negative where it is too small. */
function left({ counts }: Fit, { width, height }: Room): { readonly width: number; readonly height: number } {
  const { cols = 0, rows = 0, beside = 0, above = 0 } = counts;
  return {
    width: width - beside - cols * (counts['least-w'] ?? 0),
    height: height - above - rows * (counts['least-h'] ?? 0),
  };
}

describe('the figure of a step', () => {
  it.each(['scaled-dot-product', 'additive-attention', 'digits', 'english-french', 'induction'])(
    'of %s has room for its numbers in every common window',
    (lesson) => {
      const model = modelOf(lesson);
      const tight: string[] = [];
      for (const room of rooms)
        for (const node of model.trace.nodes) {
          // Matrices of many heads beside each other, on a phone: their row of matrices scrolls.
          if (room.kind !== 'wide' && node.operands.length > 3) continue;
          const spare = left(fitOf(node, { ...model, room }), room);
          if (spare.width < -0.01 || spare.height < -0.01)
            tight.push(`${node.id} ${room.kind} ${room.width}`);
        }
      expect(tight).toEqual([]);
    },
  );

  it('shows all numbers where there is room for them', () => {
    const model = modelOf('scaled-dot-product');
    for (const room of rooms)
      for (const node of model.trace.nodes)
        expect(fitOf(node, { ...model, room }).partOf(node), `${node.id} ${room.kind}`).toEqual({
          rows: node.rows,
          cols: node.cols,
        });
  });

  it('shows as many columns of the left operand of a product as rows of the right one', () => {
    const wide = modelOf('english-french');
    const products = wide.trace.nodes.filter(isProduct);
    expect(products.length).toBeGreaterThan(20);
    for (const room of rooms)
      for (const node of products) {
        const model = { ...wide, room };
        const [beside, top] = operandsOf(node, wide.trace);
        if (!beside || !top) throw new RangeError('a product has two operands');
        const { partOf } = productFit(beside, top, node, model);
        expect(partOf(beside).cols).toBe(partOf(top).rows);
        expect(partOf(beside).rows).toBe(partOf(node).rows);
        expect(partOf(top).cols).toBe(partOf(node).cols);
      }
  });

  it('has more numbers in a larger room', () => {
    const model = modelOf('digits');
    const scores = model.trace.node('encoder_0/self/head_0/scores');
    if (scores === undefined) throw new RangeError('no scores');
    const shown = rooms.map((room) => fitOf(scores, { ...model, room }).partOf(scores).cols);
    expect(shown[0]).toBeLessThan(shown[4] ?? 0);
  });
});

describe('the weights of twelve words on a phone', () => {
  const model = modelOf('reversal');
  const weights = model.trace.node('layer_0/self/head_0/weights');
  if (weights === undefined) throw new Error('no weights');
  const [narrow, common] = rooms.map((room) => fitOf(weights, { ...model, room }));

  it('have lines where four rows keep their numbers below these', () => {
    expect(common?.classes).not.toContain('no-lines');
    expect(common?.partOf(weights).rows).toBe(4);
  });

  it('have more numbers, and no lines, where fewer rows would', () => {
    expect(narrow?.classes).toContain('no-lines');
    expect(narrow?.partOf(weights)).toEqual({ rows: 6, cols: 6 });
  });
});

describe('given matrices', () => {
  it('are pictures where their numbers would be too small to read', () => {
    const model = modelOf('reversal');
    const projections = ['w_q', 'w_k', 'w_v', 'w_o'].map((name) => model.trace.node(`layer_0/self/${name}`));
    const nodes = projections.filter((node) => node !== undefined);
    expect(nodes).toHaveLength(4);
    expect(rooms.map((room) => fitsAsGiven(nodes, { ...model, room }))).not.toContain(true);
    const first = modelOf('scaled-dot-product');
    const three = ['query', 'key', 'value']
      .map((name) => first.trace.node(name))
      .filter((node) => node !== undefined);
    expect(rooms.slice(3).map((room) => fitsAsGiven(three, { ...first, room }))).toEqual([true, true, true]);
  });
});

describe('pictures of given matrices', () => {
  it('stand beside the one with numbers where a low window has room for them', () => {
    const model = modelOf('multi-head-cross');
    const [x, low] = [model.trace.node('x'), rooms[2]];
    if (x === undefined || low === undefined) throw new Error('no input');
    const fit = givenFit([x], 4, { ...model, room: low });
    expect(fit.partOf(x)).toEqual({ rows: x.rows, cols: x.cols });
    expect(left(fit, low).height).toBeGreaterThan(0);
  });
});

describe('a product', () => {
  it('leaves room for the words about its numbers, as long as no number gives way to them', () => {
    const model = modelOf('basic-self-attention');
    const { trace } = model;
    const [context, left, top] = ['context', 'weights', 'x'].map((id) => trace.node(id));
    if (!context || !left || !top) throw new Error('no product');
    const aboveIn = (height: number): number =>
      productFit(left, top, context, { ...model, room: { width: 63, height, kind: 'wide', isLow: false } })
        .counts.above ?? 0;
    expect(aboveIn(38) - aboveIn(20)).toBeGreaterThan(1.5);
  });
});

describe('the room for matrices', () => {
  it('is beside the text of a wide element, and below it or above it in one column', () => {
    expect(rooms.map(({ kind }) => kind)).toEqual(['phone', 'phone', 'phone', 'wide', 'wide', 'wide']);
    expect(rooms[4]?.width).toBeLessThan(1360 / 16 - 16);
    expect(rooms[3]?.width).toBeGreaterThan(44);
  });

  it('does not depend on the window in an iframe as high as its content', () => {
    const of = (windowHeight: number): Room =>
      roomOf({ width: 85, windowHeight }, { isBesideText: false, isUnrolled: true });
    expect(of(20)).toEqual(of(80));
  });
});
