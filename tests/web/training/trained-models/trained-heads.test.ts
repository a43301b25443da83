import { describe, expect, it } from 'vitest';
import { unpaddedRow } from '../../../../web/training/padding';
import { taskNamed } from '../../../../web/training/tasks/index';
import { range } from '../range';
import { type Model, model } from './trained-models';

/** Mean weight, over some held-out examples, that rows give to the columns with `isMeant`. */
function meanWeight(
  { session: learner, data: { heldOut } }: Model,
  node: string,
  rows: readonly number[],
  isMeant: (words: readonly number[], row: number, col: number) => boolean,
): number {
  const { source = new Int32Array(), count } = heldOut;
  const weights = range(0, 40).flatMap((number) => {
    learner.show(heldOut, number);
    const { cols, data } = learner.data(node);
    const words = unpaddedRow(source, source.length / count, number);
    const meant = (row: number) => range(0, cols).filter((col) => isMeant(words, row, col));
    return rows.map((row) => meant(row).reduce((sum, col) => sum + (data[row * cols + col] ?? 0), 0));
  });
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}

describe('reversal', () => {
  it('looks along the anti-diagonal', async () => {
    const shown = await model('reversal');
    const weight = meanWeight(
      shown,
      taskNamed('reversal').map ?? '',
      range(6, 12),
      (_, row, col) => col === 11 - row,
    );
    expect(weight).toBeGreaterThan(0.8);
  });
});

describe('induction', () => {
  const node = (layer: number) => `layer_${layer}/self/head_0/weights`;

  it('has a head that looks one place back, then one that looks behind the same word', async () => {
    const shown = await model('induction');
    // The keys that matter later are in the first period, at most 12 tokens long.
    expect(meanWeight(shown, node(0), range(1, 13), (_, row, col) => col === row - 1)).toBeGreaterThan(0.6);
    const isBehindTheSame = (words: readonly number[], row: number, col: number): boolean =>
      col <= row && words[col - 1] === words[row];
    expect(meanWeight(shown, node(1), range(12, 24), isBehindTheSame)).toBeGreaterThan(0.9);
  });
});
