import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../web/i18n/i18n';
import { isRefusal } from '../../../../web/store/document/refusal';
import { readTypedNumber } from '../../../../web/store/ui/typed-number';

const read = (text: string) => readTypedNumber(text, { allowMinusInfinity: true });

/** What a refusal says, in English. */
function refusal(text: string, rules = {}): string {
  const found = readTypedNumber(text, rules);
  return isRefusal(found) ? english.format(found.error) : `read as ${found.number}`;
}

describe('a typed number', () => {
  it.each([
    ['0.5', 0.5],
    ['0,5', 0.5],
    [',5', 0.5],
    ['0,125', 0.125],
    ['−0.5', -0.5],
    ['–0,5', -0.5],
    ['－０．５', -0.5],
    ['- 3', -3],
    ['= 3', 3],
    ['≈ 0.57', 0.57],
    ['1/4', 0.25],
    ['1,5/2', 0.75],
    ['1⁄4', 0.25],
    ['½', 0.5],
    ['−¾', -0.75],
    ['1.20×10⁻⁷', 1.2e-7],
    ['−1,20 × 10⁻⁷', -1.2e-7],
    ['1.2·10^-7', 1.2e-7],
    ['1.2*10^{-7}', 1.2e-7],
    ['3 x 10^2', 300],
    ['\u200e−0.5\u202c', -0.5],
    ['\ufeff0.5\u00a0', 0.5],
    ['1.234', 1.234],
    ['-inf', -Infinity],
    ['−∞', -Infinity],
    ['–∞', -Infinity],
    ['-Infinity', -Infinity],
  ])('%s is read as the number that it is', (text, number) => {
    expect(read(text)).toEqual({ number, isUnusual: false });
  });

  it.each([
    ['1,234', 1.234],
    ['-12,345', -12.345],
    ['1,234/2', 0.617],
    ['57%', 0.57],
    ['57 %', 0.57],
    ['５７％', 0.57],
    ['57,5 %', 0.575],
    ['1.1 %', 0.011],
    ['1e1 %', 0.1],
    ['−50 %', -0.5],
    ['1/4 %', 0.0025],
  ])('%s is read, and its reading told', (text, number) => {
    expect(read(text)).toEqual({ number, isUnusual: true });
  });

  it.each([
    ...[
      'eleven',
      '1.2.3',
      '1,2,3',
      '--1',
      '+-1',
      '%',
      '5%%',
      '-∞%',
      '∞',
      '1 2',
      '',
      'NaN',
      '1-2',
      '1½',
      '1/0',
    ],
    ...[
      '2²',
      '10⁻³',
      '①',
      '⑩',
      'x₂',
      '2×10',
      '2×10^',
      '1e2×10^3',
      '0x10',
      '1_000',
      '٣',
      '0.5f',
      '1\u200b5',
      '5‰',
    ],
  ])('%s is no number', (text) => {
    expect(isRefusal(read(text))).toBe(true);
  });

  it.each([
    '1 000',
    '1\u202f000',
    "1'000",
    '1’000',
    '12 345,6',
    '1,234.5',
    '1.234,5',
    '1,000,000',
    '1_000',
    '1 000 %',
  ])('%s is refused, since its digits are in groups', (text) => {
    expect(refusal(text)).toBe(
      `"${text}" has its digits in groups: type the number without spaces or marks between them, such as 1234.5`,
    );
  });

  it('is quoted as it was typed where it is refused', () => {
    expect(refusal('－五')).toBe('"－五" is not a number: type one such as 1.5, -2 or 1/3');
    expect(refusal('5%%')).toBe('"5%%" is not a number: type one such as 1.5, -2 or 1/3');
    expect(refusal('–∞')).toBe('"–∞" is only allowed in a mask: type a finite number');
    expect(refusal('1×10^400')).toBe('"1×10^400" is not a finite number');
    expect(refusal('1e-400')).toBe('"1e-400" is too close to 0 for the numbers here: type 0');
    expect(refusal('')).toBe('no number: type one such as 1.5, -2 or 1/3');
    expect(isRefusal(read('9'.repeat(1e6)))).toBe(true);
    expect(isRefusal(read(`${'1 '.repeat(5e5)}%`))).toBe(true);
  });
});

