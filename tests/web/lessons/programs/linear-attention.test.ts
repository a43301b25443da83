import { describe, expect, it } from 'vitest';
import { inputsOf, largestIn, otherRows, roundoff, rowsOf, runOf } from './run';

const id = 'linear-attention';
const own = inputsOf(id);
const { Q = [], K = [], V = [], strength = [] } = own;
const others = { Q: otherRows('Q', Q), K: otherRows('K', K), V: otherRows('V', V) };
/** The second note has the key of the first: Ann has moved. */
const moved = { K: K.map((row, at) => (at === 1 ? [4, -4, -4] : row)) };

const answer = (changes: Parameters<typeof runOf>[1], node = 'output'): number =>
  rowsOf(runOf(id, changes), node)[3]?.[0] ?? Number.NaN;

describe('linear attention with a memory', () => {
  /**
   * All powers and features are positive, so a sum of k terms has a relative error of k u. A number of the answer is a quotient of two sums
   * over n words and d_k columns, of products of up to n + 4 factors (of which n are the fading): (n d_k + n + 4) u each, in both ways.
   */
  it.each([{}, others])('equals attention with a table of all pairs, whatever fades', (inputs) => {
    for (const keep of [1, 0.9, 0.5, 0.1]) {
      const trace = runOf(id, { options: { keep }, inputs });
      const most = 4 * (4 * 3 + 4 + 4) * roundoff * largestIn(trace, 'V');
      expect(largestIn(trace, 'difference'), `keep ${keep}`).toBeLessThanOrEqual(most);
    }
  });

  it('keeps a memory of one size, while keys and values grow', () => {
    const longer = (rows: readonly (readonly number[])[]) => [...rows, ...rows];
    const twice = { Q: longer(Q), K: longer(K), V: longer(V), strength: longer(strength) };
    expect(rowsOf(runOf(id), 'kept')).toEqual([[9, 20]]);
    expect(rowsOf(runOf(id, { inputs: twice }), 'kept')).toEqual([[9, 40]]);
    const { rows, cols } = runOf(id, { inputs: twice }).node('token_7/memory') ?? {};
    expect([rows, cols]).toEqual([3, 2]);
  });
});

describe('what it recalls', () => {
  it('is nearly the value whose key is asked for, while keys do not overlap', () => {
    expect(Math.abs(answer({}) - 1)).toBeLessThan(0.08);
    expect(Math.abs(answer({}, 'exact') - 1)).toBeLessThan(1e-12);
  });

  it('is a mixture where keys overlap, and a softmax still finds the value', () => {
    const overlapping = { inputs: { K: K.map((row, at) => (at === 2 ? [4, -4, 4] : row)) } };
    expect(Math.abs(answer(overlapping) - 4)).toBeLessThan(0.01);
    expect(Math.abs(answer(overlapping, 'exact') - 1)).toBeLessThan(1e-6);
  });

  it('is the mean of two values under one key, the later one with the delta rule', () => {
    expect(Math.abs(answer({ inputs: moved }) - 2.5)).toBeLessThan(0.03);
    expect(Math.abs(answer({ inputs: moved, options: { rule: 'delta' } }) - 4)).toBeLessThan(0.06);
    expect(answer({ inputs: moved, options: { keep: 0.5 } })).toBeGreaterThan(3);
  });
});
