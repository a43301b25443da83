import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { TextError } from '../errors';
import type { FormatName } from '../format-names';
import type { Tokens } from '../tokens/tokens';
import { type PrintedMatrix, readPrintedMatrix } from './printed-matrix';
import { readR, startsR } from './r';
import { fail } from './value';

/** The line before one of several matrices of an array: `(1,.,.) =`, `ans(:,:,1) =`, `[:, :, 1] =`, `, , 1`. */
export interface SliceHeader {
  /** The name in it; empty for formats that have none there. */
  readonly name: string;
  readonly index: readonly number[];
  readonly format: FormatName;
  readonly end: number;
}

const headers: readonly (readonly [RegExp, FormatName])[] = [
  [/^\s*()\(((?:\d{1,6},){1,6})\.,\.\)\s*=\s*$/, 'libtorch'],
  [/^\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(:,\s*:((?:,\s*\d{1,6}){1,6})\)\s*=\s*$/u, 'matlab'],
  [/^\s*()\[:,\s*:((?:,\s*\d{1,6}){1,6})\]\s*=\s*$/, 'julia'],
  [/^\s*(), ,((?:\s*\d{1,6},?){1,6})\s*$/, 'r'],
];

/** Longest line that is looked at. */
const longest = 300;

export function sliceHeaderAt(tokens: Tokens, at: number): SliceHeader | null {
  const end = tokens.lineEnd(at);
  if (end === at || tokens.end(end - 1) - tokens.start(at) > longest) return null;
  const line = tokens.textBetween(at, end);
  for (const [pattern, format] of headers) {
    const [, name, index] = pattern.exec(line) ?? [];
    if (name === undefined || index === undefined) continue;
    return {
      name,
      index: index
        .split(/[\s,]+/)
        .filter((each) => each !== '')
        .map(Number),
      format,
      end,
    };
  }
  return null;
}

export interface Slices {
  readonly name: string;
  /** Axes of the slices first, then rows and columns. */
  readonly shape: readonly number[];
  readonly ids: readonly number[];
  readonly format: FormatName;
  readonly end: number;
}

/** Reads all matrices of an array. */
export function readSlices(tokens: Tokens, start: number): Slices {
  const matrices: (readonly (readonly number[])[])[] = [];
  const indices: (readonly number[])[] = [];
  const first = sliceHeaderAt(tokens, start) ?? fail(tokens, start, formatsText('formats.no_numbers'));
  let end = start;
  for (
    let header: SliceHeader | null = first;
    header !== null;
    header = sliceHeaderAt(tokens, tokens.skipLines(end))
  ) {
    const isNext =
      header.name === first.name &&
      header.format === first.format &&
      header.index.length === first.index.length;
    if (!isNext || (matrices.length > 0 && header.index.every((each) => each === 1))) break;
    const matrix = readSlice(tokens, tokens.skipLines(header.end));
    matrices.push(matrix.rows);
    indices.push(header.index);
    end = matrix.end;
  }
  const [rows = 0, cols = 0] = [matrices[0]?.length, matrices[0]?.[0]?.length];
  if (matrices.some((matrix) => matrix.length !== rows || matrix[0]?.length !== cols))
    fail(tokens, start, formatsText('formats.slices_differ'));
  const { sizes, order } = orderOf(tokens, start, indices);
  const { name, format } = first;
  const ids = order.flatMap((each) => matrices[each]?.flat() ?? []);
  return { name, shape: [...sizes, rows, cols], ids, format, end };
}

function readSlice(tokens: Tokens, at: number): Pick<PrintedMatrix, 'rows' | 'end'> {
  return startsR(tokens, at) ? readR(tokens, at) : readPrintedMatrix(tokens, at);
}

/** The sizes of the axes of the slices, and the slices in row-major order. Each index must be there once. */
function orderOf(tokens: Tokens, at: number, indices: readonly (readonly number[])[]) {
  const sizes = (indices[0] ?? []).map((_, axis) => Math.max(...indices.map((index) => index[axis] ?? 0)));
  const positions = indices.map((index) =>
    index.reduce((position, each, axis) => position * (sizes[axis] ?? 1) + each - 1, 0),
  );
  const order = [...positions.keys()].sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const count = sizes.reduce((product, side) => product * side, 1);
  if (count !== order.length || order.some((each, position) => positions[each] !== position))
    throw new TextError(
      message(formatsText('formats.slices_missing')),
      tokens.source.placeAt(tokens.start(at)),
    );
  return { sizes, order };
}