/** A decimal with up to 9 digits before and after the point, as text. */
const decimals = fc
  .tuple(fc.nat(999_999_999), fc.option(fc.stringMatching(/^\d{1,9}$/)))
  .map(([whole, part]) => (part === null ? String(whole) : `${whole}.${part}`));

const signs = ['', '+', '-', '−', '–', '—', '‑', '－', '﹣', '- ', '− '];

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

const shifted = (text: string, by: number): string => String(Number(`${text}e${by}`));

/** Ways of writing a positive decimal. */
const writings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace('.', ','),
  wide,
  (text) => wide(text.replace('.', ',')),
  (text) => `  ${text}\u00a0`,
  (text) => `\u200e${text}\u200f`,
  (text) => `${text}e0`,
  (text) => `${text}E+00`,
  (text) => `${text}×10⁰`,
  (text) => `${text} x 10^0`,
  (text) => `${text}/1`,
];

const isNegative = (sign: string): boolean => !['', '+'].includes(sign);

describe('every way of writing a number', () => {
  it('gives that number', () => {
    fc.assert(
      fc.property(
        decimals,
        fc.constantFrom(...signs),
        fc.constantFrom(...writings),
        fc.constantFrom('', '= ', '≈'),
        (text, sign, write, lead) => {
          const found = read(lead + sign + write(text));
          const size = Number(text) * (isNegative(sign) ? -1 : 1) + 0;
          expect(found).toMatchObject({ number: size });
        },
      ),
    );
  });

  it('gives the double next to it also as a percentage and as a power of 10', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: -30, max: 30 }), (text, power) => {
        expect(read(`${text} %`)).toEqual({ number: Number(shifted(text, -2)), isUnusual: true });
        const raised = [...String(power)]
          .map((digit) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(digit)])
          .join('');
        expect(read(`${text}×10${raised}`)).toMatchObject({ number: Number(`${text}e${power}`) });
        expect(read(`${text}*10^${power}`)).toMatchObject({ number: Number(`${text}e${power}`) });
      }),
    );
  });
});

/** Characters that may slip into a number: they stand on its keys, or look like something in it. */
const slips = [...".,;:'’ _-−–/%eE+x×*^()[]{}=≈~°oOlI|!?$€²³⁻½①٣\u00a0\u200b\u00ad"];

/**
 * What a text says, by rules of its own and not those of the reader: digits, one decimal mark, one sign before and one
 * exponent after them, `%`, and a fraction of two decimals. Null for everything else.
 */
function meaning(text: string): number | null {
  const plain = text
    .replace(/^[\s\u200b]+|[\s\u200b]+$/g, '')
    .replace(/^[=≈][\s\u200b]*/, '')
    .replace(/^([+−–-])[\s\u200b]+/, '$1')
    .replace(/[−–]/g, '-')
    .replace(/^([+-]?)½$/, '$11/2')
    .replaceAll(',', '.');
  const [, fraction, below] = /^([+-]?\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(plain) ?? [];
  if (fraction !== undefined) return Number(below) === 0 ? null : Number(fraction) / Number(below);
  const [, mantissa, exponent = '0', share] =
    /^([+-]?(?:\d+\.?\d*|\.\d+))(?:e([+-]?\d+))?(?:\s*(%))?$/i.exec(plain) ?? [];
  if (mantissa === undefined) return null;
  return Number(`${mantissa}e${Number(exponent) - (share === undefined ? 0 : 2)}`);
}

describe('one character that is changed, added or left out', () => {
  it('never gives another number than the text says', () => {
    const places = fc.tuple(fc.nat(20), fc.constantFrom(0, 1), fc.constantFrom('', ...slips));
    fc.assert(
      fc.property(decimals, fc.constantFrom(...signs.slice(0, 5)), places, (text, sign, [at, cut, slip]) => {
        const written = sign + text;
        const place = at % (written.length + 1);
        const changed = written.slice(0, place) + slip + written.slice(place + cut);
        const found = read(changed);
        if (!isRefusal(found))
          expect([changed, found.number]).toEqual([changed, (meaning(changed) ?? Number.NaN) + 0]);
      }),
      { numRuns: 5000 },
    );
  });
});
