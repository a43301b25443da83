import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { TextError } from '../errors';
import type { FormatName } from '../format-names';
import { skipComment } from '../tokens/comments';
import { kinds, type Tokens } from '../tokens/tokens';
import { fail, refuseToken } from './value';

/** The numbers of a line, or of a part of it, by their ids. */
export interface GridRow {
  readonly ids: readonly number[];
  /** Where it begins. */
  readonly at: number;
}

/** What separates the numbers of a grid. */
type Separator = ' ' | ',' | ';' | '|' | '\t' | '&';

export interface Grid {
  readonly rows: readonly GridRow[];
  readonly separator: Separator;
  /** Behind the last line. */
  readonly end: number;
}

const formats: Readonly<Record<Separator, FormatName>> = {
  ' ': 'rows',
  ',': 'csv',
  ';': 'semicolons',
  '|': 'markdown',
  '\t': 'tabs',
  '&': 'rows',
};

export function formatOfGrid({ separator }: Grid): FormatName {
  return formats[separator];
}

/** Whether a line of numbers begins at a token. */
export function startsRow(tokens: Tokens, at: number): boolean {
  if (tokens.is(at, '|')) return tokens.number(at + 1) >= 0;
  return tokens.isNumber(at) || (tokens.isString(at) && tokens.number(at) >= 0);
}

/** Reads lines that begin with a number, up to an empty line or one that begins with something else. */
export function readGrid(tokens: Tokens, at: number, skipsEmptyLines = false): Grid {
  const separator = separatorOf(tokens, at);
  const rows: GridRow[] = [];
  const rowsInLine = separator === ';' ? false : hasRowsInLine(tokens, at, separator);
  let end = at;
  while (startsRow(tokens, end)) {
    const lineEnd = tokens.lineEnd(end);
    readLine(tokens, { from: end, to: lineEnd, separator, rowsInLine }, rows);
    end = lineEnd;
    if (tokens.kind(end) === kinds.end) break;
    end = skipsEmptyLines ? tokens.skipLines(end) : end + 1;
  }
  return { rows, separator, end };
}

interface LinePart {
  readonly from: number;
  readonly to: number;
  readonly separator: Separator;
  readonly rowsInLine: boolean;
}

function readLine(tokens: Tokens, { from, to, separator, rowsInLine }: LinePart, rows: GridRow[]): void {
  let part = from;
  for (let at = from; at <= to; at++) {
    const isEnd = at === to;
    const ends = tokens.is(at, ';') && (rowsInLine || tokens.isLineEnd(at + 1));
    if (!isEnd && !(ends && separator !== ';')) continue;
    if (at > part || !isEnd) rows.push(readRow(tokens, { from: part, to: at, separator, row: rows.length }));
    part = at + 1;
  }
}

interface RowPart {
  readonly from: number;
  readonly to: number;
  readonly separator: Separator;
  readonly row: number;
}

/** Reads the numbers between two tokens; what is no number is refused at its place. */
export function readRow(tokens: Tokens, { from, to, separator, row }: RowPart): GridRow {
  const ids: number[] = [];
  let isSeparated = true;
  for (let at = from; at < to; at++) {
    const cell = { row: row + 1, col: ids.length + 1 };
    if (separator !== ' ' && tokens.is(at, separator)) {
      if (isSeparated && !(separator === '|' && at === from)) failCell(tokens, at, 'formats.no_number', cell);
      isSeparated = true;
      continue;
    }
    const end = skipComment(tokens, at, true);
    if (end > at) {
      at = end - 1;
      continue;
    }
    const id = tokens.number(at);
    if (id < 0) failCell(tokens, at, 'formats.not_a_number', cell);
    if (separator === '\t') checkTabs(tokens, at, from, cell);
    else if (separator !== ' ' && !isSeparated) fail(tokens, at, formatsText('formats.two_in_one_cell'));
    ids.push(id);
    isSeparated = false;
  }
  return { ids, at: from };
}

function failCell(
  tokens: Tokens,
  at: number,
  id: 'formats.no_number' | 'formats.not_a_number',
  cell: { readonly row: number; readonly col: number },
): never {
  if (tokens.kind(at) === kinds.ellipsis) refuseToken(tokens, at);
  let first = at;
  while (tokens.isAttached(first) && tokens.isNumber(first - 1)) first -= 1;
  const before = tokens.source.text.slice(tokens.start(first), tokens.start(at));
  const text = `${before}${tokens.textAt(tokens.start(at)) || tokens.text(at)}`.slice(0, 60);
  throw new TextError(message(formatsText(id), { text }), tokens.source.placeAt(tokens.start(at)), cell);
}

/** One tab between two numbers: a second one is an empty cell, and none means two numbers in one cell. */
function checkTabs(tokens: Tokens, at: number, from: number, cell: { row: number; col: number }): void {
  if (at === from) return;
  const between = tokens.source.text.slice(tokens.end(at - 1), tokens.start(at));
  const tabs = between.split('\t').length - 1;
  if (tabs === 0) fail(tokens, at, formatsText('formats.two_in_one_cell'));
  if (tabs > 1) failCell(tokens, at, 'formats.no_number', cell);
}

function separatorOf(tokens: Tokens, at: number): Separator {
  const end = blockEnd(tokens, at);
  const text = tokens.source.text.slice(tokens.start(at), tokens.end(end - 1));
  if (/[^\t\n]\t+[^\t\n]/.test(text)) return '\t';
  const has = { ',': false, ';': false, '|': false, '&': false };
  for (let each = at; each < end; each++)
    for (const mark of [',', ';', '|', '&'] as const)
      if (tokens.is(each, mark) && !(mark === ';' && tokens.isLineEnd(each + 1))) has[mark] = true;
  if (has['|']) return '|';
  if (has['&']) return '&';
  if (has[',']) return ',';
  if (!has[';']) return hasTrailingCommas(tokens, at) ? ',' : ' ';
  return hasRowsInLine(tokens, at, ' ') ? ' ' : ';';
}

function hasTrailingCommas(tokens: Tokens, at: number): boolean {
  return tokens.is(tokens.lineEnd(at) - 1, ',');
}

/** Semicolons separate rows if there are several numbers between them: `1 2; 3 4`. */
function hasRowsInLine(tokens: Tokens, at: number, separator: Separator): boolean {
  const end = blockEnd(tokens, at);
  let hasSemicolon = false;
  let count = 0;
  let most = 0;
  for (let each = at; each < end; each++) {
    if (tokens.is(each, ';')) hasSemicolon = true;
    if (tokens.is(each, ';') || tokens.kind(each) === kinds.newline) count = 0;
    else if (tokens.number(each) >= 0) count += 1;
    most = Math.max(most, count);
  }
  return hasSemicolon && (most > 1 || separator === ',');
}

/** Where the first line that does not begin with a number begins. */
function blockEnd(tokens: Tokens, at: number): number {
  let end = at;
  while (startsRow(tokens, end)) {
    end = tokens.lineEnd(end);
    if (tokens.kind(end) === kinds.end) return end;
    end += 1;
  }
  return end;
}
