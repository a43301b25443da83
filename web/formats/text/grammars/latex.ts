import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { checkRows } from '../arrays';
import { TextError } from '../errors';
import { numberOf } from '../tokens/numbers';
import type { Tokens } from '../tokens/tokens';
import { fail } from './value';

export interface LatexMatrix {
  readonly rows: readonly (readonly number[])[];
  readonly at: number;
  readonly end: number;
}

/** The name of the environment that begins at a token; null for anything else. */
function environmentAt(tokens: Tokens, at: number): string | null {
  if (
    !tokens.isWord(at) ||
    tokens.text(at) !== '\\begin' ||
    !tokens.is(at + 1, '{') ||
    !tokens.isWord(at + 2)
  )
    return null;
  const name = tokens.text(at + 2);
  return tokens.is(at + 3, '}') || tokens.is(at + 3, '*') ? name : null;
}

/** What may stand around a matrix: `\[`, `$$`, `\left(`, `\centering`. */
export function skipMath(tokens: Tokens, at: number): number {
  if (tokens.is(at, '\\') && /^\\[[\]()]$/.test(tokens.text(at))) return at + 1;
  if (!tokens.isWord(at)) return at;
  const word = tokens.text(at);
  if (word === '\\left' || word === '\\right') return at + 2;
  return /^\${1,2}$|^\\(?:centering|displaystyle)$/.test(word) ? at + 1 : at;
}

export function startsLatex(tokens: Tokens, at: number): boolean {
  return environmentAt(tokens, at) !== null || (tokens.isWord(at) && tokens.text(at) === '\\begin');
}

const rules = /^\\(?:hline|toprule|midrule|bottomrule)$/;

/** Reads `\begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix}`, also `array` and `tabular`. */
export function readLatex(tokens: Tokens, start: number): LatexMatrix {
  const name = environmentAt(tokens, start);
  const isMatrix = name !== null && /^[a-zA-Z]?(?:small)?matrix$/.test(name);
  const hasColumns = name === 'array' || name === 'tabular';
  if (!isMatrix && !hasColumns) fail(tokens, start, formatsText('formats.latex_no_matrix'));
  let at = start + (tokens.is(start + 3, '*') ? 5 : 4);
  if (hasColumns) at = skipColumns(tokens, at, start);
  const rows: LatexCell[][] = [];
  const row: LatexCell[] = [];
  let cell = tokens.skipLines(at);
  for (; ; at++) {
    if (at >= tokens.count) fail(tokens, start, formatsText('formats.latex_no_matrix'));
    const isEnd = tokens.isWord(at) && tokens.text(at) === '\\end';
    const isRowEnd = tokens.is(at, '\\\\');
    if (tokens.isWord(at) && rules.test(tokens.text(at))) {
      if (cell !== at) fail(tokens, cell, formatsText('formats.not_understood'), { text: tokens.text(cell) });
      cell = tokens.skipLines(at + 1);
    }
    if (tokens.is(at, '&') || isEnd || isRowEnd) {
      const isEmpty = row.length === 0 && cell === at;
      if (!isEmpty || tokens.is(at, '&') || (isRowEnd && rows.length > 0)) row.push({ from: cell, to: at });
      if (!tokens.is(at, '&') && row.length > 0) rows.push(row.splice(0));
      cell = tokens.skipLines(at + 1);
    }
    if (isEnd) break;
  }
  const ids = numbersOf(tokens, rows, hasColumns);
  checkRows(ids, tokens.numbers, tokens.source);
  const closes = tokens.is(at + 1, '{') && tokens.text(at + 2) === name;
  const end = at + (tokens.is(at + 3, '*') ? 5 : 4);
  if (!closes || !tokens.is(end - 1, '}')) fail(tokens, at, formatsText('formats.latex_no_matrix'));
  if (ids.length === 0) fail(tokens, start, formatsText('formats.no_numbers'));
  return { rows: ids, at: start, end };
}

interface LatexCell {
  readonly from: number;
  readonly to: number;
}

/** The numbers of all cells. A table may have headings, and names of rows. */
function numbersOf(
  tokens: Tokens,
  rows: readonly (readonly LatexCell[])[],
  isTable: boolean,
): readonly number[][] {
  const isText = ({ from, to }: LatexCell): boolean =>
    to > from && tokens.number(from) < 0 && /^[{\p{L}]/u.test(tokens.textBetween(from, to));
  const hasHeadings =
    isTable && rows.length > 1 && (rows[0]?.slice(1).every(isText) ?? false) && (rows[0]?.length ?? 0) > 1;
  const body = hasHeadings ? rows.slice(1) : rows;
  const hasNames =
    isTable && body.every(([first, second]) => second !== undefined && first !== undefined && isText(first));
  return body.map((cells, row) =>
    (hasNames ? cells.slice(1) : cells).map(({ from, to }, col) => readCell(tokens, from, to, { row, col })),
  );
}

/** `{cc}`, `{|c|c|}`. */
function skipColumns(tokens: Tokens, at: number, start: number): number {
  if (!tokens.is(at, '{')) fail(tokens, start, formatsText('formats.latex_no_matrix'));
  let end = at + 1;
  while (end < tokens.count && /^[lcr|]{1,80}$/.test(tokens.text(end))) end += 1;
  if (!tokens.is(end, '}')) fail(tokens, start, formatsText('formats.latex_no_matrix'));
  return end + 1;
}

/** `1.5 \times 10^{-7}`, `-\infty`, `0{,}5`, `\text{NaN}`. */
function readCell(
  tokens: Tokens,
  from: number,
  to: number,
  { row, col }: { row: number; col: number },
): number {
  const start = from >= to ? tokens.start(to) : tokens.start(from);
  const text = tokens.textBetween(from, to).slice(0, 400);
  const plain = text
    .trim()
    .replace(/^\$|\$$/g, '')
    .replace(/\s+/g, ' ')
    .replace('{,}', ',')
    .replace(/ ?\\(?:times|cdot) ?10 ?\^ ?\{? ?([+-]?\d{1,5}) ?\}?/, 'e$1')
    .replace(/\\(?:text|mathrm)\{(NaN|nan|inf)\}/, '$1')
    .replace(/^([+-]?) ?\\infty$/, '$1inf');
  const isComma = /^[+-]?\d+,\d+/.test(plain) && tokens.decimal === '.' && !text.includes('{,}');
  const written = isComma ? null : numberOf(plain);
  if (written !== null) return tokens.numbers.add(written, start);
  const cell = { row: row + 1, col: col + 1 };
  return failCell(tokens, text.trim(), start, cell);
}

function failCell(tokens: Tokens, text: string, offset: number, cell: { row: number; col: number }): never {
  const id = formatsText(text === '' ? 'formats.no_number' : 'formats.not_a_number');
  throw new TextError(message(id, { text: text.slice(0, 60) }), tokens.source.placeAt(offset), cell);
}
