import { describe, expect, it } from 'vitest';
import { distance, largest, numbersOf, rowsOf, runOf } from './run';

const id = 'windows-and-sinks';
const trace = runOf(id);
const lost = [3, 4, 5];
const rowsWithoutStart = (name: string) => lost.flatMap((row) => rowsOf(trace, name)[row] ?? []);

describe('windows and sinks', () => {
  it('lose the first token, and the contexts become several times as large', () => {
    expect(largest(rowsWithoutStart('context'))).toBeLessThan(0.5);
    for (const row of lost) {
      const whole = largest(rowsOf(trace, 'context')[row] ?? []);
      expect(largest(rowsOf(trace, 'window_context')[row] ?? [])).toBeGreaterThan(4 * whole);
    }
    expect(rowsOf(trace, 'window_context').slice(0, 3)).toEqual(rowsOf(trace, 'context').slice(0, 3));
  });

  it('repair it with the first token, or with a sink', () => {
    for (const name of ['kept_context', 'sink_context']) {
      expect(distance(rowsWithoutStart(name), rowsWithoutStart('context'))).toBeLessThan(0.3);
      expect(largest(rowsWithoutStart(name))).toBeLessThan(0.5);
    }
    expect(distance(rowsWithoutStart('window_context'), rowsWithoutStart('context'))).toBeGreaterThan(2);
  });

  it('have weights whose sums are below 1 by the share of the sink', () => {
    const sums = numbersOf(trace, 'sums');
    for (const [row, shares] of rowsOf(trace, 'shares').entries()) {
      expect(sums[row]).toBeLessThan(1);
      expect((sums[row] ?? 0) + (shares[6] ?? 0)).toBeCloseTo(1, 14);
    }
  });

  it('give what the whole text gives if the window is as long', () => {
    const wide = runOf(id, { options: { window: 6 } });
    expect(numbersOf(wide, 'window_weights')).toEqual(numbersOf(wide, 'weights'));
  });

  it('give for scores 1, 2 and a sink of 0.5 the shares of a softmax of three scores', () => {
    const inputs = { query: [[1], [1]], key: [[1], [2]], value: [[1], [1]], sink: [[0.5]] };
    const run = runOf(id, { inputs, options: { window: 2 } });
    expect(distance(rowsOf(run, 'sink_weights')[1] ?? [], [0.2312, 0.6285])).toBeLessThan(5.1e-5);
    // gpt-oss writes it as σ(log-sum-exp − sink).
    const sum = 1 / (1 + Math.exp(0.5 - Math.log(Math.E + Math.E ** 2)));
    expect(numbersOf(run, 'sums')[1]).toBeCloseTo(sum, 14);
  });

  it('with a sink of 0 add 1 to the denominator', () => {
    const off = runOf(id, { inputs: { sink: [[0]] } });
    const exponentials = (rowsOf(off, 'scores')[4] ?? []).slice(2, 5).map(Math.exp);
    const total = 1 + exponentials.reduce((sum, each) => sum + each, 0);
    const expected = [0, 0, ...exponentials.map((each) => each / total), 0];
    expect(distance(rowsOf(off, 'sink_weights')[4] ?? [], expected)).toBeLessThan(1e-15);
  });
});
