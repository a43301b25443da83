import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocale, english } from '../../../../web/i18n/i18n';
import {
  accessibleText,
  editableText,
  exact,
  finer,
  finerAt,
  format,
  formatApart,
  formatChange,
  matrixFormat,
} from '../../../../web/ui/format/format';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Parses a formatted number; `unit` is one unit of its last digit. */
function read(text: string): { value: number; unit: number } {
  const [mantissa = '', power = ''] = text.replace(/−/g, '-').split('×10');
  const digits = power.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/g, (digit) => String(raised.indexOf(digit)));
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const exponent = Number(digits || 0);
  return { value: Number(`${mantissa}e${exponent}`), unit: Number(`1e${exponent - decimals}`) };
}

/** Whether a formatted number is accurate to half a unit of its last digit. */
function isHonest(text: string, value: number): boolean {
  const shown = read(text);
  return Math.abs(shown.value - value) <= (shown.unit / 2) * (1 + 1e-9);
}

const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -2, max: 2 }),
  fc.integer({ min: -2000, max: 2000 }),
  fc.constantFrom(0, -0, -0.001, 0.0049999, 9.995, 99999.9, 1e-300, -1e-9),
);

describe('a single number', () => {
  it.each([
    [2, '2.00'],
    [0, '0.00'],
    [-0, '0.00'],
    [-0.31, '−0.310'],
    [12.345, '12.3'],
    [1234.5, '1235'],
    [1.2e-7, '1.20×10⁻⁷'],
    [-123456, '−1.23×10⁵'],
    [Number.NEGATIVE_INFINITY, '−∞'],
    [Number.POSITIVE_INFINITY, '∞'],
    [Number.NaN, 'NaN'],
  ])('%d is written %s', (value, text) => {
    expect(format(english, value)).toBe(text);
  });

  it('has the decimal mark of the language, zero as well', () => {
    const texts = {
      texts: new Map(),
      trees: new Map(),
      guides: new Map(),
      finish: (text: string) => text,
    };
    const locale = createLocale({ code: 'fr', decimal: ',', ...texts });
    expect([0, 0.31].map((value) => format(locale, value))).toEqual(['0,00', '0,310']);
  });

  it('is within half a unit of its last digit and never a negative zero', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const text = format(english, value);
        expect(isHonest(text, value), `${value} as ${text}`).toBe(true);
        expect(text).not.toMatch(/^−0(\.0+)?$/);
      }),
    );
  });
});

describe('a whole matrix', () => {
  it('tells which number a text says', () => {
    const { text, rounded } = matrixFormat(english, [0.5, -1.234, 2e-4, 1e6]);
    const values = [0.5, -1.234, 2.4e-4, 1234567, 0, Infinity, Number.NaN];
    expect(values.map(text)).toEqual(['0.50', '−1.23', '2×10⁻⁴', '1.23×10⁶', '0.00', '∞', 'NaN']);
    expect(values.map(rounded)).toEqual([0.5, -1.23, 2e-4, 1.23e6, 0, Infinity, Number.NaN]);
  });

  it('shows integers as integers', () => {
    const { text, decimals } = matrixFormat(english, [1, -2, 0, 12]);
    expect(decimals).toBe(0);
    expect([1, -2, -0, 12].map(text)).toEqual(['1', '−2', '0', '12']);
  });

  it('shares its decimals, and needs no more of them than its numbers have', () => {
    expect([0.5, -1, 2].map(matrixFormat(english, [0.5, -1, 2]).text)).toEqual(['0.5', '−1.0', '2.0']);
    const third = matrixFormat(english, [1 / 3, 2, -10 / 3]);
    expect([1 / 3, 2, -10 / 3].map(third.text)).toEqual(['0.33', '2.00', '−3.33']);
    expect(matrixFormat(english, [0.1234, 0.5]).text(0.1234)).toBe('0.123');
  });

  it('keeps what matters of small numbers beside thousands', () => {
    const beside = (...values: number[]) => values.map(matrixFormat(english, values).text);
    expect(beside(-10003.5, 3.5)).toEqual(['−10003.5', '3.5']);
    expect(beside(-10000, 4)).toEqual(['−10000', '4']);
    expect(beside(2345.6, 12.5)).toEqual(['2346', '13']);
  });

  it('keeps three decimals of weights even when one of them is 1', () => {
    expect([1, 0.731058, 0].map(matrixFormat(english, [1, 0.731058, 0], 3).text)).toEqual([
      '1.000',
      '0.731',
      '0.000',
    ]);
  });

  it('spells infinities and lets them disturb no other number', () => {
    const { text } = matrixFormat(english, [Number.NEGATIVE_INFINITY, 1.5, Number.NaN]);
    expect([Number.NEGATIVE_INFINITY, 1.5, Number.NaN].map(text)).toEqual(['−∞', '1.5', 'NaN']);
  });

  it('writes outliers with a power of ten and the others as ever', () => {
    expect([-1e9, 1.25].map(matrixFormat(english, [-1e9, 1.25]).text)).toEqual(['−1.00×10⁹', '1.25']);
    expect(matrixFormat(english, [1e-7, 2e-7]).text(1e-7)).toBe('1.00×10⁻⁷');
  });

  it('shows something of every number that is not zero', () => {
    // One more decimal where that is all it takes.
    expect([12.345, 0.004].map(matrixFormat(english, [12.345, 0.004]).text)).toEqual(['12.345', '0.004']);
    expect([2.5, 1 / 3, 0.003].map(matrixFormat(english, [2.5, 1 / 3, 0.003]).text)).toEqual([
      '2.500',
      '0.333',
      '0.003',
    ]);
    // A power of ten, no longer than the others, where it takes more.
    const weights = matrixFormat(english, [0.9997, 0.0002, 0, -0.0000123], 3);
    expect([0.9997, 0.0002, 0, -0.0000123].map(weights.text)).toEqual([
      '1.000',
      '2×10⁻⁴',
      '0.000',
      '−1×10⁻⁵',
    ]);
    expect([1234.5, 0.03].map(matrixFormat(english, [1234.5, 0.03]).text)).toEqual(['1235', '3×10⁻²']);
  });

  it('never writes a number as zero that is not', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1, maxLength: 30 }), (values) => {
        const { text } = matrixFormat(english, values);
        for (const value of values)
          expect(/[1-9]/.test(text(value).split('×')[0] ?? ''), text(value)).toBe(value !== 0);
      }),
    );
  });

  it('is honest, has one length after the point, and fits its width', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1, maxLength: 30 }), (values) => {
        const { text, decimals, width, tiny } = matrixFormat(english, values);
        for (const value of values) {
          const shown = text(value);
          if (tiny && Math.abs(value) < 1) expect(shown.length, shown).toBeLessThanOrEqual(width);
          expect(isHonest(shown, value), `${value} as ${shown}`).toBe(true);
          expect(shown).not.toMatch(/^−0(\.0+)?$/);
          if (shown.includes('×')) continue;
          expect(shown.split('.')[1]?.length ?? 0, shown).toBe(shown === '0' ? 0 : decimals);
          expect(shown.length, shown).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});

