import { describe, expect, it } from 'vitest';
import { halfDigits } from '../../../../web/ui/format/number-length';

describe('the length of a number', () => {
  it('is counted in halves of a digit', () => {
    expect(halfDigits('6')).toBe(2);
    expect(halfDigits('−12')).toBe(6);
    expect(halfDigits('1.75')).toBe(7);
    expect(halfDigits('1,75')).toBe(7);
    expect(halfDigits('−∞')).toBe(5);
  });
});
