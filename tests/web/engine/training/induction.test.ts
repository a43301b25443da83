import { describe, expect, it } from 'vitest';
import type { TrainingSessionRequest } from '../../../../web/engine/training';
import { createModule, wasm } from '../support/watched';

const engine = await createModule({ wasmBinary: wasm });
const length = 24;

const requestOf = (layers: string): TrainingSessionRequest => ({
  ...{ model: 'language_model', seed: 1, examples: { task: 'induction' }, batch: 32, clip: 1 },
  options: [
    ['norm', 'pre'],
    ['layers', layers],
  ],
  sizes: Object.entries({ d_model: 32, n_heads: 2, d_ff: 64 }),
  ...{ optimizer: { rule: 'adam' }, schedule: { kind: 'constant', rate: 0.003 } },
});

/** The cells of a pattern of weights, in a range of rows. */
interface Pattern {
  readonly from: number;
  readonly to: number;
  readonly isMeant: (words: Int32Array, row: number, col: number) => boolean;
}

/** The share of the weights in the cells of a pattern, averaged over its rows. */
function shareOf(
  session: InstanceType<typeof engine.TrainingSession>,
  node: string,
  { from, to, isMeant }: Pattern,
): number {
  const measured = session.heldOut(20);
  let sum = 0;
  for (let number = 0; number < measured.count; number += 1) {
    session.show(measured, number);
    const { data } = session.data(node);
    const words = measured.source?.slice(number * length, (number + 1) * length) ?? new Int32Array();
    for (let at = from * length; at < to * length; at += 1)
      if (isMeant(words, Math.floor(at / length), at % length)) sum += data[at] ?? 0;
  }
  return sum / (measured.count * (to - from));
}

/** A word looks at the one before it. It matters where words are new: there the second layer will look for them. */
const before: Pattern = { from: 1, to: length / 2, isMeant: (_, row, col) => col === row - 1 };
/** A word that was there before looks at what came next. */
const next: Pattern = {
  ...{ from: length / 2, to: length },
  isMeant: (words, row, col) => col > 0 && col <= row && words[col - 1] === words[row],
};

const best = (session: InstanceType<typeof engine.TrainingSession>, layer: number, pattern: Pattern) =>
  Math.max(...[0, 1].map((head) => shareOf(session, `layer_${layer}/self/head_${head}/weights`, pattern)));

describe('induction', { timeout: 240_000 }, () => {
  it('is learned by two layers: one head looks one word back, one at what came next the time before', () => {
    const session = new engine.TrainingSession(requestOf('2'));
    const measured = session.heldOut(200);
    expect(best(session, 0, before)).toBeLessThan(0.3);
    expect(best(session, 1, next)).toBeLessThan(0.3);
    session.step(400);
    expect(session.accuracy(measured).teacherForced).toBeGreaterThanOrEqual(0.98);
    expect(best(session, 0, before)).toBeGreaterThan(0.45);
    expect(best(session, 1, next)).toBeGreaterThan(0.7);
    session.delete();
  });

  it('is beyond one layer', () => {
    const session = new engine.TrainingSession(requestOf('1'));
    session.step(400);
    expect(session.accuracy(session.heldOut(200)).teacherForced).toBeLessThan(0.5);
    session.delete();
  });
});
