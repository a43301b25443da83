import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { TextError } from '../errors';
import type { FormatName } from '../format-names';
import type { Notes } from '../notes';
import type { Tokens } from '../tokens/tokens';
import { isRule, pandasFooterAt, psqlFooterAt } from './headers';
import { type Cell, type CellSeparator, cellSeparatorOf, cellsOf } from './table-cells';
import { fail } from './value';

/** A table with headings, with names of its rows, or with both. */
export interface Table {
  readonly rows: readonly (readonly number[])[];
  readonly format: FormatName;
  readonly at: number;
  readonly end: number;
}

/** A word above a column; no name of an array with `:` or `=`, and no number with a wrong letter. */
const heading = /^(?!\p{L}\.\d+$)[\p{L}_(][^:=]*$/u;

interface Headings {
  readonly cells: readonly Cell[];
  readonly separator: CellSeparator;
  /** Whether each row begins with a name that the headings leave out or call by a word. */
  readonly hasNames: boolean;
  /** Whether further columns follow below. */
  readonly isContinued: boolean;
  /** Where the first row begins. */
  readonly end: number;
}

const formats: Readonly<Record<CellSeparator, FormatName>> = {
  ' ': 'pandas',
  ',': 'csv_header',
  ';': 'csv_header',
  '\t': 'tabs_header',
  '|': 'markdown',
};

/** Reads a table whose headings begin at a token; null if there is none. */
export function readTable(tokens: Tokens, start: number, notes: Notes): Table | null {
  const headings = headingsAt(tokens, start);
  if (headings === null) return null;
  const rows: number[][] = [];
  let names: readonly string[] = [];
  let block: Headings | null = headings;
  let end = start;
  while (block !== null) {
    const read = readRows(tokens, block);
    if (rows.length === 0) for (const row of read.rows) rows.push([...row]);
    else if (read.names.join('\n') !== names.join('\n'))
      fail(tokens, block.end, formatsText('formats.blocks_differ'));
    else for (const [at, row] of read.rows.entries()) rows[at]?.push(...row);
    names = read.names;
    end = read.end;
    const { isContinued }: Headings = block;
    block = isContinued ? headingsAt(tokens, tokens.skipLines(end)) : null;
    if (isContinued && block === null)
      fail(tokens, tokens.skipLines(end), formatsText('formats.blocks_differ'));
  }
  const footer = pandasFooterAt(tokens, tokens.skipLines(end));
  if (footer !== null) {
    const found = [rows.length, rows[0]?.length ?? 0].join(' × ');
    if (footer.sizes.join(' × ') !== found)
      fail(tokens, start, formatsText('formats.shape_differs'), { stated: footer.sizes.join(' × '), found });
    end = footer.end;
  }
  const psql = psqlFooterAt(tokens, tokens.skipLines(end));
  if (psql !== null) {
    if (psql.sizes[0] !== rows.length)
      fail(tokens, start, formatsText('formats.shape_differs'), {
        stated: psql.sizes.join(),
        found: rows.length,
      });
    end = psql.end;
  }
  tell(notes, headings, names);
  return { rows, format: formats[headings.separator], at: start, end };
}

function tell(notes: Notes, { cells, hasNames }: Headings, names: readonly string[]): void {
  const shown = (texts: readonly string[]): string =>
    texts.slice(0, 6).join(', ').slice(0, 80) + (texts.length > 6 ? ', …' : '');
  const headings = cells.map(({ text }) => text).filter((text) => text !== '');
  if (headings.length > 0)
    notes.add(message(formatsText('formats.note_headings'), { names: shown(headings) }));
  if (hasNames) notes.add(message(formatsText('formats.note_row_names'), { names: shown(names) }));
}

/** The headings that begin at a token, if rows of numbers that fit stand below them. */
function headingsAt(tokens: Tokens, at: number): Headings | null {
  const lineEnd = tokens.lineEnd(at);
  let next = lineEnd + 1;
  const hasRule = next < tokens.count && isRule(tokens, next);
  if (hasRule) next = tokens.lineEnd(next) + 1;
  if (tokens.isLineEnd(next) || next >= tokens.count) return null;
  const isContinued = tokens.is(lineEnd - 1, '\\');
  const separator = cellSeparatorOf(tokens, at, next);
  if (separator === ',' && isSeparatedTightly(tokens, at, tokens.lineEnd(next))) return null;
  const cells = cellsOf(tokens, at, isContinued ? lineEnd - 1 : lineEnd, separator);
  const below = cellsOf(tokens, next, tokens.lineEnd(next), separator);
  const last = below.at(-1);
  if (last === undefined || last.id < 0) return null;
  const base = { cells, separator, isContinued, end: next };
  if (separator === ' ') return spacedHeadings(tokens, base, below);
  if (cells.length !== below.length) return null;
  return separatedHeadings(tokens, base, below, hasRule);
}

/** Whether commas without a space behind them would separate cells, while those in numbers are decimal: nothing tells the two apart. */
function isSeparatedTightly(tokens: Tokens, from: number, to: number): boolean {
  if (tokens.decimal !== ',') return false;
  for (let at = from; at < to; at++)
    if (tokens.is(at, ',') && !tokens.isLineEnd(at + 1) && tokens.isAttached(at + 1)) return true;
  return false;
}

type Base = Omit<Headings, 'hasNames'>;

/** Headings above columns that are separated by spaces: of pandas and of R, and words above columns. */
function spacedHeadings(tokens: Tokens, base: Base, below: readonly Cell[]): Headings | null {
  const { cells } = base;
  const [first] = cells;
  if (first === undefined) return null;
  const isWords = cells.every(({ id }) => id < 0);
  const isSequential = cells.every(({ text }, at) => text === `${at + Number(first.text)}`);
  if (below.length === cells.length + 1) {
    // The heading of the first column stands behind the name of the row.
    const nameEnd = columnOf(tokens, (below[0]?.offset ?? 0) + (below[0]?.text.length ?? 0));
    const isBehind = columnOf(tokens, first.offset) >= nameEnd;
    const isTable =
      (isBehind && (cells.length > 1 || isWords || isSequential)) || (isWords && cells.length > 1);
    if (!isTable || !cells.every(({ id, text }) => id >= 0 || heading.test(text))) return null;
    if (!isWords && !isSequential && below.every(({ id }) => id >= 0) && !isBehind) return null;
    return { ...base, hasNames: true };
  }
  const isPlain = isWords && cells.length > 1 && cells.every(({ text }) => heading.test(text));
  if (below.length !== cells.length || !isPlain) return null;
  const hasNames = (below[0]?.id ?? 0) < 0;
  return { ...base, hasNames };
}

function firstCount(cells: readonly Cell[]): number {
  return cells[0]?.text === '1' ? 1 : 0;
}

function columnOf(tokens: Tokens, offset: number): number {
  return tokens.source.placeAt(offset).column;
}

/** Headings of a file with separators, or of a Markdown table, which has a line of dashes below them. */
function separatedHeadings(
  tokens: Tokens,
  base: Base,
  below: readonly Cell[],
  hasRule: boolean,
): Headings | null {
  const { cells, separator } = base;
  const isNamed = (below[0]?.id ?? -1) < 0;
  const isIndex =
    cells[0]?.text === '' || /^Unnamed: 0$|^index$|^\(?(?:iteration )?index\)$/i.test(cells[0]?.text ?? '');
  const hasNames = below.length > 1 && (isNamed || isIndex);
  if (hasRule && separator === '|') return { ...base, hasNames };
  const rest = cells.slice(1);
  if (rest.length === 0 && (cells[0]?.id ?? 0) >= 0) return null;
  const isWords = (isIndex ? rest : cells).every(({ id, text }) => id < 0 && heading.test(text));
  if (isWords) return { ...base, hasNames };
  const named = hasNames ? rest : cells;
  const isSequential = named.every(({ text }, at) => text === `${at + firstCount(named)}`);
  if (!isSequential) return null;
  if (hasNames && (cells[0]?.id ?? 0) < 0) return { ...base, hasNames };
  // `0,1` above numbers that all have a decimal point: columns were counted.
  return allPointed(tokens, base) ? { ...base, hasNames: false } : null;
}

function allPointed(tokens: Tokens, { end, separator }: Base): boolean {
  let at = end;
  while (!tokens.isLineEnd(at)) {
    const lineEnd = tokens.lineEnd(at);
    const isPointed = cellsOf(tokens, at, lineEnd, separator).every(
      ({ id }) => id >= 0 && tokens.numbers.get(id).kind !== 'integer',
    );
    if (!isPointed) return false;
    at = lineEnd + 1;
  }
  return true;
}

interface ReadRows {
  readonly rows: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly end: number;
}

function readRows(tokens: Tokens, { cells, separator, hasNames, end: start }: Headings): ReadRows {
  const rows: number[][] = [];
  const names: string[] = [];
  const isLeftOut =
    separator === ' ' && hasNames && cellsOf(tokens, start, tokens.lineEnd(start), ' ').length > cells.length;
  const expected = cells.length + (isLeftOut ? 1 : 0);
  let at = start;
  let end = start;
  while (at < tokens.count && !tokens.isLineEnd(at)) {
    const lineEnd = tokens.lineEnd(at);
    const found = cellsOf(tokens, at, lineEnd, separator);
    if (pandasFooterAt(tokens, at) !== null || psqlFooterAt(tokens, at) !== null) break;
    if (isRule(tokens, at)) {
      at = lineEnd + 1;
      end = lineEnd;
      continue;
    }
    // What comes next has no number in it: it is no row.
    if (found.every(({ id }) => id < 0) && separator === ' ') break;
    if (found.length !== expected)
      failLength(tokens, { at, row: rows.length, found: found.length, expected });
    if (hasNames) names.push(nameOf(tokens, found[0], rows.length));
    rows.push(numbersOf(tokens, hasNames ? found.slice(1) : found, rows.length));
    end = lineEnd;
    at = lineEnd + 1;
  }
  return { rows, names, end };
}

/** Names of rows are words, or count the rows. */
function nameOf(tokens: Tokens, cell: Cell | undefined, row: number): string {
  const isNumber = cell !== undefined && cell.id >= 0 && tokens.numbers.get(cell.id).kind !== 'integer';
  if (cell !== undefined && (isNumber || cell.text === ''))
    throw new TextError(
      message(formatsText(isNumber ? 'formats.row_name' : 'formats.no_row_name'), {
        text: cell.text.slice(0, 60),
      }),
      tokens.source.placeAt(cell.offset),
      {
        ...{ row: row + 1, col: 1 },
      },
    );
  return cell?.text ?? '';
}

function numbersOf(tokens: Tokens, cells: readonly Cell[], row: number): number[] {
  return cells.map(({ id, text, offset }, col) => {
    if (id >= 0) return id;
    const problem = message(formatsText(text === '' ? 'formats.no_number' : 'formats.not_a_number'), {
      text: text.slice(0, 60),
    });
    throw new TextError(problem, tokens.source.placeAt(offset), { row: row + 1, col: col + 1 });
  });
}

function failLength(
  tokens: Tokens,
  { at, row, found, expected }: { at: number; row: number; found: number; expected: number },
): never {
  return fail(tokens, at, formatsText('formats.row_of_table'), { row: row + 1, found, expected });
}

/** Rows that begin with a word, `the,0.5,0.5`, and separators that leave no doubt; null for anything else. */
export function readNamedRows(tokens: Tokens, start: number, notes: Notes): Table | null {
  const lineEnd = tokens.lineEnd(start);
  const separator = cellSeparatorOf(tokens, start, start);
  if (separator === ' ' || (separator === ',' && isSeparatedTightly(tokens, start, lineEnd))) return null;
  const cells = cellsOf(tokens, start, lineEnd, separator);
  const isNamed = cells.length > 1 && (cells[0]?.id ?? 0) < 0 && cells.slice(1).every(({ id }) => id >= 0);
  if (!isNamed || !/^[\p{L}_][\p{L}\p{N}_ .'-]*$/u.test(cells[0]?.text ?? '')) return null;
  const headings = {
    cells: cells.map((cell) => ({ ...cell, text: '' })),
    separator,
    hasNames: true,
    isContinued: false,
    end: start,
  };
  const { rows, names, end } = readRows(tokens, headings);
  tell(notes, headings, names);
  return { rows, format: formats[separator], at: start, end };
}
