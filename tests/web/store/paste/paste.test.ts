import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../../web/store/document/number';
import { parseMatrix } from '../../../../web/store/paste/paste';
import { type TextFormat, toText } from '../../../../web/store/paste/to-text';
import { inEnglish } from '../../english';

const square = { rows: 2, cols: 2, data: [1, 2, 3, 4] };

describe('parseMatrix', () => {
  it.each([
    ['NumPy', 'array([[1., 2.], [3, 4]])'],
    ['NumPy with its module and type', 'np.array([[1., 2.],\n          [3., 4.]], dtype=float32)'],
    ['NumPy as printed', '[[1. 2.]\n [3. 4.]]'],
    ['NumPy as printed, wide', '[[ 1.00e+00  2.   ]\n [ 3.    4.   ]]\n'],
    ['PyTorch', "tensor([[1., 2.],\n        [3., 4.]], device='cuda:0', requires_grad=True)"],
    ['JSON', ' [[1,2],\n[3,4]] '],
    ['JSON, one number a line', '[\n [\n  1,\n  2\n ],\n [\n  3,\n  4\n ]\n]'],
    ['CSV from Windows', '1, 2\r\n3, 4\r\n'],
    ['CSV with a byte-order mark', '\ufeff1, 2\r\n3, 4\r\n'],
    ['JSON with a byte-order mark', '\ufeff[[1,2],[3,4]]'],
    ['CSV with quotes', '"1","2"\n"3","4"'],
    ['CSV with empty lines and last commas', '\n1,2,\n\n3,4,\n'],
    ['a spreadsheet', '1\t2\n3\t4'],
    ['semicolons', '1;2\n3;4'],
    ['spaces', '  1  2\n  3  4 '],
    ['MATLAB', '[1 2; 3 4]'],
    ['MATLAB with commas', '[1, 2; 3, 4];'],
    ['MATLAB over lines', '[1 2\n 3 4]'],
    ['MATLAB without brackets', '1 2; 3 4'],
    ['rows as in a link', '1,2,;3,4,'],
    ['points and commas', '1.0,2.0;3.0,4.0'],
    ['LaTeX', '\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}'],
    ['a typographic minus', '1 2\n3 4'],
  ])('reads %s', (_, text) => {
    expect(parseMatrix(text)).toEqual(square);
  });

  it.each([
    ['CSV', '1,2\n3,4\n'],
    ['CSV with a byte-order mark', '\ufeff1,2\r\n3,4\r\n'],
  ])('asks whether the commas of %s are decimal', (_, text) => {
    expect(parseMatrix(text)).toMatchObject({ choices: [{ decimal: ',' }, { decimal: '.' }] });
    expect(parseMatrix(text, { decimal: '.' })).toEqual(square);
    expect(parseMatrix(text, { decimal: ',' })).toEqual({ rows: 2, cols: 1, data: [1.2, 3.4] });
  });

  it.each<[string, string, number[][]]>([
    ['decimal commas between semicolons', '1,5;2', [[1.5, 2]]],
    [
      'decimal commas between tabs',
      '1,5\t-2,25\n0,5\t1',
      [
        [1.5, -2.25],
        [0.5, 1],
      ],
    ],
    [
      'decimal commas between spaces',
      '1,5 2\n3 4,5',
      [
        [1.5, 2],
        [3, 4.5],
      ],
    ],
    ['decimal commas in quotes', '"1,5","2"', [[1.5, 2]]],
    ['fractions', '1/2 -3/4', [[0.5, -0.75]]],
    ['typographic minus signs', '−1 −2', [[-1, -2]]],
    ['one number', '7', [[7]]],
    ['one row in brackets', '[1, 2, 3]', [[1, 2, 3]]],
    ['one row over lines of JSON', '[\n1,\n2,\n3\n]', [[1, 2, 3]]],
    ['a column', '1\n2\n3', [[1], [2], [3]]],
    ['LaTeX with powers', '\\begin{pmatrix}-1.5 \\times 10^{-7} & 2\\end{pmatrix}', [[-1.5e-7, 2]]],
    ['-0 as 0', '-0 0', [[0, 0]]],
  ])('reads %s', (_, text, rows) => {
    expect(parseMatrix(text)).toEqual({ rows: rows.length, cols: rows[0]?.length, data: rows.flat() });
  });

  it('reads -Infinity where a mask may hold it, and only there', () => {
    for (const text of [
      '0 -inf',
      '[[0, -Infinity]]',
      '[[0, "-Infinity"]]',
      '0\t-∞',
      'array([[0., -np.inf]])',
      '0,-Inf',
    ])
      expect(parseMatrix(text, { allowMinusInfinity: true })).toEqual({
        rows: 1,
        cols: 2,
        data: [0, -Infinity],
      });
    expect(inEnglish(parseMatrix('0 -inf'))).toEqual({
      error: 'row 1, column 2: "-inf" is only allowed in a mask: type a finite number',
      line: 1,
      column: 3,
    });
    expect(parseMatrix('0 inf', { allowMinusInfinity: true })).toHaveProperty('error');
  });

  it.each([
    ['', 'no numbers: rows of numbers expected', 1, 1],
    ['[]', 'no numbers: rows of numbers expected', 1, 1],
    ['1 2\n3', 'row 2 has 1 number: 2 expected, as in row 1', 2, 1],
    ['1,2\n3,x', 'row 2, column 2: "x" is not a number: one such as 1.5 or -2 expected', 2, 3],
    ['1,,2', 'row 1, column 2: no number: one such as 1.5 or -2 expected', 1, 3],
    ['the,cat\n1,2', 'row 1, column 1: "the" is not a number: one such as 1.5 or -2 expected', 1, 1],
    ['[[1, 2],\n [3, 1e400]]', 'row 2, column 2: "1e400" is not a finite number', 2, 6],
    ['[[1, nan]]', 'row 1, column 2: "nan" is not a number: type one such as 1.5, -2 or 1/3', 1, 6],
    ['[[1, 2], [3]]', 'row 2 has 1 number: 2 expected, as in row 1', 1, 11],
    ['[[[1]]]', 'brackets three deep: a matrix has rows in brackets, two deep', 1, 3],
    ['[[1, 2]', 'a bracket is not closed: "]" expected', 1, 8],
    ['[[1], 2]', 'a number between the rows: "[" expected', 1, 7],
    ['[1, [2]]', 'a bracket among numbers: a number expected', 1, 5],
    ['[[1; 2]]', 'a semicolon between inner brackets: a comma expected', 1, 4],
    ['[[1]] x', 'more text after the last bracket: the end expected', 1, 6],
    ['array([[1]]', 'a bracket is not closed: ")" expected', 1, 12],
    ['[[1 ... 2]]', 'the matrix was printed in short, with "...": print all of its numbers', 1, 5],
    [
      '\\begin{tabular}1\\end{tabular}',
      'this LaTeX is no matrix: \\begin{bmatrix} … \\end{bmatrix} expected',
      1,
      1,
    ],
    ['1\n'.repeat(70), '70 rows: at most 64', 65, 1],
    ['1 '.repeat(70), '70 columns: at most 64', 1, 129],
    ['1'.repeat(200_001), '200001 characters: at most 200000', 1, 1],
  ])('refuses %.30j: %s', (text, error, line, column) => {
    expect(inEnglish(parseMatrix(text))).toEqual({ error, line, column });
  });

  it('accepts the sides an input allows', () => {
    expect(parseMatrix('1 '.repeat(100), { maxCols: 128 })).toMatchObject({ rows: 1, cols: 100 });
  });

  it('never throws and never takes long', () => {
    const hard = [
      '"',
      ',',
      '[',
      '1 ',
      ';',
      '\\begin{matrix}',
      '\\end{',
      '\\times',
      '&',
      ' ',
      '1,',
      "['",
      '"1,',
    ];
    for (const text of hard) parseMatrix(text.repeat(200_000 / text.length));
    for (const text of hard) parseMatrix(`[${text.repeat(190_000 / text.length)}`);
    for (const text of hard) parseMatrix(`\\begin{matrix}${text.repeat(190_000 / text.length)}\\end{matrix}`);
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => void parseMatrix(text)));
  });
});

