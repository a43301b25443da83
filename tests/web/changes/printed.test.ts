import { describe, expect, it } from 'vitest';
import { readPrinted, standsFor } from './printed';

describe('a printed number', () => {
  it('is read with half of its last digit', () => {
    expect(readPrinted('−0.310')).toEqual({ text: '−0.310', value: -0.31, half: 0.0005 });
    expect(readPrinted('5,62×10⁻¹⁶¹')).toMatchObject({ value: 5.62e-161, half: 0.5e-163 });
    expect(readPrinted('−∞').value).toBe(-Infinity);
    expect(readPrinted('NaN').value).toBe(Number.NaN);
  });

  it('stands for the numbers that are rounded to it', () => {
    expect(standsFor(readPrinted('0.31'), 0.3149)).toBe(true);
    expect(standsFor(readPrinted('0.31'), 0.3151)).toBe(false);
    expect(standsFor(readPrinted('∞'), Infinity)).toBe(true);
    expect(standsFor(readPrinted('∞'), Number.MAX_VALUE)).toBe(false);
  });

  it('may be above the largest number, which is rounded up', () => {
    const printed = readPrinted('−1.80×10³⁰⁸');
    expect(printed.value).toBe(-Number.MAX_VALUE);
    expect(standsFor(printed, -Number.MAX_VALUE)).toBe(true);
    expect(standsFor(printed, -1.7951e308)).toBe(true);
    expect(standsFor(printed, -1.7949e308)).toBe(false);
    expect(standsFor(printed, -Infinity)).toBe(false);
    expect(standsFor(printed, Number.MAX_VALUE)).toBe(false);
  });
});
