import { describe, expect, it } from 'vitest';
import { inputsOf, roundoff, rowsOf, runOf } from './run';

const id = 'sparse-attention';
const run = (k: number) => runOf(id, { options: { k } });

describe('sparse attention', () => {
  it('reads the k words with the largest importance, of those that came before', () => {
    for (const k of [1, 2, 3, 6]) {
      const trace = run(k);
      for (const [row, importance] of rowsOf(trace, 'importance').entries()) {
        const seen = importance.slice(0, row + 1);
        // Of equal ones, the first.
        const order = [...seen.keys()].sort((a, b) => (seen[b] ?? 0) - (seen[a] ?? 0) || a - b);
        const chosen = new Set(order.slice(0, k));
        const weights = rowsOf(trace, 'weights')[row] ?? [];
        expect(weights.map((weight) => weight > 0)).toEqual(weights.map((_, col) => chosen.has(col)));
      }
    }
  });

  it('misses what full attention gives to the others', () => {
    for (const k of [1, 2, 3, 6]) {
      const trace = run(k);
      for (const [row, full] of rowsOf(trace, 'full').entries()) {
        const weights = rowsOf(trace, 'weights')[row] ?? [];
        const lost = full.reduce((sum, each, col) => sum + (weights[col] === 0 ? each : 0), 0);
        expect(Math.abs((rowsOf(trace, 'missed')[row]?.[0] ?? 1) - lost)).toBeLessThanOrEqual(6 * roundoff);
      }
    }
  });

  it('misses nearly three quarters in one row, and nothing with all words', () => {
    expect(Math.max(...rowsOf(run(2), 'missed').flat())).toBeGreaterThan(0.73);
    expect(rowsOf(run(6), 'missed').flat()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(rowsOf(run(6), 'context')).toEqual(rowsOf(run(6), 'full_context'));
  });

  it('counts the products that it says', () => {
    for (const k of [1, 2, 3, 6, 64]) {
      const trace = run(k);
      const pairs = rowsOf(trace, 'weights').flatMap((row, at) => row.filter((_, col) => col <= at)).length;
      const read = rowsOf(trace, 'weights')
        .flat()
        .filter((weight) => weight > 0).length;
      const { cols: d_k = 0 } = trace.node('K') ?? {};
      const { cols: d_v = 0 } = trace.node('V') ?? {};
      const { cols: d_i = 0 } = trace.node('index_key') ?? {};
      expect(rowsOf(trace, 'work')).toEqual([[pairs * (d_k + d_v), pairs * d_i, read * (d_k + d_v)]]);
    }
  });

  it('finds the importance that DeepSeek-AI 2025, equation 1 gives, with one head of weight 1', () => {
    const { index_query = [], index_key = [] } = inputsOf(id);
    const importance = index_query.map((query) =>
      index_key.map((key) =>
        Math.max(
          0,
          query.reduce((sum, each, at) => sum + each * (key[at] ?? 0), 0),
        ),
      ),
    );
    expect(rowsOf(run(2), 'importance')).toEqual(importance);
  });

  it('has more work in the index than it saves if all words are read, and less with two', () => {
    const [all = 0, index = 0, chosen = 0] = rowsOf(run(2), 'work')[0] ?? [];
    expect(index + chosen).toBeLessThan(all);
    const [, indexOfAll = 0, chosenOfAll = 0] = rowsOf(run(6), 'work')[0] ?? [];
    expect(indexOfAll + chosenOfAll).toBeGreaterThan(all);
  });
});