describe('toText', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }));
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
    fc.constantFrom(-Infinity, 5e-324, 1e308, 1e21, 0.1 + 0.2, 3),
  );
  const matrices = sizes.chain(([rows, cols]) =>
    fc
      .array(numbers, { minLength: rows * cols, maxLength: rows * cols })
      .map((data) => ({ rows, cols, data })),
  );

  it.each<TextFormat>(['numpy', 'pytorch', 'csv', 'json', 'latex'])(
    'writes %s that reads back exactly',
    (format) => {
      fc.assert(
        fc.property(matrices, (matrix) => {
          const rules = { allowMinusInfinity: true, decimal: '.' } as const;
          expect(parseMatrix(toText(matrix, format), rules)).toEqual(matrix);
        }),
      );
    },
  );

  it('looks as expected', () => {
    const matrix = { rows: 2, cols: 2, data: [1, -Infinity, -0, 1.5e-7] };
    expect(toText(matrix, 'numpy')).toBe('np.array([[1.0, -np.inf],\n          [-0.0, 1.5e-7]])');
    expect(toText(matrix, 'csv')).toBe('1,-inf\n-0,1.5e-7');
    expect(toText(matrix, 'json')).toBe('[[1, "-Infinity"], [-0, 1.5e-7]]');
    expect(toText(matrix, 'latex')).toBe(
      '\\begin{bmatrix}\n1 & -\\infty \\\\\n-0 & 1.5 \\times 10^{-7}\n\\end{bmatrix}',
    );
    expect(toText({ rows: 1, cols: 2, data: [Number.NaN, Infinity] }, 'numpy')).toBe(
      'np.array([[np.nan, np.inf]])',
    );
  });
});

describe('parseNumber', () => {
  it.each([
    ['1', 1],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+2', 2],
    ['1e-3', 0.001],
    ['1E+3', 1000],
    ['1,5', 1.5],
    ['1/3', 1 / 3],
    ['-1 / 4', -0.25],
    ['−2', -2],
    [' 7 ', 7],
    ['-0', 0],
    ['5e-324', 5e-324],
    ['1e308', 1e308],
  ])('reads %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each([
    'abc',
    '1 2',
    '1.2.3',
    '1,2,3',
    '1,2.3',
    '0x10',
    '1_000',
    '1/0',
    '1/',
    'NaN',
    'null',
    '٣',
    '1e',
    '--1',
    '1/-2',
  ])('refuses %s', (text) => {
    expect(inEnglish(parseNumber(text))).toEqual({
      error: `"${text}" is not a number: type one such as 1.5, -2 or 1/3`,
    });
  });

  it('rejects non-finite numbers and very long text', () => {
    expect(inEnglish(parseNumber('1e400'))).toEqual({ error: '"1e400" is not a finite number' });
    expect(parseNumber('9'.repeat(1e6))).toHaveProperty('error');
    expect(inEnglish(parseNumber(''))).toEqual({ error: 'no number: type one such as 1.5, -2 or 1/3' });
    expect(parseNumber('-∞')).toHaveProperty('error');
    expect(parseNumber('-∞', { allowMinusInfinity: true })).toBe(-Infinity);
  });
});
