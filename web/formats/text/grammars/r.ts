import { formatsText } from '../../../i18n/en/formats';
import { checkRows } from '../arrays';
import type { Tokens } from '../tokens/tokens';
import { fail, refuseToken } from './value';

/** A matrix or a vector as R prints it. */
export interface RPrint {
  readonly rows: readonly (readonly number[])[];
  readonly isVector: boolean;
  readonly at: number;
  readonly end: number;
}

/** The number in `[,3]`; null for anything else. */
function columnAt(tokens: Tokens, at: number): number | null {
  const isColumn =
    tokens.is(at, '[') && tokens.is(at + 1, ',') && tokens.isNumber(at + 2) && tokens.is(at + 3, ']');
  return isColumn ? Number(tokens.text(at + 2)) : null;
}

/** The number in `[3,]`; null for anything else. */
function rowAt(tokens: Tokens, at: number): number | null {
  const isRow =
    tokens.is(at, '[') && tokens.isNumber(at + 1) && tokens.is(at + 2, ',') && tokens.is(at + 3, ']');
  return isRow ? Number(tokens.text(at + 1)) : null;
}

/** The number in `[3] 0.5`, with a number behind it on the same line; null for anything else. */
function indexAt(tokens: Tokens, at: number): number | null {
  const isIndex =
    tokens.is(at, '[') && tokens.isNumber(at + 1) && tokens.is(at + 2, ']') && !tokens.isAttached(at + 3);
  return isIndex && tokens.isNumber(at + 3) && /^\d+$/.test(tokens.text(at + 1))
    ? Number(tokens.text(at + 1))
    : null;
}

export function startsR(tokens: Tokens, at: number): boolean {
  return columnAt(tokens, at) !== null || indexAt(tokens, at) === 1;
}

/** The token behind `[[1]]` of a list, if what R prints follows it. */
export function skipListIndex(tokens: Tokens, at: number): number {
  const isIndex =
    tokens.is(at, '[') &&
    tokens.is(at + 1, '[') &&
    tokens.isNumber(at + 2) &&
    tokens.is(at + 3, ']') &&
    tokens.is(at + 4, ']');
  return isIndex && startsR(tokens, tokens.skipLines(at + 5)) ? at + 5 : at;
}

export function readR(tokens: Tokens, at: number): RPrint {
  return columnAt(tokens, at) === null ? readVector(tokens, at) : readMatrix(tokens, at);
}

/** `[1] 0.1 0.2` and `[3] 0.3` below it. */
function readVector(tokens: Tokens, start: number): RPrint {
  const ids: number[] = [];
  let at = start;
  for (let index = indexAt(tokens, at); index !== null; index = indexAt(tokens, at)) {
    if (index !== ids.length + 1) break;
    const end = tokens.lineEnd(at);
    for (let each = at + 3; each < end; each++) ids.push(numberAt(tokens, each));
    at = end + 1;
  }
  return { rows: [ids], isVector: true, at: start, end: Math.min(at, tokens.count) };
}

/** Blocks of columns, each with a line `[,1] [,2]` and rows that begin with `[1,]` or with a name. */
function readMatrix(tokens: Tokens, start: number): RPrint {
  const rows: number[][] = [];
  let at = start;
  for (
    let first = columnAt(tokens, at);
    first !== null && first === (rows[0]?.length ?? 0) + 1;
    first = columnAt(tokens, at)
  ) {
    const lineEnd = tokens.lineEnd(at);
    let count = 0;
    for (; at < lineEnd; at += 4, count += 1)
      if (columnAt(tokens, at) !== first + count) refuseToken(tokens, at);
    at = readBlock(tokens, lineEnd + 1, { rows, count, isFirst: first === 1 });
  }
  checkRows(rows, tokens.numbers, tokens.source);
  if (rows.length === 0) fail(tokens, start, formatsText('formats.no_numbers'));
  return { rows, isVector: false, at: start, end: at };
}

interface Block {
  readonly rows: number[][];
  readonly count: number;
  readonly isFirst: boolean;
}

function readBlock(tokens: Tokens, start: number, { rows, count, isFirst }: Block): number {
  let at = start;
  for (let row = 0; !tokens.isLineEnd(at) && columnAt(tokens, at) === null; row++) {
    const end = tokens.lineEnd(at);
    const index = rowAt(tokens, at);
    if (index !== null && index !== row + 1) refuseToken(tokens, at);
    const isNamed = index === null && end - at === count + 1 && tokens.number(at) < 0;
    if (index === null && !isNamed) return checkEnd(tokens, at, row, rows);
    const from = at + (index === null ? 1 : 4);
    const ids: number[] = [];
    for (let each = from; each < end; each++) ids.push(numberAt(tokens, each));
    if (ids.length !== count)
      fail(tokens, at, formatsText('formats.columns_counted'), {
        row: row + 1,
        found: ids.length,
        expected: count,
      });
    if (isFirst) rows.push(ids);
    else rows[row]?.push(...ids);
    at = end + 1;
    if (at > tokens.count) return checkEnd(tokens, tokens.count, row + 1, rows);
  }
  return at;
}

function checkEnd(tokens: Tokens, at: number, found: number, rows: readonly (readonly number[])[]): number {
  if (found !== rows.length) refuseToken(tokens, at);
  return at;
}

function numberAt(tokens: Tokens, at: number): number {
  const id = tokens.number(at);
  if (id < 0) fail(tokens, at, formatsText('formats.not_a_number'), { text: tokens.text(at).slice(0, 60) });
  return id;
}
