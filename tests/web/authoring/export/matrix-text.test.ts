import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf, fileText } from '../../../../web/authoring/export/files';
import { axisNames } from '../../../../web/authoring/export/matrix/axis-names';
import { type AxisNames, matrixText } from '../../../../web/authoring/export/matrix/matrix-text';
import type { MatrixData } from '../../../../web/engine/types';
import { modelOf } from '../../ui/sample';
import { pythonWith, runPython } from './python';

type Table = readonly (readonly string[])[];

/** A table, as other programs read each format. */
const readers: Readonly<Record<'csv' | 'markdown' | 'latex', (text: string) => Table>> = {
  csv: readCsv,
  markdown: (text) =>
    text
      .split('\n')
      .filter((_, at) => at !== 1)
      .map((line) => line.slice(1, -1).split(/(?<!(?<!\\)(?:\\\\)*\\)\|/))
      .map((cells) => cells.map((cell) => cell.trim().replace(/\\(.)/g, '$1'))),
  latex: (text) =>
    text
      .replace(/\\(?:begin|end)\{\w+\}(?:\{[r|]+\})?|\\hline/g, '')
      .split('\\\\\n')
      .map((line) => line.split(/(?<!\\)&/).map((cell) => latexText(cell.trim()))),
};

/** Quoted fields, as RFC 4180 has them. */
function readCsv(text: string): Table {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of `${text}\n`.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))([,\n])/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const signs: Readonly<Record<string, string>> = { backslash: '\\', sim: '~', wedge: '^' };

const latexText = (cell: string): string =>
  cell
    .replace(/^\\text\{(.*)\}$/s, '$1')
    .replace(/\}\\(\w+) \\text\{/g, (_, name: string) => signs[name] ?? '')
    .replace(/\\([#$%&_{}])/g, '$1');

interface Sample {
  readonly matrix: MatrixData;
  readonly names: AxisNames;
}

const words = fc
  .string({ minLength: 1, maxLength: 8 })
  .map((word) => word.trim())
  .filter((word) => word !== '' && !/\s\s/.test(word));

const samples: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, cols]) => {
    const list = <T>(each: fc.Arbitrary<T>, length: number) =>
      fc.array(each, { minLength: length, maxLength: length });
    return fc.record({
      matrix: list(fc.double({ min: -1e6, max: 1e6, noNaN: true }), rows * cols).map((data) => ({
        ...{ rows, cols },
        data: Float64Array.from(data),
      })),
      names: fc.record({ rows: list(words, rows), cols: list(words, cols) }),
    });
  });

/** Whether a written number is the nearest with so many decimals. */
const isNear = (text: string, value: number, digits: number): boolean =>
  Math.abs(Number(text) - value) <= 0.5000001 * 10 ** -digits && (text.split('.')[1]?.length ?? 0) === digits;

