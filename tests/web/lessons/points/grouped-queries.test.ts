import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../../web/engine/types';
import { distance, largest, numbersOf, rowsOf, runOf, someRows } from './run';

const id = 'grouped-queries';
const heads = [0, 1, 2, 3];
const perHead = runOf(id, { options: { g: 4 } });
const grouped = runOf(id, { options: { g: 2 } });
const shared = runOf(id, { options: { g: 1 } });

const weightsOf = (trace: Trace): number[][] =>
  heads.flatMap((head) => rowsOf(trace, `head_${head}/weights`));

/** The words that each row of each head looks at most. */
const mostWeight = (trace: Trace): readonly number[] =>
  weightsOf(trace).map((row) => row.indexOf(largest(row)));

/** A layer with widths of its own: 6 columns in, keys of 3 and values of 2. */
const widths = { d_model: 6, d_k: 3, d_v: 2 };
const layerOf = (h: number) => ({
  x: someRows(5, widths.d_model, 1),
  w_q: someRows(widths.d_model, h * widths.d_k, 2),
  w_k: someRows(widths.d_model, h * widths.d_k, 3),
  w_v: someRows(widths.d_model, h * widths.d_v, 4),
  w_o: someRows(h * widths.d_v, widths.d_model, 5),
});
const sizes = [
  { h: 8, g: 8 },
  { h: 8, g: 4 },
  { h: 8, g: 2 },
  { h: 8, g: 1 },
  { h: 3, g: 1 },
  { h: 1, g: 1 },
];

/** How many numbers a matrix of a run has. */
const sizeOf = (trace: Trace, name: string): number => numbersOf(trace, name).length;

describe('grouped queries', () => {
  it('hardly change the weights: less than 0.1, and each row looks at the same word', () => {
    const moved = weightsOf(perHead).map((row, at) => distance(row, weightsOf(grouped)[at] ?? []));
    expect(Math.max(...moved)).toBeLessThan(0.1);
    expect(Math.max(...moved)).toBeGreaterThan(0.05);
    expect(mostWeight(grouped)).toEqual(mostWeight(perHead));
  });

  it('change them much where heads that differ share everything', () => {
    const moved = weightsOf(perHead).map((row, at) => distance(row, weightsOf(shared)[at] ?? []));
    expect(Math.max(...moved)).toBeGreaterThan(0.5);
    expect(mostWeight(shared)).not.toEqual(mostWeight(perHead));
  });

  it('are plain heads with as many groups as heads', () => {
    for (const head of heads)
      expect(numbersOf(perHead, `group_${head}/key_weights`)).toEqual(
        rowsOf(perHead, 'w_k').flatMap((row) => row.slice(2 * head, 2 * head + 2)),
      );
  });

  it('keep queries apart: heads of a group have one key and different weights', () => {
    expect(numbersOf(grouped, 'head_0/key')).toEqual(numbersOf(grouped, 'head_1/key'));
    expect(numbersOf(grouped, 'head_1/key')).not.toEqual(numbersOf(grouped, 'head_2/key'));
    expect(
      distance(numbersOf(grouped, 'head_0/weights'), numbersOf(grouped, 'head_1/weights')),
    ).toBeGreaterThan(0.5);
  });
});

describe('counts of grouped queries', () => {
  it.each(sizes)('with $h heads in $g groups are those of its matrices, and of the papers', ({ h, g }) => {
    const trace = runOf(id, { inputs: layerOf(h), options: { h, g } });
    const { d_model, d_k, d_v } = widths;
    // Shazeer 2019, section 2.4.1: keys and values of h heads; Ainslie et al. 2023, section 2.2: of g groups.
    expect(numbersOf(trace, 'counts')).toEqual([g * d_k + g * d_v, h * d_k + h * d_v]);
    expect(sizeOf(trace, 'cache')).toBe(5 * (numbersOf(trace, 'counts')[0] ?? 0));
    // Vaswani et al. 2017, section 3.2.2: W^Q, W^K of d_model × d_k and W^V of d_model × d_v for each head, and W^O of h d_v × d_model.
    const queries = h * (d_model * d_k);
    const output = h * d_v * d_model;
    const keysAndValues = (sets: number) => sets * (d_model * d_k) + sets * (d_model * d_v);
    expect(numbersOf(trace, 'parameter_counts')).toEqual([
      queries + keysAndValues(g) + output,
      queries + keysAndValues(h) + output,
    ]);
    const own = Array.from({ length: g }, (_, group) => [
      sizeOf(trace, `group_${group}/key_weights`),
      sizeOf(trace, `group_${group}/value_weights`),
    ]);
    const stored = own.flat().reduce((sum, each) => sum + each, sizeOf(trace, 'w_q') + sizeOf(trace, 'w_o'));
    expect(numbersOf(trace, 'parameter_counts')[0]).toBe(stored);
  });

  it('fall with the groups, both of them', () => {
    const [four = [], two = [], one = []] = [perHead, grouped, shared].map((trace) => [
      ...numbersOf(trace, 'counts'),
      ...numbersOf(trace, 'parameter_counts'),
    ]);
    expect([four, two, one]).toEqual([
      [16, 16, 128, 128],
      [8, 16, 96, 128],
      [4, 16, 80, 128],
    ]);
  });

  it('are those of the largest Llama 2 that the lesson tells', () => {
    const [layers, h, g, width, bytes, d_model] = [80, 64, 8, 128, 2, 8192];
    expect(2 * g * width * layers * bytes).toBe(327_680);
    expect(2 * h * width * layers * bytes).toBe(2_621_440);
    expect(d_model * (h + g) * 2 * width).toBe(8192 * 72 * 256);
    expect(8192 * 72 * 256).toBe(150_994_944);
    expect(d_model * 2 * h * 2 * width).toBe(268_435_456);
  });
});
