import { describe, expect, it } from 'vitest';
import { distance, largest, numbersOf, rounding, rowsOf, runOf, someRows } from './run';

const id = 'key-value-cache';
const [n, d_k] = [9, 4];
const inputs = {
  x: someRows(n, 5, 1),
  w_q: someRows(5, d_k, 2),
  w_k: someRows(5, d_k, 3),
  w_v: someRows(5, 3, 4),
};

describe('the cache of keys and values', () => {
  it('gives the rows of one causal pass, to the last digit as the lesson opens', () => {
    const trace = runOf(id);
    expect(numbersOf(trace, 'output')).toEqual(numbersOf(trace, 'full_output'));
    expect(numbersOf(trace, 'step_3/weights')).toEqual(rowsOf(trace, 'all_weights')[3]);
  });

  it('gives the rows of one causal pass but for rounding with any numbers', () => {
    const trace = runOf(id, { inputs });
    // Both add the same terms, and zeros for what is masked, but perhaps in another order. A score is a sum of d_k products:
    // each order is off by d_k roundings of the sum of magnitudes, and the scale by two. An error of a score is a relative
    // error of its exponential, and of the sum by which it is divided. The sums over n tokens, and the softmax, add 2 n + 8.
    const [query, key] = [rowsOf(trace, 'query'), rowsOf(trace, 'key')];
    const products = query.flatMap((row) =>
      key.map((other) => row.reduce((sum, value, at) => sum + Math.abs(value * (other[at] ?? 0)), 0)),
    );
    const relative = (2 * (d_k + 2) * largest(products)) / Math.sqrt(d_k) + 2 * n + 8;
    const bound = 2 * relative * rounding * largest(numbersOf(trace, 'value'));
    expect(bound).toBeLessThan(1e-12);
    expect(distance(numbersOf(trace, 'output'), numbersOf(trace, 'full_output'))).toBeLessThanOrEqual(bound);
  });

  it('holds the keys and values that one pass computes', () => {
    const trace = runOf(id, { inputs });
    expect(numbersOf(trace, `step_${n - 1}/cached_keys`)).toEqual(numbersOf(trace, 'key'));
    expect(numbersOf(trace, `step_${n - 1}/cached_values`)).toEqual(numbersOf(trace, 'value'));
  });

  it('stays as it is when later tokens change', () => {
    const changed = runOf(id, { inputs: { ...inputs, x: [...inputs.x.slice(0, 6), ...someRows(3, 5, 9)] } });
    const trace = runOf(id, { inputs });
    expect(rowsOf(changed, 'output').slice(0, 6)).toEqual(rowsOf(trace, 'output').slice(0, 6));
    expect(numbersOf(changed, 'step_5/cached_keys')).toEqual(numbersOf(trace, 'step_5/cached_keys'));
    expect(rowsOf(changed, 'output')[6]).not.toEqual(rowsOf(trace, 'output')[6]);
  });

  it('grows by a key and a value per token; without it, n (n + 1) / 2 rows are computed', () => {
    for (const bytes of [1, 2, 4]) {
      const trace = runOf(id, { inputs, options: { bytes } });
      const perToken = (4 + 3) * bytes;
      expect(numbersOf(trace, 'cache_bytes')).toEqual(
        Array.from({ length: n }, (_, t) => (t + 1) * perToken),
      );
    }
    const rows = numbersOf(runOf(id, { inputs }), 'rows_without_cache');
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe((n * (n + 1)) / 2);
  });

  it('has the size of Llama 2 that the lesson tells', () => {
    // 32 layers with 32 heads of width 128, keys and values, two bytes each.
    expect(2 * 32 * 32 * 128 * 2).toBe(524_288);
    expect((524_288 * 4096) / 1e9).toBeCloseTo(2.1, 1);
  });
});