describe('matrixText', () => {
  it.each(['csv', 'markdown', 'latex'] as const)(
    'writes %s with rounded numbers and names that read back',
    (format) => {
      fc.assert(
        fc.property(samples, fc.integer({ min: 0, max: 6 }), ({ matrix, names }, digits) => {
          const [head = [], ...body] = readers[format](matrixText(matrix, format, { digits, names }));
          const isGuarded = (name: string): boolean => format === 'csv' && /^[=+\-@]/.test(name);
          const written = (name: string): string => (isGuarded(name) ? `'${name}` : name);
          expect(head).toEqual(['', ...names.cols.map(written)]);
          expect(body.map(([name]) => name)).toEqual(names.rows.map(written));
          const numbers = body.flatMap((cells) => cells.slice(1));
          expect(numbers.length).toBe(matrix.data.length);
          for (const [at, text] of numbers.entries())
            expect(isNear(text, matrix.data[at] ?? Number.NaN, digits), text).toBe(true);
        }),
      );
    },
  );

  it('writes JSON with names, and without', () => {
    fc.assert(
      fc.property(samples, ({ matrix, names }) => {
        const rows = Array.from({ length: matrix.rows }, (_, row) =>
          Array.from(matrix.data).slice(row * matrix.cols, (row + 1) * matrix.cols),
        );
        expect(JSON.parse(matrixText(matrix, 'json', { digits: null, names: null }))).toEqual(rows);
        expect(JSON.parse(matrixText(matrix, 'json', { digits: null, names }))).toEqual({
          ...{ rows: names.rows, columns: names.cols },
          data: rows,
        });
      }),
    );
  });

  it('looks as expected', () => {
    const matrix = { rows: 2, cols: 2, data: [0.125, -Infinity, -0.001, 2] };
    const names = { rows: ['the', '50 %'], cols: ['a|b', '=1+1'] };
    expect(matrixText(matrix, 'latex', { digits: 2, names })).toBe(
      '\\begin{array}{r|rr}\n & \\text{a|b} & \\text{=1+1} \\\\\n\\hline\n\\text{the} & 0.13 & -\\infty \\\\\n\\text{50 \\%} & 0.00 & 2.00\n\\end{array}',
    );
    expect(matrixText(matrix, 'latex', { digits: 2, names: null })).toBe(
      '\\begin{bmatrix}\n0.13 & -\\infty \\\\\n0.00 & 2.00\n\\end{bmatrix}',
    );
    expect(matrixText(matrix, 'markdown', { digits: 0, names })).toBe(
      '|  | a\\|b | =1+1 |\n| --- | ---: | ---: |\n| the | 0 | −∞ |\n| 50 % | 0 | 2 |',
    );
    expect(matrixText(matrix, 'csv', { digits: 1, names })).toBe(",a|b,'=1+1\nthe,0.1,-inf\n50 %,0.0,2.0");
    expect(matrixText(matrix, 'pytorch', { digits: null, names: null })).toBe(
      'torch.tensor([[0.125, -torch.inf],\n              [-0.001, 2]], dtype=torch.float64)',
    );
  });
});

/** Without the package, its name stands for a few functions that return lists. */
const program = `
import json, math, sys, types
def stub(name, **values):
    try: __import__(name)
    except ImportError: sys.modules[name] = types.SimpleNamespace(inf=math.inf, nan=math.nan, **values)
stub('numpy', array=lambda rows: rows)
stub('torch', tensor=lambda rows, dtype: rows, float64=None)
def plain(value):
    rows = value if isinstance(value, list) else value.tolist()
    kind = '' if isinstance(value, list) else str(value.dtype).replace('torch.', '')
    return [kind, [[str(number) for number in row] for row in rows]]
def run(name, text):
    scope = {}
    exec(text, scope)
    return plain(scope[name])
print(json.dumps([run(name, text) for name, text in json.load(sys.stdin)]))`;

describe('files in Python', () => {
  it('run as they stand, and hold the same numbers', () => {
    const model = modelOf('masks', [{ type: 'go-to', node: 'weights' }]);
    const nodes = [...model.trace.nodes];
    const files = (['numpy', 'pytorch'] as const).flatMap((format) =>
      nodes.map((node) => {
        const text = matrixText(node, format, { digits: null, names: axisNames(node, model) });
        return [node.name, fileText(text, format, node)] as const;
      }),
    );
    const torch = pythonWith('numpy, torch');
    if (torch === null) console.log('NumPy and PyTorch are not installed: their functions are replaced.');
    const results = runPython(program, files, torch ?? 'python3') as [string, string[][]][];
    expect(results.length).toBe(2 * nodes.length);
    for (const [at, [kind, rows]] of results.entries()) {
      const node = nodes[at % nodes.length];
      expect(rows.flat().map((text) => Number(text.replace('inf', 'Infinity')))).toEqual([
        ...(node?.data ?? []),
      ]);
      expect(rows.length).toBe(node?.rows);
      expect(kind).toBe(torch === null ? '' : 'float64');
    }
  });

  it('have a name and a type', () => {
    const file = fileOf('1', 'latex', 'multi-head', 'head_0/weights');
    expect([file.name, file.type]).toEqual(['multi-head-head_0-weights.tex', 'text/x-tex']);
  });
});
