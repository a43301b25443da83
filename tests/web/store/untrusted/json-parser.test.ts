import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIssue, parseJson, toPlainValue } from '../../../../web/store/untrusted/json-parser';
import { inEnglish } from '../../english';

const value = (text: string): unknown => {
  const read = parseJson(text);
  return isIssue(read) ? read : toPlainValue(read);
};

describe('JSON with lines', () => {
  it('agrees with JSON.parse for any formatting', () => {
    const json = fc.jsonValue({ depthSize: 'medium', maxDepth: 10 });
    const space = fc.constantFrom(undefined, 1, '\t', '  ');
    fc.assert(
      fc.property(json, space, (found, indent) => {
        const text = JSON.stringify(found, null, indent);
        expect(value(text)).toEqual(JSON.parse(text));
        expect(value(`\ufeff \r\n${text}\r\n\t`)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('rejects what JSON.parse rejects', () => {
    const signs = fc.constantFrom(...'{}[]":,.-+eE0123456789\\/ntu \n\t', 'true', 'null', '"a"', "'");
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parsed = ((): { readonly found: unknown } | null => {
          try {
            return { found: JSON.parse(text) };
          } catch {
            return null;
          }
        })();
        const read = parseJson(text);
        if (parsed === null) expect(isIssue(read)).toBe(true);
        else if (!isIssue(read)) expect(toPlainValue(read)).toEqual(parsed.found);
        else expect(inEnglish(read).message).toMatch(/given twice|finite/);
      }),
      { numRuns: 3000 },
    );
  });

  it('knows the line of every value', () => {
    const read = parseJson('{\n  "a": 1,\n\n  "b": [\n    true,\n    {"c": null}\n  ]\n}');
    if (isIssue(read) || read.kind !== 'object') throw new Error('no object');
    const b = read.fields.get('b');
    expect([read.line, read.fields.get('a')?.line, b?.line]).toEqual([1, 2, 4]);
    expect(b?.kind === 'list' && b.items.map(({ line }) => line)).toEqual([5, 6]);
  });

  const slips: readonly (readonly [text: string, line: number, message: string])[] = [
    ['', 1, 'the text ends: a value expected'],
    ['{\n"a": 1\n"b": 2}', 3, '""" found: a comma or } expected'],
    ['{\n"a" 1}', 2, '"1" found: a colon after "a" expected'],
    ['{\n"a": }', 2, '"}" found: a value for "a" expected'],
    ['{\n"a": 1,\n}', 3, '"}" found: the name of a field in quotation marks expected'],
    ['{a: 1}', 1, '"a" found: the name of a field'],
    ['[1,\n2', 2, 'the text ends: a comma or ] expected'],
    ['[\n\n"abc', 3, 'has no quotation mark at its end'],
    ['["abc\ndef"]', 1, 'has no quotation mark at its end'],
    ['["\\x"]', 1, 'has a broken escape'],
    ['["a\tb"]', 1, 'has a broken escape, or a tab'],
    ['\n[tru]', 2, '"tru" found: a value expected'],
    ['[NaN]', 1, '"NaN" found'],
    ['[-Infinity]', 1, '"-Infinity" found'],
    ['[1e400]', 1, '"1e400" is not a finite number'],
    ['[01]', 1, '"1" found: a comma or ] expected'],
    ['{} {}', 1, '"{" found: the end of the text expected'],
    ['{"a": 1,\n\n "a": 2}', 3, 'the field "a" is given twice'],
    ["{'a': 1}", 1, '"\'" found'],
    ['{"a": 1} // well', 1, '"/" found: the end'],
  ];

  it.each(slips)('reports %j', (text, line, message) => {
    const read = parseJson(text);
    expect(inEnglish(read)).toMatchObject({ line, message: expect.stringContaining(message) });
  });

  it('keeps names that mean something to the language as plain fields', () => {
    const text =
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "toString": 2}';
    const found = value(text);
    expect(Object.keys(found as object)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('goes 16 deep and no deeper, and does not run out of stack', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(isIssue(parseJson(nested(16)))).toBe(false);
    expect(inEnglish(parseJson(nested(17)))).toMatchObject({
      message: 'values inside each other: at most 16 deep',
    });
    expect(inEnglish(parseJson('[{"a":'.repeat(1e6)))).toMatchObject({
      line: 1,
      message: expect.stringContaining('16 deep'),
    });
  });

  it('reads long texts and long lists', () => {
    expect(value(`["${'a'.repeat(2e6)}"]`)).toEqual(['a'.repeat(2e6)]);
    expect(value(`[${'1,'.repeat(2e5)}1]`)).toHaveLength(200_001);
    expect(isIssue(parseJson(`["${'\\"'.repeat(1e6)}`))).toBe(true);
  });
});
