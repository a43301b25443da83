import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { TextError } from '../errors';
import { kinds, type Tokens } from './tokens';

/** What the commas of a text say about its decimal mark. */
export type CommaReading = 'separators' | 'decimal' | 'either';

/** What stands between the numbers of a row. */
interface Row {
  readonly at: number;
  numbers: number;
  /** Commas with a digit directly on both sides. */
  tight: number;
  /** Most of them without anything else between. */
  longestRun: number;
  /** Commas with a space or a word beside them. */
  loose: number;
  /** Numbers that are separated by spaces, tabs, `|` or `&`. */
  others: number;
  endsWithComma: boolean;
  readonly inBrackets: boolean;
  besideSemicolon: boolean;
}

/** Whether commas between digits separate numbers, are decimal, or could be either. Throws where both would be needed. */
export function readCommas(tokens: Tokens): { readonly reading: CommaReading; readonly at: number } {
  const rows = rowsOf(tokens);
  const by = (reading: CommaReading): Row | undefined => rows.find((row) => readingOf(row) === reading);
  const decimal = by('decimal');
  const either = by('either');
  const separators = by('separators')?.at ?? pointIn(tokens);
  if (decimal !== undefined) {
    if (separators !== null) failBoth(tokens, decimal.at);
    refuseThousands(tokens, rows);
    return { reading: 'decimal', at: decimal.at };
  }
  if (separators !== null || either === undefined) return { reading: 'separators', at: 0 };
  return { reading: 'either', at: either.at };
}

function readingOf(row: Row): CommaReading | null {
  if (row.tight === 0) return null;
  if (row.endsWithComma) return 'separators';
  if (row.longestRun > 1) {
    if (row.others > 0) return 'separators';
    if (row.inBrackets) return row.loose > 0 ? 'separators' : null;
    return row.numbers % 2 === 0 ? 'either' : 'separators';
  }
  if (row.others > 0) return 'decimal';
  if (row.loose > 0) return 'either';
  if (row.inBrackets) return row.besideSemicolon ? 'either' : null;
  return row.besideSemicolon ? 'decimal' : 'either';
}

/** A number with a decimal point: then no comma is decimal. */
function pointIn(tokens: Tokens): number | null {
  for (let at = 0; at < tokens.count; at++)
    if (tokens.kind(at) === kinds.number && isPointed(tokens.text(at))) return at;
  return null;
}

function isPointed(text: string): boolean {
  return /^[+-]?\d*\.\d*(?:[ed]|$)/i.test(text);
}

function rowsOf(tokens: Tokens): readonly Row[] {
  const rows: Row[] = [];
  let depth = 0;
  let run = 0;
  let row = newRow(0, false);
  const finish = (at: number, isSemicolon: boolean): void => {
    row.besideSemicolon ||= isSemicolon;
    if (row.tight > 0) rows.push(row);
    row = newRow(at + 1, depth > 0);
    row.besideSemicolon = isSemicolon;
    run = 0;
  };
  for (let at = 0; at < tokens.count; at++) {
    const opens = tokens.is(at, '[') || tokens.is(at, '(') || tokens.is(at, '{');
    const closes = tokens.is(at, ']') || tokens.is(at, ')') || tokens.is(at, '}');
    if (opens) depth += 1;
    if (closes) depth -= 1;
    if (opens || closes || tokens.kind(at) === kinds.newline) finish(at, false);
    else if (tokens.is(at, ';')) finish(at, !tokens.isLineEnd(at + 1) || row.besideSemicolon);
    else run = addToken(tokens, at, row, run);
  }
  finish(tokens.count, false);
  return rows;
}

function newRow(at: number, inBrackets: boolean): Row {
  return {
    ...{ at, numbers: 0, tight: 0, longestRun: 0, loose: 0, others: 0 },
    ...{ endsWithComma: false, inBrackets, besideSemicolon: false },
  };
}

/** Adds a token to its row; returns how many tight commas stand before the next one without anything else. */
function addToken(tokens: Tokens, at: number, row: Row, run: number): number {
  if (tokens.kind(at) === kinds.number) {
    row.numbers += 1;
    row.endsWithComma = false;
    const isSpaced = tokens.kind(at - 1) === kinds.number || tokens.is(at - 1, '|') || tokens.is(at - 1, '&');
    if (isSpaced) row.others += 1;
    return isSpaced ? 0 : run;
  }
  if (!tokens.is(at, ',')) return 0;
  if (isTight(tokens, at)) {
    row.tight += 1;
    row.longestRun = Math.max(row.longestRun, run + 1);
    return run + 1;
  }
  row.loose += 1;
  row.endsWithComma = true;
  // `the,0,5`: whoever separates words by commas separates numbers by them, too.
  const isBesideWord = tokens.kind(at - 1) === kinds.word && tokens.isAttached(at + 1);
  if (isBesideWord) row.longestRun = 2;
  return 0;
}

function isTight(tokens: Tokens, at: number): boolean {
  return (
    isWhole(tokens, at - 1) &&
    tokens.kind(at + 1) === kinds.number &&
    tokens.isAttached(at) &&
    tokens.isAttached(at + 1) &&
    /^\d/.test(tokens.text(at + 1))
  );
}

function isWhole(tokens: Tokens, at: number): boolean {
  return tokens.kind(at) === kinds.number && /^[+-]?\d+$/.test(tokens.text(at));
}

function failBoth(tokens: Tokens, row: number): never {
  let at = row;
  while (at < tokens.count && !(tokens.is(at, ',') && tokens.isAttached(at) && tokens.isAttached(at + 1)))
    at += 1;
  const text = tokens.textBetween(at - 1, at + 2);
  throw new TextError(
    message(formatsText('formats.both_marks'), { text }),
    tokens.source.placeAt(tokens.start(at - 1)),
  );
}

/** `1,234 5,678` may be 1.234 or 1234. */
function refuseThousands(tokens: Tokens, rows: readonly Row[]): void {
  let first: number | null = null;
  for (let at = rows[0]?.at ?? 0; at < tokens.count; at++) {
    if (!tokens.is(at, ',') || !isTight(tokens, at)) continue;
    const isGroup = /^[+-]?[1-9]\d{0,2}$/.test(tokens.text(at - 1)) && /^\d{3}$/.test(tokens.text(at + 1));
    if (!isGroup) return;
    first ??= at;
  }
  if (first === null) return;
  const text = tokens.textBetween(first - 1, first + 2);
  throw new TextError(
    message(formatsText('formats.thousands'), { text }),
    tokens.source.placeAt(tokens.start(first - 1)),
  );
}
