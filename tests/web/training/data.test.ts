import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatOf, made, target } from '../../../.tools/data/dates.mjs';
import { formatDate } from '../../../web/training/tasks/dates';
import * as dates from '../../../web/training/tasks/dates.json';
import { languages } from '../../../web/training/tasks/dates.json';
import { readDigits } from '../../../web/training/tasks/digits';

const sameIcu = process.versions.icu === dates.icu;
const title = (text: string): string =>
  sameIcu ? text : `${text} (skipped: the file is from ICU ${dates.icu}, Node has ${process.versions.icu})`;

describe('dates', () => {
  it.skipIf(!sameIcu)(title('come from a file that the script makes again'), () => {
    expect(readFileSync(target, 'utf8')).toBe(made());
  });

  it.skipIf(!sameIcu)(title('are as Intl writes them, every day of four years'), () => {
    for (const language of languages) {
      const format = formatOf(language.locale);
      const [all, theirs]: [string[], string[]] = [[], []];
      for (let day = 0; day < 1461; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day));
        const ours = formatDate(language, date.getUTCFullYear(), 1 + date.getUTCMonth(), date.getUTCDate());
        theirs.push([format.format(date).toLowerCase(), date.toISOString().slice(0, 10)].join(' = '));
        all.push(`${ours.text} = ${ours.iso}`);
      }
      expect(all).toEqual(theirs);
    }
  });
});

describe('digits', () => {
  const digits = readDigits(readFileSync('web/training/data/digit-pictures.bin'));

  it('are 1,797 pictures of 64 shades from 0 to 16, as many of each digit', () => {
    expect(digits.length).toBe(1797);
    const shades = new Set(digits.flatMap(({ pixels: ink }) => ink));
    expect([...shades].sort((a, b) => a - b)).toEqual([...Array(17).keys()]);
    const counts = Array.from(
      { length: 10 },
      (_, digit) => digits.filter((each) => each.digit === digit).length,
    );
    expect(counts).toEqual([178, 182, 177, 183, 181, 182, 181, 179, 174, 180]);
  });

  it('begin with a zero', () => {
    const [first] = digits;
    expect(first?.digit).toBe(0);
    expect(first?.pixels.slice(0, 16)).toEqual([0, 0, 5, 13, 9, 1, 0, 0, 0, 0, 13, 15, 10, 15, 5, 0]);
    expect(first?.pixels.reduce((sum, shade) => sum + shade, 0)).toBe(294);
  });

  it('are refused when a picture is cut short', () => {
    expect(() => readDigits(new Uint8Array(42))).toThrow(
      new RangeError('digits: 42 bytes are not whole pictures of 41'),
    );
    expect(() => readDigits(new Uint8Array())).toThrow(RangeError);
  });
});
