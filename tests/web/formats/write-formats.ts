import fc from 'fast-check';

export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** Numbers with four decimals, at least one of which needs them. */
const number = fc
  .integer({ min: -99_999, max: 99_999 })
  .map((thousandths) => (thousandths * 10 + 1) / 10_000);

export const matrices: fc.Arbitrary<Matrix> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([rows, cols]) =>
    fc
      .array(number, { minLength: rows * cols, maxLength: rows * cols })
      .map((data) => ({ rows, cols, data })),
  );

type Write = (rows: readonly (readonly string[])[]) => string;

interface Format {
  readonly name: string;
  /** What the name of the format contains. */
  readonly says: string;
  readonly isNamed: boolean;
  readonly decimal?: '.' | ',';
  readonly write: (matrix: Matrix) => string;
}

const rowsOf = ({ rows, cols, data }: Matrix): readonly (readonly string[])[] =>
  Array.from({ length: rows }, (_, row) =>
    data.slice(row * cols, (row + 1) * cols).map((each) => each.toFixed(4)),
  );

function format(name: string, says: string, isNamed: boolean, write: Write): Format {
  return { name, says, isNamed, write: (matrix) => write(rowsOf(matrix)) };
}

const lists = (rows: readonly (readonly string[])[], comma: string, row: string): string =>
  rows.map((cells) => `[${cells.join(comma)}]`).join(row);

const lines = (rows: readonly (readonly string[])[], before: (at: number) => string, space = '  '): string =>
  rows.map((cells, at) => `${before(at)}${cells.join(space)}`).join('\n');

const columns = (rows: readonly (readonly string[])[], name: (at: number) => string, space = '  '): string =>
  (rows[0] ?? []).map((_, at) => name(at)).join(space);

const withCommas = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((cells) => cells.map((cell) => cell.replace('.', ',')));

export const formats: readonly Format[] = [
  format('rows', 'rows of numbers', true, (rows) => `weights\n${lines(rows, () => '')}\n`),
  format(
    'decimal commas',
    'decimal commas',
    true,
    (rows) => `weights\n${lines(withCommas(rows), () => ' ')}\n`,
  ),
  format('CSV', 'CSV', false, (rows) => lines(rows, () => '', ',')),
  format('CSV with semicolons', 'decimal commas', false, (rows) => lines(withCommas(rows), () => '', ';')),
  format(
    'CSV with headings',
    'headings',
    false,
    (rows) => `${columns(rows, (at) => `t${at}`, ',')}\n${lines(rows, () => '', ',')}`,
  ),
  format(
    'CSV of pandas',
    'headings',
    false,
    (rows) => `,${columns(rows, String, ',')}\n${lines(rows, (at) => `${at},`, ',')}`,
  ),
  format('spreadsheet', 'spreadsheet', false, (rows) => lines(rows, () => '', '\t')),
  format(
    'pandas',
    'headings',
    false,
    (rows) => `        ${columns(rows, String, '       ')}\n${lines(rows, (at) => `${at}  `)}`,
  ),
  format('NumPy', 'NumPy', true, (rows) => `weights =\n[${lists(rows, ' ', '\n ')}]`),
  format('NumPy array', 'NumPy', true, (rows) => `weights = array([${lists(rows, ', ', ',\n       ')}])`),
  format(
    'PyTorch',
    'PyTorch',
    true,
    (rows) => `weights: tensor([${lists(rows, ', ', ',\n        ')}], grad_fn=<MulBackward0>)`,
  ),
  format(
    'JAX',
    'JAX',
    true,
    (rows) => `weights = Array([${lists(rows, ', ', ',\n       ')}], dtype=float32)`,
  ),
  format(
    'TensorFlow',
    'TensorFlow',
    false,
    (rows) =>
      `tf.Tensor(\n[${lists(rows, ' ', '\n ')}], shape=(${rows.length}, ${rows[0]?.length}), dtype=float32)`,
  ),
  format('JSON', 'JSON', true, (rows) => `{"weights": [${lists(rows, ', ', ', ')}]}`),
  format(
    'braces',
    'braces',
    true,
    (rows) =>
      `double weights[${rows.length}][${rows[0]?.length}] = {${rows.map((cells) => `{${cells.join(', ')}}`).join(', ')}};`,
  ),
  format(
    'R',
    'printout of R',
    true,
    (rows) =>
      `$weights\n     ${columns(rows, (at) => `[,${at + 1}]`)}\n${lines(rows, (at) => `[${at + 1},]  `)}\n`,
  ),
  format('MATLAB', 'MATLAB', true, (rows) => `weights =\n\n${lines(rows, () => '   ')}\n`),
  format(
    'Julia',
    'Julia',
    true,
    (rows) => `julia> weights\n${rows.length}×${rows[0]?.length} Matrix{Float64}:\n${lines(rows, () => ' ')}`,
  ),
  format(
    'libtorch',
    'libtorch',
    true,
    (rows) => `weights\n${lines(rows, () => ' ')}\n[ CPUFloatType{${rows.length},${rows[0]?.length}} ]`,
  ),
  format(
    'Markdown',
    'Markdown',
    false,
    (rows) =>
      `| ${columns(rows, (at) => `t${at}`, ' | ')} |\n|${'---|'.repeat(rows[0]?.length ?? 0)}\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`,
  ),
  format(
    'LaTeX',
    'LaTeX',
    false,
    (rows) => `\\begin{bmatrix}\n${rows.map((cells) => cells.join(' & ')).join(' \\\\\n')}\n\\end{bmatrix}`,
  ),
];

export const pretty = (text: string): string => JSON.stringify(text);
