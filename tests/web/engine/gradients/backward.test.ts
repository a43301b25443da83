import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../../../web/engine/engine';
import { EngineError } from '../../../../web/engine/errors';
import type { LossRequest, RunRequest, Trace } from '../../../../web/engine/types';
import createCore from '../../../../web/generated/engine.mjs';
import { differences, EPSILON } from '../support/compare';
import { caseNamed, fixtureCases } from '../support/fixtures';
import { createModule, wasm } from '../support/watched';

let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(wasm, createModule);
});

const loss = (node: string, more: Partial<LossRequest> = {}): LossRequest => ({
  ...{ node, loss: 'sum_of_squares', row: 0, col: 0, targets: [] },
  ...more,
});

const back = (request: RunRequest, backward: LossRequest): Trace => engine.run({ ...request, backward });

/** The node that holds the gradient of another: `head_0/d_query` for `head_0/query`. */
const gradientId = (id: string): string => id.replace(/[^/]*$/, (base) => `d_${base}`);

describe('the backward pass, through WebAssembly', { timeout: 60_000 }, () => {
  it('has the gradients of every fixture', () => {
    const problems: string[] = [];
    for (const { name, request, gradients, loss: of } of fixtureCases) {
      if (of === null) continue;
      const trace = back(request, loss(of.node));
      const recorded = new Map([...gradients].filter(([id]) => trace.node(gradientId(id)) !== undefined));
      expect(recorded.size).toBeGreaterThan(0);
      problems.push(
        ...differences(recorded, (id) => trace.node(gradientId(id))).map((each) => `${name}: ${each}`),
      );
    }
    expect(problems.slice(0, 10)).toEqual([]);
  });

  it('explains each gradient by earlier cells, with their numbers', () => {
    const trace = back(caseNamed('sdpa/mixed_4x4x4x4').request, loss('context'));
    const order = new Map(trace.nodes.map(({ id, index }) => [id, index]));
    for (const node of trace.nodes.filter(({ id }) => id.startsWith('d_')))
      for (let at = 0; at < node.data.length; at++) {
        const cell = { node: node.id, row: Math.floor(at / node.cols), col: at % node.cols };
        const { result, terms } = trace.explain(cell);
        expect(result).toBe(node.data[at]);
        for (const factor of terms.flatMap(({ factors }) => factors)) {
          if (factor.cell === null) continue;
          const { node: id, row, col } = factor.cell;
          expect(order.get(id)).toBeLessThan(node.index);
          expect(factor.value).toBe(trace.node(id)?.data[row * (trace.node(id)?.cols ?? 0) + col]);
        }
      }
  });

  it('goes from the loss to the inputs, in separate sections', () => {
    const trace = back(caseNamed('sdpa/mixed_4x4x4x4').request, loss('context', { loss: 'cell', row: 1 }));
    const nodes = trace.sections.flatMap(({ nodes: own }) => own).map((index) => trace.nodes[index]?.id);
    const expected = [
      ...['chosen_loss', 'd_chosen_loss', 'd_context', 'd_weights', 'd_value'],
      ...[
        'weights_jacobian',
        'weights_row_through_jacobian',
        'weights_mean_gradient',
        'd_scaled_scores',
        'd_scores',
      ],
      ...['d_query', 'd_key_transposed', 'd_key'],
    ];
    expect(nodes.filter((id) => expected.includes(id ?? ''))).toEqual(expected);
    expect(trace.node('weights_jacobian')?.title).toMatchObject({
      key: 'title.part.jacobian',
      args: { row: 2 },
    });
    expect(trace.sections.at(-1)?.groups).toEqual([{ kind: 'backward_pass', number: null }]);
  });

  it('gives the same bits after a trap, and shares structures', () => {
    const request = { ...caseNamed('dot/int_3x5x4x2').request, backward: loss('context', { loss: 'sum' }) };
    const [first, second] = [engine.run(request), engine.run(request)];
    expect(second.nodes.every((node, at) => node === first.nodes[at])).toBe(true);
    const seeds = back(request, loss('context', { loss: 'cell', row: 1, col: 1 })).node('d_context')?.data;
    const { cols = 0 } = first.node('context') ?? {};
    expect(Array.from(seeds ?? []).flatMap((value, at) => (value === 0 ? [] : [[at, value]]))).toEqual([
      [cols + 1, 1],
    ]);
  });

  it('measures against targets', () => {
    const { request } = caseNamed('dot/int_3x5x4x2');
    const context = engine.run(request).node('context')?.data ?? new Float64Array();
    const targets = context.map((value, at) => value - at);
    const trace = back(request, loss('context', { loss: 'mean_squares', targets }));
    const derivatives = trace.node('d_context')?.data ?? new Float64Array();
    derivatives.forEach((derivative, at) => {
      const expected = (2 * at) / context.length;
      expect(Math.abs(derivative - expected)).toBeLessThanOrEqual(8 * EPSILON * Math.max(1, expected));
    });
  });
});

describe('rejections of the backward pass', () => {
  const { request } = caseNamed('dot/int_3x5x4x2');

  it.each([
    ['no such node', loss('nothing'), 'no node "nothing"'],
    ['no such row', loss('context', { loss: 'cell', row: 3 }), 'the row is 3'],
    ['no such loss', { ...loss('context'), loss: 'hinge' } as unknown as LossRequest, 'hinge'],
    ['too few targets', loss('context', { loss: 'mean_squares', targets: [1] }), 'one for each cell'],
    [
      'targets that are no numbers',
      { ...loss('context'), targets: ['1'] } as unknown as LossRequest,
      'list of',
    ],
    [
      'a row that is no number',
      { ...loss('context'), row: null } as unknown as LossRequest,
      'must be numbers',
    ],
  ])('%s', (_, backward, message) => {
    expect(() => back(request, backward)).toThrow(EngineError);
    expect(() => back(request, backward)).toThrow(message);
  });

  it('the small engine', async () => {
    const small = await Engine.load(readFileSync('web/generated/engine.wasm'), createCore);
    expect(() => small.run({ ...request, backward: loss('context') })).toThrow(
      '[backward] this is the small engine: the backward pass needs the full one',
    );
    expect(small.run(request).node('context')).toBeDefined();
  });
});
