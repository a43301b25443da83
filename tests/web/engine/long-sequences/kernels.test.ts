import { describe, expect, it, vi } from 'vitest';
import { LongAttention } from '../../../../web/engine/long-sequences/attention';
import { compileKernels } from '../../../../web/engine/long-sequences/module';
import { LongMultiHead } from '../../../../web/engine/long-sequences/multi-head';
import { LongWeights } from '../../../../web/engine/long-sequences/weights';
import { plainBuild } from './numbers';
import { numbers } from './operands';

/** An `EngineError` with exactly this text. */
const refusal = (message: string) => expect.objectContaining({ name: 'EngineError', message });

const module = await plainBuild();
const shape = { m: 5, n: 6, d_k: 4, d_v: 3 };
const query = numbers(1, 20, 1);
const key = numbers(2, 24, 1);
const value = numbers(3, 18, 1);
const square = numbers(4, 36, 1);
const parameters = { w_q: square, w_k: square, w_v: square, w_o: square };

describe('sizes are rejected before memory is allocated', () => {
  it.each([
    [{ m: 0 }, '[kernels] m is 0: expected a whole number from 1 to 65536'],
    [{ n: 65_537 }, '[kernels] n is 65537: expected a whole number from 1 to 65536'],
    [{ d_k: 2.5 }, '[kernels] d_k is 2.5: expected a whole number from 1 to 1024'],
    [{ d_v: Number.NaN }, '[kernels] d_v is NaN: expected a whole number from 1 to 1024'],
    [{ high: 0.5 }, '[kernels] high is 0.5: expected a whole number of tokens, at most 268435456 either way'],
    [
      { m: 65_536, n: 65_536, d_k: 1024, d_v: 1024 },
      '[kernels] m = 65536, n = 65536, d_k = 1024 and d_v = 1024 need 2056 MB: expected at most 768 MB',
    ],
  ])('%o', async (change, message) => {
    const instantiate = vi.spyOn(WebAssembly, 'instantiate');
    await expect(LongAttention.of(module, { ...shape, ...change })).rejects.toThrow(refusal(message));
    expect(instantiate).not.toHaveBeenCalled();
    instantiate.mockRestore();
  });

  it('of weights', async () => {
    await expect(LongWeights.of(module, { m: 5, n: 6, d_k: 0 }, query, key)).rejects.toThrow(
      '[kernels] d_k is 0: expected a whole number from 1 to 1024',
    );
    await expect(LongWeights.of(module, { m: 5, n: 6, d_k: 4 }, key, key)).rejects.toThrow(
      '[kernels] query has 24 numbers: expected m × d_k = 20 of them',
    );
    const weights = await LongWeights.of(module, { m: 5, n: 6, d_k: 4 }, query, key);
    expect(() => weights.rows(3, 3)).toThrow(
      '[kernels] first is 3 and count 3: expected rows of m = 5, from 0 on',
    );
    expect(() => weights.rows(-1, 1)).toThrow('[kernels] first is -1');
    expect(() => weights.rows(0, 65)).toThrow('[kernels] count is 65: expected a whole number from 1 to 64');
    expect(() => weights.largest(0, 1, 3)).toThrow('[kernels] step is 3: expected 1, 2, 4 or 8');
  });

  it('of multi-head attention', async () => {
    const six = { n: 3, d_model: 6, n_heads: 2 };
    await expect(LongMultiHead.of(module, { ...six, n_heads: 4 }, parameters)).rejects.toThrow(
      '[kernels] n_heads is 4: expected a divisor of d_model, 6',
    );
    await expect(LongMultiHead.of(module, { ...six, n: -1 }, parameters)).rejects.toThrow(
      '[kernels] n is -1',
    );
    await expect(LongMultiHead.of(module, six, { ...parameters, w_v: query })).rejects.toThrow(
      '[kernels] w_v has 20 numbers: expected d_model × d_model = 36 of them',
    );
    const heads = await LongMultiHead.of(module, six, parameters);
    expect(() => heads.run(query)).toThrow('[kernels] x has 20 numbers: expected n × d_model = 18 of them');
  });
});

describe('operands are checked', () => {
  it('rejects arrays of wrong length or type', async () => {
    const attention = await LongAttention.of(module, shape);
    expect(() => attention.run(key, key, value)).toThrow(
      refusal('[kernels] query has 24 numbers: expected m × d_k = 20 of them'),
    );
    expect(() => attention.run(query, query, value)).toThrow('[kernels] key has 20 numbers');
    expect(() => attention.run(query, key, key)).toThrow('[kernels] value has 24 numbers');
    const list = [...query] as unknown as Float32Array;
    expect(() => attention.run(list, key, value)).toThrow('[kernels] query is object, no Float32Array');
  });

  it('does not modify its operands', async () => {
    const before = [query, key, value].map((each) => [...each]);
    (await LongAttention.of(module, shape)).run(query, key, value);
    expect([query, key, value].map((each) => [...each])).toEqual(before);
  });
});

describe('memory', () => {
  it('may grow between two runs', async () => {
    const memories: WebAssembly.Memory[] = [];
    const instantiate = vi.spyOn(WebAssembly, 'instantiate').mockImplementation(async () => {
      const instance = new WebAssembly.Instance(module, {});
      memories.push(instance.exports.memory as WebAssembly.Memory);
      return instance as never;
    });
    // `instantiate` of a module resolves to the instance.
    const attention = await LongAttention.of(module, shape);
    const before = attention.run(query, key, value);
    memories[0]?.grow(3);
    expect(attention.run(query, key, value)).toEqual(before);
    instantiate.mockRestore();
  });

  it('is not shared between problems', async () => {
    const one = await LongAttention.of(module, shape);
    const other = await LongAttention.of(module, { ...shape, high: 0 });
    const first = one.run(query, key, value);
    const copy = [...first];
    other.run(query, key, value);
    one.run(numbers(9, 20, 1), key, value);
    expect([...first]).toEqual(copy);
  });

  it('holds what n × n numbers would never fit into', async () => {
    const n = 32_768;
    const long = await LongAttention.of(module, { m: n, n, d_k: 8, d_v: 8, low: -31, high: 0 });
    const context = long.run(numbers(1, n * 8, 1), numbers(2, n * 8, 1), numbers(3, n * 8, 1));
    expect(context.length).toBe(n * 8);
    expect(context.every(Number.isFinite)).toBe(true);
  });
});

describe('loading', () => {
  it('reports the response of the server', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(compileKernels(new URL('https://example.org/kernels.wasm'))).rejects.toThrow(
      '[kernels] could not be loaded: https://example.org/kernels.wasm answered 404.',
    );
    vi.unstubAllGlobals();
  });
});
