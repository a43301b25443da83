import { describe, expect, it } from 'vitest';
import { rowsOf, runOf } from './run';

const formats = { float16: 2 ** -11, bfloat16: 2 ** -8, float32: 2 ** -24 };
type Format = keyof typeof formats;

const run = (kind: Format, hide: string, subtract = true) =>
  runOf('rounding', { options: { kind, hide, subtract } });

/** What the row gives from which everything is hidden: its own weights as without a mask, equal ones, or none. */
function hiddenRow(kind: Format, hide: string): 'unmasked' | 'equal' | 'none' | 'other' {
  const trace = run(kind, hide);
  const row = rowsOf(trace, 'weights')[0] ?? [];
  if (row.every(Number.isNaN)) return 'none';
  if (new Set(row).size === 1) return Math.abs((row[0] ?? 0) - 1 / 3) < 2 * formats[kind] ? 'equal' : 'other';
  const unmasked = rowsOf(run('float32', 'ten_thousand'), 'exact')[0] ?? [];
  return row.every((each, at) => Math.abs(each - (unmasked[at] ?? 0)) < 4 * formats[kind])
    ? 'unmasked'
    : 'other';
}

describe('a row from which everything is hidden', () => {
  it.each([
    ['float16', 'ten_thousand', 'equal'],
    ['float16', 'billion', 'none'],
    ['float16', 'infinity', 'none'],
    ['bfloat16', 'ten_thousand', 'equal'],
    ['bfloat16', 'billion', 'equal'],
    ['bfloat16', 'infinity', 'none'],
    ['float32', 'ten_thousand', 'unmasked'],
    ['float32', 'billion', 'equal'],
    ['float32', 'infinity', 'none'],
  ] as const)('has with %s and a mask of minus %s: %s', (kind, hide, expected) => {
    expect(hiddenRow(kind, hide)).toBe(expected);
  });

  it('has zeros where nothing else is said, as PyTorch’s attention function gives them', () => {
    expect(rowsOf(run('float16', 'infinity'), 'exact')[0]).toEqual([0, 0, 0]);
  });

  it('has equal weights where what Keras adds, −10⁹ but in float16, is larger than all scores', () => {
    for (const kind of ['float32', 'bfloat16'] as const) {
      const [first, ...rest] = rowsOf(run(kind, 'billion'), 'weights')[0] ?? [];
      expect(rest).toEqual([first, first]);
    }
  });

  it('in float16 has lost its scores beside −10,000, a multiple of 8', () => {
    const masked = rowsOf(run('float16', 'ten_thousand'), 'masked_scores');
    expect(masked[0]).toEqual([-10000, -10000, -10000]);
    expect(masked.flat().filter((score) => score < -9000 && score % 8 !== 0)).toEqual([]);
  });
});

describe('the other rows', () => {
  it('are right but for rounding: powers, sum and quotient are rounded once each, after an exact difference', () => {
    for (const kind of Object.keys(formats) as Format[])
      for (const hide of ['ten_thousand', 'billion', 'infinity']) {
        const trace = run(kind, hide);
        for (const at of [1, 2])
          for (const [col, weight] of (rowsOf(trace, 'weights')[at] ?? []).entries()) {
            const exact = rowsOf(trace, 'exact')[at]?.[col] ?? Number.NaN;
            expect(Math.abs(weight - exact), `${kind} ${hide}`).toBeLessThanOrEqual(
              4 * formats[kind] * exact,
            );
          }
      }
  });

  it('become NaN one layer later where the hidden row is NaN, though they give it weight 0', () => {
    for (const hide of ['ten_thousand', 'billion']) {
      const trace = run('float16', hide);
      expect(
        rowsOf(trace, 'weights')
          .map(([first]) => first)
          .slice(1),
      ).toEqual([0, 0]);
      const later = rowsOf(trace, 'next_context').flat();
      expect(later.every(hide === 'billion' ? Number.isNaN : Number.isFinite)).toBe(true);
    }
  });
});

describe('a softmax that subtracts nothing', () => {
  it('exceeds float16, and no format with a larger range', () => {
    const last = (kind: Format) => rowsOf(run(kind, 'ten_thousand', false), 'weights')[2] ?? [];
    expect(last('float16')).toEqual([0, 0, Number.NaN]);
    expect(last('bfloat16').every(Number.isFinite)).toBe(true);
    expect(last('float32').every(Number.isFinite)).toBe(true);
  });
});