describe('other number formats', () => {
  it('gives a difference the digits of the finer of two matrices', () => {
    const [halves, whole, tiny] = [[0.5, 1.5], [2, 3], [1e-7]].map((each) => matrixFormat(english, each));
    if (!halves || !whole || !tiny) throw new Error('no formats');
    expect(formatChange(1.5, finer(halves, whole))).toBe('+1.5');
    expect(formatChange(-1.5, finer(whole, halves))).toBe('−1.5');
    expect(formatChange(2, finer(tiny, whole))).toBe('+2');
  });

  it('tells two numbers apart by the matrix that has more decimals of them', () => {
    const [plain, tiny] = [[0.0045, 5.58e-7], [5.62e-7]].map((each) => matrixFormat(english, each));
    const [two, three] = [[0.12, 6e-4], [0.123]].map((each) => matrixFormat(english, each));
    if (!plain || !tiny || !two || !three) throw new Error('no formats');
    // 6×10⁻⁷ in the plain one.
    expect([plain.decimalsAt(5.58e-7), tiny.decimalsAt(5.62e-7)]).toEqual([7, 9]);
    expect(finerAt(tiny, plain, { before: 5.62e-7, after: 5.58e-7 })).toBe(tiny);
    expect(finerAt(plain, tiny, { before: 5.58e-7, after: 5.62e-7 })).toBe(tiny);
    expect(finerAt(two, three, { before: 0.12, after: 0.123 })).toBe(three);
    expect(two.text(123456)).toBe('1.23×10⁵');
    expect(two.decimalsAt(123456)).toBe(-3);
  });

  it('writes two numbers with enough digits to tell them apart', () => {
    expect(formatApart(english, 0.5, 2)).toEqual(['0.500', '2.00']);
    expect(formatApart(english, 1234.5, 1234.6)).toEqual(['1234.5', '1234.6']);
    expect(formatApart(english, 1, 1 + 2e-7)).toEqual(['1.0000000', '1.0000002']);
    expect(formatApart(english, 2e-9, 3e-9)).toEqual(['2.00×10⁻⁹', '3.00×10⁻⁹']);
    expect(formatApart(english, Number.NEGATIVE_INFINITY, -2)).toEqual(['−∞', '−2.00']);
    const next = 1 + Number.EPSILON;
    expect(new Set(formatApart(english, 1, next)).size).toBe(2);
  });

  it('gives a change its sign', () => {
    const numbers = matrixFormat(english, [0.25, 1.5]);
    expect(formatChange(0.25, numbers)).toBe('+0.25');
    expect(formatChange(-0.25, numbers)).toBe('−0.25');
    // Less than half of the last digit is not nothing.
    expect(formatChange(1e-9, numbers)).toBe('+1×10⁻⁹');
    expect(formatChange(-0.004, numbers)).toBe('−4×10⁻³');
    expect(formatChange(-3e-7, matrixFormat(english, [1e-7, 2e-7]))).toBe('−3.00×10⁻⁷');
  });

  it('prints all digits of a number', () => {
    expect(exact(english, Math.SQRT2)).toBe('1.4142135623730951');
    expect(exact(english, -0)).toBe('0');
    expect(exact(english, -1.5e-9)).toBe('−1.5×10⁻⁹');
    expect(exact(english, Number.NEGATIVE_INFINITY)).toBe('−∞');
  });

  it('starts an edit with what can be typed, and reads back', () => {
    fc.assert(
      fc.property(finite, (value) => {
        expect(Number(editableText(english, value))).toBe(value === 0 ? 0 : value);
      }),
    );
    expect(editableText(english, Number.NEGATIVE_INFINITY)).toBe('-inf');
  });

  it('is spoken without signs', () => {
    expect(accessibleText(english, format(english, -0.31))).toBe('minus 0.310');
    expect(accessibleText(english, format(english, 1.2e-7))).toBe('1.20 times 10 to the minus 7');
    expect(accessibleText(english, format(english, 2e8))).toBe('2.00 times 10 to the 8');
    expect(accessibleText(english, '−∞')).toBe('minus infinity');
    expect(accessibleText(english, 'NaN')).toBe('not a number');
  });
});
