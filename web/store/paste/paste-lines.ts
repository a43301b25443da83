import '../../i18n/en/authoring';
import { message } from '../../i18n/message';
import type { Grid, PasteProblem, TextCell } from './grid';

/** The separators of rows, and of numbers within a row. */
interface Layout {
  readonly row: RegExp;
  readonly cell: RegExp;
}

const lineEnd = /\r\n|\n|\r/g;
const semicolonOrLine = /;[^\S\r\n]*(?:\r\n|\n|\r)?|\r\n|\n|\r/g;
const spaces = /[^\S\r\n]+/g;

/** Parses lines of numbers separated by tabs, commas, semicolons or spaces. `decimal` is the decimal mark of the reader. */
export function readLines(text: string, decimal: '.' | ','): Grid | PasteProblem {
  if (decimal === ',' && isAmbiguous(text))
    return {
      error: message('error.comma_may_part_two'),
      offset: text.indexOf(','),
    };
  const { row, cell } = layoutOf(text);
  return split({ text, offset: 0 }, row)
    .map((line) => (cell === spaces ? trimmed(line) : line))
    .filter((line) => line.text.trim() !== '')
    .map((line) => withoutLastEmpty(split(line, cell).map(unquoted)));
}

/**
 * Semicolons separate rows if there are several numbers between them, as in `1 2; 3 4` and `1,0,0;0,1,0`. Otherwise they
 * separate numbers, and commas are decimal separators, as in `1,5;2`.
 */
function layoutOf(text: string): Layout {
  if (text.includes('\t')) return { row: lineEnd, cell: /\t/g };
  const spaced = /[^\s,;][^\S\r\n]+[^\s,;]/.test(text);
  if (text.includes(';')) {
    if (text.split(/;|\r\n|\n|\r/).some(hasCommasBetween)) return { row: semicolonOrLine, cell: /,/g };
    return spaced ? { row: semicolonOrLine, cell: spaces } : { row: lineEnd, cell: /;/g };
  }
  return { row: lineEnd, cell: text.includes(',') && !spaced ? /,/g : spaces };
}

/** Whether commas could be decimal separators or separate numbers: `1,5` may be one number or two. */
function isAmbiguous(text: string): boolean {
  if (!text.includes(',') || /[\t;]|[^\s,][^\S\r\n]+[^\s,]/.test(text)) return false;
  return !text.split(lineEnd).some(hasCommasBetween);
}

/** Whether commas separate numbers: there are two, or one together with a point or a space after it. */
function hasCommasBetween(piece: string): boolean {
  const [, second, third] = piece.trim().split(',', 3);
  return second !== undefined && (third !== undefined || piece.includes('.') || /^\s/.test(second));
}

/** Parses `\begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix}`. */
export function readLatex(text: string): Grid | PasteProblem {
  const [matched, opening = '', body = ''] =
    /^(\s*\\begin\s*\{\w*matrix\*?\})(.*?)\\end\s*\{\w*matrix\*?\}\s*$/su.exec(text) ?? [];
  if (matched === undefined) return { error: message('error.latex_no_matrix'), offset: 0 };
  return split({ text: body, offset: opening.length }, /\\\\/g)
    .filter((line) => line.text.trim() !== '')
    .map((line) => split(line, /&/g).map(fromLatex));
}

/** Converts `1.5 \times 10^{-7}` to `1.5e-7`, `-\infty` to `-inf`. */
function fromLatex({ text, offset }: TextCell): TextCell {
  const spaced = text.trim().replace(/\s+/g, ' ').replace('\\infty', 'inf');
  const plain = spaced.replace(/ ?\\(?:times|cdot) ?10\^\{?([+-]?\d+)\}?/, 'e$1');
  return { text: plain, offset };
}

/** Splits at separators outside double quotes, and keeps the offset of each part. */
function split({ text, offset }: TextCell, separator: RegExp): readonly TextCell[] {
  const pieces: TextCell[] = [];
  let start = 0;
  let seen = 0;
  let quotes = 0;
  for (const { index, 0: found } of text.matchAll(separator)) {
    quotes += text.slice(seen, index).split('"').length - 1;
    seen = index;
    if (quotes % 2 === 1) continue;
    pieces.push({ text: text.slice(start, index), offset: offset + start });
    start = index + found.length;
  }
  return [...pieces, { text: text.slice(start), offset: offset + start }];
}

function unquoted({ text, offset }: TextCell): TextCell {
  return { text: text.trim().replace(/^"(.*)"$/s, '$1'), offset };
}

function trimmed({ text, offset }: TextCell): TextCell {
  return { text: text.trim(), offset: offset + text.length - text.trimStart().length };
}

/** Removes the empty cell after a trailing separator. */
function withoutLastEmpty(pieces: readonly TextCell[]): readonly TextCell[] {
  return pieces.length > 1 && pieces.at(-1)?.text.trim() === '' ? pieces.slice(0, -1) : pieces;
}
