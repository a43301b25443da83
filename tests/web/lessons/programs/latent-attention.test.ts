import { describe, expect, it } from 'vitest';
import { inputsOf, largestIn, otherRows, roundoff, rowsOf, runOf } from './run';

const id = 'latent-attention';
const own = inputsOf(id);
const others = Object.fromEntries(Object.entries(own).map(([name, rows]) => [name, otherRows(name, rows)]));

describe('latent attention without keys and values', () => {
  it('has the scores of the plain way, exactly, as its numbers are whole', () => {
    const trace = runOf(id);
    for (const head of ['head_0', 'head_1'])
      expect(rowsOf(trace, `${head}/absorbed_scores`)).toEqual(rowsOf(trace, `${head}/scores`));
  });

  /**
   * Scores are sums of c d_k products of three factors with up to M = max |query| max |latent| max |w_uk| each: an error of
   * (c + d_k + 2) u c d_k M in both ways, which is the relative error of a power, twice that of a weight. A result is a weighted mean
   * of values, sums of c products: max |latent| max |w_uv| c, with c + n + 3 more roundings.
   */
  it.each([own, others])('has its results but for rounding', (inputs) => {
    const trace = runOf(id, { inputs });
    const [query, latent] = [largestIn(trace, 'head_0/query'), largestIn(trace, 'latent')];
    const size = 6 * Math.max(query, largestIn(trace, 'head_1/query')) * latent * largestIn(trace, 'w_uk');
    const values = 3 * latent * largestIn(trace, 'w_uv');
    const most = 2 * (2 * 7 * size + 3 + 3 + 3) * roundoff * values;
    expect(largestIn(trace, 'difference')).toBeLessThanOrEqual(most);
  });

  it('does not have them where queries and keys are turned after they are made', () => {
    expect(largestIn(runOf(id, { options: { turn: true } }), 'difference')).toBeGreaterThan(0.1);
  });
});

describe('the bytes of a word', () => {
  it('grow with the heads, but those of the narrow row do not', () => {
    const columns = (name: string, count: number) =>
      (own[name] ?? []).map((row) => Array.from({ length: 2 * count }, (_, at) => row[at % row.length] ?? 0));
    for (const h of [1, 2, 4, 8])
      for (const bytes of [1, 2, 4]) {
        const inputs = { w_q: columns('w_q', h), w_uk: columns('w_uk', h), w_uv: columns('w_uv', h) };
        const trace = runOf(id, { options: { h, bytes }, inputs });
        const { cols: key = 0 } = trace.node('head_0/key') ?? {};
        const { cols: value = 0 } = trace.node('head_0/value') ?? {};
        const { cols: row = 0 } = trace.node('latent') ?? {};
        const expected = [h * (key + value), key + value, row].map((numbers) => bytes * numbers);
        expect(rowsOf(trace, 'kept')).toEqual([expected]);
      }
  });
});

describe('the counts of DeepSeek-V2 that the lesson tells', () => {
  // DeepSeek-AI 2024, section 2.1.4, table 1, per layer, with the sizes of section 3.1.2.
  const { heads, width, narrow, positions } = { heads: 128, width: 128, narrow: 512, positions: 64 };

  it('are 2 n_h d_h and d_c + d_h^R', () => {
    expect(2 * heads * width).toBe(32_768);
    expect(narrow + positions).toBe(576);
    expect((narrow + positions) / (2 * width)).toBe(2.25);
  });

  it('are less than those of one group in the lesson, too', () => {
    const trace = runOf(id);
    const [all = 0, oneGroup = 0, row = 0] = rowsOf(trace, 'kept')[0] ?? [];
    expect(row).toBeLessThan(oneGroup);
    expect(oneGroup).toBeLessThan(all);
  });
});
