import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sliceExamples } from '../../../../web/training/examples';
import { unpaddedRow } from '../../../../web/training/padding';
import { RandomStream } from '../../../../web/training/random';
import { generate } from '../../../../web/training/sampler';
import { wholeEngine } from '../../all';
import { range } from '../range';
import { model } from './trained-models';

describe('names', () => {
  const letterOf = (letters: readonly string[], word: number): string => letters[word] ?? '';

  it('have a loss below 2.3 nats per letter', async () => {
    const { session: learner, data } = await model('names');
    const sample = sliceExamples(data.heldOut, 0, 100);
    const width = (sample.source?.length ?? 0) / sample.count;
    const costs = range(0, sample.count).flatMap((number) => {
      learner.show(sample, number);
      const { cols, data: logits } = learner.data('logits');
      const words = unpaddedRow(sample.source ?? new Int32Array(), width, number);
      return words.slice(1).map((next, row) => {
        const scores = [...logits.subarray(row * cols, (row + 1) * cols)];
        const total = scores.reduce((sum, score) => sum + Math.exp(score), 0);
        return Math.log(total) - (scores[next] ?? Number.NaN);
      });
    });
    expect(costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toBeLessThan(2.3);
  });

  it('are written from a seed: new ones, that look like names', async () => {
    const { session: learner, data } = await model('names');
    const engine = await wholeEngine();
    const letters = data.sourceWords;
    const end = letters.indexOf('.');
    const probabilities = (written: readonly number[]): ArrayLike<number> => {
      const source = Int32Array.from({ length: 12 }, (_, at) => written[at] ?? -1);
      // Targets are ignored, but at least one is required.
      if (written.length === 1) source[1] = end;
      learner.show({ count: 1, source }, 0);
      const { cols, data: logits } = learner.data('logits');
      const row = logits.slice((written.length - 1) * cols, written.length * cols);
      const scores = { rows: 1, cols, data: row };
      const trace = engine.run({ variant: 'softmax', options: { temperature: 0.8 }, inputs: { scores } });
      return trace.node('weights')?.data ?? [];
    };
    const random = new RandomStream(1, 20);
    const sampling = { probabilities, topK: 8, end, maxLength: 12 };
    const written = range(0, 40).map(() => generate([end], sampling, random));
    const names = written.map((words) => words.map((word) => letterOf(letters, word)).join(''));
    const known = new Set(readFileSync('web/training/data/first-names.txt', 'utf8').trim().split('\n'));
    const pairs = new Set(
      [...known].flatMap((name) => range(0, name.length - 1).map((at) => name.slice(at, at + 2))),
    );
    expect(names.filter((name) => /^\.[a-z]{2,10}\.$/.test(name)).length).toBeGreaterThanOrEqual(36);
    expect(names.filter((name) => !known.has(name.replaceAll('.', ''))).length).toBeGreaterThanOrEqual(15);
    const odd = names.flatMap((name) => {
      const inside = name.replaceAll('.', '');
      return range(0, Math.max(0, inside.length - 1)).filter((at) => !pairs.has(inside.slice(at, at + 2)));
    });
    expect(odd.length).toBeLessThanOrEqual(2);
  });
});
