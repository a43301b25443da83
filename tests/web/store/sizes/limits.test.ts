import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishText } from '../../../../web/i18n/messages';
import { cleanWord } from '../../../../web/store/actions/tokens';
import { parseNumber } from '../../../../web/store/document/number';
import type { Refusal } from '../../../../web/store/document/refusal';
import { decode } from '../../../../web/store/links/decode';
import { parseMatrix } from '../../../../web/store/paste/paste';
import { limits } from '../../../../web/store/sizes/limits';
import { copyMatrix, copyWords } from '../../../../web/store/untrusted/copy-values';
import { readHidden, readLocked } from '../../../../web/store/untrusted/hide-and-lock';
import { readJson } from '../../../../web/store/untrusted/read-json';
import { lessons, wholeEngine } from '../../all';
import { inEnglish } from '../../english';

/** Every limit of untrusted input: at the limit, one beyond it, and far beyond. */
const engine = await wholeEngine();

/** The longest text there can be here: a thousand million characters are more than Node allows. */
const longestText = 2 ** 29 - 24;

/** The error message for a text of a given size; empty if it is accepted. */
type Reader = (size: number) => string;

const errorOf = (read: object | Refusal): string => ('error' in read ? englishText(read.error) : '');
const linkSays = (link: string): string => inEnglish(decode(link, lessons, engine.variants).messages).join();
const tooLong = /at most/;

/** A text with so many bytes behind which nothing of that size stands: ropes are made of the same few letters. */
const long = (head: string, size: number, letter: string, tail = ''): string =>
  head + letter.repeat(size - head.length - tail.length) + tail;

const texts: Readonly<Record<string, readonly [limit: number, read: Reader, far: number]>> = {
  'a link': [
    limits.linkLength,
    (size) => (tooLong.test(linkSays(long('x=', size, '1'))) ? 'at most' : ''),
    longestText,
  ],
  JSON: [limits.jsonLength, (size) => errorOf(readJson('it', long('"', size, 'x', '"'))), longestText],
  'the depth of JSON': [
    limits.jsonDepth,
    (size) => errorOf(readJson('it', '['.repeat(size) + ']'.repeat(size))),
    900_000,
  ],
  'the lists of JSON': [
    limits.jsonLists,
    (size) => errorOf(readJson('it', `[${'{},'.repeat(size - 2)}{}]`)),
    600_000,
  ],
  'pasted text': [limits.pasteLength, (size) => errorOf(parseMatrix(long('1', size, ' '))), longestText],
  'rows of pasted text': [limits.pasteSide, (size) => errorOf(parseMatrix('1\n'.repeat(size))), 99_999],
  'columns of pasted text': [limits.pasteSide, (size) => errorOf(parseMatrix('1 '.repeat(size))), 99_999],
  'a number': [
    limits.numberLength,
    (size) => errorOf(Object(parseNumber(long('0.', size, '1')))),
    limits.linkLength,
  ],
  'the attribute hide': [
    limits.listLength,
    (size) => inEnglish(readHidden(long('why', size, ' ')).messages).join(),
    longestText,
  ],
  'the attribute lock': [
    limits.listLength,
    (size) => inEnglish(readLocked(long('all', size, ' ')).messages).join(),
    longestText,
  ],
  'a list of words': [limits.side, (size) => errorOf(copyWords('it', new Array(size).fill('w'))), 100_000],
};

describe.each(Object.entries(texts))('%s', (_, [limit, read, far]) => {
  it('is accepted at its limit', () => {
    expect(read(limit)).toBe('');
  });

  it('is rejected beyond its limit', () => {
    expect(read(limit + 1)).not.toBe('');
    expect(read(far)).not.toBe('');
  });
});

describe('declared sizes', () => {
  const matrix = (rows: number, cols: number) => copyMatrix('it', { rows, cols, data: [] });

  it.each([limits.side + 1, 65_536, 1e9, 2 ** 31, 2 ** 32 + 1, 1e308])('rejects %d rows', (size) => {
    for (const [rows, cols] of [
      [size, 1],
      [1, size],
      [size, size],
    ] as const) {
      expect(errorOf(matrix(rows, cols))).toMatch(/whole numbers from 1 to 256 expected/);
    }
  });

  it('are accepted at the limit if all numbers are present', () => {
    const data = new Array(limits.side ** 2).fill(0);
    expect(errorOf(copyMatrix('it', { rows: limits.side, cols: limits.side, data }))).toBe('');
    expect(errorOf(matrix(limits.side, limits.side))).toMatch(/a list of 65536 numbers expected/);
  });

  it('checks the length of lists before reading their items', () => {
    const endless = new Proxy([], { get: (_, name) => (name === 'length' ? 1e9 : expect.unreachable()) });
    expect(errorOf(copyWords('it', endless))).toMatch(/1000000000 names: at most 256/);
  });
});

it('names of tokens are cut', () => {
  expect(cleanWord('w'.repeat(limits.wordLength))).toHaveLength(limits.wordLength);
  expect(cleanWord('w'.repeat(limits.wordLength + 1))).toHaveLength(limits.wordLength);
  expect(cleanWord('w'.repeat(limits.linkLength))).toHaveLength(limits.wordLength);
});

it('of a link no more keys are read than any variant has', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join('&');
  const last = (count: number) => linkSays(`${keys(count - 1)}&v=99`).includes('version');
  expect(last(limits.linkKeys)).toBe(true);
  expect(last(limits.linkKeys + 1)).toBe(false);
});

it('brackets inside of strings are text', () => {
  expect(readJson('it', JSON.stringify(['[[[[[[[[[[[[', '\\"[[[[[[[[[[['].concat('\\')))).toEqual({
    value: ['[[[[[[[[[[[[', '\\"[[[[[[[[[[[', '\\'],
  });
});

it('SECURITY.md lists the same limits', () => {
  const rows = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| .+ \| ([\d,]+) \| `(\w+)` \|$/gm)];
  const documented = rows.map(([, number = '', name]) => [name, Number(number.replaceAll(',', ''))]);
  expect(Object.fromEntries(documented)).toEqual(limits);
});
