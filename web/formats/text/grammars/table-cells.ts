import { numberOf } from '../tokens/numbers';
import type { Tokens } from '../tokens/tokens';

/** What separates the cells of a table. */
export type CellSeparator = ' ' | ',' | ';' | '\t' | '|';

/** A cell of a table: its number, or -1 for a text. */
export interface Cell {
  readonly text: string;
  readonly id: number;
  readonly offset: number;
}

/** What separates the cells of two lines. */
export function cellSeparatorOf(tokens: Tokens, first: number, second: number): CellSeparator {
  const has = (mark: string): boolean => [first, second].every((at) => contains(tokens, at, mark));
  if (has('|')) return '|';
  const both = [first, second].every((at) => lineText(tokens, at).includes('\t'));
  if (both) return '\t';
  if (has(';')) return ';';
  return has(',') ? ',' : ' ';
}

function contains(tokens: Tokens, at: number, mark: string): boolean {
  const end = tokens.lineEnd(at);
  for (let each = at; each < end; each++) if (tokens.is(each, mark)) return true;
  return false;
}

/** A line with the spaces before it. */
function lineText(tokens: Tokens, at: number): string {
  const { source } = tokens;
  const line = source.lineAt(tokens.start(at));
  return source.text.slice(source.lineStarts[line] ?? 0, (source.lineStarts[line + 1] ?? 1) - 1);
}

/** The cells of a line. */
export function cellsOf(tokens: Tokens, from: number, to: number, separator: CellSeparator): readonly Cell[] {
  if (separator === ' ') return spacedCells(tokens, from, to);
  if (separator === '\t') return tabbedCells(tokens, from);
  const cells: Cell[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at < to && !tokens.is(at, separator)) continue;
    cells.push(cellBetween(tokens, start, at));
    start = at + 1;
  }
  if (separator === '|') return withoutBorders(tokens, cells, from, to);
  return cells.length > 1 && cells.at(-1)?.text === '' ? cells.slice(0, -1) : cells;
}

/** `| a | b |` has no cells before its first and behind its last line. */
function withoutBorders(tokens: Tokens, cells: readonly Cell[], from: number, to: number): readonly Cell[] {
  return cells.slice(tokens.is(from, '|') ? 1 : 0, tokens.is(to - 1, '|') ? -1 : undefined);
}

function cellBetween(tokens: Tokens, from: number, to: number): Cell {
  const offset = tokens.start(Math.min(from, to));
  if (to - from === 1) return { text: tokens.text(from), id: tokens.number(from), offset };
  return { text: tokens.textBetween(from, to).trim(), id: -1, offset };
}

/** Tokens that touch belong to one cell: `Unnamed:0`, `q(1)`. */
function spacedCells(tokens: Tokens, from: number, to: number): readonly Cell[] {
  const cells: Cell[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    if (at + 1 < to && tokens.isAttached(at + 1)) continue;
    cells.push(cellBetween(tokens, start, at + 1));
    start = at + 1;
  }
  return cells;
}

/** Cells between tabs, of which the first may be empty. */
function tabbedCells(tokens: Tokens, at: number): readonly Cell[] {
  const line = lineText(tokens, at);
  const { source, numbers } = tokens;
  let offset = source.lineStarts[source.lineAt(tokens.start(at))] ?? 0;
  return line
    .replace(/\t+$/, '')
    .split('\t')
    .map((piece) => {
      const start = offset;
      offset += piece.length + 1;
      const text = piece.trim().replace(/^"(.*)"$/, '$1');
      const written =
        /^[+-]?\d+,\d+/.test(text) && tokens.decimal === '.' && !piece.includes('"') ? null : numberOf(text);
      return { text, id: written === null ? -1 : numbers.add(written, start), offset: start };
    });
}
