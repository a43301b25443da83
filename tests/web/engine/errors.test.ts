import { beforeAll, describe, expect, it } from 'vitest';
import { callModule } from '../../../web/engine/call-module';
import { Engine } from '../../../web/engine/engine';
import { EngineError } from '../../../web/engine/errors';
import type { MatrixData, RunRequest } from '../../../web/engine/types';
import { caseNamed, errorCases } from './support/fixtures';
import { highestUsedByte, type Watched, watch } from './support/watched';

let watched: Watched;
let engine: Engine;

beforeAll(async () => {
  watched = await watch();
  engine = await Engine.from(watched.compiled);
});

/** The message of the `EngineError` that an action throws. */
function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof EngineError) return error.message;
    throw error;
  }
  return 'nothing';
}

const zeros = (rows: number, cols: number): MatrixData => ({
  rows,
  cols,
  data: new Float64Array(rows * cols),
});

const dotProduct = (query: unknown, options: object = {}): RunRequest => ({
  variant: 'dot_product',
  inputs: { query: query as MatrixData, key: zeros(1, 2), value: zeros(1, 1) },
  options: options as RunRequest['options'],
});

const sides = 'both sides must be whole numbers from 1 to 4096';

describe('errors that both languages report', () => {
  it.each(errorCases.map((each) => [each.name, each] as const))('%s', (_, { request, message }) => {
    expect(messageOf(() => engine.run(request))).toBe(message);
  });

  it('are tried in every variant', () => {
    const tried = errorCases.map(({ request }) => request.variant);
    expect(engine.variants.map(({ id }) => id).filter((id) => !tried.includes(id))).toEqual([]);
  });
});

describe('values that the JavaScript boundary would convert', () => {
  it.each([
    ['null', [1, null], 'null is not a number'],
    ['a string', ['3', 1], '3 is not a number'],
    ['undefined', [1, undefined], 'undefined is not a number'],
    ['a hole', new Array(2), 'undefined is not a number'],
    ['a switch', [true, 1], 'true is not a number'],
    ['a big integer', [1, 3n], '3 is not a number'],
  ])('%s among the numbers is refused', (_, data, reason) => {
    const column = typeof data[0] === 'number' ? 2 : 1;
    const message = `[run] query, row 1, column ${column}: ${reason}`;
    expect(messageOf(() => engine.run(dotProduct({ rows: 1, cols: 2, data })))).toBe(message);
  });

  it('the position in the message counts from 1, row by row', () => {
    const query = { rows: 2, cols: 2, data: [1, 2, null, 4] };
    expect(messageOf(() => engine.run(dotProduct(query)))).toBe(
      '[run] query, row 2, column 1: null is not a number',
    );
  });

  it.each([
    [Number.NaN, 2],
    [1.5, 2],
    [0, 2],
    [-1, 2],
    [4097, 2],
    [1, 4097],
    [1e9, 1e9],
    [1e10, 1],
    [2 ** 32 + 1, 2],
    ['1', 2],
    [null, 2],
    [undefined, 2],
    [Number.POSITIVE_INFINITY, 2],
  ])('a matrix of %s × %s is refused', (rows, cols) => {
    const message = `[run] query is ${rows} × ${cols}: ${sides}`;
    expect(messageOf(() => engine.run(dotProduct({ rows, cols, data: [0, 0] })))).toBe(message);
  });

  it.each([[[]], [[1]], [[1, 2, 3]], ['12x']])('rejects a 1 × 2 matrix with the data %j', (data) => {
    const message = `[run] query is 1 × 2 and holds ${data.length} numbers: it needs 2`;
    expect(messageOf(() => engine.run(dotProduct({ rows: 1, cols: 2, data })))).toBe(message);
  });

  it.each([[null], [undefined], [3], [[[1, 2]]], [{ rows: 1, cols: 2 }]])('%j is not a matrix', (query) => {
    const found = messageOf(() => engine.run(dotProduct(query)));
    expect(found).toBe('[run] query must be a matrix: rows, cols and data');
  });

  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [[1], '1'],
    [{}, '[object Object]'],
    [3n, '3'],
  ])('the option %s is refused', (value, spelled) => {
    const message = `[run] option mask is ${spelled}: it must be a string, a number, true or false`;
    expect(messageOf(() => engine.run(dotProduct(zeros(1, 2), { mask: value })))).toBe(message);
  });

  it('rejects a variant that is not a string', () => {
    const request = { ...dotProduct(zeros(1, 2)), variant: 3 as unknown as string };
    expect(messageOf(() => engine.run(request))).toBe('[run] the variant must be named by a string');
  });

  it('copies numbers: later changes of the input have no effect', () => {
    const data = [1, 2];
    const trace = engine.run(dotProduct({ rows: 1, cols: 2, data }));
    data[0] = 100;
    for (let more = 0; more < 6; more++) engine.run(dotProduct(zeros(1, 2)));
    expect([...(trace.node('query')?.data ?? [])]).toEqual([1, 2]);
    expect(trace.explain({ node: 'query', row: 0, col: 0 }).result).toBe(1);
  });
});

