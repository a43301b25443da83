import { createHash } from 'node:crypto';
import type { Exercise } from '../../../../web/learn/exercises/exercise';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 17, 42, 999_999];

/** The seeds that are recorded for every lesson, kind and step. */
export const recordedSeeds: readonly number[] = seeds;

/** A short digest of all numbers of an exercise: its inputs, its options, and what is blank, wrong, or to choose from. */
export function digestOf({
  document: { inputs, options },
  task,
}: {
  readonly document: Pick<Exercise['document'], 'inputs' | 'options'>;
  readonly task: object;
}): string {
  const text = JSON.stringify(written({ inputs, options, task: { ...task, diagnosis: null } }));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Data in one way of writing: fields in order, six digits, so that the last bits of the engine do not count. */
function written(data: unknown): unknown {
  if (typeof data === 'number') return data.toPrecision(6);
  if (ArrayBuffer.isView(data)) return Array.from(data as Float64Array, written);
  if (Array.isArray(data)) return data.map(written);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([name, value]) => [name, written(value)]);
}
