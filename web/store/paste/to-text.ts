import type { MatrixData } from '../../engine/types';

export type TextFormat = 'numpy' | 'pytorch' | 'csv' | 'json' | 'latex' | 'markdown';

/** Writes a matrix as text. Every number parses to the same number again, unless `finiteText` writes numbers in another way. */
export function toText(matrix: MatrixData, format: TextFormat, finiteText = shortest): string {
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.cols }, (_, col) =>
      numberText(matrix.data[row * matrix.cols + col] ?? 0, format, finiteText),
    ),
  );
  switch (format) {
    case 'numpy':
      return `np.array([${lists(rows, ',\n          ')}])`;
    case 'pytorch':
      return `torch.tensor([${lists(rows, ',\n              ')}], dtype=torch.float64)`;
    case 'csv':
      return rows.map((row) => row.join(',')).join('\n');
    case 'json':
      return `[${lists(rows, ', ')}]`;
    case 'latex':
      return `\\begin{bmatrix}\n${rows.map((row) => row.join(' & ')).join(' \\\\\n')}\n\\end{bmatrix}`;
    case 'markdown':
      return markdown(rows);
  }
}

function lists(rows: readonly (readonly string[])[], separator: string): string {
  return rows.map((row) => `[${row.join(', ')}]`).join(separator);
}

/** A table with row and column numbers from 1, since Markdown tables need a header. */
function markdown(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map((_, col) => col + 1);
  return [['', ...columns], ['---', ...columns.map(() => '---:')], ...rows.map((row, at) => [at + 1, ...row])]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const notFinite: Readonly<
  Record<TextFormat, readonly [minusInfinity: string, infinity: string, nan: string]>
> = {
  numpy: ['-np.inf', 'np.inf', 'np.nan'],
  pytorch: ['-torch.inf', 'torch.inf', 'torch.nan'],
  csv: ['-inf', 'inf', 'nan'],
  json: ['"-Infinity"', '"Infinity"', '"NaN"'],
  latex: ['-\\infty', '\\infty', '\\text{NaN}'],
  markdown: ['−∞', '∞', 'NaN'],
};

function shortest(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}

function numberText(number: number, format: TextFormat, finiteText: (number: number) => string): string {
  const [minusInfinity, infinity, nan] = notFinite[format];
  if (Number.isNaN(number)) return nan;
  if (!Number.isFinite(number)) return number < 0 ? minusInfinity : infinity;
  const text = finiteText(number);
  if (format === 'latex') return text.replace(/e\+?(-?\d+)$/, ' \\times 10^{$1}');
  // Without `.0`, NumPy would create an array of integers.
  return format === 'numpy' && /^-?\d+$/.test(text) ? `${text}.0` : text;
}
