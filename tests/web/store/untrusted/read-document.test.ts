import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../web/store/untrusted/read-document';
import { inEnglish } from '../../english';
import { played, sessions } from '../arbitraries';
import { fromJson, toJson } from '../json';
import { after, lessons, multiHead, schemas } from '../samples';

const read = (text: string) => inEnglish(fromJson(text, lessons, schemas));
const document = after(multiHead).document;
const saved = (change: object) => JSON.stringify({ ...document, ...change });
const withX = (x: unknown) => saved({ inputs: { ...document.inputs, x } });

describe('a saved document', () => {
  it('reads back exactly', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const { document: found } = played(session);
        expect(read(toJson(found))).toEqual({ document: found, messages: [] });
      }),
    );
  });

  it('is copied, not kept', () => {
    const untrusted = structuredClone(document);
    const { document: copy } = readDocument(untrusted, lessons, schemas);
    expect(copy).toEqual(document);
    expect(copy?.inputs.x?.data).not.toBe(untrusted.inputs.x?.data);
    expect(copy?.tokens.query).not.toBe(untrusted.tokens.query);
  });

  it('may contain matrices as rows, and omit values of the preset', () => {
    const { document: found } = read('{"lesson":"multi","inputs":{"x":[[1,-0],[1e308,4]]}}');
    expect(found?.inputs.x).toEqual({ rows: 2, cols: 2, data: [1, 0, 1e308, 4] });
    expect(found?.tokens.query).toEqual(['the', 'cat']);
    expect(found?.inputs.w_q).toEqual(document.inputs.w_q);
  });

  it('reports what it ignored', () => {
    const text = '{"lesson":"multi","X":[[1]],"inputs":{"w_qq":[[1]]},"__proto__":{"polluted":1}}';
    expect(read(text).messages).toEqual(
      expect.arrayContaining([
        '"X" means nothing here',
        '"w_qq" means nothing here',
        '"__proto__" means nothing here',
      ]),
    );
    expect(read(text).document).toEqual(document);
  });
});

describe('invalid documents', () => {
  const cases: readonly (readonly [text: string, message: string])[] = [
    ['', 'JSON expected'],
    ['{"lesson":"multi","inputs":{"x":[[1,2', 'JSON expected'],
    ['{}{}', 'JSON expected'],
    ['{/*x*/"X":[[1]]}', 'JSON expected'],
    ['{"x":[[Infinity]]}', 'JSON expected'],
    ['{"x":[[.5]]}', 'JSON expected'],
    ['['.repeat(1e6), 'nested too deeply'],
    [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'nested too deeply'],
    ['null', 'the document is null: an object expected'],
    ['"x"', 'the document is "x"'],
    ['[1]', 'the document is a list of 1'],
    ['{"lesson":"__proto__"}', 'lesson is "__proto__": must be one of scaled, multi'],
    ['{"lesson":{"toString":1}}', 'lesson is an object'],
    [saved({ inputs: [] }), 'inputs is a list of 0: an object expected'],
    [saved({ options: 'x' }), 'options is "x": an object expected'],
    [saved({ tokens: { query: 'abc' } }), 'tokens.query is "abc": a list of names expected'],
    [saved({ tokens: { query: ['a', 1, 'b'] } }), 'tokens.query holds 1: names expected'],
    [saved({ tokens: { query: ['a'] } }), '1 query token, but x has n = 3: must be the same'],
    [saved({ options: { n_heads: 0 } }), 'n_heads is 0'],
    [saved({ options: { n_heads: '2' } }), 'n_heads is "2": must be a number from 1 to 16'],
    [saved({ options: { mask: {} } }), 'mask is an object'],
    [withX('1,2'), 'x is "1,2": a list of rows expected'],
    [withX([]), 'x has 0 rows: from 1 to 256 expected'],
    [withX([[]]), 'x, row 1 has 0 numbers: at least 1 expected'],
    [withX([[1, 2], [3]]), 'x, row 2 has 1 number: 2 expected'],
    [withX([[{}]]), 'x, row 1, column 1: an object is not a number'],
    [withX([[true, false]]), 'x, row 1, column 1: true is not a number'],
    [withX([[1, '-Infinity']]), 'x, row 1, column 2: -Infinity is not a finite number'],
    [withX([[1, '0.5']]), 'x, row 1, column 2: "0.5" is text: write the number without quotation marks'],
    [withX([['0,5', 1]]), 'x, row 1, column 1: "0,5" is text: write the number without quotation marks'],
    [withX([['1 000', 1]]), 'x, row 1, column 1: "1 000" is not a number'],
    [withX([[null, 1]]), 'x, row 1, column 1: null is not a number'],
    ['{"x":[[1, NaN]]}', 'holds NaN: JSON expected, which has finite numbers only'],
    ['{"x":[[-Infinity,1]]}', 'holds -Infinity: JSON expected'],
    ['{"lesson": "NaN", "x": [.5]}', 'JSON expected'],
    [withX({ 0: [1], length: 1 }), 'x is missing × missing'],
    [
      withX({ rows: 40000, cols: 40000, data: [1] }),
      'x is 40000 × 40000: whole numbers from 1 to 256 expected',
    ],
    [withX({ rows: 2, cols: 2, data: [1] }), 'x holds a list of 1: a list of 4 numbers expected'],
    [withX({ fill: 1, shape: [40000, 40000] }), 'x is missing'],
    [withX([new Array(70).fill(0)]), 'x has 70 columns: at most 64'],
    [withX([[1e308]]).replace('1e+308', '1e400'), 'x, row 1, column 1: Infinity is not a finite number'],
    [withX([[1, 2, 3]]), 'w_q has d_model = 2 and x has d_model = 3: must be the same'],
    ['"'.padEnd(10_000_001, 'x'), 'at most 10000000'],
  ];

  it.each(cases)('rejects %.60s', (text, message) => {
    const { document: found, messages } = read(text);
    expect(found).toBeNull();
    expect(messages.join('\n')).toContain(message);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (inputs, options, tokens) => {
        readDocument({ lesson: 'multi', inputs, options, tokens }, lessons, schemas);
        readDocument(
          { lesson: 'multi', inputs: { x: inputs }, options: { mask: options } },
          lessons,
          schemas,
        );
      }),
    );
  });
});
