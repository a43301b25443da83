import { describe, expect, it } from 'vitest';
import type { Examples } from '../../../web/engine/training';
import { padding } from '../../../web/training/padding';
import { data } from './task-files';

/** The input of each example as a text. */
function readings({ count, source, pictures }: Examples): readonly string[] {
  const numbers = source ?? pictures ?? [];
  const width = numbers.length / count;
  return Array.from({ length: count }, (_, at) => numbers.slice(at * width, (at + 1) * width).join(' '));
}

/** Number of rows with numbers after the padding, or with numbers outside the vocabulary. */
function malformed(numbers: Int32Array, count: number, words: number, mayStartEmpty: boolean): number {
  const width = numbers.length / count;
  const rows = Array.from({ length: count }, (_, at) => [...numbers.slice(at * width, (at + 1) * width)]);
  const ends = mayStartEmpty ? /^(-1 )*(\d+ ?)+$/ : /^(\d+ ?)+(-1 ?)*$/;
  return rows.filter((row) => !ends.test(row.join(' ')) || row.some((word) => word >= words)).length;
}

describe.each([...data])('the examples of %s', (_id, task) => {
  const { training, heldOut, sourceWords, targetWords, alignments } = task;

  it('are either held out or used for training, never both', () => {
    const known = new Set(readings(training));
    expect(readings(heldOut).filter((reading) => known.has(reading))).toEqual([]);
    expect(heldOut.count).toBeGreaterThanOrEqual(290);
    expect(training.count).toBeGreaterThanOrEqual(5 * heldOut.count - 1000);
  });

  it('are words that there are, and nothing after their end', () => {
    for (const { count, source, target } of [training, heldOut]) {
      if (source) expect(malformed(source, count, sourceWords.length, false)).toBe(0);
      if (target)
        expect(malformed(target, count, targetWords.length, target.length === source?.length)).toBe(0);
    }
    expect(new Set(sourceWords).size).toBe(sourceWords.length);
    expect(new Set(targetWords).size).toBe(targetWords.length);
  });

  it('use every word in training', () => {
    if (training.source) expect(new Set(training.source).size).toBeGreaterThanOrEqual(sourceWords.length);
    const written = new Set(training.target ?? training.source);
    written.delete(padding);
    expect(written.size).toBeGreaterThanOrEqual(
      targetWords.length - (written.has(targetWords.length - 1) ? 0 : 1),
    );
  });

  it('are aligned, where they are, with places of the source', () => {
    if (!alignments || !heldOut.source || !heldOut.target) return;
    expect(alignments.length).toBe(heldOut.target.length);
    const width = heldOut.target.length / heldOut.count;
    const n = heldOut.source.length / heldOut.count;
    const outside = [...alignments].filter((place, at) => {
      if (place === padding) return false;
      return (heldOut.source?.[Math.floor(at / width) * n + place] ?? padding) === padding;
    });
    expect(outside).toEqual([]);
  });
});
