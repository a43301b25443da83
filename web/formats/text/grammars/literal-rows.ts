import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { checkRows } from '../arrays';
import { TextError } from '../errors';
import type { Tokens } from '../tokens/tokens';
import { fail, type ListValue, type Traits, type Value } from './value';

interface ReadList {
  readonly bracket: string;
  readonly at: number;
  readonly end: number;
  readonly items: readonly Value[];
  readonly semicolons: readonly number[];
  readonly breaks: readonly number[];
  readonly hasContinuation: boolean;
  readonly isOuter: boolean;
}

/** The rows of `[1 0; 0 1]`, and of numbers on several lines in one pair of brackets, as in MATLAB; other lists as they are. */
export function splitRows(tokens: Tokens, list: ReadList, traits: Traits): ListValue {
  const { items, at, semicolons } = list;
  const plain: ListValue = { kind: 'list', items, at };
  const isFlat = items.length > 0 && items.every((item) => typeof item === 'number');
  if (list.hasContinuation && (semicolons.length === 0 || !isFlat)) {
    for (let each = at; each < list.end; each++)
      if (tokens.text(each) === '...')
        fail(tokens, each, formatsText('formats.printed_short'), { text: '...' });
  }
  if (!isFlat) return plain;
  const ends =
    semicolons.length > 0
      ? rowEnds(list)
      : list.isOuter && list.bracket === '['
        ? lineEnds(tokens, list)
        : [];
  if (ends.length === 0) return plain;
  traits.rowEnds += 1;
  const rows = [...ends, items.length].map(
    (end, row) => items.slice(ends[row - 1] ?? 0, end) as readonly number[],
  );
  const kept = rows.filter((row) => row.length > 0);
  checkRows(kept, tokens.numbers, tokens.source);
  return { kind: 'list', at, items: kept.map((row) => ({ kind: 'list', items: row, at })) };
}

/** Rows end at semicolons, and at line breaks without a comma. */
function rowEnds({ semicolons, breaks, hasContinuation }: ReadList): readonly number[] {
  const all = hasContinuation ? semicolons : [...semicolons, ...breaks];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** From this length on, NumPy may have broken the line of a vector. */
const longLine = 60;

/** The width of the lines of NumPy, without the bracket at the end. */
const numpyLine = 74;

/** Whether each line ends where the next number, in its column of digits, would not fit any more: NumPy breaks vectors so. */
function isWrapped(
  tokens: Tokens,
  items: readonly number[],
  ends: readonly number[],
  bracket: number,
): boolean {
  const { source, numbers } = tokens;
  const word = wordLength(items.map((id) => tokens.textAt(numbers.offset(id))));
  return ends.every((end, row) => {
    const offset = numbers.offset(items[end - 1] ?? 0);
    const start = row === 0 ? tokens.start(bracket) : (source.lineStarts[source.lineAt(offset)] ?? 0);
    const width = offset + tokens.textAt(offset).length - start;
    return width <= numpyLine && width + word >= numpyLine;
  });
}

/** The width of numbers below one another, with their points in one column. */
function wordLength(texts: readonly string[]): number {
  const parts = texts.map((text) => text.split('.'));
  const longest = (at: number): number => Math.max(...parts.map((part) => part[at]?.length ?? 0));
  return longest(0) + (parts.some((part) => part.length > 1) ? 1 + longest(1) : 0);
}

/** Where lines of the same number of numbers end; none if a vector was printed on several lines. */
function lineEnds(tokens: Tokens, { items, breaks, at }: ReadList): readonly number[] {
  const ends = breaks.filter((end) => end < items.length);
  if (ends.length === 0) return ends;
  const lengths = [...ends, items.length].map((end, row) => end - (ends[row - 1] ?? 0));
  const line = tokens.lineEnd(at);
  const isLong = tokens.source.placeAt(tokens.start(line)).column > longLine;
  const isEven = lengths.every((length) => length === lengths[0]);
  if (isLong && (!isEven || isWrapped(tokens, items as readonly number[], ends, at))) return [];
  if (isLong)
    throw new TextError(
      message(formatsText('formats.rows_or_vector')),
      tokens.source.placeAt(tokens.start(at)),
    );
  return ends;
}
