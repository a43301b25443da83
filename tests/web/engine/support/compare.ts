import type { MatrixData } from '../../../../web/engine/types';
import type { Expected } from './fixtures';

export const EPSILON = Number.EPSILON;

/** Whether numbers are equal within the tolerance. NaN and infinities must match exactly; without a tolerance, only these do. */
export function isClose(found: number, expected: number, tolerance: number | null): boolean {
  if (Number.isNaN(expected)) return Number.isNaN(found);
  if (!Number.isFinite(expected) || !Number.isFinite(found)) return found === expected;
  return tolerance === null || Math.abs(found - expected) <= tolerance;
}

/** Describes where a matrix differs from the expected one; empty if it does not. */
export function difference(found: MatrixData | undefined, expected: Expected): string {
  if (!found) return 'is missing';
  if (
    found.rows !== expected.rows ||
    found.cols !== expected.cols ||
    found.data.length !== expected.data.length
  )
    return `is ${found.rows} × ${found.cols} instead of ${expected.rows} × ${expected.cols}`;
  for (let at = 0; at < expected.data.length; at++) {
    const got = found.data[at] ?? Number.NaN;
    const want = expected.data[at] ?? Number.NaN;
    if (!isClose(got, want, expected.tolerance)) return `has ${got} instead of ${want} at ${at}`;
  }
  return '';
}

/** Describes all differences between expected and actual matrices. */
export function differences(
  expected: ReadonlyMap<string, Expected>,
  find: (id: string) => MatrixData | undefined,
): readonly string[] {
  return [...expected]
    .map(([id, matrix]) => `${id} ${difference(find(id), matrix)}`)
    .filter((text) => !text.endsWith(' '));
}