describe('queries of missing cells', () => {
  const { request } = caseNamed('dot/normal_3x5x4x2');

  it.each([
    [
      { node: 'scores', row: 3, col: 0 },
      '[explain] scores is 3 × 5: it has no cell in row 3, column 0, counted from 0',
    ],
    [
      { node: 'scores', row: 0, col: -1 },
      '[explain] scores is 3 × 5: it has no cell in row 0, column -1, counted from 0',
    ],
    [
      { node: 'value', row: 0, col: 0.5 },
      '[explain] value is 5 × 2: it has no cell in row 0, column 0.5, counted from 0',
    ],
    [
      { node: 'value', row: Number.NaN, col: 0 },
      '[explain] value is 5 × 2: it has no cell in row NaN, column 0, counted from 0',
    ],
    [
      { node: 'value', row: 0, col: 1e10 },
      '[explain] value is 5 × 2: it has no cell in row 0, column 10000000000, counted from 0',
    ],
    [{ node: 'output', row: 0, col: 0 }, '[dot_product] there is no node "output" in this run'],
    [{ node: '', row: 0, col: 0 }, '[dot_product] there is no node "" in this run'],
  ])('%j', (cell, message) => {
    const trace = engine.run(request);
    expect(messageOf(() => trace.explain(cell))).toBe(message);
    expect(messageOf(() => trace.lineage(cell, 1))).toBe(message.replace('[explain]', '[lineage]'));
    expect(messageOf(() => trace.gradient(cell, 'query'))).toBe(message.replace('[explain]', '[gradient]'));
  });

  it('a gradient by an unknown node', () => {
    const trace = engine.run(request);
    const message = '[dot_product] there is no node "w_q" in this run';
    expect(messageOf(() => trace.gradient({ node: 'context', loss: 'sum' }, 'w_q'))).toBe(message);
  });

  it.each([-1, 0.5, 2 ** 22 + 1])('a lineage of depth %s', (depth) => {
    const trace = engine.run(request);
    const message = `[lineage] the depth is ${depth}: it must be a whole number from 0 to 4194304`;
    expect(messageOf(() => trace.lineage({ node: 'context', row: 0, col: 0 }, depth))).toBe(message);
  });
});

describe('limits', { timeout: 60_000 }, () => {
  const square = (side: number): RunRequest => ({
    variant: 'scaled_dot_product',
    inputs: { query: zeros(side, side), key: zeros(side, side), value: zeros(side, side) },
    options: {},
  });

  it('are the ones the engine says', () => {
    expect(engine.limits).toEqual({ side: 4096, heads: 16, cells: 2 ** 22 });
  });

  it('the most tokens of a page are accepted and computed', () => {
    const trace = engine.run(square(256));
    const { data = new Float64Array() } = trace.node('weights') ?? {};
    expect([data.length, data.every((weight) => weight === 1 / 256)]).toEqual([256 * 256, true]);
  });

  it.each([4097, 1e9])('rejects a side of %s immediately, without allocating memory', (side) => {
    const memory = watched.memories[0];
    if (!memory) throw new Error('no instance');
    const before = {
      used: highestUsedByte(memory),
      size: memory.buffer.byteLength,
      calls: watched.calls.length,
    };
    const query = { rows: side, cols: side, data: [] };
    const refused = () => messageOf(() => engine.run(dotProduct(query)));
    expect(refused()).toBe(`[run] query is ${side} × ${side}: ${sides}`);
    const after = {
      used: highestUsedByte(memory),
      size: memory.buffer.byteLength,
      calls: watched.calls.length,
    };
    expect(after).toEqual(before);
  });

  it('the C++ code rejects the same input without the TypeScript check', () => {
    const module = watched.modules[0];
    if (!module) throw new Error('no instance');
    const traced = (inputs: object): string =>
      messageOf(() => callModule(module, () => module.run('dot_product', inputs as never, [])));
    for (const [rows, cols] of [
      [4097, 1],
      [1, 1e10],
      [1.5, 1],
      [Number.NaN, 1],
    ] as const) {
      const inputs = [{ name: 'query', rows, cols, data: new Float64Array(1) }];
      expect(traced(inputs)).toBe(`[run] query is ${rows} × ${cols}: ${sides}`);
    }
    const inputs = [{ name: 'query', rows: 2, cols: 1, data: new Float64Array(1) }];
    const message = '[run] query is 2 × 1 but does not hold rows × columns numbers';
    expect(traced(inputs)).toBe(message);
  });

  it('rejects a run with too many cells, and the next run succeeds', () => {
    const names = ['x', 'w_q', 'w_k', 'w_v', 'w_o'];
    const inputs = Object.fromEntries(names.map((name) => [name, zeros(256, 256)]));
    const request = {
      variant: 'multi_head_self_attention',
      inputs,
      options: { n_heads: 16, mask: 'causal' },
    };
    expect(messageOf(() => engine.run(request))).toBe('[tape] the run needs more than 4194304 cells');
    expect(engine.run(square(2)).node('weights')?.data).toEqual(new Float64Array(4).fill(0.5));
  });
});
