import type { MatrixData } from '../../../engine/types';
import { type TextFormat, toText } from '../../../store/paste/to-text';

/** The names of the rows and columns of a matrix. */
export interface AxisNames {
  readonly rows: readonly string[];
  readonly cols: readonly string[];
}

/** How a matrix is written. */
export interface MatrixTextOptions {
  /** How many decimals each number has; null: as many as it needs to parse to the same number again. */
  readonly digits: number | null;
  /** Names beside the numbers, in Python as comments; null: none. */
  readonly names: AxisNames | null;
}

/** Writes a matrix as text, with rounded numbers and with names where they are asked for. */
export function matrixText(
  matrix: MatrixData,
  format: TextFormat,
  { digits, names }: MatrixTextOptions,
): string {
  const text =
    digits === null ? toText(matrix, format) : toText(matrix, format, (each) => rounded(each, digits));
  return names === null ? text : withNames(text, format, names);
}

function rounded(number: number, digits: number): string {
  const text = number.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text;
}

/** Each row of numbers is a line of the text, except in JSON. */
function withNames(text: string, format: TextFormat, { rows, cols }: AxisNames): string {
  const lines = text.split('\n');
  switch (format) {
    case 'numpy':
    case 'pytorch':
      return `# rows: ${JSON.stringify(rows)}\n# columns: ${JSON.stringify(cols)}\n${text}`;
    case 'json':
      return `{"rows": ${JSON.stringify(rows)}, "columns": ${JSON.stringify(cols)}, "data": ${text}}`;
    case 'csv':
      return [
        ['', ...cols.map(csvName)].join(','),
        ...lines.map((line, row) => `${csvName(rows[row] ?? '')},${line}`),
      ].join('\n');
    case 'latex':
      return latexTable(lines.slice(1, -1), { rows, cols });
    case 'markdown': {
      const [, rule = '', ...body] = lines;
      const named = body.map((line, row) =>
        line.replace(/^\| \d+ /, () => `| ${markdownName(rows[row] ?? '')} `),
      );
      return [`| ${['', ...cols.map(markdownName)].join(' | ')} |`, rule, ...named].join('\n');
    }
  }
}

/** A matrix in brackets has no room for names: this is a table with a line below and beside them. */
function latexTable(lines: readonly string[], { rows, cols }: AxisNames): string {
  return [
    `\\begin{array}{r|${'r'.repeat(cols.length)}}`,
    `${['', ...cols.map(latexName)].join(' & ')} \\\\`,
    '\\hline',
    ...lines.map((line, row) => `${latexName(rows[row] ?? '')} & ${line}`),
    '\\end{array}',
  ].join('\n');
}

/** Spreadsheets run a cell that begins with one of these signs: an apostrophe in front makes it text. */
function csvName(name: string): string {
  const text = /^\s*[=+\-@]/.test(name) ? `'${name}` : name;
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const latexSigns: Readonly<Record<string, string>> = {
  '\\': '\\backslash ',
  '~': '\\sim ',
  '^': '\\wedge ',
};

/** Signs that LaTeX would run stand between the pieces of text, as math. */
function latexName(name: string): string {
  const text = oneLine(name)
    .replace(/[#$%&_{}]/g, '\\$&')
    .replace(/\\(?![#$%&_{}])|[~^]/g, (sign) => `}${latexSigns[sign] ?? ''}\\text{`);
  return `\\text{${text}}`;
}

function markdownName(name: string): string {
  return oneLine(name).replace(/[\\`*_{}[\]<>&~$|#]/g, '\\$&');
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim();
